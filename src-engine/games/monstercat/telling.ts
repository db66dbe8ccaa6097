import type { Telling } from '../../game.ts';
import { actionOf, besideOf, CUE, DONE, DRAW, MOVE, PLAY, SWAP, TAKE, whatOf } from './choice.ts';
import { turnMoment } from './flow.ts';
import { isSong, type Numbers, nameOf } from './numbers.ts';
import { RULE } from './rules.ts';
import { rankSeats } from './standing.ts';
import { decidedBy, NO_START } from './starting-order.ts';
import { type NightState, NONE } from './state.ts';
import {
  ACTION,
  ADD_TOKENS_TO,
  ARRANGE,
  CUE_MORE,
  CUE_ON_FULL,
  DISCARD_DOWN,
  RECOLOUR_SONG,
  STARTING_CARD,
  TAKE_MORE,
  TRADE_OTHER,
  TRADE_OWN,
} from './steps/step.ts';
import { colourName, counted, lookText, wantText } from './words.ts';

/** What puts a seat before another of the same tempo, in words. */
const TIE_BREAKS = new Map([
  [RULE.fewerPointsFirst, 'fewer points'],
  [RULE.coin, 'by the coin'],
]);
const SHUFFLED = 'The discard pile is shuffled and becomes the draw pile';

