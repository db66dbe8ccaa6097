import { Area, Bar, type BarShapeProps, ComposedChart, Line, XAxis, YAxis } from 'recharts';
import type { Measure } from '../../src-engine/game.ts';
import type { Estimate, MeasurePicture } from '../../src-engine/statistics/picture.ts';
import { AxisBelow, GuideNames, GuidesAcross } from './axes.tsx';
import styles from './chart.module.css';
import type { OnPick } from './chart-frame.tsx';
import { AS_WRITTEN } from './drawing.tsx';
import { quantileName } from './figures-table.ts';
import { estimateText } from './intervals.ts';
import { edgeText, exactText, isWord, shareText, titleText } from './number-format.ts';
import { type Bin, linear, niceTicks } from './scales.ts';
import { type Spot, Spots } from './spots.tsx';
import { small } from './words.ts';

/** The seats with each value, or all up to it. */
export type Counted = 'each' | 'up-to';

interface DistributionData {
  readonly measure: Measure;
  readonly bins: readonly Bin[];
  readonly quantiles: MeasurePicture['quantiles'];
  readonly compares: boolean;
  readonly counted: Counted;
  readonly onPick?: OnPick | undefined;
}

const PLOT = 96;
const AXIS = 20;
/** Of the quantiles of a side, above the bars. */
const STRIP = 10;

const stripsOf = (compares: boolean): number => (compares ? 2 : 1) * STRIP + 4;
export const distributionHeight = (compares: boolean): number => stripsOf(compares) + PLOT + AXIS;

/** A bin that holds one whole number is called by it. */
export function binLabel(measure: Measure, { from, to }: Bin): string {
  const isOne = measure.decimals === 0 && to - from === 1;
  const unit = isWord(measure.unit) ? ` ${measure.unit}` : '';
  if (isOne) return `${measure.label}: ${edgeText(from, measure)}`;
  return `${measure.label} from ${edgeText(from, measure)} to below ${edgeText(to, measure)}${unit}`;
}

export const upToLabel = (measure: Measure, { to }: Bin): string =>
  `${measure.label} below ${edgeText(to, measure)}${isWord(measure.unit) ? ` ${measure.unit}` : ''}`;

/** A place on the scale with what both sides have there: a bar from here to the next, or all below. */
interface Point {
  readonly at: number;
  readonly bin: Bin | undefined;
  readonly before: number;
  readonly after: number;
}

export function DistributionDrawing(props: DistributionData & { readonly width: number }) {
  const { measure, bins, quantiles, compares, counted, onPick, width } = props;
  const isEach = counted === 'each';
  const [first, last] = [bins[0]!, bins.at(-1)!];
  const domain: [number, number] = [first.from, last.to];
  const x = linear(domain, [0, width]);
  // What is counted one by one stands in the middle of its bar.
  const step = first.to - first.from;
  const isOne = measure.decimals === 0 && step === 1;
  const place = (value: number): number => x(value + (isOne ? step / 2 : 0));
  const points: Point[] = isEach
    ? [
        ...bins.map((bin) => ({ at: bin.from, bin, before: bin.before, after: bin.after })),
        { at: last.to, bin: undefined, before: 0, after: last.after },
      ]
    : [
        { at: first.from, bin: undefined, before: 0, after: 0 },
        ...bins.map((bin) => ({ at: bin.to, bin, before: bin.beforeUpTo, after: bin.afterUpTo })),
      ];
  const top = isEach ? Math.max(...bins.map((bin) => Math.max(bin.before, compares ? bin.after : 0))) * 1.06 : 1;
  const head = stripsOf(compares);
  const y = linear([0, top], [head + PLOT, head]);
  const guides = isEach ? niceTicks(0, top, 3).filter((tick) => tick > 0 && tick < top) : [0.25, 0.5, 0.75];
  const median = quantiles.find(({ p }) => Math.abs(p - 0.5) < 1e-9);
  const line = {
    type: isEach ? 'stepAfter' : 'linear',
    dot: false,
    activeDot: false,
    ...AS_WRITTEN,
  } as const;
  const strips = compares ? (['before', 'after'] as const) : (['before'] as const);
  return (
    <ComposedChart
      width={width}
      height={distributionHeight(compares)}
      data={points}
      margin={{ left: 0, right: 0, top: head, bottom: AXIS }}
      accessibilityLayer={false}
    >
      <XAxis type="number" dataKey="at" domain={domain} allowDataOverflow hide />
      <YAxis type="number" domain={[0, top]} allowDataOverflow hide />
      <GuidesAcross width={width} y={y} ticks={guides} />
      {isEach ? (
        <Bar
          dataKey="before"
          {...AS_WRITTEN}
          shape={({ payload }: BarShapeProps) => <BinBar bin={(payload as Point).bin} x={x} y={y} />}
        />
      ) : (
        <Area {...line} dataKey="before" stroke="var(--baseline)" fill="var(--baseline)" fillOpacity={0.35} />
      )}
      <GuideNames y={y} ticks={guides} textOf={(tick) => shareText(Number(tick.toPrecision(6))).replace('.0', '')} />
      {compares && <Line {...line} dataKey="after" stroke="var(--bg-panel)" strokeWidth={4} strokeOpacity={0.7} />}
      {compares && <Line {...line} dataKey="after" stroke="var(--accent)" strokeWidth={2} />}
      {median &&
        strips.map((side) => (
          <MedianLine key={side} side={side} median={median[side]} place={place} from={head} to={head + PLOT} />
        ))}
      {strips.map((side, i) => (
        <Strip key={side} side={side} of={quantiles.map((one) => one[side])} place={place} y={i * STRIP + STRIP / 2} />
      ))}
      <AxisBelow width={width} y={head + PLOT} x={place} ticks={ticksOf(domain, isOne, width)} quantity={measure} />
      <Spots
        label={`${measure.label}: bars`}
        spots={[
          ...strips.map((side, i) => stripSpot(props, side, place, i * STRIP)),
          ...bins.map((bin) => binSpot(props, bin, x, head)),
        ]}
        onPick={onPick}
      />
    </ComposedChart>
  );
}

