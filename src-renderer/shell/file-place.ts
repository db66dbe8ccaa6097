import type { Row, SetView } from '../../src-shared/workbench/set-view.ts';
import type { SetSummary } from '../../src-shared/workbench/workspace-view.ts';

/** The set whose folder a file is in. */
export function setOfFile(file: string, sets: readonly SetSummary[]): string | undefined {
  const around = sets
    .map(({ path }) => path)
    .filter((path) => path === '.' || path === '' || file.startsWith(`${path}/`));
  return around.sort((a, b) => b.length - a.length)[0];
}

/** The file that holds cards of a type: the version's own one, else where they are inherited from. */
export function fileOfRows(rows: readonly Row[]): string | undefined {
  return (rows.find(({ origin }) => origin !== 'inherited') ?? rows[0])?.file;
}

/** What a source file is about, so that its grid or form can be shown instead. */
export function subjectOfFile(
  view: SetView,
  file: string,
): { readonly on: 'cards'; readonly type: string } | { readonly on: 'mode'; readonly key: string } | undefined {
  for (const [type, rows] of Object.entries(view.cards)) {
    if (rows.some((row) => row.file === file)) return { on: 'cards', type };
  }
  const mode = view.modes.find((row) => row.file === file);
  return mode && { on: 'mode', key: mode.key };
}
