import type { Numbers } from './numbers.ts';
import { RULE } from './rules.ts';
import { fire, type NightState } from './state.ts';

/** Points, then crowd members pleased; 0 for a shared place. */
function compareSeats({ points, pleased }: NightState, one: number, two: number): number {
  return points[two]! - points[one]! || pleased[two]! - pleased[one]!;
}

/** Places by seat, from 1; after a shared place the next is left out. */
export function rankSeats({ seats }: Numbers, state: NightState, into: Uint8Array): void {
  for (let seat = 0; seat < seats; seat++) {
    let place = 1;
    for (let other = 0; other < seats; other++) if (compareSeats(state, seat, other) > 0) place++;
    into[seat] = place;
  }
}

export function countTies({ seats }: Numbers, state: NightState): void {
  for (let one = 0; one < seats; one++) {
    for (let two = one + 1; two < seats; two++) {
      if (state.points[one] !== state.points[two]) continue;
      fire(state, state.pleased[one] === state.pleased[two] ? RULE.tieShared : RULE.tiePleased);
    }
  }
}
