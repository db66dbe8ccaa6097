import type { CardSet, Finding } from '../../card-set.ts';
import { cents } from '../../exact.ts';
import {
  Books,
  bookAct,
  buyMiniMarketing,
  loseAct,
  loseMarketing,
  payForSabotage,
  playMarketing,
  playSponsor,
  rentLocation,
} from './books.ts';
import { BANDS } from './card-types.ts';
import type * as data from './data.generated.ts';
import { Figures, type ModeCards } from './figures.ts';
import type { ScoreFindings } from './score-findings.ts';
import { scoreEvent } from './scoring.ts';

type Seat = data.ScoreDocument['seats'][number];
type Path = Finding['path'];

const noCards: ModeCards = { locations: [], acts: [], sponsors: [], marketing: [], sabotage: [] };

/**
 * Scores one noted seat with the engine's own rules: its cards are looked up or taken as they are written, compiled like the
 * cards of a set, and played into empty books in the order they were noted.
 */
export function scoreSeat(
  seat: Seat,
  path: Path,
  set: CardSet,
  mode: data.Mode,
  findings: ScoreFindings,
): { books: Books; figures: Figures } {
  const look = <T extends object>(type: string, noted: string | object, at: Path): T | undefined => {
    if (typeof noted !== 'string') return noted as T;
    if (type === 'location' || type === 'act') findings.takeUnique(noted, at);
    const card = (set.cards[type] ?? []).find((candidate) => candidate.id === noted);
    if (!card) findings.error('score/unknown-card', at, `The set has no ${type} “${noted}”.`);
    else if (!(card.modes as string[]).includes(mode.id)) {
      findings.warn('score/other-mode', at, `${card.name} is not a card of ${mode.name}.`);
    }
    return card as T | undefined;
  };
  const all = <T extends object>(type: string, field: string, noted: readonly (string | object)[]): T[] =>
    noted.flatMap((item, place) => look<T>(type, item, [...path, field, place]) ?? []);

  const location =
    seat.location === null ? undefined : look<data.Location>('location', seat.location, [...path, 'location']);
  const acts = all<data.Act>('act', 'acts', seat.acts ?? []);
  const marketing = all<data.Marketing>('marketing', 'marketing', seat.marketing ?? []);
  const plays = (seat.sponsors ?? []).map((play, place) => {
    const at = [...path, 'sponsors', place];
    const exclusive = play.exclusive ?? false;
    if (!('id' in play)) return { payoutPerSlot: play.payoutPerSlot, slots: play.slots, exclusive };
    const card = look<data.Sponsor>('sponsor', play.id, [...at, 'id']);
    findings.claim(seat.name, play.id, exclusive, at);
    if (card) checkSlots(card, play.slots, exclusive, mode, at, findings);
    return { payoutPerSlot: card?.payoutPerSlot ?? 0, slots: play.slots, exclusive };
  });
  if (findings.hasErrors) return { books: new Books(), figures: new Figures(mode, noCards) };

  const figures = new Figures(mode, {
    ...noCards,
    locations: location ? [location] : [],
    acts,
    sponsors: plays as unknown as data.Sponsor[],
    marketing,
  });
  const books = new Books();
  books.cash = figures.startBudget;
  if (seat.teaser === 'mini-marketing') {
    if (!mode.teaser) findings.error('score/no-teaser', [...path, 'teaser'], `${mode.name} has no teaser window.`);
    buyMiniMarketing(books, figures);
  }
  if (location) rentLocation(books, figures, 0);
  for (const act of acts.keys()) bookAct(books, figures, act);
  for (const card of marketing.keys()) playMarketing(books, figures, card);
  for (const [place, play] of plays.entries()) playSponsor(books, figures, place, play.slots, play.exclusive);
  if (seat.otherCosts) payForSabotage(books, cents(seat.otherCosts));
  books.band = BANDS.indexOf(seat.ticketBand);
  suffer(seat, path, mode, figures, books, findings);
  if (books.slotsUsed > mode.sponsorSlots) {
    findings.warn(
      'score/too-many-slots',
      [...path, 'sponsors'],
      `${books.slotsUsed} slots are assigned, but a seat has ${mode.sponsorSlots}.`,
    );
  }
  if (books.cash < 0) {
    findings.warn(
      'score/overspent',
      [...path, 'name'],
      `${seat.name} spent more than the start budget and the sponsors gave.`,
    );
  }
  scoreEvent(figures, books);
  return { books, figures };
}

