import type { Scoring } from '../../game.ts';
import { ACT, BANDS, MARKETING, SABOTAGE, SPONSOR } from './card-types.ts';
import type { PromotersRules } from './dark-promoters.ts';
import type * as data from './data.generated.ts';
import { ScoreFindings } from './score-findings.ts';
import { scoreSeat } from './score-seat.ts';
import { rankBooks } from './scoring.ts';
import type { PromotersState } from './state.ts';
import { tellEvent } from './telling.ts';

type Seat = data.ScoreDocument['seats'][number];

export const scoring: Scoring = {
  score(document, set) {
    const noted = document as data.ScoreDocument;
    const findings = new ScoreFindings(noted);
    const mode = set?.modes.find((candidate) => candidate.id === noted.mode) as unknown as data.Mode | undefined;
    if (!set || !mode) {
      const known = set ? ` Known modes: ${set.modes.map((candidate) => candidate.id).join(', ')}.` : '';
      findings.error('score/unknown-mode', ['mode'], `The set has no mode “${noted.mode}”.${known}`);
      return { result: undefined, lines: [], findings: findings.list };
    }
    const scored = noted.seats.map((seat, place) => scoreSeat(seat, ['seats', place], set, mode, findings));
    findings.checkExclusives();
    if (findings.hasErrors) return { result: undefined, lines: [], findings: findings.list };
    const places = new Uint8Array(scored.length);
    rankBooks(
      scored.map(({ books }) => books),
      places,
    );
    const seats = scored.map(({ books, figures }, place) => ({
      name: noted.seats[place]!.name,
      ticketPrice: figures.bandPrice[books.band]! / 100,
      actsPercent: books.actPoints / 100,
      marketingPercent: Math.min(books.marketing, figures.marketingCap),
      preliminaryAudience: books.preliminary,
      audienceAfterSabotage: books.afterSabotage,
      audience: books.audience,
      ticketIncome: books.ticketIncome / 100,
      sponsoring: books.sponsoring / 100,
      spend: books.spend / 100,
      profit: books.profit / 100,
      actsBooked: books.acts,
      rank: places[place]!,
    }));
    const lines = scored.map(({ books, figures }, place) => {
      const { name, location } = noted.seats[place]!;
      const venue = location === null ? undefined : (figures.locations[0]?.name ?? 'the venue');
      return tellEvent(figures, books, `${name}, place ${places[place]}`, venue);
    });
    return { result: { game: noted.game, mode: noted.mode, seats }, lines, findings: findings.list };
  },
  document(rules, state) {
    return documentOf(rules as unknown as PromotersRules, state as unknown as PromotersState);
  },
};

function documentOf({ numbers }: PromotersRules, state: PromotersState): Record<string, unknown> {
  const listOf = (list: Int16Array, type: number, seat: number, count: number) =>
    Array.from(list.subarray(seat * numbers.supply[type]!.playable).subarray(0, count));
  const seats = state.books.map((books, seat): Seat => {
    const sponsorStart = seat * numbers.supply[SPONSOR]!.playable;
    const sufferedStart = seat * numbers.supply[SABOTAGE]!.deck.length;
    return {
      name: `Seat ${seat + 1}`,
      location: books.location < 0 ? null : numbers.locations[books.location]!.id,
      acts: listOf(state.acts, ACT, seat, books.acts).map((act) => numbers.acts[act]!.id),
      marketing: listOf(state.marketing, MARKETING, seat, books.marketingCards).map(
        (card) => numbers.marketing[card]!.id,
      ),
      sponsors: Array.from({ length: books.sponsors }, (_, place) => {
        const slots = state.sponsorSlots[sponsorStart + place]!;
        const { id } = numbers.sponsors[state.sponsors[sponsorStart + place]!]!;
        return { id, slots: Math.abs(slots), exclusive: slots < 0 };
      }),
      ticketBand: BANDS[books.band < 0 ? 1 : books.band]!,
      ...(books.miniMarketing ? { teaser: 'mini-marketing' as const } : {}),
      sabotage: Array.from({ length: books.suffered }, (_, place) => {
        const { effect } = numbers.sabotage[state.suffered[sufferedStart + place]!]!;
        const { kind } = numbers.mode.sabotageEffects[effect]!;
        const hit = state.sufferedPlace[sufferedStart + place]! + 1;
        if (kind === 'neutralise-act') return { effect, act: hit };
        return kind === 'remove-marketing' ? { effect, marketing: hit } : { effect };
      }),
      ...(books.otherCosts > 0 ? { otherCosts: books.otherCosts / 100 } : {}),
    };
  });
  return { game: 'dark-promoters', mode: numbers.mode.id, seats };
}
