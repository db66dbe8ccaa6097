import { branchOf, type FaultInValue, type Fix, fieldOf, replaced } from './quick-fix.ts';
import { similarNames } from './similar-names.ts';
import { kindOfFile } from './source-set.ts';
import { entryRemoval, itemRemoval } from './text-removal.ts';

const FRAME_KEYS = ['type', 'cards', 'removed'];

/** A misspelt field gets the name that was meant; one that nobody knows can go. */
export function unknownFieldFixes(fault: FaultInValue): Fix[] {
  const { found, subject, file } = fault;
  const { entry } = found;
  const holder = found.way.at(-2);
  if (entry === undefined || holder?.kind !== 'mapping') return [];
  const inFrame = kindOfFile(file.name) === 'cards' && found.path.length === 1;
  const around = branchOf(fieldOf(fault, subject?.path.slice(0, -1)), holder.value);
  const known = inFrame ? FRAME_KEYS : Object.keys(around.properties ?? {});
  const free = known.filter((key) => !holder.entries.some((other) => other.key === key));
  const span = { start: entry.keyStart, end: entry.keyEnd };
  const removal = entryRemoval(file.text, holder, entry.key);
  return [
    ...similarNames(entry.key, free).map((key) => replaced(`Change to “${key}”`, span, key)),
    ...(removal ? [{ title: `Remove “${entry.key}”`, edits: [removal] }] : []),
  ];
}

/** The second of two equal entries of a list goes. */
export function repeatedItemFixes({ found, file }: FaultInValue): Fix[] {
  const index = found.path.at(-1);
  const list = found.way.at(-2);
  if (typeof index !== 'number' || list?.kind !== 'sequence') return [];
  const edit = itemRemoval(file.text, list, index);
  const shown = found.node.kind === 'scalar' ? `“${found.node.source}”` : 'the second';
  return edit ? [{ title: `Remove ${shown}`, edits: [edit] }] : [];
}