export function tellingOf(numbers: Numbers): Telling<NightState> {
  const { slots, crowd } = numbers;
  const seatName = (seat: number): string => `Seat ${seat + 1}`;
  const tellCard = (card: number): string =>
    isSong(numbers, card) ? `${nameOf(numbers, card)} (${lookText(numbers.look[card]!)})` : nameOf(numbers, card);
  const tellMember = (state: NightState, member: number): string => {
    const { name, shape, wants, points, syncBonus } = crowd[member]!;
    const tokens = state.tokens[member]! > 0 ? `, ${counted(state.tokens[member]!, 'token')}` : '';
    const worth = `${counted(points, 'point')}, +${syncBonus} in sync${tokens}`;
    return `${name} (${shape}: ${wants.map(wantText).join(', ')}; ${worth})`;
  };
  /** The song in a slot as it looks now, with its name. */
  const tellSlot = (state: NightState, seat: number, slot: number): string => {
    const place = seat * slots + slot;
    return `${nameOf(numbers, state.board[place]!)} (${lookText(state.looks[place]!)})`;
  };
  const boardText = (state: NightState, seat: number): string =>
    Array.from({ length: slots }, (_, slot) => lookText(state.looks[seat * slots + slot]!)).join(' · ');
  const handOf = (state: NightState, seat: number): number[] => {
    const start = seat * numbers.handRoom;
    return [...state.hands.subarray(start, start + state.held[seat]!)];
  };

  const tellAction = (state: NightState, choice: number): string => {
    const what = whatOf(choice);
    switch (actionOf(choice)) {
      case DONE:
        return state.step === ACTION ? 'ends the turn' : 'stops there';
      case DRAW:
        return 'draws a card';
      case TAKE:
        return `takes ${tellCard(what)} from Backstage`;
      case CUE:
        return `cues ${tellCard(what)}`;
      case SWAP:
        return `swaps ${tellSlot(state, state.asked, what)} and ${tellSlot(state, state.asked, besideOf(choice))}`;
      case MOVE:
        return `moves ${tellSlot(state, state.asked, what)} to slot ${besideOf(choice) + 1}`;
      case PLAY: {
        const { effect } = numbers.actions[what - numbers.songs.length]!;
        return `plays ${nameOf(numbers, what)} (${numbers.mode.actionEffects[effect]!.name})`;
      }
      default:
        return '';
    }
  };
  const pleasedLines = (before: NightState, state: NightState): string[] =>
    Array.from({ length: state.pleasedCount - before.pleasedCount }, (_, nth) => {
      const at = before.pleasedCount + nth;
      const member = state.pleasedMember[at]!;
      const { name, points, syncBonus } = crowd[member]!;
      const isInSync = state.pleasedSync[at] === 1;
      const tokens = state.tokens[member]!;
      const parts = [
        `${points}`,
        ...(tokens > 0 ? [`${counted(tokens, 'token')}`] : []),
        ...(isInSync ? [`${syncBonus} in sync`] : []),
      ];
      const total = points + tokens + (isInSync ? syncBonus : 0);
      const sum = parts.length === 1 ? counted(total, 'point') : `${parts.join(' + ')} = ${counted(total, 'point')}`;
      return `${seatName(state.pleasedBy[at]!)} has pleased ${name}: ${sum}`;
    });
  const frontLine = (state: NightState): string => {
    const members = Array.from(state.front.subarray(0, state.frontCount), (member) => tellMember(state, member));
    const stands = `${state.standsCount} in The Stands`;
    return `Front Row: ${members.join('; ') || 'nobody'}; ${stands}`;
  };
  const backstageLine = (state: NightState): string => {
    const open = Array.from(state.backstage.subarray(0, state.openCount), tellCard);
    return `Backstage: ${open.join(', ') || 'nothing'}`;
  };
  /** The last songs of full boards that starting cards have thrown off. */
  const thrownLines = (before: NightState, after: NightState): string[] =>
    Array.from({ length: numbers.seats }, (_, seat) => seat).flatMap((seat) => {
      const last = seat * slots + slots - 1;
      const isThrown = before.songs[seat] === slots && before.board[last] !== after.board[last];
      return isThrown ? [`${seatName(seat)} discards ${tellSlot(before, seat, slots - 1)} for its starting card`] : [];
    });
  const tempoText = (tempo: number): string => (tempo === NO_START ? 'no song' : `BPM ${tempo}`);
  const orderLine = (state: NightState): string => {
    const seats = Array.from(state.order, (seat, place) => {
      const next = state.order[place + 1];
      const reason = next === undefined ? undefined : TIE_BREAKS.get(decidedBy(state, seat, next));
      return `${seatName(seat)} (${[tempoText(state.startTempo[seat]!), ...(reason ? [reason] : [])].join(', ')})`;
    });
    return `Order of turns: ${seats.join(', ')}`;
  };
  const boardLines = (state: NightState): string[] =>
    Array.from(state.order, (seat) => `Board of ${seatName(seat)}: ${boardText(state, seat)}`);

  return {
    moment(state) {
      const place = turnMoment(numbers, state);
      if (place === 0) return `Round ${state.round} · Starting cards`;
      const seat = seatName(state.order[state.turn]!);
      return `Round ${state.round} · ${place % 2 === 1 ? `Turn of ${seat}` : `${seat} discards`}`;
    },
    choice(state, choice) {
      const what = whatOf(choice);
      switch (state.step) {
        case STARTING_CARD:
          return `lays down ${tellCard(what)}`;
        case ACTION:
        case CUE_MORE:
        case TAKE_MORE:
          return tellAction(state, choice);
        case CUE_ON_FULL:
          return `discards ${tellSlot(state, state.asked, what)} for it`;
        case DISCARD_DOWN:
          return `discards ${tellCard(what)}`;
        case ADD_TOKENS_TO:
          return `puts ${counted(state.more, 'token')} on ${crowd[what]!.name}`;
        case ARRANGE: {
          const member = state.stands[state.standsCount - 2 - state.part - what]!;
          return `puts ${crowd[member]!.name} ${state.part === NONE ? 'first' : 'next'} in The Stands`;
        }
        case TRADE_OWN:
          return `gives away ${tellSlot(state, state.asked, what)}`;
        case TRADE_OTHER:
          return `takes ${tellSlot(state, besideOf(choice), what)} of ${seatName(besideOf(choice))} for it`;
        case RECOLOUR_SONG:
          return `makes ${tellSlot(state, state.asked, what)} ${colourName(besideOf(choice)).toLowerCase()} for this turn`;
        default:
          return `makes ${tellSlot(state, state.asked, what)} BPM ${besideOf(choice)} for this turn`;
      }
    },
    opening(state) {
      const place = turnMoment(numbers, state);
      if (place === 0) return [frontLine(state), `${backstageLine(state)}; ${state.deckCount} in the draw pile`];
      return place === 1 ? [orderLine(state), ...boardLines(state)] : [];
    },
    outcome(before, after) {
      const { drawn, drawnAtEnd, isShuffled, isShuffledAtEnd } = drawsBetween(before, after);
      const seat = before.asked;
      const cards = handOf(after, seat);
      const drawLines = (from: number, to: number): string[] =>
        cards.slice(cards.length - from, cards.length - to).map((card) => `${seatName(seat)} draws ${tellCard(card)}`);
      // A round begins with the Front Row and with what lies Backstage.
      const opensRound = after.round > before.round && turnMoment(numbers, after) === 0;
      const pleased = pleasedLines(before, after);
      return [
        ...(before.step === STARTING_CARD ? thrownLines(before, after) : []),
        ...(isShuffled ? [SHUFFLED] : []),
        ...drawLines(drawn + drawnAtEnd, drawnAtEnd),
        ...(opensRound || isSameBackstage(before, after) ? [] : [backstageLine(after)]),
        ...pleased,
        ...(opensRound || pleased.length === 0 ? [] : [frontLine(after)]),
        ...(after.isFinal > before.isFinal ? ['This is the final round.'] : []),
        ...(isShuffledAtEnd ? [SHUFFLED] : []),
        ...drawLines(drawnAtEnd, 0),
      ];
    },
    seat(state, seat) {
      const hand = handOf(state, seat).map(tellCard).join(', ');
      return [`${counted(state.points[seat]!, 'point')}; board ${boardText(state, seat)}; holds ${hand || 'no cards'}`];
    },
    facts(state, seat) {
      const start = state.pending[seat]!;
      const isActing = state.asked === seat && state.step !== STARTING_CARD && state.step !== DISCARD_DOWN;
      return [
        { label: 'Points', text: String(state.points[seat]!) },
        { label: 'Crowd pleased', text: String(state.pleased[seat]!) },
        { label: 'Starting card', text: start === NONE ? '' : tellCard(start) },
        { label: 'Board', text: boardText(state, seat) },
        { label: 'Actions left', text: isActing ? String(state.actionsLeft) : '' },
        { label: 'Hand', text: handOf(state, seat).map(tellCard).join(', ') },
      ];
    },
    ending(state) {
      const places = new Uint8Array(numbers.seats);
      rankSeats(numbers, state, places);
      const why = state.isStopped
        ? `The table was stopped after ${counted(state.round, 'round')}: ${counted(state.frontCount, 'crowd member')} in the Front Row and ${state.standsCount} in The Stands were not pleased.`
        : `Round ${state.round} was the final round.`;
      const seats = Array.from(places, (place, seat) => {
        const parts = `crowd ${state.printedPoints[seat]} + sync ${state.syncPoints[seat]} + tokens ${state.tokenPoints[seat]}`;
        const pleased = `${counted(state.pleased[seat]!, 'crowd member')} pleased, ${state.pleasedInSync[seat]} in sync`;
        return `${seatName(seat)}, place ${place}: ${pleased}; ${parts} = ${counted(state.points[seat]!, 'point')}`;
      });
      return [why, ...seats];
    },
  };
}

/** What a choice has drawn for the asked seat: by the action itself, and after it at the end of the turn. */
function drawsBetween(
  before: NightState,
  after: NightState,
): { drawn: number; drawnAtEnd: number; isShuffled: boolean; isShuffledAtEnd: boolean } {
  const fired = (rule: number): number => after.fired[rule]! - before.fired[rule]!;
  const drawnAtEnd = fired(RULE.drawAtEnd);
  const drawn = after.draws[before.asked]! - before.draws[before.asked]! - drawnAtEnd;
  // A pile that held enough for the action is shuffled after it, if at all; each of the two shuffles once at most.
  const isShuffled = drawn + after.backstageDraws - before.backstageDraws > before.deckCount;
  return { drawn, drawnAtEnd, isShuffled, isShuffledAtEnd: fired(RULE.reshuffle) > (isShuffled ? 1 : 0) };
}

const isSameBackstage = (before: NightState, after: NightState): boolean =>
  before.backstage.subarray(0, before.openCount).join() === after.backstage.subarray(0, after.openCount).join();
