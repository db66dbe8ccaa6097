import { games } from '../../../src-engine/games/games.ts';
import { idFrom } from '../../../src-shared/id-from-name.ts';
import type { TextEdit } from '../../../src-shared/workbench/edit.ts';
import type { ValuePath } from '../../../src-shared/workbench/set-view.ts';
import type { MappingEntry, MappingNode } from '../yaml/source-node.ts';
import { knownNames, referenceOf } from './known-names.ts';
import { idsOf } from './name-fixes.ts';
import { branchOf, type FaultInValue, type Fix, fieldOf } from './quick-fix.ts';
import { freeId, similarNames } from './similar-names.ts';
import { kindOfFile } from './source-set.ts';
import { yamlText } from './yaml-text.ts';

type Value = { readonly [key: string]: unknown };

/** Adds a field that must be there, with its default, an example or the first value that is allowed. */
export function missingFieldFixes(fault: FaultInValue): Fix[] {
  const { found, file, set, diagnostic } = fault;
  const { node: mapping } = found;
  if (mapping.kind !== 'mapping') return [];
  const insert = (key: string, value: unknown, order: readonly string[]): Fix => {
    const text = `${key}: ${yamlText(value)}`;
    return { title: `Add “${text}”`, edits: [insertion(file.text, mapping, text, key, order)] };
  };
  const has = (key: string) => mapping.entries.some((entry) => entry.key === key);
  const kind = found.path.length === 0 ? kindOfFile(file.name) : undefined;
  if (kind === 'cards') {
    const stem = /([^/]+)\.yaml$/.exec(file.name)?.[1] ?? '';
    const types = similarNames(stem, set.cardTypes, 1);
    return (types.length > 0 ? types : set.cardTypes).map((type) => insert('type', type, ['type']));
  }
  if (kind === 'set' && !has('game')) return games.map(({ id }) => insert('game', id, ['game']));
  const path = fault.subject?.path ?? [];
  const field = branchOf(fieldOf(fault, path), mapping.value);
  return (field.required ?? []).flatMap((key) => {
    const name = fieldOf(fault, [...path, key]).title ?? `“${key}”`;
    if (has(key) || !diagnostic.message.startsWith(`${name} is missing`)) return [];
    const value = firstValue(fault, [...path, key], mapping.value);
    return value === undefined ? [] : [insert(key, value, Object.keys(field.properties ?? {}))];
  });
}

function firstValue(fault: FaultInValue, path: ValuePath, holder: Value): unknown {
  const { modes } = fault.set;
  const field = fieldOf(fault, path);
  const key = String(path.at(-1));
  if (key === 'id') {
    const from = typeof holder.name === 'string' ? idFrom(holder.name) : '';
    return freeId(from === '' ? (fault.subject?.schema ?? 'new') : from, idsOf(fault.set));
  }
  const refers = referenceOf(field);
  if (refers !== undefined) return knownNames(modes, refers)[0]?.id;
  if ('const' in field) return field.const;
  if (field.default !== undefined) return field.default;
  if (field.enum) return field.enum[0];
  const types = [field.type].flat();
  const items = types.includes('array') ? referenceOf(field.items ?? {}) : undefined;
  if (items !== undefined)
    return knownNames(modes, items)
      .slice(0, 1)
      .map(({ id }) => id);
  const example = field.examples?.[0];
  if (example !== undefined) return example;
  switch (types[0]) {
    case 'object':
      return Object.fromEntries(
        (field.required ?? []).map((inner) => [inner, firstValue(fault, [...path, inner], holder)]),
      );
    case 'array':
      return field.minItems === undefined ? [] : [firstValue(fault, [...path, 0], holder)];
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return Math.max(Number(field.minimum ?? 0), 0);
    case 'string':
      return textFrom(holder.id) ?? field.title ?? key;
    default:
      return undefined;
  }
}

/** `rosa-nox` → `Rosa Nox` */
const textFrom = (id: unknown): string | undefined =>
  typeof id === 'string'
    ? id
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' ')
    : undefined;

/** Behind the fields that the schema lists before it, in the way the mapping is written. */
function insertion(text: string, mapping: MappingNode, entry: string, key: string, order: readonly string[]): TextEdit {
  const before = order.slice(0, order.indexOf(key));
  const previous = mapping.entries.findLast((other) => before.includes(other.key));
  const first = mapping.entries[0];
  const isFlow = text[mapping.start] === '{';
  if (first === undefined) return { start: mapping.start, end: mapping.end, text: isFlow ? `{ ${entry} }` : entry };
  if (isFlow) {
    return previous
      ? { start: endOf(previous), end: endOf(previous), text: `, ${entry}` }
      : { start: first.keyStart, end: first.keyStart, text: `${entry}, ` };
  }
  const feed = text.includes('\r\n') ? '\r\n' : '\n';
  const indent = ' '.repeat(first.keyStart - (text.lastIndexOf('\n', first.keyStart - 1) + 1));
  if (previous === undefined) return { start: first.keyStart, end: first.keyStart, text: `${entry}${feed}${indent}` };
  const end = endOf(previous);
  const lineEnd = end + text.slice(end).search(/\r?\n|$/);
  return { start: lineEnd, end: lineEnd, text: `${feed}${indent}${entry}` };
}

const endOf = ({ node }: MappingEntry): number => Math.max(node.end, node.start);
