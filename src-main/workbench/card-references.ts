import { isSegment, parseSelector } from '../../src-shared/what-if/selector.ts';
import type { TextEdit } from '../../src-shared/workbench/edit.ts';
import type { RenamedCard } from '../library/edit/editable-set.ts';
import { type Quotes, scalarText } from '../library/edit/scalar-text.ts';
import type { Origin } from '../library/origin.ts';
import { childOf, type SourceNode } from '../library/yaml/source-node.ts';
import type { SetModel } from './set-model.ts';
import { fromWorkspace, isOwnName, type KeyedEntry } from './set-rows.ts';
import type { FileStep } from './texts.ts';
import { isWhatIf } from './what-if-views.ts';
import type { Workspace } from './workspace.ts';

/** A place that names a card by its id. */
interface Reference {
  readonly set: string;
  readonly file: string;
  /** Undefined where the id cannot be written there. */
  readonly renamed: (to: string) => TextEdit | undefined;
}

/** Whether an id stands in no saved file of its set, and nothing refers to the card. */
export function isFreshId(workspace: Workspace, model: SetModel, type: string, id: string): boolean {
  const word = new RegExp(`(?<![\\w-])${id.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`);
  for (const { set, disk } of workspace.texts.buffers.values()) {
    if (set === model.path && disk.text !== undefined && word.test(disk.text)) return false;
  }
  return referencesTo(workspace, model, type, id).length === 0;
}

/** What has to be changed along with the ids of cards, in their own set and in those that extend it. */
export function renamedReferences(
  workspace: Workspace,
  model: SetModel,
  renamed: readonly RenamedCard[],
): { readonly own: readonly FileStep[]; readonly also: readonly { set: string; changes: readonly FileStep[] }[] } {
  const edits = new Map<string, Map<string, TextEdit[]>>();
  const left = new Set<string>();
  for (const { type, from, to } of renamed) {
    for (const { set, file, renamed: edit } of referencesTo(workspace, model, type, from)) {
      const made = isTaken(workspace.sets.models.get(set), to) ? undefined : edit(to);
      if (made === undefined) {
        left.add(file);
        continue;
      }
      const files = edits.get(set) ?? new Map<string, TextEdit[]>();
      edits.set(set, files.set(file, [...(files.get(file) ?? []), made]));
    }
  }
  if (left.size > 0) {
    workspace.texts.say('warning', `Still with the id of before: ${[...left].join(', ')}. Look at it in the source.`);
  }
  const steps = [...edits].map(([set, files]) => ({
    set,
    changes: [...files].map(([file, list]) => ({ file, edits: list.toSorted((a, b) => a.start - b.start) })),
  }));
  return {
    own: steps.find(({ set }) => set === model.path)?.changes ?? [],
    also: steps.filter(({ set }) => set !== model.path),
  };
}

const isTaken = (model: SetModel | undefined, id: string): boolean =>
  [...(model?.rows.cards.values() ?? [])].some((rows) => rows.some(({ row }) => row.key === id));

function referencesTo(workspace: Workspace, model: SetModel, type: string, id: string): Reference[] {
  const card = rowOf(model, type, id);
  if (!card) return [];
  return [...workspace.sets.models.values()].flatMap((other) => {
    if (!other.lineage.includes(model.path)) return [];
    const base = workspace.sets.models.get(other.lineage[1] ?? '');
    const row = rowOf(other, type, id);
    const isSame = row !== undefined && isOf(model, card, other, row);
    const removed = base && rowOf(base, type, id);
    const isRemoved = removed !== undefined && other !== model && isOf(model, card, base!, removed);
    return [
      ...(isSame && other !== model ? overrides(other, row) : []),
      ...(isRemoved ? removals(other, type, id) : []),
      ...(isSame ? whatIfLines(workspace, other, id) : []),
    ];
  });
}

const rowOf = ({ rows }: SetModel, type: string, id: string): KeyedEntry | undefined =>
  rows.cards.get(type)?.find(({ row }) => row.key === id);

/** Whether a card of a version is, at the bottom of all that was changed about it, that of the version below. */
function isOf(model: SetModel, card: KeyedEntry, other: SetModel, row: KeyedEntry): boolean {
  const [one, two] = [bottomOf(card.entry.origin), bottomOf(row.entry.origin)];
  const isSameFile = fromWorkspace(model.path, one.file.name) === fromWorkspace(other.path, two.file.name);
  return isSameFile && one.node.start === two.node.start;
}

const bottomOf = (origin: Origin): Origin => (origin.under ? bottomOf(origin.under) : origin);

function overrides({ path }: SetModel, { entry: { origin } }: KeyedEntry): Reference[] {
  const node = childOf(origin.node, 'id');
  if (!isOwnName(origin.file.name) || origin.under === undefined || node === undefined) return [];
  return [scalarReference(path, fromWorkspace(path, origin.file.name), origin.file.text, node)];
}

const removals = ({ path, checked }: SetModel, type: string, id: string): Reference[] =>
  checked.removed
    .filter((removed) => removed.type === type && removed.id === id)
    .map(({ file, node }) => scalarReference(path, fromWorkspace(path, file.name), file.text, node));

function scalarReference(set: string, file: string, text: string, { start, end }: SourceNode): Reference {
  const quotes: Quotes | undefined = text[start] === "'" ? 'single' : text[start] === '"' ? 'double' : undefined;
  return { set, file, renamed: (to) => ({ start, end, text: scalarText(to, true, quotes) }) };
}

/** Lines such as `cards.lady-asbest.cost: +10%`. */
function whatIfLines({ texts }: Workspace, { path }: SetModel, id: string): Reference[] {
  return [...texts.buffers.values()]
    .filter((buffer) => buffer.set === path && buffer.text !== undefined && isWhatIf(buffer))
    .flatMap((buffer) => {
      const { node, text } = buffer.source(buffer.file).file;
      return (node?.kind === 'mapping' ? node.entries : []).flatMap(({ key, keyStart, keyEnd }) => {
        const selector = parseSelector(key);
        const at = text.slice(keyStart, keyEnd).indexOf(`cards.${id}.`);
        if (selector?.on !== 'card' || selector.id !== id || at < 0) return [];
        const start = keyStart + at + 'cards.'.length;
        const edit = (to: string) => (isSegment(to) ? { start, end: start + id.length, text: to } : undefined);
        return [{ set: path, file: buffer.file, renamed: edit }];
      });
    });
}
