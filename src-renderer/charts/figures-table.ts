import type { Measure } from '../../src-engine/game.ts';
import type { Estimate, MeasurePicture, Sides } from '../../src-engine/statistics/picture.ts';
import type { CellPick, ChartTable } from './chart-table.ts';
import { exactText, fixed } from './number-format.ts';
import { isMedian, quantilePick, upToAnd } from './quantile-picks.ts';
import { VERDICTS } from './readings/verdicts.ts';
import { differenceColumns, estimateCells, estimateColumns } from './side-rows.ts';

/** The mean, the quantiles and how far the seats spread, with intervals where something is estimated. */
export function figuresTable(measure: Measure, picture: MeasurePicture, compares: boolean): ChartTable {
  const { mean, quantiles, difference, sd, min, max } = picture;
  const estimated: readonly Estimated[] = [
    { name: 'Mean', sides: mean, cellsOf: estimateCells, pickOf: allTables },
    ...quantiles.map(({ p, before, after }) => ({
      name: quantileName(p),
      sides: { before, after },
      cellsOf: quantileCells,
      pickOf: (side: CellPick['side']) =>
        quantilePick(p, {
          name: measure.label,
          side,
          quantity: measure,
          valueAt: (at) => quantiles.find((known) => Math.abs(known.p - at) < 1e-9)![side ?? 'before'].value,
          filter: (from, to) => ({ by: 'measure', measure: measure.id, from, to }),
        }),
    })),
  ];
  const justAt =
    (name: string, sides: Sides<number>) =>
    (side: CellPick['side']): CellPick => {
      const value = sides[side ?? 'before'];
      const filter = { by: 'measure', measure: measure.id, from: value, to: upToAnd(value, measure) } as const;
      return { filter, label: `${measure.label}: ${name}, ${exactText(value, measure)}`, side };
    };
  const counted = [
    { name: 'Lowest', sides: min, pickOf: justAt('lowest', min) },
    { name: 'Highest', sides: max, pickOf: justAt('highest', max) },
    { name: 'Standard deviation', sides: sd, pickOf: allTables },
  ];
  /** Three cells a side; what is said of the difference is of all that the row is of. */
  const picksOf = (pickOf: (side: CellPick['side']) => CellPick) => {
    const { filter, label } = pickOf(compares ? 'after' : undefined);
    const sides = compares ? (['before', 'after'] as const) : [];
    return { filter, label, picks: [undefined, ...sides.flatMap((side) => new Array<CellPick>(3).fill(pickOf(side)))] };
  };
  const all = estimated.flatMap(({ sides }) => (compares ? [sides.before, sides.after] : [sides.before]));
  const none = [null, null, null, ''];
  return {
    title: 'Mean and quantiles',
    columns: [
      { title: 'Of all seats' },
      ...estimateColumns(compares ? 'Baseline' : 'Value', measure, all, 'value'),
      ...(compares ? estimateColumns('What if', measure, all, 'value') : []),
      ...(compares ? differenceColumns(measure, [difference]) : []),
    ],
    rows: [
      ...estimated.map(({ name, sides, cellsOf, pickOf }, i) => ({
        key: name,
        ...picksOf(pickOf),
        cells: [
          name,
          ...cellsOf(sides.before),
          ...(compares ? cellsOf(sides.after) : []),
          ...(compares ? (i === 0 ? [...estimateCells(difference), VERDICTS[difference.verdict]] : none) : []),
        ],
      })),
      ...counted.map(({ name, sides, pickOf }) => ({
        key: name,
        ...picksOf(pickOf),
        cells: [name, sides.before, null, null, ...(compares ? [sides.after, null, null, ...none] : [])],
      })),
    ],
  };
}

interface Estimated {
  readonly name: string;
  readonly sides: Sides<Estimate>;
  cellsOf(estimate: Estimate): readonly (number | null)[];
  /** The tables behind it, on one of two sides or where there is only one. */
  pickOf(side: CellPick['side']): CellPick;
}

const allTables = (side: CellPick['side']): CellPick => ({ filter: { by: 'all' }, label: 'All tables', side });

/** The interval of a quantile is between values that seats have: where many have the same, it can be that one for sure. */
const quantileCells = ({ value, low, high }: Estimate): readonly number[] => [value, low, high];

/** `5 %`, `Median` */
export const quantileName = (p: number): string => (isMedian(p) ? 'Median' : `${fixed(p * 100, 0)} %`);
