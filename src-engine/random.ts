/**
 * Keyed chance. There is no stream that is used up: every draw is a pure function of the table's key and of what the draw
 * is for. A number changed in the set therefore leaves all unrelated draws alone, which is what makes paired comparison sharp.
 */
export interface TableKey {
  readonly high: number;
  readonly low: number;
}

/** A bijection of 32-bit words that spreads every input bit over all output bits (the finaliser of MurmurHash3). */
function mix(word: number): number {
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

/** The key of one table of a run. `seed` is any whole number from 0 up to 2^53 − 1. */
export function tableKey(seed: number, table: number): TableKey {
  const seedLow = seed | 0;
  const seedHigh = Math.floor(seed / 0x1_0000_0000) | 0;
  const first = mix(mix(seedLow + 0x9e3779b9) ^ seedHigh);
  return {
    high: mix(first ^ Math.imul(table + 1, 0x9e3779b1)),
    low: mix(mix(first + 0x6a09e667) + Math.imul(table + 1, 0x85ebca77)),
  };
}

/** One 32-bit draw for a purpose, a seat (or another small number) and an index. */
export function draw(high: number, low: number, purpose: number, seat: number, index: number): number {
  return drawFrom(laneOf(high, purpose, seat), low, index);
}

/** What all draws for a purpose and seat have in common, for those who draw many. */
export function laneOf(high: number, purpose: number, seat: number): number {
  return mix(high ^ Math.imul((purpose << 8) + seat + 1, 0x9e3779b1));
}

export function drawFrom(lane: number, low: number, index: number): number {
  return mix((lane + low) ^ Math.imul(index + 1, 0x85ebca77)) >>> 0;
}

/** A whole number from 0 to `bound` − 1, from one 32-bit draw. */
export function below(bound: number, word: number): number {
  // Exact: the product stays below 2^53, and the division is by a power of two.
  return Math.floor((word * bound) / 0x1_0000_0000);
}
