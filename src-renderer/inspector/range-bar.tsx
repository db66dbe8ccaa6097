import { placeOn, rangeText, scaleOf, sideOf, verdictOn } from '../fields/range-scale.ts';
import type { CardRange } from './card-ranges.ts';
import styles from './range-bar.module.css';

const WIDTH = 100;

/** Where a number lies in the reference range of a mode. */
export function RangeBar({
  value,
  range: { range, modes },
  unit,
}: {
  readonly value: number | undefined;
  readonly range: CardRange;
  readonly unit: string | undefined;
}) {
  const scale = scaleOf([range.min, range.max, ...(value === undefined ? [] : [value])]);
  if (!scale) return null;
  const from = placeOn(scale, range.min) * WIDTH;
  const to = placeOn(scale, range.max) * WIDTH;
  const side = value === undefined ? 'inside' : sideOf(value, range);
  return (
    <div className={styles.bar}>
      <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" className={styles.picture} aria-hidden="true">
        <rect className={styles.track} x={0} y={4} width={WIDTH} height={2} />
        <rect className={styles.range} x={from} y={2} width={Math.max(to - from, 1)} height={6} />
        {value !== undefined && (
          <rect
            className={styles.value}
            data-side={side}
            x={placeOn(scale, value) * WIDTH - 0.75}
            y={0}
            width={1.5}
            height={10}
          />
        )}
      </svg>
      <p className={styles.words}>
        <span>
          {modes.join(', ')} <span className={styles.amounts}>{rangeText(range, unit)}</span>
        </span>
        {value !== undefined && (
          <span className={styles.verdict} data-side={side}>
            {verdictOn(value, range, unit)}
          </span>
        )}
      </p>
    </div>
  );
}
