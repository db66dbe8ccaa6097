import { COLOURS } from './card-types.ts';
import type { Numbers } from './numbers.ts';
import { colourOf } from './pattern.ts';
import { RULE } from './rules.ts';
import { fire, type NightState, NONE } from './state.ts';
import { discardCard } from './supply.ts';

/** The first open slot of a seat's board; `slots` when it is full. */
export function openSlot({ slots }: Numbers, { board, songs }: NightState, seat: number): number {
  if (songs[seat] === slots) return slots;
  const base = seat * slots;
  let slot = 0;
  while (slot < slots && board[base + slot] !== NONE) slot++;
  return slot;
}

/** Puts a song from a hand into an empty slot. */
export function placeSong(numbers: Numbers, state: NightState, seat: number, slot: number, song: number): void {
  const place = seat * numbers.slots + slot;
  state.board[place] = song;
  state.looks[place] = numbers.look[song]!;
  state.songs[seat]!++;
  if (state.songs[seat] === numbers.slots) fire(state, RULE.fullBoard);
  state.cued[seat * COLOURS.length + colourOf(numbers.look[song]!)]!++;
}

export function discardSong(numbers: Numbers, state: NightState, seat: number, slot: number): void {
  const place = seat * numbers.slots + slot;
  discardCard(state, state.board[place]!);
  state.board[place] = NONE;
  state.looks[place] = 0;
  state.songs[seat]!--;
}

/** Exchanges what is in two places of the boards, empty or not; a changed look goes with its song. */
export function exchange({ board, looks }: NightState, one: number, other: number): void {
  const song = board[one]!;
  board[one] = board[other]!;
  board[other] = song;
  const look = looks[one]!;
  looks[one] = looks[other]!;
  looks[other] = look;
}

/** MC-6.9: at the end of the turn every song is as it is printed. */
export function restoreLooks(numbers: Numbers, state: NightState): void {
  if (state.changed === 0) return;
  for (let place = 0; place < state.board.length; place++) {
    const song = state.board[place]!;
    if (song !== NONE) state.looks[place] = numbers.look[song]!;
  }
  fire(state, RULE.asPrinted, state.changed);
  state.changed = 0;
}
