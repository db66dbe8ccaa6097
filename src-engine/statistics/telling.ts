/**
 * How many tables tell how far a number spreads. Where more than half of them have the same, as where a change comes to few tables
 * or gives nearly all of them as much, only the others do; where all have the same, none does. A value that is NaN is like no other.
 */
export function tellingOf(values: Float64Array): number {
  const usual = candidateOf(values);
  let others = 0;
  for (let at = 0; at < values.length; at++) others += Number(values[at] !== usual);
  return 2 * others < values.length ? others : values.length;
}

/** The value that more than half have, if there is one: the vote of R. S. Boyer and J S. Moore, without sorting. */
function candidateOf(values: Float64Array): number {
  let candidate = Number.NaN;
  let votes = 0;
  for (let at = 0; at < values.length; at++) {
    if (votes === 0) candidate = values[at]!;
    votes += values[at] === candidate ? 1 : -1;
    // What is not even like itself has no votes.
    if (votes < 0) votes = 0;
  }
  return candidate;
}
