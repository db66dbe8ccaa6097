import type { Numbers } from './numbers.ts';
import { isInSync, pleasedFrom, songsRead } from './pattern.ts';
import { RULE } from './rules.ts';
import { fire, type NightState, NONE } from './state.ts';
import { leaveStands } from './supply.ts';

/** Reads the seat's board against the whole Front Row, and only then lets The Stands move up. */
export function pleaseCrowd(numbers: Numbers, state: NightState, seat: number): void {
  const { slots, wants, wantCount, isLoop } = numbers;
  const { looks, front } = state;
  const base = seat * slots;
  const read = songsRead(looks, base, slots);
  for (let slot = read + 1; slot < slots; slot++) {
    if (looks[base + slot] === 0) continue;
    fire(state, RULE.gap);
    break;
  }
  const before = state.pleasedCount;
  for (let place = 0; place < state.frontCount; place++) {
    const member = front[place]!;
    const count = wantCount[member]!;
    if (count > read) continue;
    const start = pleasedFrom(looks, base, wants, member, count, isLoop[member] === 1);
    if (start < 0) continue;
    if (start > 0) fire(state, RULE.loopFromLater);
    award(numbers, state, seat, member, count);
    front[place] = NONE;
  }
  if (state.pleasedCount === before) return;
  if (state.pleasedCount > before + 1) fire(state, RULE.several);
  fire(state, RULE.songsStay);
  moveUp(numbers, state);
}

function award(numbers: Numbers, state: NightState, seat: number, member: number, count: number): void {
  const { slots } = numbers;
  const points = numbers.points[member]!;
  const tokens = state.tokens[member]!;
  const inSync = isInSync(state.looks, seat * slots, count, numbers.syncStep);
  const bonus = inSync ? numbers.syncBonus[member]! : 0;
  state.points[seat]! += points + tokens + bonus;
  state.printedPoints[seat]! += points;
  state.tokenPoints[seat]! += tokens;
  state.syncPoints[seat]! += bonus;
  state.pleased[seat]!++;
  if (inSync) state.pleasedInSync[seat]!++;
  if (numbers.isLoop[member] === 1) state.pleasedLoops[seat]!++;
  if (count > state.mostWants[seat]!) state.mostWants[seat] = count;

  const nth = state.pleasedCount;
  state.pleasedMember[nth] = member;
  state.pleasedBy[nth] = seat;
  state.pleasedSync[nth] = inSync ? 1 : 0;
  for (let slot = 0; slot < count; slot++) state.pleasedLooks[nth * slots + slot] = state.looks[seat * slots + slot]!;
  state.pleasedCount = nth + 1;

  fire(state, numbers.isLoop[member] === 1 ? RULE.loop : RULE.line);
  fire(state, RULE.points);
  if (tokens > 0) fire(state, RULE.tokenPoints);
  fire(state, inSync ? RULE.inSync : RULE.notInSync);
}

/** MC-3.7: each empty place is refilled while there is anybody in The Stands; then the Front Row closes up. */
function moveUp(numbers: Numbers, state: NightState): void {
  const { front } = state;
  let kept = 0;
  for (let place = 0; place < state.frontCount; place++) {
    let member = front[place]!;
    if (member === NONE) {
      if (state.standsCount === 0) continue;
      member = leaveStands(state);
      fire(state, RULE.fromStands);
    }
    front[kept] = member;
    kept++;
  }
  state.frontCount = kept;
  if (state.standsCount > 0 || kept > numbers.finalFrontRow) return;
  if (state.isFinal === 0) fire(state, RULE.finalRound);
  state.isFinal = 1;
  if (kept === 0) fire(state, RULE.crowdGone);
}
