import type { Side, TableFilter } from '../../src-shared/what-if/play.ts';
import type { SourceFact } from './chart-source.ts';
import { type Cell, csvOf } from './csv.ts';

/** The numbers of a chart, to read and to take away. */
export interface ChartTable {
  /** Said where a chart has more than one table. */
  readonly title?: string;
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly ChartRow[];
}

export interface ChartColumn {
  readonly title: string;
  /** What several columns beside each other are of: `Baseline`. */
  readonly of?: string;
  readonly unit?: string;
  /** How numbers of this column are shown; files have them as they are. */
  readonly format?: (value: number) => string;
}

export interface ChartRow {
  readonly key: string;
  readonly cells: readonly Cell[];
  /** The tables behind the row. */
  readonly filter?: TableFilter | undefined;
  readonly label?: string;
  /** The tables behind single cells, in their order, where those are others than the row's. */
  readonly picks?: readonly (CellPick | undefined)[];
}

export interface CellPick {
  readonly filter: TableFilter;
  readonly label: string;
  /** The side that the cell is of, where there are two. */
  readonly side?: Side | undefined;
}

/** `Baseline, from (people)` */
export const columnTitle = ({ of, title, unit }: ChartColumn): string =>
  `${of === undefined ? title : `${of}, ${title}`}${unit ? ` (${unit})` : ''}`;

/** Where the numbers come from stands below them, after an empty line: the columns stay those of the numbers. */
export function tableCsv({ columns, rows }: ChartTable, source: readonly SourceFact[]): string {
  const numbers = [columns.map(columnTitle), ...rows.map(({ cells }) => cells)];
  const facts = source.map(({ name, text }) => [name, text]);
  return csvOf(facts.length > 0 ? [...numbers, [], ...facts] : numbers);
}
