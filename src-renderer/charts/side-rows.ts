import type { Difference, Estimate } from '../../src-engine/statistics/picture.ts';
import type { BarRow } from './bar-rows.tsx';
import type { CellPick, ChartColumn, ChartTable } from './chart-table.ts';
import type { Cell } from './csv.ts';
import { changeRangeText, estimateText, highEnd, intervalDecimals, lowEnd, shortChangeText } from './intervals.ts';
import { changeOf, decimalsOf, fixed, percentText, type Quantity, SHARE, shortText } from './number-format.ts';
import { isMove, VERDICTS } from './readings/verdicts.ts';

/** A row of a chart of both sides, before it is put into words. */
export interface SideRow extends Pick<BarRow, 'key' | 'id' | 'name' | 'filter' | 'label'> {
  readonly before: Estimate | null;
  readonly after: Estimate | null;
  readonly difference?: Difference | null | undefined;
  /** What it is called in a table, where that is not its name in the drawing. */
  readonly title?: string;
  /** What is said of a side of which there is no number. */
  readonly missing?: { readonly before: string; readonly after: string };
  /** More that is known of it. */
  readonly note?: string;
  /** More columns of the table. */
  readonly more?: readonly number[];
}

/** The rows in words, all with as many decimals: as many as the largest number deserves. */
export function barRows(rows: readonly SideRow[], quantity: Quantity, compares: boolean): BarRow[] {
  const values = rows.flatMap(({ before, after }) => [before?.value, compares ? after?.value : undefined]);
  const largest = Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));
  const decimals = decimalsOf(largest, quantity);
  const textOf = ({ value }: Estimate): string =>
    quantity === SHARE ? percentText(value) : shortText(fixed(value, decimals), quantity);
  return rows.map((row) => {
    const { before, after, difference, missing, note } = row;
    const said = before ? textOf(before) : (missing?.before ?? '–');
    const saidAfter = after ? textOf(after) : (missing?.after ?? '–');
    const lines = [
      row.id === undefined ? row.name : `${row.id} ${row.name}`,
      ...(note ? [note] : []),
      `${compares ? 'baseline ' : ''}${before ? longText(before, quantity) : said}`,
      ...(compares ? [`what if ${after ? longText(after, quantity) : saidAfter}`] : []),
      ...(compares && difference ? [differenceText(difference, quantity)] : []),
    ];
    return {
      key: row.key,
      ...(row.id !== undefined && { id: row.id }),
      name: row.name,
      before,
      after: compares ? after : null,
      texts: compares ? [said, saidAfter] : [said, ''],
      isMoved: difference ? isMove(difference) : false,
      isFaint: before === null && (!compares || after === null),
      tip: lines.join('\n'),
      filter: row.filter,
      label: row.label,
    };
  });
}

const longText = (estimate: Estimate, quantity: Quantity): string => {
  if (quantity !== SHARE) return estimateText(estimate, quantity);
  const { value, low, high } = estimate;
  return high > low
    ? `${percentText(value)} (${percentText(lowEnd(low, 1))} to ${percentText(highEnd(high, 1))})`
    : percentText(value);
};

function differenceText(difference: Difference, quantity: Quantity): string {
  if (difference.verdict === 'identical') return VERDICTS.identical;
  const { low, high, verdict } = difference;
  const range = high > low ? `, 95 % ${changeRangeText(difference, quantity)}` : '';
  return `${shortChangeText(difference, quantity)}${range}: ${VERDICTS[verdict]}`;
}

/** Each side with its interval, and the difference where it is known. */
export function sideTable(
  first: string,
  rows: readonly SideRow[],
  quantity: Quantity,
  compares: boolean,
  more: readonly ChartColumn[] = [],
): ChartTable {
  const hasIds = rows.some(({ id }) => id !== undefined);
  const hasDifference = compares && rows.some(({ difference }) => difference);
  /** Each side leads to its own tables. */
  const picksOf = ({ filter, label, name }: SideRow): readonly (CellPick | undefined)[] => {
    const first = new Array<undefined>(hasIds ? 2 : 1).fill(undefined);
    const sides = compares && filter ? (['before', 'after'] as const) : [];
    const picks = sides.map((side): CellPick => ({ filter: filter!, label: label ?? name, side }));
    return [...first, ...picks.flatMap((pick) => [pick, pick, pick])];
  };
  const befores = rows.map(({ before }) => before);
  const afters = rows.map(({ after }) => after);
  return {
    columns: [
      ...(hasIds ? [{ title: 'Id' }] : []),
      { title: first },
      ...estimateColumns(compares ? 'Baseline' : 'Value', quantity, [...befores, ...(compares ? afters : [])]),
      ...(compares ? estimateColumns('What if', quantity, [...befores, ...afters]) : []),
      ...(hasDifference
        ? differenceColumns(
            quantity,
            rows.map(({ difference }) => difference),
          )
        : []),
      ...more,
    ],
    rows: rows.map((row) => ({
      key: row.key,
      filter: row.filter,
      label: row.label,
      picks: picksOf(row),
      cells: [
        ...(hasIds ? [row.id ?? ''] : []),
        row.title ?? row.name,
        ...estimateCells(row.before),
        ...(compares ? estimateCells(row.after) : []),
        ...(hasDifference ? differenceCells(row.difference) : []),
        ...(row.more ?? []),
      ],
    })),
  };
}

/** The ends are empty where there is no interval: nothing varied. */
export function estimateCells(estimate: Estimate | null | undefined): (number | null)[] {
  if (!estimate) return [null, null, null];
  const { value, low, high } = estimate;
  return high > low ? [value, low, high] : [value, null, null];
}

const differenceCells = (difference: Difference | null | undefined): Cell[] => [
  ...estimateCells(difference),
  difference ? VERDICTS[difference.verdict] : '',
];

/** A number and the ends of its interval, all with as many decimals as the closest interval of the column deserves, within reason. */
export function estimateColumns(
  of: string,
  quantity: Quantity,
  estimates: readonly (Estimate | null | undefined)[],
  title = quantity === SHARE ? 'share' : 'mean',
): ChartColumn[] {
  const known = estimates.filter((one) => one !== null && one !== undefined);
  const largest = Math.max(0, ...known.map(({ value }) => Math.abs(value)));
  const closest = Math.max(0, ...known.map((one) => intervalDecimals(one, quantity)));
  const decimals = Math.min(closest, decimalsOf(largest, quantity) + 1);
  const { unit } = quantity;
  return [
    { of, unit, title, format: (value) => fixed(value, decimals) },
    { of, unit, title: 'from', format: (value) => fixed(lowEnd(value, decimals), decimals) },
    { of, unit, title: 'to', format: (value) => fixed(highEnd(value, decimals), decimals) },
  ];
}

export const differenceColumns = (
  quantity: Quantity,
  differences: readonly (Difference | null | undefined)[],
): ChartColumn[] => [...estimateColumns('Difference', changeOf(quantity), differences, 'by'), { title: 'Verdict' }];

export const percentDifference = ({ value, low, high, verdict }: Difference): Difference => ({
  verdict,
  value: value * 100,
  low: low * 100,
  high: high * 100,
});
