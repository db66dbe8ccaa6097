import type { ColumnFilter } from './filters.ts';

/** How the cards of a tab are arranged: nothing of it changes the set. */
export interface Arrangement {
  readonly search: string;
  readonly filters: readonly { readonly id: string; readonly value: ColumnFilter }[];
  readonly sorting: readonly { readonly id: string; readonly desc: boolean }[];
  /** The key of the field that cards are grouped by. */
  readonly group?: string;
  /** Ids of groups that are folded. */
  readonly folded: ReadonlySet<string>;
}

export const PLAIN_ARRANGEMENT: Arrangement = { search: '', filters: [], sorting: [], folded: new Set() };

/** Ascending, descending, none. With `also` it joins what is sorted already, else it replaces it. */
export function cycledSort(sorting: Arrangement['sorting'], id: string, also: boolean): Arrangement['sorting'] {
  const now = sorting.find((one) => one.id === id);
  const next = now === undefined ? [{ id, desc: false }] : now.desc ? [] : [{ id, desc: true }];
  if (!also) return next;
  if (now === undefined) return [...sorting, ...next];
  return sorting.flatMap((one) => (one.id === id ? next : one));
}

export function withFilter(arrangement: Arrangement, id: string, value: ColumnFilter | undefined): Arrangement {
  const others = arrangement.filters.filter((filter) => filter.id !== id);
  const isEmpty = value === undefined || (value.by === 'text' ? value.text.trim() === '' : value.values.length === 0);
  return { ...arrangement, filters: isEmpty ? others : [...others, { id, value }] };
}

export const filterOf = (arrangement: Arrangement, id: string): ColumnFilter | undefined =>
  arrangement.filters.find((filter) => filter.id === id)?.value;

export const isFiltered = ({ search, filters }: Arrangement): boolean => search.trim() !== '' || filters.length > 0;

export const withoutFilters = (arrangement: Arrangement): Arrangement => ({ ...arrangement, search: '', filters: [] });

/** Why cards cannot be moved now; undefined where they can. */
export function whyFixed(arrangement: Arrangement): string | undefined {
  const reasons = [
    arrangement.sorting.length > 0 && 'sorted',
    isFiltered(arrangement) && 'filtered',
    arrangement.group !== undefined && 'grouped',
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return undefined;
  return `Cards can be moved in the order of the file only, and now they are ${reasons.join(' and ')}.`;
}

/** Which columns a user sees, in which order and how wide. Kept in the settings. */
export interface ColumnChoice {
  readonly order?: readonly string[];
  readonly hidden?: readonly string[];
  readonly widths?: { readonly [field: string]: number };
}

/** The order of the schema, with what people call a card before its id. */
export function usualOrder(schema: readonly string[]): readonly string[] {
  const [first, second, ...others] = schema;
  return first === 'id' && second !== undefined ? [second, first, ...others] : schema;
}

/** All columns in the chosen order; those that the choice does not know stand where the schema has them. */
export function orderedColumns(schema: readonly string[], order: readonly string[] | undefined): readonly string[] {
  if (!order) return schema;
  const result = order.filter((key) => schema.includes(key));
  for (const [place, key] of schema.entries()) {
    if (result.includes(key)) continue;
    const before = schema.slice(0, place).findLast((other) => result.includes(other));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, key);
  }
  return result;
}
