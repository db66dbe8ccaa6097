const START = 0x811c9dc5;

function add(sum: number, value: number): number {
  const next = Math.imul(sum ^ (value | 0), 0x01000193);
  return next ^ (next >>> 15);
}

const hex = (sum: number): string => (sum >>> 0).toString(16).padStart(8, '0');

/** Over the results of a sample: the measures of a seat, then its place, seat by seat and table by table. As in limit.c. */
export function checksum(values: Float64Array, places: Uint8Array, measures: number): string {
  let sum = START;
  for (let seat = 0; seat < places.length; seat++) {
    for (let measure = 0; measure < measures; measure++) sum = add(sum, values[seat * measures + measure]!);
    sum = add(sum, places[seat]!);
  }
  return hex(sum);
}

/** Over the rule counters of a sample: in how many tables a rule fired, then how often, rule by rule. As in limit.c. */
export function ruleChecksum(ruleTables: Float64Array, ruleTimes: Float64Array): string {
  let sum = START;
  for (let rule = 0; rule < ruleTables.length; rule++) sum = add(add(sum, ruleTables[rule]!), ruleTimes[rule]!);
  return hex(sum);
}