/** DP-5.1, DP-5.3. */
function checkSlots(
  card: data.Sponsor,
  slots: number,
  exclusive: boolean,
  mode: data.Mode,
  at: Path,
  findings: ScoreFindings,
): void {
  const least = Math.max(1, card.minSlots + (exclusive ? mode.exclusive.extraSlots : 0));
  if (slots >= least) return;
  findings.warn(
    'score/too-few-slots',
    [...at, 'slots'],
    `${card.name}${exclusive ? ', exclusive,' : ''} needs at least ${least} slots.`,
  );
}

/** Applies what was done to the seat, in order. */
function suffer(
  seat: Seat,
  path: Path,
  mode: data.Mode,
  figures: Figures,
  books: Books,
  findings: ScoreFindings,
): void {
  const removed = new Set<number>();
  const neutralised = new Set<number>();
  for (const [place, noted] of (seat.sabotage ?? []).entries()) {
    const at = [...path, 'sabotage', place];
    const effect = Object.hasOwn(mode.sabotageEffects, noted.effect) ? mode.sabotageEffects[noted.effect] : undefined;
    if (!effect) {
      const known = Object.keys(mode.sabotageEffects).join(', ');
      findings.error(
        'score/unknown-effect',
        [...at, 'effect'],
        `${mode.name} knows no effect “${noted.effect}”. Known effects: ${known}.`,
      );
      continue;
    }
    checkPlaces(noted, effect, at, findings);
    if (effect.kind === 'lose-audience') {
      books.lost += effect.audience;
    } else if (effect.kind === 'neutralise-act') {
      if (noted.act === undefined)
        findings.error('score/which-act', at, 'Say with “act” which act was hit: its place, counted from 1.');
      else if (noted.act > books.acts)
        findings.error(
          'score/no-such-act',
          [...at, 'act'],
          `There is no act ${noted.act}; the seat has ${books.acts}.`,
        );
      else if (neutralised.has(noted.act))
        findings.error('score/hit-twice', [...at, 'act'], `Act ${noted.act} is neutralised already.`);
      else {
        neutralised.add(noted.act);
        loseAct(books, figures, noted.act - 1, noted.act - 1);
      }
    } else {
      const hit = noted.marketing ?? strongest(figures, removed);
      if (hit === 0) findings.error('score/no-marketing', at, 'The seat has no marketing card left to remove.');
      else if (hit > figures.marketing.length) {
        findings.error(
          'score/no-such-marketing',
          [...at, 'marketing'],
          `There is no marketing card ${hit}; the seat has ${figures.marketing.length}.`,
        );
      } else if (removed.has(hit))
        findings.error('score/hit-twice', [...at, 'marketing'], `Marketing card ${hit} is removed already.`);
      else {
        removed.add(hit);
        loseMarketing(books, figures, hit - 1);
      }
    }
  }
}

/** A place that the effect does not ask for was meant for another effect. */
function checkPlaces(
  noted: NonNullable<Seat['sabotage']>[number],
  effect: data.Mode['sabotageEffects'][string],
  at: Path,
  findings: ScoreFindings,
): void {
  const takes = { 'neutralise-act': 'act', 'remove-marketing': 'marketing', 'lose-audience': undefined }[effect.kind];
  for (const key of ['act', 'marketing'] as const) {
    if (noted[key] !== undefined && key !== takes) {
      findings.error(
        'score/other-place',
        [...at, key],
        `${effect.name} does not hit ${key === 'act' ? 'an act' : 'a marketing card'}.`,
      );
    }
  }
}

/** The place, from 1, of the strongest marketing card still in play, of equals the last; 0 for none. */
function strongest(figures: Figures, removed: ReadonlySet<number>): number {
  let found = 0;
  for (let place = 1; place <= figures.marketing.length; place++) {
    if (removed.has(place)) continue;
    if (found === 0 || figures.marketingAudience[place - 1]! >= figures.marketingAudience[found - 1]!) found = place;
  }
  return found;
}
