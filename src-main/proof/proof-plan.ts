import type { Card, CardSet } from '../../src-engine/card-set.ts';
import type { Box } from '../../src-engine/face.ts';
import type { Game } from '../../src-engine/game.ts';
import { CARD_SIZES } from '../../src-shared/card-size.ts';
import { type ChangeReason, PAPERS, type ProofSettings, type ProofSummary } from '../../src-shared/proof.ts';
import { cellBox, cells, type SheetGrid, sheetGrid } from '../../src-shared/sheet-grid.ts';
import type { Imprint } from '../faces/faces.ts';
import { type BehindFront, behindFront } from './duplex.ts';
import { coveredOn } from './moved-backs.ts';

/** Which card stands where on which page, before anything is drawn. */
export interface ProofPlan {
  readonly settings: ProofSettings;
  readonly cards: readonly PlannedCard[];
  readonly pages: readonly PlannedPage[];
  /** Nothing for the press, where every page is a card. */
  readonly grid?: SheetGrid;
  readonly changed?: ChangedCards;
}

export interface PlannedCard {
  readonly type: string;
  readonly card: Card;
  readonly copies: number;
}

export interface PlannedPage {
  readonly width: number;
  readonly height: number;
  readonly side: 'front' | 'back';
  /** The piece of paper, counted from 1. */
  readonly sheet: number;
  readonly cells: readonly PlannedCell[];
}

export interface PlannedCell {
  readonly type: string;
  readonly card: Card;
  /** The trimmed card. */
  readonly box: Box;
  readonly turn: 0 | 180;
}

/** Pages for the press are cards to be sold, sheets are proofs. */
export const imprintFor = ({ kind }: Pick<ProofSettings, 'kind'>): Imprint => (kind === 'press' ? 'final' : 'proof');

/** `act/rosa` → why it counts as changed. */
export type ChangedCards = ReadonlyMap<string, ChangeReason>;

export const cardKey = (type: string, { id }: Card): string => `${type}/${id}`;

/** Plans a proof of a set, of changed cards only where those are named. */
export function planProof(game: Game, set: CardSet, settings: ProofSettings, changed?: ChangedCards): ProofPlan {
  const cards = chosenCards(game, set, settings).filter(({ type, card }) => changed?.has(cardKey(type, card)) ?? true);
  const all = cards.flatMap(({ type, card, copies }) => Array.from({ length: copies }, () => ({ type, card })));
  const plan = { settings, cards, ...(changed && { changed }) };
  if (settings.kind === 'press') return { ...plan, pages: pressPages(all, settings) };
  const grid = sheetGrid(settings);
  return { ...plan, grid, pages: sheetPages(all, grid, settings) };
}

/** Which cards: of these types, ids and modes, all where none are named; with their copies or one of each. */
export type CardChoice = Pick<ProofSettings, 'types' | 'cards' | 'modes' | 'copies'>;

/** By type in the order of the rules, then in the order of the files. */
export function chosenCards(
  game: Game,
  { cards }: CardSet,
  { types, cards: ids, modes, copies }: CardChoice,
): readonly PlannedCard[] {
  const isChosen = (list: readonly string[], name: string) => list.length === 0 || list.includes(name);
  return game.cardTypes.flatMap(({ id: type }) =>
    !isChosen(types, type)
      ? []
      : (cards[type] ?? []).flatMap((card) =>
          isChosen(ids, card.id) && isInOneOf(modes, card) ? [{ type, card, copies: copies ? copiesOf(card) : 1 }] : [],
        ),
  );
}

/** The types of which there are cards. */
export const typesOf = (cards: readonly PlannedCard[]): readonly string[] => [
  ...new Set(cards.map(({ type }) => type)),
];

/** A card that names no modes is in all of them. */
const isInOneOf = (modes: readonly string[], card: Card): boolean => {
  const own = card.modes;
  return modes.length === 0 || !Array.isArray(own) || modes.some((mode) => own.includes(mode));
};

/** Sets with mistakes are shown, too: what is no number of copies is one. */
export const copiesOf = ({ copies = 1 }: Card): number => (Number.isInteger(copies) && copies >= 0 ? copies : 1);

