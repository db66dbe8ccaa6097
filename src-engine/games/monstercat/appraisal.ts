import { openSlot } from './board.ts';
import {
  ADD_TOKENS,
  ARRANGE_STANDS,
  COLOURS,
  CUE_SONGS,
  RECOLOUR,
  RETUNE,
  TAKE_BACKSTAGE,
  TEMPI,
  TRADE_SONGS,
} from './card-types.ts';
import { actionOf, besideOf, CUE, DONE, DRAW, MOVE, PLAY, SWAP, TAKE, whatOf } from './choice.ts';
import { isSong, type Numbers } from './numbers.ts';
import {
  beginPlan,
  changeHand,
  gainOfPlan,
  nearnessOf,
  POINT,
  plan,
  resetPlan,
  worthOfMember,
  worthOfPlan,
} from './outlook.ts';
import { LOOK_ROOM, recoloured, retuned, tempoOf } from './pattern.ts';
import type { NightState } from './state.ts';
import {
  ACTION,
  ADD_TOKENS_TO,
  ARRANGE,
  CUE_MORE,
  CUE_ON_FULL,
  DISCARD_DOWN,
  RECOLOUR_SONG,
  RETUNE_SONG,
  STARTING_CARD,
  TAKE_MORE,
  TRADE_OTHER,
  TRADE_OWN,
} from './steps/step.ts';

/** What a card more in the hand is worth: any card, a song that can be chosen, an action card. In thousandths of a point. */
const DRAWN_CARD = 260;
const CHOSEN_SONG = 120;
const ACTION_CARD = 500;
/** An action card must bring this much more than doing nothing, or it is kept for later. */
const KEPT_CARD = 300;
const ARRANGED_STANDS = 450;
const FRESH_BACKSTAGE = 310;

/** How good the asked seat's position looks after each choice. It sees its own hand, the boards and what lies open, nothing else. */
export function appraise(
  numbers: Numbers,
  state: NightState,
  choices: Int32Array,
  count: number,
  into: Float64Array,
): void {
  beginPlan(numbers, state, state.asked);
  asItIs = worthOfPlan(numbers, state);
  cueWorths.fill(UNKNOWN);
  for (let at = 0; at < count; at++) into[at] = worthOfChoice(numbers, state, choices[at]!);
}

/** The worth of the board as it is. */
let asItIs = 0;

/** By look: the worth of cueing such a song, once it has been worked out. */
const cueWorths = new Int32Array(LOOK_ROOM);
const UNKNOWN = -1;

/** Points, and what board and hand promise: comparable at any time. */
export function prospectOf(numbers: Numbers, state: NightState, seat: number): number {
  beginPlan(numbers, state, seat);
  return state.points[seat]! * POINT + worthOfPlan(numbers, state);
}

function worthOfChoice(numbers: Numbers, state: NightState, choice: number): number {
  const { slots } = numbers;
  const what = whatOf(choice);
  switch (state.step) {
    case STARTING_CARD:
      return worthOfStart(numbers, state, what);
    case ACTION:
    case CUE_MORE:
    case TAKE_MORE:
      return worthOfAction(numbers, state, choice);
    case CUE_ON_FULL:
      return worthInSlot(numbers, state, what, state.part);
    case DISCARD_DOWN:
      return worthWithout(numbers, state, what);
    case ADD_TOKENS_TO:
      return nearnessOf(numbers, what);
    case ARRANGE:
      return worthOfMember(numbers, state, state.stands[state.standsCount - 2 - state.part - what]!);
    case TRADE_OWN:
      return worthOfTrade(numbers, state, what);
    case TRADE_OTHER:
      return worthOfLook(numbers, state, state.part, state.looks[besideOf(choice) * slots + what]!);
    case RECOLOUR_SONG:
      return gainOfLook(numbers, state, what, recoloured(plan[what]!, besideOf(choice)));
    case RETUNE_SONG:
      return gainOfLook(numbers, state, what, retuned(plan[what]!, besideOf(choice)));
    default:
      return 0;
  }
}

function worthOfStart(numbers: Numbers, state: NightState, song: number): number {
  const slot = openSlot(numbers, state, state.asked);
  return worthInSlot(numbers, state, Math.min(slot, numbers.slots - 1), song);
}

function worthOfAction(numbers: Numbers, state: NightState, choice: number): number {
  const what = whatOf(choice);
  switch (actionOf(choice)) {
    case DONE:
      return asItIs;
    case DRAW:
      return asItIs + (hasRoom(numbers, state) ? DRAWN_CARD : 0);
    case TAKE:
      return worthOfTaking(numbers, state, what);
    case CUE:
      return worthOfCue(numbers, state, what);
    case SWAP:
    case MOVE: {
      const look = plan[what]!;
      plan[what] = plan[besideOf(choice)]!;
      plan[besideOf(choice)] = look;
      const worth = worthOfPlan(numbers, state);
      resetPlan(numbers, state, state.asked);
      return worth;
    }
    case PLAY:
      return asItIs + gainOfPlaying(numbers, state, what);
    default:
      return 0;
  }
}

/** Whether a card more would not have to be discarded again at the end of the turn. */
const hasRoom = (numbers: Numbers, { held, asked }: NightState): boolean =>
  held[asked]! + numbers.drawAtTurnEnd < numbers.handLimit;

function worthOfTaking(numbers: Numbers, state: NightState, card: number): number {
  if (!isSong(numbers, card)) return asItIs + (hasRoom(numbers, state) ? ACTION_CARD : 0);
  changeHand(numbers, card, 1);
  const worth = worthOfPlan(numbers, state) + (hasRoom(numbers, state) ? CHOSEN_SONG : 0);
  changeHand(numbers, card, -1);
  return worth;
}

