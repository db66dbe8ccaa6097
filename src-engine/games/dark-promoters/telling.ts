import { euros, grouped, percentPoints } from '../../format.ts';
import type { Telling } from '../../game.ts';
import { type Books, payoutOf } from './books.ts';
import {
  ACT,
  BANDS,
  LOCATION,
  MARKETING,
  NEUTRALISE_ACT,
  REMOVE_MARKETING,
  SABOTAGE,
  SPONSOR,
  TYPES,
} from './card-types.ts';
import {
  actionOf,
  cardOf,
  DONE,
  isExclusive,
  MINI_MARKETING,
  placeOf,
  SET_PRICE,
  slotsOf,
  targetOf,
} from './choice.ts';
import type { Figures } from './figures.ts';
import type { Numbers } from './numbers.ts';
import { strongestMarketing } from './phases/sabotage.ts';
import { marketingCounted, rankBooks, STANDARD_BAND } from './scoring.ts';
import type { PromotersState } from './state.ts';

export function tellingOf(numbers: Numbers): Telling<PromotersState> {
  const cards = [numbers.locations, numbers.acts, numbers.sponsors, numbers.marketing, numbers.sabotage];
  const nameOf = (type: number, card: number): string => cards[type]![card]!.name;
  const seatName = (seat: number): string => `Seat ${seat + 1}`;
  const actAt = (state: PromotersState, seat: number, place: number): number =>
    state.acts[seat * numbers.supply[ACT]!.playable + place]!;

  /** A card with its numbers, as it is read on the table. */
  const tellCard = (type: number, card: number): string => {
    const day = numbers.acts[card]?.day;
    const about = [
      () => `${euros(numbers.rent[card]!)}, ${grouped(numbers.capacity[card]!)} people`,
      () =>
        `${euros(numbers.actCost[card]!)}, +${numbers.actAudience[card]} %${day === undefined ? '' : `, day ${day}`}`,
      () => `${euros(numbers.payoutPerSlot[card]!)} a slot, from ${numbers.leastSlots[card]}`,
      () => `${euros(numbers.marketingCost[card]!)}, +${numbers.marketingAudience[card]} %`,
      () => numbers.mode.sabotageEffects[numbers.sabotage[card]!.effect]!.name,
    ][type]!;
    return `${nameOf(type, card)} (${about()})`;
  };
  const tellSponsor = (choice: number): string => {
    const card = cardOf(choice);
    const slots = slotsOf(choice);
    const payout = payoutOf(numbers, card, slots, isExclusive(choice));
    const claim = isExclusive(choice) ? ' exclusively' : '';
    return `plays ${nameOf(SPONSOR, card)}${claim} on ${slots} ${slots === 1 ? 'slot' : 'slots'}: +${euros(payout)}`;
  };
  const tellSabotage = (state: PromotersState, choice: number): string => {
    const card = cardOf(choice);
    const target = targetOf(choice);
    const kind = numbers.sabotageKind[card]!;
    const what =
      kind === REMOVE_MARKETING
        ? `${nameOf(MARKETING, state.marketing[target * numbers.supply[MARKETING]!.playable + strongestMarketing(numbers, state, target)]!)} leaves play`
        : kind === NEUTRALISE_ACT
          ? `${nameOf(ACT, actAt(state, target, placeOf(choice)))} counts nothing`
          : `−${numbers.sabotageAudience[card]} people at the event`;
    const cost = numbers.sabotageCost[card]! > 0 ? ` for ${euros(numbers.sabotageCost[card]!)}` : '';
    return `plays ${nameOf(SABOTAGE, card)}${cost} against ${seatName(target)}: ${what}`;
  };
  const handNames = (state: PromotersState, seat: number): string[] =>
    TYPES.flatMap((_, type) => {
      const { fromRow, reach } = numbers.supply[type]!;
      if (fromRow) return [];
      const held = state.held[type * numbers.seats + seat]!;
      return Array.from(state.hands[type]!.subarray(seat * reach, seat * reach + held), (card) => nameOf(type, card));
    });
  const handLine = (state: PromotersState, seat: number): string => {
    const names = handNames(state, seat);
    return names.length === 0 ? 'holds no cards' : `holds ${names.join(', ')}`;
  };

  return {
    moment: (state) => numbers.schedule[state.moment]?.label ?? 'Event',
    choice(state, choice) {
      const { phase } = numbers.schedule[state.moment]!;
      const card = cardOf(choice);
      switch (actionOf(choice)) {
        case DONE:
          return 'is done';
        case MINI_MARKETING:
          return `buys mini-marketing for ${euros(numbers.teaserCost)} (+${numbers.teaserAudience} %)`;
        case SET_PRICE:
          return `sets the price: ${BANDS[card]} at ${euros(numbers.bandPrice[card]!)}, and is done`;
      }
      switch (phase.id) {
        case 'location':
          return `takes ${nameOf(LOCATION, card)} for ${euros(numbers.rent[card]!)} (${grouped(numbers.capacity[card]!)} people)`;
        case 'booking':
          return `books ${nameOf(ACT, card)} for ${euros(numbers.actCost[card]!)} (+${numbers.actAudience[card]} %)`;
        case 'marketing':
          return `plays ${nameOf(MARKETING, card)} for ${euros(numbers.marketingCost[card]!)} (+${numbers.marketingAudience[card]} %)`;
        case 'sabotage':
          return tellSabotage(state, choice);
        default:
          return tellSponsor(choice);
      }
    },
    opening(state) {
      const type = numbers.schedule[state.moment]!.phase.draws;
      if (type < 0) return [];
      const { fromRow, reach } = numbers.supply[type]!;
      if (fromRow) {
        const open = Array.from(state.rows[type]!.subarray(0, state.open[type]!), (card) => tellCard(type, card));
        return [open.length === 0 ? 'Nothing lies open.' : `Open: ${open.join(', ')}`];
      }
      // Which seats still got a card from a deck that has just run out is not in the state any more.
      if (state.drawn[type] === state.decks[type]!.length) return ['The deck is used up.'];
      const drawn = Array.from({ length: numbers.seats }, (_, seat) => {
        const held = state.held[type * numbers.seats + seat]!;
        const cards = state.hands[type]!.subarray(seat * reach, seat * reach + held).slice(-numbers.drawPerPhase);
        return `${seatName(seat)} ${Array.from(cards, (card) => tellCard(type, card)).join(', ') || 'nothing'}`;
      });
      return numbers.drawPerPhase === 0 ? [] : [`Drawn: ${drawn.join('; ')}`];
    },
    seat(state, seat) {
      return [`${euros(state.books[seat]!.cash)} in cash; ${handLine(state, seat)}`];
    },
    facts(state, seat) {
      const books = state.books[seat]!;
      const played = (type: number, list: Int16Array, count: number): string => {
        const start = seat * numbers.supply[type]!.playable;
        return Array.from(list.subarray(start, start + count), (card) => nameOf(type, card)).join(', ');
      };
      const points = (text: string, names: string): string => (names === '' ? '' : `${names} (${text})`);
      const mini = books.miniMarketing > 0 ? 'mini-marketing' : '';
      const campaign = [played(MARKETING, state.marketing, books.marketingCards), mini].filter((part) => part !== '');
      return [
        { label: 'Cash', text: euros(books.cash) },
        { label: 'Spent', text: euros(books.spend) },
        { label: 'Venue', text: books.location < 0 ? '' : nameOf(LOCATION, books.location) },
        { label: 'Acts', text: points(`+${percentPoints(books.actPoints)}`, played(ACT, state.acts, books.acts)) },
        { label: 'Marketing', text: points(`+${books.marketing} %`, campaign.join(', ')) },
        {
          label: 'Sponsors',
          text: points(`${books.slotsUsed} of ${numbers.slots} slots`, played(SPONSOR, state.sponsors, books.sponsors)),
        },
        {
          label: 'Price',
          text: books.band < 0 ? '' : `${BANDS[books.band]}, ${euros(numbers.bandPrice[books.band]!)}`,
        },
        { label: 'People lost', text: books.lost === 0 ? '' : grouped(books.lost) },
        { label: 'Hand', text: handNames(state, seat).join(', ') },
      ];
    },
    ending(state) {
      const places = new Uint8Array(numbers.seats);
      rankBooks(state.books, places);
      return state.books.map((books, seat) => {
        const venue = books.location < 0 ? undefined : nameOf(LOCATION, books.location);
        return tellEvent(numbers, books, `${seatName(seat)}, place ${places[seat]}`, venue);
      });
    },
  };
}

/** One seat's event, from the base to the profit, so that it can be followed by hand. */
export function tellEvent(figures: Figures, books: Books, who: string, venue: string | undefined): string {
  const band = books.band < 0 ? STANDARD_BAND : books.band;
  const factors = [
    `${grouped(figures.audienceBase)} people`,
    `acts +${percentPoints(books.actPoints)}`,
    `marketing +${marketingCounted(figures, books.marketing)} %`,
    `${BANDS[band]} ${figures.bandAudience[band]} %`,
  ].join(' × ');
  const loss = books.lost > 0 ? `, −${grouped(books.lost)} by sabotage` : '';
  const room = venue === undefined ? 'no venue' : `${venue} holds ${grouped(books.capacity)}`;
  const money = `Tickets ${euros(books.ticketIncome)} + sponsors ${euros(books.sponsoring)} − spend ${euros(books.spend)}`;
  const people = `${factors} = ${grouped(books.preliminary)}${loss}; ${room}: ${grouped(books.audience)} come.`;
  return `${who}: ${people} ${money} = ${euros(books.profit)}`;
}
