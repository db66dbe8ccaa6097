/** Below this, a product of whole numbers and its quotient by a whole number are exact in a double. */
const SAFE = 2 ** 52;

/**
 * ⌊a · b · c · d / divisor⌋ for whole numbers that are not negative, exactly. Rounding once and only here is the point:
 * 150 × 1.20 × 1.15 is 207, and in floating point 206.
 */
export function floorOfProduct(a: number, b: number, c: number, d: number, divisor: number): number {
  const product = a * b * c * d;
  return product < SAFE ? Math.floor(product / divisor) : floorOfLargeProduct(a, b, c, d, divisor);
}

/** Apart, so that the common case stays small enough to be inlined. */
function floorOfLargeProduct(a: number, b: number, c: number, d: number, divisor: number): number {
  return Number((BigInt(a) * BigInt(b) * BigInt(c) * BigInt(d)) / BigInt(divisor));
}

/** `amount` × `percent` / 100, rounded half up to a whole number; for whole numbers that are not negative. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}

/** Euros as they stand in the data, in whole cents. */
export const cents = (euros: number): number => Math.round(euros * 100);
