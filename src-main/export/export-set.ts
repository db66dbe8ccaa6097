import { done, failed, type Problem, type Result } from '../../src-shared/workbench/result.ts';
import type { CheckedSet } from '../library/set-check.ts';
import { similarWord } from '../library/similar-word.ts';
import type { OutputFile, OutputWatch } from '../output/output.ts';
import type { ExportFormat, ExportOptions, ExportSubject } from './export-format.ts';

/** What formats are made of; undefined while the set has errors. `base` is the version that it extends. */
export function exportSubject(loaded: CheckedSet, base?: CheckedSet): ExportSubject | undefined {
  const { game, set, checksum } = loaded;
  if (game === undefined || set === undefined) return undefined;
  const extended = set.manifest.extends === undefined ? undefined : base?.set;
  return { game, set, loaded, checksum, ...(extended && { base: extended }) };
}

/** What is wrong with the options, or what the format cannot do; undefined where it can be exported. */
export function exportRefusal(
  format: ExportFormat,
  subject: ExportSubject,
  options: ExportOptions = {},
): Problem | undefined {
  const wrong =
    notTaken(format, options) ??
    unknownId(
      'card type',
      options.types,
      subject.game.cardTypes.map(({ id }) => id),
    ) ??
    unknownId(
      'mode',
      options.modes,
      subject.set.modes.map(({ id }) => id),
    );
  if (wrong !== undefined) return { code: 'export/option', message: wrong };
  const refusal = format.refusal?.(subject, options);
  return refusal === undefined ? undefined : { code: 'export/refused', message: refusal };
}

/** The files of an export, all in memory; a wrong option or what the format cannot do is told. */
export async function exportSet(
  format: ExportFormat,
  subject: ExportSubject,
  options: ExportOptions = {},
  watch: OutputWatch = {},
): Promise<Result<readonly OutputFile[]>> {
  const wrong = exportRefusal(format, subject, options);
  return wrong ? failed(wrong.code, wrong.message) : done(await format.files(subject, options, watch));
}

function notTaken(
  { id, takes }: ExportFormat,
  { types, modes, since, profile, baseUrl }: ExportOptions,
): string | undefined {
  if (profile && !takes.includes('profile'))
    return `The format “${id}” is the same for everybody; it takes no profile.`;
  if (baseUrl && !takes.includes('base-url')) return `The format “${id}” names no pictures; it takes no base URL.`;
  if (types && !takes.includes('type')) return `The format “${id}” holds all card types; it takes no choice of them.`;
  if (modes && !takes.includes('mode')) return `The format “${id}” holds all modes; it takes no choice of them.`;
  if (since && !takes.includes('since'))
    return `The format “${id}” compares with the version that the set extends only.`;
  return undefined;
}

function unknownId(kind: string, ids: readonly string[] | undefined, known: readonly string[]): string | undefined {
  const unknown = ids?.find((id) => !known.includes(id));
  if (unknown === undefined) return undefined;
  const meant = similarWord(unknown, known);
  return `There is no ${kind} “${unknown}”.${meant === undefined ? '' : ` Did you mean “${meant}”?`} Known: ${known.join(', ')}.`;
}
