import { useState } from 'react';
import type { Measure } from '../../src-engine/game.ts';
import type { MeasurePicture } from '../../src-engine/statistics/picture.ts';
import { Segmented } from '../controls/segmented.tsx';
import { ChartFrame, type OnPick } from './chart-frame.tsx';
import type { CellPick, ChartTable } from './chart-table.ts';
import { binLabel, type Counted, DistributionDrawing, distributionHeight, upToLabel } from './distribution-drawing.tsx';
import { Drawing } from './drawing.tsx';
import { figuresTable } from './figures-table.ts';
import { edgeText, fixed } from './number-format.ts';
import { measureReading } from './readings/measure.ts';
import type { Seen } from './readings/untouched.ts';
import { type Bin, binsOf } from './scales.ts';

interface DistributionChartProps {
  readonly measure: Measure;
  readonly picture: MeasurePicture;
  readonly compares: boolean;
  readonly seen: Seen;
  readonly onPick?: OnPick | undefined;
}

const MARKS = 'Above: the median, the middle half and 5 to 95 % of the seats. The dashed lines are medians.';

/** How the seats spread over the values of a measure: the baseline as bars, the change as a line. */
export function DistributionChart({ measure, picture, compares, seen, onPick }: DistributionChartProps) {
  const [counted, setCounted] = useState<Counted>('each');
  const bins = binsOf(picture.bins, measure.decimals);
  return (
    <ChartFrame
      title={measure.label}
      shown={counted === 'up-to' ? 'cumulative' : undefined}
      help={`${measure.help}\n${MARKS}`}
      compares={compares}
      drawnAs={
        <Segmented
          label={`${measure.label}, drawn as`}
          value={counted}
          options={[
            { value: 'each', title: 'Histogram' },
            { value: 'up-to', title: 'Cumulative' },
          ]}
          onPick={setCounted}
        />
      }
      tables={[figuresTable(measure, picture, compares), binTable(measure, bins, compares)]}
      reading={measureReading(measure, picture, compares, seen)}
      onPick={onPick}
    >
      {bins.length === 0 ? (
        <p>No table has been played yet.</p>
      ) : (
        <Drawing
          height={distributionHeight(compares)}
          draw={DistributionDrawing}
          data={{ measure, quantiles: picture.quantiles, compares, onPick, counted, bins }}
        />
      )}
    </ChartFrame>
  );
}

/** Behind the share of a bar are its seats, and behind that of all up to it those of all these. */
function binPicks(measure: Measure, bins: readonly Bin[], bin: Bin, side: CellPick['side']): CellPick[] {
  const stretch = { by: 'measure', measure: measure.id, to: bin.to } as const;
  return [
    { filter: { ...stretch, from: bin.from }, label: binLabel(measure, bin), side },
    { filter: { ...stretch, from: bins[0]!.from }, label: upToLabel(measure, bin), side },
  ];
}

function binTable(measure: Measure, bins: readonly Bin[], compares: boolean): ChartTable {
  const share = (value: number): string => fixed(value, 2);
  const edge = (value: number): string => edgeText(value, { ...measure, unit: '' });
  const side = (of: string) => [
    { of, unit: '%', title: 'of seats', format: share },
    { of, unit: '%', title: 'up to here', format: share },
  ];
  const sides = compares ? (['before', 'after'] as const) : [undefined];
  return {
    title: 'Bars',
    columns: [
      { title: 'From', unit: measure.unit, format: edge },
      { title: 'To, below', unit: measure.unit, format: edge },
      ...side(compares ? 'Baseline' : 'Seats'),
      ...(compares ? side('What if') : []),
    ],
    rows: bins.map((bin) => ({
      key: String(bin.from),
      picks: [undefined, undefined, ...sides.flatMap((side) => binPicks(measure, bins, bin, side))],
      filter: { by: 'measure', measure: measure.id, from: bin.from, to: bin.to },
      label: binLabel(measure, bin),
      cells: [
        bin.from,
        bin.to,
        bin.before * 100,
        bin.beforeUpTo * 100,
        ...(compares ? [bin.after * 100, bin.afterUpTo * 100] : []),
      ],
    })),
  };
}
