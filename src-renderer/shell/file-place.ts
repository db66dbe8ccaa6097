import type { Row, SetView } from '../../src-shared/workbench/set-view.ts';
import type { SetSummary } from '../../src-shared/workbench/workspace-view.ts';
import type { Tab } from '../state/tabs.ts';

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

/** By list of rows: lists are replaced, never changed. */
const known = new WeakMap<readonly Row[], readonly string[]>();

function filesOfRows(rows: readonly Row[]): readonly string[] {
  const files = known.get(rows) ?? [...new Set(rows.map((row) => row.file))];
  known.set(rows, files);
  return files;
}

/** The files whose text a tab shows in one way or another. */
export function filesOfTab(tab: Tab, view: SetView | undefined): readonly string[] {
  switch (tab.kind) {
    case 'source':
      return [tab.file];
    case 'cards':
    case 'faces':
      return filesOfRows(view?.cards[tab.type] ?? []);
    case 'modes':
      return filesOfRows(view?.modes ?? []);
    case 'compare':
    case 'charts':
    case 'print':
    case 'export':
    case 'tables':
      return [];
  }
}
