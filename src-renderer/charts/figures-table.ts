import type { Measure } from '../../src-engine/game.ts';
import type { Estimate, MeasurePicture, Sides } from '../../src-engine/statistics/picture.ts';
import type { ChartTable } from './chart-table.ts';
import { fixed } from './number-format.ts';
import { VERDICTS } from './readings/verdicts.ts';
import { differenceColumns, estimateCells, estimateColumns } from './side-rows.ts';

/** The mean, the quantiles and how far the seats spread, with intervals where something is estimated. */
export function figuresTable(measure: Measure, picture: MeasurePicture, compares: boolean): ChartTable {
  const { mean, quantiles, difference, sd, min, max } = picture;
  const estimated: readonly Estimated[] = [
    { name: 'Mean', sides: mean, cellsOf: estimateCells },
    ...quantiles.map(({ p, before, after }) => ({
      name: quantileName(p),
      sides: { before, after },
      cellsOf: quantileCells,
    })),
  ];
  const counted = [
    { name: 'Lowest', sides: min },
    { name: 'Highest', sides: max },
    { name: 'Standard deviation', sides: sd },
  ];
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
      ...estimated.map(({ name, sides, cellsOf }, i) => ({
        key: name,
        cells: [
          name,
          ...cellsOf(sides.before),
          ...(compares ? cellsOf(sides.after) : []),
          ...(compares ? (i === 0 ? [...estimateCells(difference), VERDICTS[difference.verdict]] : none) : []),
        ],
      })),
      ...counted.map(({ name, sides }) => ({
        key: name,
        cells: [name, sides.before, null, null, ...(compares ? [sides.after, null, null, ...none] : [])],
      })),
    ],
  };
}

interface Estimated {
  readonly name: string;
  readonly sides: Sides<Estimate>;
  cellsOf(estimate: Estimate): readonly (number | null)[];
}

/** The interval of a quantile is between values that seats have: where many have the same, it can be that one for sure. */
const quantileCells = ({ value, low, high }: Estimate): readonly number[] => [value, low, high];

/** `5 %`, `Median` */
export const quantileName = (p: number): string => (Math.abs(p - 0.5) < 1e-9 ? 'Median' : `${fixed(p * 100, 0)} %`);
