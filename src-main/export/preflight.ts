import type { Preflight, PreflightCheck } from '../../src-shared/preflight.ts';
import type { OutputWatch } from '../output/output.ts';
import { countOf, setChecks } from '../preflight/set-checks.ts';
import type { ExportFormat, ExportOptions, ExportSubject } from './export-format.ts';
import { exportedCards } from './exported-cards.ts';

/** What to know of a set before it leaves the program in a format. */
export const preflightOf = (
  format: ExportFormat,
  subject: ExportSubject,
  options: ExportOptions = {},
  watch: OutputWatch = {},
): Promise<Preflight> =>
  format.preflight?.(subject, options, watch) ?? Promise.resolve({ checks: dataChecks(subject, options) });

const dataChecks = (subject: ExportSubject, { types }: ExportOptions): readonly PreflightCheck[] => {
  const cards = exportedCards(subject, types ? { types } : {});
  return [
    ...setChecks(subject),
    { id: 'counts', label: 'Counts', verdict: 'ok', message: `${countOf(subject.game, cards)}.` },
  ];
};
