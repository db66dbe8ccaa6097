/**
 * Quantiles of type 7 in the count of Hyndman and Fan (what R, NumPy and spreadsheets give): the value at place (n − 1) · p of
 * the sorted list, straight between its two neighbours.
 *
 * `probabilities` must rise. May put the values in another order: pass a copy.
 */
export function quantiles(values: Float64Array, probabilities: readonly number[]): number[] {
  const count = values.length;
  if (count === 0) return probabilities.map(() => 0);
  const order = counting(values) ?? selecting(values);
  return probabilities.map((probability) => {
    const place = (count - 1) * probability;
    const below = Math.floor(place);
    const low = order.at(below);
    const part = place - below;
    return part === 0 ? low : low + part * (order.after(below) - low);
  });
}

/** A list as if it were sorted. Places must rise from call to call. */
interface Order {
  at(place: number): number;
  /** The value behind the one that `at` has just given. */
  after(place: number): number;
}

/** Counting pays where a list of whole numbers has no more than so many possible values for each one that it holds. */
const SPREAD = 4;

function counting(values: Float64Array): Order | undefined {
  let lowest = values[0]!;
  let highest = lowest;
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!;
    if (value !== Math.floor(value)) return undefined;
    if (value < lowest) lowest = value;
    else if (value > highest) highest = value;
  }
  if (!(highest - lowest < SPREAD * values.length)) return undefined;
  const counts = new Uint32Array(highest - lowest + 1);
  for (let at = 0; at < values.length; at++) counts[values[at]! - lowest]!++;
  let found = 0;
  let upToFound = counts[0]!;
  return {
    at(place) {
      while (upToFound <= place) upToFound += counts[++found]!;
      return lowest + found;
    },
    after(place) {
      let next = found;
      if (upToFound <= place + 1)
        do next++;
        while (counts[next] === 0);
      return lowest + next;
    },
  };
}

function selecting(values: Float64Array): Order {
  let settled = 0;
  return {
    at(place) {
      select(values, settled, place);
      settled = place;
      return values[place]!;
    },
    after: (place) => smallest(values, place + 1),
  };
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
