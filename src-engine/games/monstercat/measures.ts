import type { Measure } from '../../game.ts';
import type { NightState } from './state.ts';

export const measures: readonly Measure[] = [
  { id: 'points', label: 'Points', unit: 'points', decimals: 0, help: 'Points of crowd members, tokens and bonuses.' },
  { id: 'pleased', label: 'Crowd pleased', unit: 'members', decimals: 0, help: 'Crowd members that were pleased.' },
  {
    id: 'inSync',
    label: 'In sync',
    unit: '%',
    decimals: 2,
    help: 'Of the crowd members pleased, how many by songs in sync; 0 when there were none.',
  },
  { id: 'rounds', label: 'Rounds', unit: 'rounds', decimals: 0, help: 'How many rounds the table had.' },
  { id: 'hand', label: 'Hand size', unit: 'cards', decimals: 0, help: 'Cards left in the hand at the end.' },
  {
    id: 'unused',
    label: 'Unused actions',
    unit: 'actions',
    decimals: 0,
    help: 'Actions that the seat could have taken and did not.',
  },
];

/** In the order of `measures`. */
export function measureSeat(state: NightState, seat: number, into: Float64Array, at: number): void {
  const pleased = state.pleased[seat]!;
  into[at] = state.points[seat]!;
  into[at + 1] = pleased;
  into[at + 2] = pleased === 0 ? 0 : Math.floor((state.pleasedInSync[seat]! * 10_000) / pleased);
  into[at + 3] = state.round;
  into[at + 4] = state.held[seat]!;
  into[at + 5] = state.unused[seat]!;
}