type PlacedCard = Pick<PlannedCard, 'type' | 'card'>;

function sheetPages(all: readonly PlacedCard[], grid: SheetGrid, { backs }: ProofSettings): PlannedPage[] {
  const { width, height, columns } = grid;
  const behind = behindFront(backs, grid);
  const pages: PlannedPage[] = [];
  for (let first = 0, sheet = 1; first < all.length; first += cells(grid), sheet++) {
    const page = (side: 'front' | 'back', cellAt: (column: number, row: number) => BehindFront): PlannedPage => ({
      width,
      height,
      side,
      sheet,
      cells: all.slice(first, first + cells(grid)).map((placed, place) => {
        const { column, row, turn } = cellAt(place % columns, Math.floor(place / columns));
        return { ...placed, box: cellBox(grid, column, row), turn };
      }),
    });
    pages.push(page('front', (column, row) => ({ column, row, turn: 0 })));
    if (behind) pages.push(page('back', behind));
  }
  return pages;
}

function pressPages(all: readonly PlacedCard[], { card: size, bleed, backs }: ProofSettings): PlannedPage[] {
  const { width, height } = CARD_SIZES[size];
  const sides = backs === 'none' ? (['front'] as const) : (['front', 'back'] as const);
  return all.flatMap((placed, place) =>
    sides.map((side) => ({
      width: width + 2 * bleed,
      height: height + 2 * bleed,
      side,
      sheet: place + 1,
      cells: [{ ...placed, box: { x: bleed, y: bleed, width, height }, turn: 0 as const }],
    })),
  );
}

export function summaryOf({ settings, cards, pages, grid, changed }: ProofPlan): ProofSummary {
  return {
    cards: cards.length,
    copies: cards.reduce((sum, { copies }) => sum + copies, 0),
    sheets: pages.at(-1)?.sheet ?? 0,
    layout: layoutText(settings, grid),
    pages: pages.map(({ cells, ...page }) => ({
      ...page,
      cells: cells.map(({ type, card, box }) => ({ type, id: card.id, box })),
    })),
    reasons: Object.fromEntries(
      cards.flatMap(({ type, card }) => {
        const reason = changed?.get(cardKey(type, card));
        return reason === undefined ? [] : [[cardKey(type, card), reason]];
      }),
    ),
    notes: [...notesOn(settings, cards), ...coveredNotes(settings, pages, grid)],
  };
}

function layoutText({ paper }: ProofSettings, grid: SheetGrid | undefined): string {
  if (!grid) return 'One card a page';
  const { columns, rows, width, height } = grid;
  return `${columns} × ${rows} on ${PAPERS[paper].label.split(',')[0]}, ${width > height ? 'across' : 'upright'}`;
}

/** Header and ruler give way to backs that are moved over them. */
function coveredNotes(settings: ProofSettings, pages: readonly PlannedPage[], grid: SheetGrid | undefined): string[] {
  const covered = grid ? [...new Set(pages.flatMap((page) => coveredOn(page, grid, settings)))].sort() : [];
  if (covered.length === 0) return [];
  const left = covered.length === 1 ? 'it is' : 'they are';
  return [
    `Backs are moved onto the ${covered.join(' and the ')} of their sheets, where ${left} left out; fronts have both.`,
  ];
}

function notesOn({ kind, bleed, backs, since }: ProofSettings, cards: readonly PlannedCard[]): string[] {
  const notes: string[] = [];
  if (cards.length === 0) {
    notes.push(since.kind === 'none' ? 'No card is chosen.' : 'No card that is chosen has changed: nothing to print.');
  }
  const none = cards.filter(({ copies }) => copies === 0).map(({ card }) => card.name);
  if (none.length > 0) notes.push(`The set has no copies of ${none.join(', ')}.`);
  if (kind === 'sheets' && bleed === 0 && backs !== 'none') {
    notes.push('Without bleed, a back that is printed a little aside shows paper at its edge; 3 mm of bleed hide it.');
  }
  return notes;
}
