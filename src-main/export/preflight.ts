import type { Preflight, PreflightCheck } from '../../src-shared/preflight.ts';
import type { FaceCheck } from '../faces/face-diagnostics.ts';
import type { OutputWatch } from '../output/output.ts';
import { countOf, setChecks } from '../preflight/set-checks.ts';
import { warningsOf } from '../proof/set-warnings.ts';
import type { ExportFormat, ExportOptions, ExportSubject } from './export-format.ts';
import { exportedCards } from './exported-cards.ts';

/** What to know of a set before it leaves the program in a format. Its warnings are those of its faces, too, as for proofs. */
export async function preflightOf(
  format: ExportFormat,
  subject: ExportSubject,
  options: ExportOptions = {},
  watch: OutputWatch = {},
  faceCheck?: FaceCheck,
): Promise<Preflight> {
  const diagnostics = await warningsOf(subject.loaded, watch, faceCheck);
  const warned = { ...subject, loaded: { ...subject.loaded, diagnostics } };
  return format.preflight?.(warned, options, watch) ?? { checks: dataChecks(warned, options) };
}

/** What to know of data: warnings and counts. */
export const dataChecks = (subject: ExportSubject, { types }: ExportOptions): readonly PreflightCheck[] => {
  const cards = exportedCards(subject, types ? { types } : {});
  return [
    ...setChecks(subject),
    { id: 'counts', label: 'Counts', verdict: 'ok', message: `${countOf(subject.game, cards)}.` },
  ];
};
