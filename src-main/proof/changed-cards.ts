import type { CardSet } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import type { LaidOutFace } from '../faces/face-layout.ts';
import { facesOf } from '../faces/faces.ts';
import { hexDigest } from '../library/sha256.ts';
import { breathe, type OutputWatch } from '../output/output.ts';
import { type ChangedCards, cardKey, copiesOf, type PlannedCard } from './proof-plan.ts';

/** What a card looks like, in short: cards that look the same are the same to whoever holds them. */
export interface CardPrint {
  readonly front: string;
  /** Nothing where no back was printed. */
  readonly back?: string;
  readonly copies: number;
}

/** By type and id: `act/rosa`. */
export type CardPrints = ReadonlyMap<string, CardPrint>;

const AT_ONCE = 20;

/**
 * How cards of a set look, whatever version of the set they are printed from: all of them, or the ones that are named. Always at one
 * size, so that sizes do not matter.
 */
export async function printsOf(
  game: Game,
  set: CardSet,
  watch: OutputWatch = {},
  cards: readonly Pick<PlannedCard, 'type' | 'card'>[] = allCards(game, set),
): Promise<CardPrints> {
  const faces = facesOf(game, set, { size: 'poker', imprint: 'none' });
  const prints = new Map<string, CardPrint>();
  const backs = new Map<string, string>();
  for (const { type, card } of cards) {
    const back = backs.get(type) ?? digest(faces.back(type));
    backs.set(type, back);
    prints.set(cardKey(type, card), { front: digest(faces.front(type, card)), back, copies: copiesOf(card) });
    if (prints.size % AT_ONCE === 0) await breathe(watch);
  }
  return prints;
}

const allCards = ({ cardTypes }: Game, { cards }: CardSet) =>
  cardTypes.flatMap(({ id: type }) => (cards[type] ?? []).map((card) => ({ type, card })));

const digest = ({ items }: LaidOutFace): string => hexDigest(JSON.stringify(items)).slice(0, 16);

/**
 * The cards that are to be printed again. A back counts where backs are printed, and copies where there are more of them than
 * before: fewer are put aside, not printed.
 */
export function changedCards(
  before: CardPrints,
  now: CardPrints,
  { backs, copies }: { readonly backs: boolean; readonly copies: boolean },
): ChangedCards {
  const changed = new Map<string, NonNullable<ReturnType<ChangedCards['get']>>>();
  for (const [key, print] of now) {
    const was = before.get(key);
    if (!was) changed.set(key, 'new');
    else if (was.front !== print.front) changed.set(key, 'front');
    else if (backs && was.back !== print.back) changed.set(key, 'back');
    else if (copies && was.copies < print.copies) changed.set(key, 'copies');
  }
  return changed;
}
