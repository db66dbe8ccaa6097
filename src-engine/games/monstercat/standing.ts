import type { Numbers } from './numbers.ts';
import { RULE } from './rules.ts';
import { fire, type NightState } from './state.ts';

/** By seat. */
interface Totals {
  readonly points: ArrayLike<number>;
  readonly pleased: ArrayLike<number>;
}

/** Points, then crowd members pleased; 0 for a shared place. */
function compareSeats({ points, pleased }: Totals, one: number, two: number): number {
  return points[two]! - points[one]! || pleased[two]! - pleased[one]!;
}

/** From 1; after a shared place the next is left out. */
export function placeOf(totals: Totals, seat: number): number {
  let place = 1;
  for (let other = 0; other < totals.points.length; other++) if (compareSeats(totals, seat, other) > 0) place++;
  return place;
}

export function rankSeats({ seats }: Numbers, state: NightState, into: Uint8Array): void {
  for (let seat = 0; seat < seats; seat++) into[seat] = placeOf(state, seat);
}

/** What decides the places of a table that is over. */
export function countStanding({ seats }: Numbers, state: NightState): void {
  const most = Math.max(...state.points);
  if (state.points.indexOf(most) === state.points.lastIndexOf(most)) fire(state, RULE.mostPoints);
  for (let one = 0; one < seats; one++) {
    for (let two = one + 1; two < seats; two++) {
      if (state.points[one] !== state.points[two]) continue;
      fire(state, state.pleased[one] === state.pleased[two] ? RULE.tieShared : RULE.tiePleased);
    }
  }
}