/** In the first open slot; on a full board in the best one. */
function worthOfCue(numbers: Numbers, state: NightState, song: number): number {
  const look = numbers.look[song]!;
  if (cueWorths[look] !== UNKNOWN) return cueWorths[look]!;
  const open = openSlot(numbers, state, state.asked);
  let best = 0;
  if (open < numbers.slots) best = worthInSlot(numbers, state, open, song);
  else for (let slot = 0; slot < numbers.slots; slot++) best = Math.max(best, worthInSlot(numbers, state, slot, song));
  cueWorths[look] = best;
  return best;
}

function worthInSlot(numbers: Numbers, state: NightState, slot: number, song: number): number {
  changeHand(numbers, song, -1);
  const worth = worthOfLook(numbers, state, slot, numbers.look[song]!);
  changeHand(numbers, song, 1);
  return worth;
}

function worthOfLook(numbers: Numbers, state: NightState, slot: number, look: number): number {
  const before = plan[slot]!;
  plan[slot] = look;
  const worth = worthOfPlan(numbers, state);
  plan[slot] = before;
  return worth;
}

/** A look that lasts for this turn only counts for what it gains at once. */
function gainOfLook(numbers: Numbers, state: NightState, slot: number, look: number): number {
  const before = plan[slot]!;
  plan[slot] = look;
  const gain = gainOfPlan(numbers, state);
  plan[slot] = before;
  return gain;
}

/** A song that is not needed goes first, an action card later. */
function worthWithout(numbers: Numbers, state: NightState, card: number): number {
  if (!isSong(numbers, card)) return asItIs - KEPT_CARD;
  changeHand(numbers, card, -1);
  const worth = worthOfPlan(numbers, state);
  changeHand(numbers, card, 1);
  return worth;
}

function gainOfPlaying(numbers: Numbers, state: NightState, card: number): number {
  const amount = numbers.amount[card - numbers.songs.length]!;
  switch (numbers.effect[card - numbers.songs.length]) {
    case ADD_TOKENS:
      return amount * nearestMember(numbers, state) - KEPT_CARD;
    case TAKE_BACKSTAGE:
      return hasRoom(numbers, state) ? (amount - 1) * CHOSEN_SONG + DRAWN_CARD : 0;
    case TRADE_SONGS:
      return bestTrade(numbers, state) - asItIs - KEPT_CARD;
    case ARRANGE_STANDS:
      return ARRANGED_STANDS;
    case CUE_SONGS:
      return amount * Math.max(0, bestCue(numbers, state) - asItIs) - KEPT_CARD;
    case RECOLOUR:
      return bestRecolour(numbers, state) - gainOfPlan(numbers, state) - KEPT_CARD;
    case RETUNE:
      return bestRetune(numbers, state, amount) - gainOfPlan(numbers, state) - KEPT_CARD;
    default:
      return FRESH_BACKSTAGE - (hasRoom(numbers, state) ? KEPT_CARD : 0);
  }
}

function nearestMember(numbers: Numbers, state: NightState): number {
  let best = 0;
  for (let place = 0; place < state.frontCount; place++) {
    best = Math.max(best, nearnessOf(numbers, state.front[place]!));
  }
  return best;
}

function bestCue(numbers: Numbers, state: NightState): number {
  const start = state.asked * numbers.handRoom;
  let best = 0;
  for (let place = start; place < start + state.held[state.asked]!; place++) {
    const card = state.hands[place]!;
    if (isSong(numbers, card)) best = Math.max(best, worthOfCue(numbers, state, card));
  }
  return best;
}

function bestTrade(numbers: Numbers, state: NightState): number {
  let best = 0;
  for (let slot = 0; slot < numbers.slots; slot++) {
    if (plan[slot] !== 0) best = Math.max(best, worthOfTrade(numbers, state, slot));
  }
  return best;
}

/** By look: the last trade for which a song of this look was thought about. */
const tried = new Int32Array(LOOK_ROOM);
let trades = 0;

/** The best that a song of this slot can be traded for. */
function worthOfTrade(numbers: Numbers, state: NightState, slot: number): number {
  const { slots, seats } = numbers;
  const own = state.asked * slots;
  let best = 0;
  trades = (trades + 1) & 0x3fffffff;
  for (let place = 0; place < seats * slots; place++) {
    const look = state.looks[place]!;
    if (look === 0 || tried[look] === trades || (place >= own && place < own + slots)) continue;
    tried[look] = trades;
    best = Math.max(best, worthOfLook(numbers, state, slot, look));
  }
  return best;
}

function bestRecolour(numbers: Numbers, state: NightState): number {
  let best = 0;
  for (let slot = 0; slot < numbers.slots; slot++) {
    for (let colour = 0; colour < COLOURS.length && plan[slot] !== 0; colour++) {
      best = Math.max(best, gainOfLook(numbers, state, slot, recoloured(plan[slot]!, colour)));
    }
  }
  return best;
}

function bestRetune(numbers: Numbers, state: NightState, steps: number): number {
  let best = 0;
  for (let slot = 0; slot < numbers.slots; slot++) {
    const tempo = tempoOf(plan[slot]!);
    if (tempo === 0) continue;
    for (let other = Math.max(1, tempo - steps); other <= Math.min(TEMPI, tempo + steps); other++) {
      best = Math.max(best, gainOfLook(numbers, state, slot, retuned(plan[slot]!, other)));
    }
  }
  return best;
}
