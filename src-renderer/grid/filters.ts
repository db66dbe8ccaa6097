import type { Field } from '../../src-shared/workbench/field.ts';
import { readNumber } from '../fields/read-number.ts';
import { refersTo } from './card-names.ts';
import { isNumeric, shownText } from './cell-text.ts';

/** What a column lets through: cells with a text in them, numbers of a range, or some of its values. */
export type ColumnFilter =
  | { readonly by: 'text'; readonly text: string }
  | { readonly by: 'values'; readonly values: readonly string[] };

export type Matcher = (value: unknown) => boolean;

/** Columns of few names are filtered by ticking them. */
export const filtersByValues = (field: Field): boolean =>
  field.kind === 'choice' || field.kind === 'boolean' || refersTo(field) !== undefined;

export function matcherOf(field: Field, filter: ColumnFilter): Matcher {
  if (filter.by === 'values') {
    const wanted = new Set(filter.values);
    if (wanted.size === 0) return () => true;
    return (value) => filterValues(field, value).some((one) => wanted.has(one));
  }
  const number = isNumeric(field) ? numberMatcher(filter.text, field) : undefined;
  if (number) return (value) => typeof value === 'number' && number(value);
  const wanted = filter.text.trim().toLowerCase();
  return (value) => shownText(field, value).toLowerCase().includes(wanted);
}

/** The values that a cell counts for: each entry of a list; the empty text where there is nothing. */
export function filterValues(field: Field, value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.length === 0 ? [''] : values.map((one) => shownText(field.item ?? field, one));
}

/** `>600`, `<= 900`, `600..900`, `..900`, `750`; undefined where the text means none of these. */
function numberMatcher(text: string, field: Field): ((value: number) => boolean) | undefined {
  const trimmed = text.trim();
  const range = /^(.*?)(?:\.\.\.?|–|…)(.*)$/.exec(trimmed);
  if (range) {
    const [from, to] = [range[1] ?? '', range[2] ?? ''].map((end) => end.trim());
    const low = from === '' ? Number.NEGATIVE_INFINITY : readNumber(from ?? '', field);
    const high = to === '' ? Number.POSITIVE_INFINITY : readNumber(to ?? '', field);
    if (low === undefined || high === undefined || (from === '' && to === '')) return undefined;
    return (value) => value >= low && value <= high;
  }
  const [, sign = '', rest = ''] = /^([<>]=?|[=≤≥≠]|!=)?\s*(.*)$/.exec(trimmed) ?? [];
  const than = readNumber(rest, field);
  return than === undefined ? undefined : comparison(sign, than);
}

function comparison(sign: string, than: number): (value: number) => boolean {
  switch (sign) {
    case '>':
      return (value) => value > than;
    case '<':
      return (value) => value < than;
    case '>=':
    case '≥':
      return (value) => value >= than;
    case '<=':
    case '≤':
      return (value) => value <= than;
    case '!=':
    case '≠':
      return (value) => value !== than;
    default:
      return (value) => value === than;
  }
}

const searched = new WeakMap<object, string>();

/** All that a card's cells show, in lower case. Kept as long as the card is, since every key typed asks for all of them. */
export function searchText(card: { readonly [field: string]: unknown }, fields: readonly Field[]): string {
  const known = searched.get(card);
  if (known !== undefined) return known;
  const text = fields
    .map((field) => shownText(field, card[field.key]))
    .join('\n')
    .toLowerCase();
  searched.set(card, text);
  return text;
}

/** Each word of a search, to be found anywhere in a card. */
export const searchWords = (search: string): readonly string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** Numbers before texts, in the order of people: `Act 2` before `Act 10`. */
export function compareValues(field: Field, a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'number') return -1;
  if (typeof b === 'number') return 1;
  return collator.compare(shownText(field, a), shownText(field, b));
}
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
