import type { CoursePicture } from '../../src-engine/statistics/picture.ts';
import styles from './chart.module.css';
import { shortened, textWidth, widest } from './text-width.ts';

type Stops = CoursePicture['stops'];

const LINE = 14;

/** `Round 1` and `Booking` of `Round 1 · Booking`. */
function partsOf(label: string): readonly [string, string] {
  const at = label.indexOf(' · ');
  return at < 0 ? ['', label] : [label.slice(0, at), label.slice(at + 3)];
}

const hasRounds = (stops: Stops): boolean => stops.every(({ label }) => partsOf(label)[0] !== '');

export const stopNamesHeight = (stops: Stops): number => (hasRounds(stops) ? 2 : 1) * LINE + 6;

interface StopNamesProps {
  readonly stops: Stops;
  /** Stops stand at 0, 1, 2 … */
  readonly x: (at: number) => number;
  readonly y: number;
}

/** The names of the stops, as far as they have room; rounds have a line of their own. */
export function StopNames({ stops, x, y }: StopNamesProps) {
  const rounds: { name: string; first: number; last: number }[] = [];
  stops.forEach(({ label }, at) => {
    const [name] = partsOf(label);
    const round = rounds.at(-1);
    if (round && round.name === name) round.last = at;
    else rounds.push({ name, first: at, last: at });
  });
  const names = stops.map(({ label }) => (hasRounds(stops) ? partsOf(label)[1] : label));
  const room = x(1) - x(0) - 6;
  // Where not all have room, only every other one is named, or fewer.
  const every = Math.max(1, Math.ceil(widest(names) / Math.max(room, 1)));
  return (
    <>
      <line x1={x(-0.5)} x2={x(stops.length - 0.5)} y1={y + 0.5} y2={y + 0.5} className={styles.zero} />
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place
        <g key={at}>
          <line x1={x(at)} x2={x(at)} y1={y} y2={y + 3} className={styles.zero} />
          {at % every === 0 && (
            <text x={inside(x(at), name, stops.length, x)} y={y + LINE + 1} textAnchor="middle">
              {name}
            </text>
          )}
        </g>
      ))}
      {hasRounds(stops) &&
        rounds.map(({ name, first, last }) => (
          <g key={first}>
            {first > 0 && (
              <line x1={x(first - 0.5)} x2={x(first - 0.5)} y1={y} y2={y + 2 * LINE + 2} className={styles.guide} />
            )}
            <text x={x((first + last) / 2)} y={y + 2 * LINE + 2} textAnchor="middle" className={styles.faint}>
              {shortened(name, x(last + 0.5) - x(first - 0.5) - 4)}
            </text>
          </g>
        ))}
    </>
  );
}

/** A long name at an end goes as far to the middle as it must. */
function inside(middle: number, name: string, stops: number, x: (at: number) => number): number {
  const half = textWidth(name) / 2;
  return Math.min(Math.max(middle, half), x(stops - 0.5) - half);
}
