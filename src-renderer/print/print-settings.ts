import { CARD_SIZES } from '../../src-shared/card-size.ts';
import {
  BACK_SIDES,
  DEFAULT_PROOF,
  PAPERS,
  PRESS_BLEED,
  type ProofSettings,
  type ProofSince,
} from '../../src-shared/proof.ts';
import { isRecord } from '../../src-shared/record.ts';
import { changeSetting, settings, useSetting } from '../state/workbench.ts';

const NAME = 'print.settings';
type KeptSettings = { readonly [set: string]: unknown };
const NONE: KeptSettings = {};

/** How a set is printed, as it was chosen last; where the printer puts back sides is kept elsewhere, for all sets. */
export const usePrintSettings = (set: string): ProofSettings => readSettings(useSetting(NAME, NONE)[set]);

export function changePrintSettings(set: string, change: Partial<ProofSettings>): void {
  const kept = (settings.get()[NAME] as KeptSettings | undefined) ?? NONE;
  changeSetting(NAME, { ...kept, [set]: changedSettings(kept[set], change) });
}

/** Settings as they are kept after a change. Sheets and pages for the press have each their own bleed. */
export function changedSettings(kept: unknown, { bleed, ...change }: Partial<ProofSettings>): object {
  const before = isRecord(kept) ? kept : {};
  if (bleed === undefined) return { ...before, ...change };
  const { kind } = readSettings({ ...before, ...change });
  return { ...before, ...change, [kind === 'press' ? 'pressBleed' : 'bleed']: bleed };
}

export const BLEEDS: readonly { readonly value: number; readonly title: string }[] = [
  { value: 0, title: 'none, cut edge to edge' },
  { value: 3, title: '3 mm' },
  { value: 3.175, title: '1/8 in' },
];

/** Settings are only what someone once wrote: what makes no sense is as at the beginning. The date is never kept. */
export function readSettings(kept: unknown): ProofSettings {
  if (!isRecord(kept)) return DEFAULT_PROOF;
  const { modes, types, cards, since, paper, card, bleed, pressBleed, backs, marks, colours, copies } = kept;
  const usual = DEFAULT_PROOF;
  const kind = kept.kind === 'press' ? 'press' : usual.kind;
  return {
    modes: namesIn(modes),
    types: namesIn(types),
    cards: namesIn(cards),
    since: sinceIn(since),
    kind,
    paper: keyIn(PAPERS, paper) ?? usual.paper,
    card: keyIn(CARD_SIZES, card) ?? usual.card,
    bleed: kind === 'press' ? bleedIn(pressBleed, PRESS_BLEED) : bleedIn(bleed, usual.bleed),
    backs: keyIn(BACK_SIDES, backs) ?? usual.backs,
    marks: typeof marks === 'boolean' ? marks : usual.marks,
    colours: colours === 'cmyk' ? 'cmyk' : usual.colours,
    copies: typeof copies === 'boolean' ? copies : usual.copies,
    backOffset: usual.backOffset,
  };
}

const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const bleedIn = (kept: unknown, usual: number): number => BLEEDS.find(({ value }) => value === kept)?.value ?? usual;

const keyIn = <T extends object>(known: T, value: unknown): keyof T | undefined =>
  typeof value === 'string' && Object.hasOwn(known, value) ? (value as keyof T) : undefined;

function sinceIn(value: unknown): ProofSince {
  if (!isRecord(value)) return DEFAULT_PROOF.since;
  const { kind, set, ref } = value;
  if (kind === 'last') return { kind };
  if (kind === 'version' && typeof set === 'string') return { kind, set };
  if (kind === 'git' && typeof ref === 'string') return { kind, ref };
  return DEFAULT_PROOF.since;
}
