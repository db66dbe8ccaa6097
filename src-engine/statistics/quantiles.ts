/**
 * Quantiles of type 7 in the count of Hyndman and Fan (what R, NumPy and spreadsheets give): the value at place (n − 1) · p of
 * the sorted list, straight between its two neighbours.
 *
 * `probabilities` must rise. Puts the values in another order: pass a copy.
 */
export function quantiles(values: Float64Array, probabilities: readonly number[]): number[] {
  const count = values.length;
  if (count === 0) return probabilities.map(() => 0);
  let settled = 0;
  return probabilities.map((probability) => {
    const place = (count - 1) * probability;
    const below = Math.floor(place);
    select(values, settled, below);
    settled = below;
    const low = values[below]!;
    const part = place - below;
    return part === 0 ? low : low + part * (smallest(values, below + 1) - low);
  });
}

/** Moves the value that belongs at `place` there, smaller ones before it and larger ones behind. Nothing before `from` is touched. */
function select(values: Float64Array, from: number, place: number): void {
  let left = from;
  let right = values.length - 1;
  while (left < right) {
    const pivot = middleOf(values[left]!, values[(left + right) >>> 1]!, values[right]!);
    let low = left;
    let high = right;
    // Both sides stop at values equal to the pivot, which keeps lists of few distinct values fast.
    while (low <= high) {
      while (values[low]! < pivot) low++;
      while (values[high]! > pivot) high--;
      if (low > high) break;
      const held = values[low]!;
      values[low++] = values[high]!;
      values[high--] = held;
    }
    if (place <= high) right = high;
    else if (place >= low) left = low;
    else return;
  }
}

const middleOf = (a: number, b: number, c: number): number => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

function smallest(values: Float64Array, from: number): number {
  let found = values[from]!;
  for (let at = from + 1; at < values.length; at++) if (values[at]! < found) found = values[at]!;
  return found;
}
