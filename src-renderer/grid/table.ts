import {
  columnFilteringFeature,
  columnGroupingFeature,
  createColumnHelper,
  createExpandedRowModel,
  createFilteredRowModel,
  createGroupedRowModel,
  createSortedRowModel,
  type FilterFn,
  globalFilteringFeature,
  rowExpandingFeature,
  rowSortingFeature,
  type Table,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import type { Arrangement } from './arrangement.ts';
import { shownText } from './cell-text.ts';
import { compareValues, type Matcher, matcherOf, searchText, searchWords } from './filters.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  columnGroupingFeature,
  rowExpandingFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  groupedRowModel: createGroupedRowModel(),
  expandedRowModel: createExpandedRowModel(),
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

/** A line of the grid: a card, or the heading of a group. */
export type Line = ReturnType<Table<Features, Row>['getRowModel']>['rows'][number];

const helper = createColumnHelper<Features, Row>();

function columnOf(field: Field) {
  const filterFn: FilterFn<Features, Row> = (line, id, matches: Matcher) => matches(line.getValue(id));
  filterFn.resolveFilterValue = (filter) => matcherOf(field, filter);
  return helper.accessor((row) => row.value[field.key], {
    id: field.key,
    filterFn,
    sortFn: (a, b, id) => compareValues(field, a.getValue(id), b.getValue(id)),
    sortUndefined: 'last',
    getGroupingValue: (row) => shownText(field, row.value[field.key]),
  });
}

/** Searches all columns at once, so it is asked about the first one only. */
function searchOf(fields: readonly Field[]): FilterFn<Features, Row> {
  const search: FilterFn<Features, Row> = (line, _, words: readonly string[]) => {
    const text = searchText(line.original.value, fields);
    return words.every((word) => text.includes(word));
  };
  search.resolveFilterValue = searchWords;
  return search;
}

const rowId = (row: Row): string => row.key;
const unchanged = (): void => {};

/** The lines of the grid in the order that they are shown in. The arrangement is ours; the table only computes. */
export function useLines(rows: readonly Row[], fields: readonly Field[], arrangement: Arrangement): readonly Line[] {
  const columns = useMemo(() => helper.columns(fields.map(columnOf)), [fields]);
  const globalFilterFn = useMemo(() => searchOf(fields), [fields]);
  const { search, filters, sorting, group } = arrangement;
  const state = useMemo(
    () => ({
      globalFilter: search.trim(),
      columnFilters: [...filters],
      sorting: [...sorting],
      grouping: group === undefined ? [] : [group],
      expanded: true as const,
    }),
    [search, filters, sorting, group],
  );
  const table = useTable<Features, Row>({
    features,
    columns,
    data: rows as Row[],
    getRowId: rowId,
    globalFilterFn,
    getColumnCanGlobalFilter: (column) => column.id === fields[0]?.key,
    state,
    onSortingChange: unchanged,
    onColumnFiltersChange: unchanged,
    onGlobalFilterChange: unchanged,
    onGroupingChange: unchanged,
    onExpandedChange: unchanged,
    autoResetExpanded: false,
  });
  const lines = table.getRowModel().rows;
  const { folded } = arrangement;
  return useMemo(
    () =>
      folded.size === 0 ? lines : lines.filter((line) => line.parentId === undefined || !folded.has(line.parentId)),
    [lines, folded],
  );
}
