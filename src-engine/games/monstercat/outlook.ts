import { COLOURS, TEMPI } from './card-types.ts';
import type { Numbers } from './numbers.ts';
import { isInSync, LOOK_ROOM, MOST_WANTS, pleasedFrom, songsRead, WANT_ROOM } from './pattern.ts';
import type { NightState } from './state.ts';

/**
 * What a board is worth to a seat that plans for the crowd in the Front Row, in thousandths of a point. Whole numbers, because a
 * fraction that is returned is put on the heap.
 */
export const POINT = 1000;

/** What a crowd member counts that is still so many actions away from being pleased. */
const NEARNESS = [1000, 560, 330, 170, 90, 40];
const FARTHEST = NEARNESS.length - 1;

/** Of a sync bonus that may still be missed, in thousandths. */
const HOPE_OF_SYNC = 400;

const WANTS = COLOURS.length + TEMPI;
/** Songs that fit each want, by the place of its bit: in the hand, and Backstage. */
const inHand = new Int16Array(WANTS);
const inBackstage = new Int16Array(WANTS);

/** The board that is being thought about. */
export const plan = new Int16Array(MOST_WANTS);

/** Whether every slot of the planned board has a song. */
let hasFullPlan = false;

/** Reads what a seat can work with; everything below is about this seat and what stands in `plan`. */
export function beginPlan(numbers: Numbers, state: NightState, seat: number): void {
  inHand.fill(0);
  inBackstage.fill(0);
  const start = seat * numbers.handRoom;
  for (let place = start; place < start + state.held[seat]!; place++)
    countSong(numbers, inHand, state.hands[place]!, 1);
  for (let place = 0; place < state.openCount; place++) countSong(numbers, inBackstage, state.backstage[place]!, 1);
  resetPlan(numbers, state, seat);
  hasFullPlan = songsRead(plan, 0, numbers.slots) === numbers.slots;
}

export function resetPlan({ slots }: Numbers, { looks }: NightState, seat: number): void {
  for (let slot = 0; slot < slots; slot++) plan[slot] = looks[seat * slots + slot]!;
}

/** Thinks of one song more or less in the hand; action cards make no difference to a plan. */
export const changeHand = (numbers: Numbers, card: number, by: number): void => countSong(numbers, inHand, card, by);

function countSong({ look, songs }: Numbers, counts: Int16Array, card: number, by: number): void {
  if (card >= songs.length) return;
  for (let bits = look[card]!; bits !== 0; bits &= bits - 1) counts[31 - Math.clz32(bits & -bits)]! += by;
}

/** The worth of the planned board: every member of the Front Row counts the more the fewer actions it is away. */
export function worthOfPlan(numbers: Numbers, state: NightState): number {
  hasFullPlan = songsRead(plan, 0, numbers.slots) === numbers.slots;
  let worth = 0;
  for (let place = 0; place < state.frontCount; place++) worth += worthOfMember(numbers, state, state.front[place]!);
  return worth;
}

export function worthOfMember(numbers: Numbers, state: NightState, member: number): number {
  const away = actionsAway(numbers, member);
  const points = numbers.points[member]! + state.tokens[member]!;
  return points * NEARNESS[away]! + bonusOf(numbers, member, away);
}

/** How much nearer to `POINT` a point on this member is, in thousandths. */
export const nearnessOf = (numbers: Numbers, member: number): number => NEARNESS[actionsAway(numbers, member)]!;

function bonusOf(numbers: Numbers, member: number, away: number): number {
  const bonus = numbers.syncBonus[member]!;
  if (away > 0) return Math.floor((bonus * NEARNESS[away]! * HOPE_OF_SYNC) / POINT);
  return isInSync(plan, 0, numbers.wantCount[member]!, numbers.syncStep) ? bonus * POINT : 0;
}

/** What the planned board would gain if the turn ended now. */
export function gainOfPlan(numbers: Numbers, state: NightState): number {
  const read = songsRead(plan, 0, numbers.slots);
  let gain = 0;
  for (let place = 0; place < state.frontCount; place++) {
    const member = state.front[place]!;
    const count = numbers.wantCount[member]!;
    if (count > read) continue;
    if (pleasedFrom(plan, 0, numbers.wants, member, count, numbers.isLoop[member] === 1) < 0) continue;
    gain += (numbers.points[member]! + state.tokens[member]!) * POINT + bonusOf(numbers, member, 0);
  }
  return gain;
}

/** About how many actions the planned board is away from pleasing the member; a loop from its best beginning. */
function actionsAway(numbers: Numbers, member: number): number {
  const count = numbers.wantCount[member]!;
  if (count > numbers.slots) return FARTHEST;
  const starts = numbers.isLoop[member] === 1 ? count : 1;
  let best = FARTHEST;
  for (let start = 0; start < starts && best > 0; start++) best = actionsFor(numbers, member, start, count, best);
  return best;
}

/** How many bits of a byte are set. */
const ONES = Uint8Array.from(
  { length: 1 << MOST_WANTS },
  (_, byte) => [...byte.toString(2)].filter((bit) => bit === '1').length,
);
const onesOf = (byte: number): number => ONES[byte]!;

/** Slot by slot: a swap with a song that is of no use where it is, a song of the hand, one of Backstage, or luck. */
function actionsFor(numbers: Numbers, member: number, start: number, count: number, most: number): number {
  const { fits, slots, wants } = numbers;
  const row = (member * MOST_WANTS + start) * LOOK_ROOM;
  /** The slots, as bits, that have what is wanted; and those for which there is a song of no use where it is. */
  let right = 0;
  let movable = 0;
  for (let slot = 0; slot < slots; slot++) {
    const fitting = fits[row + plan[slot]!]!;
    right |= fitting & (1 << slot);
    // Without a branch, because nobody could predict it: all bits where the song is of no use, else none.
    movable |= fitting & (((fitting >> slot) & 1) - 1);
  }
  let wrong = ((1 << count) - 1) & ~right;
  // An action puts two slots right at best.
  if ((onesOf(wrong) + 1) >> 1 >= most) return most;
  /** How many songs of the hand are meant for a want already, four bits a want. */
  let used = 0;
  let actions = 0;
  while (wrong !== 0 && actions < most) {
    const slot = 31 - Math.clz32(wrong & -wrong);
    wrong &= wrong - 1;
    const look = plan[slot]!;
    if (look !== 0 && (movable >> slot) & 1) {
      actions++;
      // A swap may put the other slot right, too.
      for (let rest = wrong & fits[row + look]!; rest !== 0; rest &= rest - 1) {
        const other = 31 - Math.clz32(rest & -rest);
        if (((fits[row + plan[other]!]! >> slot) & 1) === 0) continue;
        wrong &= ~(1 << other);
        break;
      }
      continue;
    }
    const bit = 31 - Math.clz32(wants[member * WANT_ROOM + start + slot]!);
    const isAtHand = ((used >> (4 * bit)) & 15) < inHand[bit]!;
    used += 1 << (4 * bit);
    // A song can only be cued into the first open slot, or on a full board in the place of any other.
    const toPlace = look === 0 || hasFullPlan ? 1 : 2;
    actions += toPlace + (isAtHand ? 0 : inBackstage[bit]! > 0 ? 1 : 2);
  }
  return Math.min(actions, most);
}
