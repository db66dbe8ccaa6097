import type { Account, Course, Trait } from '../../game.ts';
import { COLOURS } from './card-types.ts';
import type { Numbers } from './numbers.ts';
import type { NightState } from './state.ts';

const ENDING = 'How the night ended';
const SEAT = 'What the seat did';

export const traits: readonly Trait[] = [
  {
    id: 'colour',
    label: 'Most cued colour',
    kind: 'category',
    help: 'The colour of most of the songs that the seat has cued; of equals the first.',
  },
  {
    id: 'mostWants',
    label: 'Hardest crowd member',
    kind: 'count',
    help: 'The most wants of a crowd member that the seat has pleased.',
  },
  { id: 'loops', label: 'Loops pleased', kind: 'count', help: 'Crowd members with a loop that the seat has pleased.' },
  { id: 'firsts', label: 'Rounds begun', kind: 'count', help: 'Rounds in which the seat had the first turn.' },
  { id: 'actionCards', label: 'Action cards', kind: 'count', help: 'Action cards that the seat has played.' },
  { id: 'crowdGone', label: 'Crowd gone', kind: 'flag', group: ENDING, help: 'Every crowd member was pleased.' },
  {
    id: 'stopped',
    label: 'Hard stop',
    kind: 'flag',
    group: ENDING,
    help: 'The table was stopped after the last round.',
  },
  { id: 'pleasedNobody', label: 'Pleased nobody', kind: 'flag', group: SEAT, help: 'No crowd member was pleased.' },
  { id: 'gotTokens', label: 'Gained tokens', kind: 'flag', group: SEAT, help: 'The seat gained points of tokens.' },
  { id: 'gotSync', label: 'Was in sync', kind: 'flag', group: SEAT, help: 'The seat gained a sync bonus.' },
];

/** By trait. */
export const categories: readonly (readonly string[])[] = [COLOURS, ...traits.slice(1).map(() => [])];

/** In the order of `traits`. */
export function readTraits(state: NightState, seat: number, into: Int16Array, at: number): void {
  into[at] = mostCued(state, seat);
  into[at + 1] = state.mostWants[seat]!;
  into[at + 2] = state.pleasedLoops[seat]!;
  into[at + 3] = state.firsts[seat]!;
  into[at + 4] = state.actionCards[seat]!;
  into[at + 5] = state.frontCount + state.standsCount === 0 ? 1 : 0;
  into[at + 6] = state.isStopped;
  into[at + 7] = state.pleased[seat] === 0 ? 1 : 0;
  into[at + 8] = state.tokenPoints[seat]! > 0 ? 1 : 0;
  into[at + 9] = state.syncPoints[seat]! > 0 ? 1 : 0;
}

/** −1 when the seat has cued nothing. */
function mostCued({ cued }: NightState, seat: number): number {
  let best = -1;
  let most = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const songs = cued[seat * COLOURS.length + colour]!;
    if (songs <= most) continue;
    most = songs;
    best = colour;
  }
  return best;
}

export const account: Account = {
  measure: 'points',
  title: 'Where points come from',
  parts: [
    { id: 'crowd', label: 'Crowd members', sign: 1 },
    { id: 'sync', label: 'Sync bonuses', sign: 1 },
    { id: 'tokens', label: 'Tokens', sign: 1 },
  ],
};

/** In the order of the account. */
export function readParts(state: NightState, seat: number, into: Float64Array, at: number): void {
  into[at] = state.printedPoints[seat]!;
  into[at + 1] = state.syncPoints[seat]!;
  into[at + 2] = state.tokenPoints[seat]!;
}

export const course: Course = {
  label: 'Points',
  unit: 'points',
  decimals: 0,
  help: 'The points a seat has as each round ends.',
};

export const stopsOf = ({ roundLimit }: Numbers): readonly string[] =>
  Array.from({ length: roundLimit }, (_, round) => `Round ${round + 1}`);
