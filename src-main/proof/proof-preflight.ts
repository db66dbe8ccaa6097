import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import type { Preflight, PreflightCheck } from '../../src-shared/preflight.ts';
import { PRESS_BLEED } from '../../src-shared/proof.ts';
import type { OutputWatch } from '../output/output.ts';
import { type PictureSubject, picturePreflight, viewWithBleed } from '../preflight/picture-preflight.ts';
import { imprintFor, type ProofPlan, summaryOf } from './proof-plan.ts';

/** What to know of a set with these warnings before a proof of it is printed. */
export async function proofPreflight(
  { game, set, loaded }: Pick<PictureSubject, 'game' | 'set' | 'loaded'>,
  plan: ProofPlan,
  warnings: readonly Diagnostic[],
  watch: OutputWatch = {},
): Promise<Preflight> {
  const { card: size, bleed, kind, backs } = plan.settings;
  const { layout, pages } = summaryOf(plan);
  const made = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  const view = viewWithBleed(size, bleed);
  const warned = { ...loaded, diagnostics: warnings };
  const subject = {
    game,
    set,
    loaded: warned,
    cards: plan.cards,
    size,
    view,
    backs: backs !== 'none',
    imprint: imprintFor(plan.settings),
  };
  const { checks } = await picturePreflight(subject, layout, made, watch);
  return { checks: kind === 'press' && bleed === 0 ? [...checks, NO_BLEED] : checks };
}

const NO_BLEED: PreflightCheck = {
  id: 'press-bleed',
  label: 'Bleed for the press',
  verdict: 'warning',
  message: `Pages have no bleed: a cut that is a little off shows paper at the edge. Printing companies want ${PRESS_BLEED} mm.`,
};