const ticksOf = ([from, to]: readonly [number, number], isOne: boolean, width: number): number[] => {
  const ticks = niceTicks(from, isOne ? to - 1 : to, Math.max(Math.floor(width / 64), 2));
  return isOne ? ticks.filter(Number.isInteger) : ticks;
};

interface BinBarProps {
  readonly bin: Bin | undefined;
  readonly x: (value: number) => number;
  readonly y: (share: number) => number;
}

/** A bar from the lower end of its bin to the upper, with a hair between neighbours. */
function BinBar({ bin, x, y }: BinBarProps) {
  if (!bin || bin.before === 0) return null;
  const [left, right] = [x(bin.from), x(bin.to)];
  const gap = right - left > 4 ? 1 : 0;
  // What is there at all can be seen.
  const height = Math.max(y(0) - y(bin.before), 1);
  return (
    <rect
      x={left + gap / 2}
      width={Math.max(right - left - gap, 0.5)}
      y={y(0) - height}
      height={height}
      fill="var(--baseline)"
    />
  );
}

interface MedianLineProps {
  readonly side: 'before' | 'after';
  readonly median: Estimate;
  readonly place: (value: number) => number;
  readonly from: number;
  readonly to: number;
}

/** The median, on the ground of its interval. */
function MedianLine({ side, median, place, from, to }: MedianLineProps) {
  const [low, at, high] = [place(median.low), place(median.value), place(median.high)];
  return (
    <>
      {high - low > 3 && (
        <rect x={low} width={high - low} y={from} height={to - from} className={styles.interval} data-side={side} />
      )}
      <line x1={at} x2={at} y1={from} y2={to} className={styles.median} data-side={side} />
    </>
  );
}

interface StripProps {
  readonly side: 'before' | 'after';
  /** At 5, 25, 50, 75 and 95 %. */
  readonly of: readonly Estimate[];
  readonly place: (value: number) => number;
  readonly y: number;
}

function Strip({ side, of, place, y }: StripProps) {
  const [p05, p25, p50, p75, p95] = of.map(({ value }) => place(value)) as [number, number, number, number, number];
  return (
    <g className={styles.strip} data-side={side}>
      <line x1={p05} x2={p95} y1={y} y2={y} strokeWidth={1.5} />
      <line x1={p25} x2={Math.max(p75, p25 + 1)} y1={y} y2={y} strokeWidth={5} />
      <line x1={p50} x2={p50} y1={y - 4} y2={y + 4} className={styles.middle} />
    </g>
  );
}

function stripSpot(
  { measure, quantiles, compares }: DistributionData,
  side: 'before' | 'after',
  place: (value: number) => number,
  y: number,
): Spot {
  const [low, high] = [quantiles[0]![side].value, quantiles.at(-1)![side].value];
  const who = compares ? (side === 'before' ? ', baseline' : ', what if') : '';
  const lines = quantiles.map((one) => `${small(quantileName(one.p))}: ${estimateText(one[side], measure)}`);
  const [left, right] = [place(low) - 3, place(high) + 3];
  return {
    key: `quantiles ${side}`,
    x: left,
    width: right - left,
    y,
    height: STRIP,
    text: [`${titleText(measure)}${who}`, ...lines].join('\n'),
    filter: { by: 'measure', measure: measure.id, from: low, to: high + 10 ** -measure.decimals / 2 },
    label: `${measure.label} from ${exactText(low, measure)} to ${exactText(high, measure)} (5 to 95 %${who})`,
  };
}

function binSpot(
  { measure, bins, compares, counted }: DistributionData,
  bin: Bin,
  x: (value: number) => number,
  head: number,
): Spot {
  const isEach = counted === 'each';
  const label = isEach ? binLabel(measure, bin) : upToLabel(measure, bin);
  const [before, after] = isEach ? [bin.before, bin.after] : [bin.beforeUpTo, bin.afterUpTo];
  const sides = compares
    ? `baseline ${shareText(before)} of seats\nwhat if ${shareText(after)} of seats`
    : `${shareText(before)} of seats`;
  return {
    key: String(bin.from),
    x: x(bin.from),
    width: x(bin.to) - x(bin.from),
    y: head,
    height: PLOT,
    text: `${label}\n${sides}`,
    filter: { by: 'measure', measure: measure.id, from: isEach ? bin.from : bins[0]!.from, to: bin.to },
    label,
  };
}
