export interface Moments {
  readonly count: number;
  readonly mean: number;
  /** Of the sample, with n − 1; 0 when there are fewer than two values. */
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/**
 * Two passes in the order of the values, so that the result depends on nothing but them. Measures are whole numbers, so the
 * first sum is exact; the second is compensated, so that a million tables lose no digit that anybody reads.
 */
export function moments(values: Float64Array): Moments {
  const count = values.length;
  if (count === 0) return { count, mean: 0, sd: 0, min: 0, max: 0 };
  let min = values[0]!;
  let max = min;
  for (let at = 1; at < count; at++) {
    const value = values[at]!;
    if (value < min) min = value;
    else if (value > max) max = value;
  }
  const mean = sum(values, 0, 1) / count;
  const sd = count < 2 ? 0 : Math.sqrt(sum(values, mean, 2) / (count - 1));
  return { count, mean, sd, min, max };
}

/** Σ (value − centre) ^ power for power 1 or 2, after Neumaier. */
function sum(values: Float64Array, centre: number, power: 1 | 2): number {
  let total = 0;
  let lost = 0;
  for (let at = 0; at < values.length; at++) {
    const deviation = values[at]! - centre;
    const term = power === 1 ? deviation : deviation * deviation;
    const next = total + term;
    lost += Math.abs(total) >= Math.abs(term) ? total - next + term : term - next + total;
    total = next;
  }
  return total + lost;
}
