import { Area, ComposedChart, Line, XAxis, YAxis } from 'recharts';
import type { Course } from '../../src-engine/game.ts';
import type { CourseBand, CoursePicture } from '../../src-engine/statistics/picture.ts';
import styles from './chart.module.css';
import type { OnPick } from './chart-frame.tsx';
import { AS_WRITTEN } from './drawing.tsx';
import { exactText } from './number-format.ts';
import { linear, niceTicks, tickTexts } from './scales.ts';
import { type Spot, Spots } from './spots.tsx';
import { StopNames, stopNamesHeight } from './stop-names.tsx';
import { widest } from './text-width.ts';

/** A quantile of a band. */
export type Point = keyof Omit<CourseBand, 'mean'>;

interface CourseData {
  readonly course: Course;
  readonly stops: CoursePicture['stops'];
  readonly compares: boolean;
  readonly onPick?: OnPick | undefined;
}

type Stop = CoursePicture['stops'][number] & { readonly at: number };

const PLOT = 140;
const HEAD = 6;
const BANDS: readonly (readonly [Point, Point, string])[] = [
  ['p75', 'p95', '75 to 95 %'],
  ['p25', 'p75', 'middle half'],
  ['p05', 'p25', '5 to 25 %'],
];

export const courseHeight = (stops: CoursePicture['stops']): number => HEAD + PLOT + stopNamesHeight(stops);

/** Where a band is one value wide, it still holds that value. */
export const bandFilter = ({ decimals }: Course, stop: number, band: CourseBand, low: Point, high: Point) =>
  ({ by: 'course', stop, from: band[low], to: band[high] + 10 ** -decimals / 2 }) as const;

export function CourseDrawing(props: CourseData & { readonly width: number }) {
  const { course, compares, onPick, width } = props;
  const stops: Stop[] = props.stops.map((stop, at) => ({ ...stop, at }));
  const height = courseHeight(stops);
  const values = domainOf(stops, compares);
  const ticks = niceTicks(...values, 5);
  const texts = tickTexts(ticks, course);
  const left = widest(texts) + 8;
  const across: [number, number] = [-0.5, stops.length - 0.5];
  const x = linear(across, [left, width]);
  const y = linear(values, [HEAD + PLOT, HEAD]);
  const still = { ...AS_WRITTEN, dot: false, activeDot: false, type: 'linear' } as const;
  const range = (side: 'before' | 'after', from: Point, to: Point) => (stop: Stop) =>
    [stop[side][from], stop[side][to]] as [number, number];
  const wide = { ...still, stroke: 'none', fill: 'var(--baseline)' };
  const change = { ...still, stroke: 'var(--accent)', strokeOpacity: 0.8 };
  return (
    <ComposedChart
      width={width}
      height={height}
      data={stops}
      margin={{ left, right: 0, top: HEAD, bottom: stopNamesHeight(stops) }}
      accessibilityLayer={false}
    >
      <XAxis type="number" dataKey="at" domain={across} allowDataOverflow hide />
      <YAxis type="number" domain={values} allowDataOverflow hide />
      {ticks.map((tick, i) => (
        <g key={tick}>
          <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} className={tick === 0 ? styles.zero : styles.guide} />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end">
            {texts[i]}
          </text>
        </g>
      ))}
      <Area {...wide} dataKey={range('before', 'p05', 'p95')} fillOpacity={0.25} />
      <Area {...wide} dataKey={range('before', 'p25', 'p75')} fillOpacity={0.45} />
      {compares && <Area {...change} dataKey={range('after', 'p05', 'p95')} fill="none" strokeDasharray="2 3" />}
      {compares && <Area {...change} dataKey={range('after', 'p25', 'p75')} fill="var(--accent)" fillOpacity={0.14} />}
      <Line {...still} dataKey={({ before }: Stop) => before.p50} stroke="var(--text-dim)" strokeWidth={2} />
      {compares && (
        <Line {...still} dataKey={({ after }: Stop) => after.p50} stroke="var(--accent)" strokeWidth={2.5} />
      )}
      <StopNames stops={stops} x={x} y={HEAD + PLOT} />
      <Spots
        label={`${course.label}: bands`}
        spots={stops.flatMap((stop) => bandSpots(props, stop, x, y))}
        onPick={onPick}
      />
    </ComposedChart>
  );
}

/** Zero belongs to it, unless it is so far away that little else could be seen. */
function domainOf(stops: readonly Stop[], compares: boolean): [number, number] {
  const bands = stops.flatMap((stop) => (compares ? [stop.before, stop.after] : [stop.before]));
  const lowest = Math.min(...bands.map(({ p05 }) => p05));
  const highest = Math.max(...bands.map(({ p95 }) => p95));
  const isFar = lowest > 0 && highest - lowest < 0.66 * highest;
  const [from, to] = isFar ? [lowest, highest] : [Math.min(0, lowest), Math.max(0, highest)];
  if (from === to) return [from, from + 1];
  const step = niceTicks(from, to, 5);
  const gap = step.length > 1 ? step[1]! - step[0]! : to - from;
  return [Math.floor(from / gap + 1e-9) * gap, to + 0.02 * (to - from)];
}

/** The bands of a stop: above and below each other, so that one is gone through from stop to stop. */
function bandSpots(
  { course, compares }: CourseData,
  stop: Stop,
  x: (value: number) => number,
  y: (value: number) => number,
): Spot[] {
  const band = compares ? stop.after : stop.before;
  const text = (of: CourseBand, from: Point, to: Point): string =>
    `${exactText(of[from], course)} to ${exactText(of[to], course)}`;
  return BANDS.map(([low, high, name]) => {
    const top = y(band[high]);
    const lines = [
      `${stop.label}: ${name}`,
      `${compares ? 'what if ' : ''}${text(band, low, high)}`,
      ...(compares ? [`baseline ${text(stop.before, low, high)}`] : []),
      compares
        ? `median ${exactText(stop.before.p50, course)} → ${exactText(band.p50, course)}`
        : `median ${exactText(band.p50, course)}`,
    ];
    return {
      key: `${stop.at} ${low}`,
      x: x(stop.at - 0.5),
      width: x(stop.at + 0.5) - x(stop.at - 0.5),
      y: top,
      // A band without height can be picked too.
      height: Math.max(y(band[low]) - top, 3),
      text: lines.join('\n'),
      filter: bandFilter(course, stop.at, band, low, high),
      label: `${course.label} at the end of ${stop.label}, ${name}`,
    };
  });
}
