import type { Row } from '../../../src-shared/workbench/set-view.ts';
import type { SetSummary } from '../../../src-shared/workbench/workspace-view.ts';
import { commands } from '../../commands/commands.ts';
import { workbenchNow } from '../../state/workbench.ts';
import { openPlayLink } from '../../what-if/open-play-link.ts';
import { readLink } from '../../what-if/play-link.ts';
import { currentSet } from '../current-set.ts';
import { openCards, openFile, openModes, openSubject } from '../open-place.ts';
import { openNamed } from '../workspace/choose-workspace.ts';
import { folded } from './fuzzy.ts';
import { sectionOrder } from './sections.ts';

export type EntryKind = 'command' | 'link' | 'cards' | 'card' | 'mode' | 'file' | 'workspace';

/** Something that the palette finds. */
export interface PaletteEntry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly title: string;
  /** Where it is, dim beside the title. */
  readonly detail: string;
  readonly shortcut?: string;
  /** Folded: the title. */
  readonly text: string;
  /** Folded: what it is found by besides. */
  readonly also: string;
  run(): void;
}

type Draft = Omit<PaletteEntry, 'text' | 'also'> & { readonly also?: string };
const entry = ({ also = '', ...rest }: Draft): PaletteEntry => ({
  ...rest,
  text: folded(rest.title),
  also: folded(`${rest.detail} ${also}`),
});

export const commandEntries = (): readonly PaletteEntry[] =>
  commands
    .filter((command) => !command.isSecond && (command.enabled?.() ?? true))
    .toSorted((a, b) => sectionOrder(a.section, b.section))
    .map((command) =>
      entry({
        id: `command:${command.id}`,
        kind: 'command',
        title: command.title,
        detail: command.section,
        ...(command.key !== undefined && { shortcut: command.key }),
        ...(command.also !== undefined && { also: command.also }),
        run: () => void command.run(),
      }),
    );

/** What a pasted link leads to. */
export function linkEntries(text: string): readonly PaletteEntry[] {
  const link = readLink(text);
  if (!link) return [];
  const { set, setting } = link;
  const title = 'Open the comparison of this link';
  return [
    entry({ id: 'link', kind: 'link', title, detail: `${set} · ${setting.mode}`, run: () => openPlayLink(link) }),
  ];
}

/** Everything there is to go to: card types and modes of all sets; cards and files of those that are open so far. */
export function placeEntries(): readonly PaletteEntry[] {
  const { workspace, recent } = workbenchNow();
  const current = currentSet();
  // What is in the set in front is meant more often than its like in other versions.
  const sets = (workspace?.sets ?? []).toSorted((a, b) => Number(b.path === current) - Number(a.path === current));
  return [
    ...sets.flatMap(setEntries),
    ...sets.flatMap(cardEntries),
    ...recent
      .filter((path) => path !== workspace?.path)
      .map((path) =>
        entry({
          id: `workspace:${path}`,
          kind: 'workspace',
          title: path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1) || path,
          detail: path,
          also: 'open recent workspace folder',
          run: () => openNamed(path),
        }),
      ),
  ];
}

function setEntries(set: SetSummary): readonly PaletteEntry[] {
  const { path, version, cardTypes, modes } = set;
  return [
    ...cardTypes.map(({ id, name }) =>
      entry({
        id: `cards:${path}:${id}`,
        kind: 'cards',
        title: name,
        detail: version,
        run: () => openCards(path, id),
      }),
    ),
    ...modes.map(({ id, name }) =>
      entry({
        id: `mode:${path}:${id}`,
        kind: 'mode',
        title: name,
        detail: version,
        also: id,
        run: () => openModes(path, id),
      }),
    ),
    ...filesOf(path).map((file) =>
      entry({
        id: `file:${file}`,
        kind: 'file',
        title: file.startsWith(`${path}/`) ? file.slice(path.length + 1) : file,
        detail: version,
        run: () => openFile(file, path),
      }),
    ),
  ];
}

function filesOf(set: string): readonly string[] {
  const { files = [], whatIfs = [] } = workbenchNow().sets[set] ?? {};
  return [...files, ...whatIfs.map(({ file }) => file)];
}

/** Cards that have not changed since the palette was last open are not gone through again. */
const known = new WeakMap<readonly Row[], readonly PaletteEntry[]>();

function cardEntries(set: SetSummary): readonly PaletteEntry[] {
  const view = workbenchNow().sets[set.path];
  return set.cardTypes.flatMap(({ id, name }) => {
    const rows = view?.cards[id] ?? [];
    const made = known.get(rows) ?? entriesOfRows(set, id, name, rows);
    known.set(rows, made);
    return made;
  });
}

const entriesOfRows = (
  { path, version }: SetSummary,
  type: string,
  plural: string,
  rows: readonly Row[],
): readonly PaletteEntry[] =>
  rows.map(({ key, value }) =>
    entry({
      id: `card:${path}:${type}:${key}`,
      kind: 'card',
      title: typeof value.name === 'string' && value.name !== '' ? value.name : key,
      detail: `${plural} · ${version}`,
      also: key,
      run: () => openSubject(path, { on: 'card', type, key }, []),
    }),
  );
