import type { ValueEdit } from '../../../src-shared/workbench/edit.ts';
import type { EditableSet } from './editable-set.ts';
import { schemaOf } from './editable-set.ts';
import { nameOf, type RowFinder } from './rows.ts';

const number = new Intl.NumberFormat('en');

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${number.format(count)} ${many}`;

/** `Cost of Rosa Nox`, `Cost of 12 cards`, `3 fields of Rosa Nox`, `24 values of 12 cards`. */
export function labelOfValues(set: EditableSet, changes: readonly ValueEdit[], rows: RowFinder): string {
  const fields = new Map<string, string>();
  const subjects = new Map<string, ValueEdit['subject']>();
  for (const { subject, path } of changes) {
    const of = schemaOf(subject);
    const field = `${of} ${path.join(' ')}`;
    if (!fields.has(field)) fields.set(field, titleOf(set, of, path));
    subjects.set(subject.on === 'manifest' ? 'manifest' : `${of} ${subject.key}`, subject);
  }
  const titles = new Set(fields.values());
  const what =
    titles.size === 1
      ? [...titles][0]!
      : subjects.size === 1
        ? counted(fields.size, 'field', 'fields')
        : counted(changes.length, 'value', 'values');
  return `${what} of ${subjectsInWords([...subjects.values()], rows)}`;
}

function subjectsInWords(subjects: readonly ValueEdit['subject'][], rows: RowFinder): string {
  const [only] = subjects;
  if (only && subjects.length === 1) return only.on === 'manifest' ? 'the set' : nameOf(rows.row(only));
  if (subjects.every(({ on }) => on === 'card')) return counted(subjects.length, 'card', 'cards');
  if (subjects.every(({ on }) => on === 'mode')) return counted(subjects.length, 'mode', 'modes');
  return counted(subjects.length, 'thing', 'things');
}

/** The nearest words that the schema has for a path: `Cost`, `Ticket price range (from)`, or the keys themselves. */
function titleOf(set: EditableSet, of: string, path: ValueEdit['path']): string {
  const words: string[] = [];
  for (const [depth, step] of path.entries()) {
    // What stands in a map or list is called by its own key, and the names around it say no more.
    if (typeof step === 'number') continue;
    const parent = set.field?.(of, path.slice(0, depth));
    const title = set.field?.(of, path.slice(0, depth + 1))?.title;
    words.push(title && parent?.fields ? title : step);
  }
  const [first = 'Value', ...rest] = words.slice(-2);
  return [capital(first), ...rest.map((word) => `(${word.toLowerCase()})`)].join(' ');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `Delete Rosa Nox`, `Delete 3 cards`. */
export const labelOfCards = (verb: string, names: readonly string[]): string =>
  `${verb} ${names.length === 1 ? names[0] : counted(names.length, 'card', 'cards')}`;

/** `Paste 2 new cards`, `Paste 3 values and 2 new cards`. */
export function labelOfPaste({
  changes,
  cards,
}: {
  readonly changes: readonly unknown[];
  readonly cards: readonly unknown[];
}): string {
  const parts = [
    changes.length > 0 && counted(changes.length, 'value', 'values'),
    cards.length > 0 && counted(cards.length, 'new card', 'new cards'),
  ].filter((part) => part !== false);
  return `Paste ${parts.join(' and ')}`;
}

/** `Revert Rosa Nox`, `Revert 3 things`. */
export function labelOfRevert(names: readonly string[]): string {
  const [first, ...others] = new Set(names);
  return `Revert ${others.length === 0 ? first : counted(others.length + 1, 'thing', 'things')}`;
}
