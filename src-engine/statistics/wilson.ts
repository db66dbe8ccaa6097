export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution that leaves 2.5 % on either side. */
const Z95 = 1.959963984540054;

/** Wilson's score interval for a share, at 95 %. Wins may be fractions, where a win is shared. */
export function wilsonInterval(wins: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = wins / trials;
  const square = Z95 * Z95;
  const centre = share + square / (2 * trials);
  const reach = Z95 * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials * trials));
  const scale = 1 + square / trials;
  return { low: Math.max(0, (centre - reach) / scale), high: Math.min(1, (centre + reach) / scale) };
}
