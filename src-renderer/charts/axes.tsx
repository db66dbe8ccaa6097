import styles from './chart.module.css';
import type { Quantity } from './number-format.ts';
import { tickTexts } from './scales.ts';
import { textWidth } from './text-width.ts';

interface AxisBelowProps {
  readonly width: number;
  readonly y: number;
  readonly x: (value: number) => number;
  readonly ticks: readonly number[];
  readonly quantity: Quantity;
}

/** A line with round numbers below it. Numbers at the ends stay inside; those without room are left out. */
export function AxisBelow({ width, y, x, ticks, quantity }: AxisBelowProps) {
  const texts = tickTexts(ticks, quantity);
  let taken = -6;
  return (
    <>
      <line x1={0} x2={width} y1={y + 0.5} y2={y + 0.5} className={styles.zero} />
      {ticks.map((tick, i) => {
        const at = x(tick);
        const half = textWidth(texts[i]!) / 2;
        const middle = Math.min(Math.max(at, half), width - half);
        const hasRoom = middle - half >= taken + 6 && at >= -0.5 && at <= width + 0.5;
        if (hasRoom) taken = middle + half;
        return (
          <g key={tick}>
            <line x1={at} x2={at} y1={y} y2={y + 3} className={styles.zero} />
            {hasRoom && (
              <text x={middle} y={y + 15} textAnchor="middle">
                {texts[i]}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

interface GuidesAcrossProps {
  readonly width: number;
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
  readonly textOf: (tick: number) => string;
}

/** Thin lines at round heights, below the marks. */
export const GuidesAcross = ({ width, y, ticks }: Omit<GuidesAcrossProps, 'textOf'>) =>
  ticks.map((tick) => <line key={tick} x1={0} x2={width} y1={y(tick)} y2={y(tick)} className={styles.guide} />);

/** The names of the guides at their left ends, above the marks. */
export const GuideNames = ({ y, ticks, textOf }: Omit<GuidesAcrossProps, 'width'>) =>
  ticks.map((tick) => (
    <text key={tick} x={0} y={y(tick) - 3} className={styles.above}>
      {textOf(tick)}
    </text>
  ));
