import type { Preflight } from '../../src-shared/preflight.ts';
import type { ProofSummary } from '../../src-shared/proof.ts';
import type { ProofPlan } from '../proof/proof-plan.ts';
import { counted } from './number-text.ts';
import { identityOf, type OpenedSet } from './opened-set.ts';
import { fileLine, type WrittenFile } from './output-option.ts';

/** What was written, and what was found before. */
export interface WrittenProof {
  readonly file: WrittenFile;
  readonly warnings: number;
  readonly preflight: Preflight;
}

/** The document of `--json`; without a proof where there was nothing to print. */
export function proofDocument(
  opened: OpenedSet,
  { changed }: ProofPlan,
  summary: ProofSummary,
  proof?: WrittenProof,
): unknown {
  const { cards, copies, sheets, pages, layout, reasons, notes } = summary;
  return {
    game: opened.game.id,
    set: identityOf(opened),
    file: proof?.file ?? null,
    cards,
    copies,
    sheets,
    pages: pages.length,
    layout,
    ...(changed && { changed: reasons }),
    ...(proof && { warnings: proof.warnings, preflight: proof.preflight.checks }),
    notes,
  };
}

const MOST_LISTED = 20;
const REASONS = { new: 'new', front: 'changed', back: 'with another back', copies: 'in more copies' } as const;

/** The same for people. */
export function proofLines({ settings }: ProofPlan, summary: ProofSummary, proof: WrittenProof): readonly string[] {
  const { cards, copies, sheets, pages, layout, reasons, notes } = summary;
  const different = copies === cards ? '' : `, ${counted(cards, 'different one')}`;
  const paper = settings.kind === 'press' ? '' : `, ${counted(sheets, 'sheet')}`;
  const listed = Object.entries(reasons);
  const others = listed.length - MOST_LISTED;
  return [
    fileLine(proof.file),
    `${counted(copies, 'card')}${different}${paper}, ${counted(pages.length, 'page')}: ${layout}`,
    ...listed.slice(0, MOST_LISTED).map(([key, reason]) => `  ${key}  ${REASONS[reason]}`),
    ...(others > 0 ? [`  … and ${counted(others, 'other')}`] : []),
    ...notes,
    ...(proof.warnings > 0 ? ['soundcheck validate --faces lists the warnings.'] : []),
  ];
}
