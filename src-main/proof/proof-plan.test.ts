import { expect, test } from 'vitest';
import type { Card, CardSet } from '../../src-engine/card-set.ts';
import { DEFAULT_PROOF, type ProofSettings } from '../../src-shared/proof.ts';
import { gameThatFinds } from '../library/testing/sample-set.ts';
import { planProof, summaryOf } from './proof-plan.ts';

const game = gameThatFinds();
const [first, second] = game.cardTypes.map(({ id }) => id) as [string, string];

const card = (id: string, fields: Partial<Card> = {}): Card => ({ id, name: id.toUpperCase(), ...fields });
const cardsNamed = (count: number): Card[] => Array.from({ length: count }, (_, place) => card(`c${place + 1}`));
const setOf = (cards: CardSet['cards']): CardSet => ({
  manifest: { game: game.id, version: 'v1' },
  modes: [],
  cards,
});
const plan = (cards: readonly Card[], settings: Partial<ProofSettings> = {}) =>
  planProof(game, setOf({ [first]: cards }), { ...DEFAULT_PROOF, ...settings });
const ids = (cells: readonly { readonly card: Card }[]): string => cells.map(({ card: { id } }) => id).join(' ');

test.each([
  ['1 card', cardsNamed(1), {}, 1],
  ['9 cards', cardsNamed(9), {}, 1],
  ['10 cards', cardsNamed(10), {}, 2],
  ['one card in 6 copies', [card('six', { copies: 6 })], {}, 1],
  ['10 cards in 6 copies each', cardsNamed(10).map((one) => ({ ...one, copies: 6 })), {}, 7],
  ['the same, one of each', cardsNamed(10).map((one) => ({ ...one, copies: 6 })), { copies: false }, 2],
  ['10 cards with backs', cardsNamed(10), { backs: 'duplex-long' }, 4],
  ['9 cards with bleed', cardsNamed(9), { bleed: 3 }, 2],
  ['10 cards for the press', cardsNamed(10), { kind: 'press' }, 10],
  ['one card in 6 copies for the press', [card('six', { copies: 6 })], { kind: 'press' }, 6],
  ['the same for the press, with backs', [card('six', { copies: 6 })], { kind: 'press', backs: 'duplex-long' }, 12],
  ['the same, one of each for the press', [card('six', { copies: 6 })], { kind: 'press', copies: false }, 1],
  ['10 cards for the press, with backs', cardsNamed(10), { kind: 'press', backs: 'duplex-short' }, 20],
  ['540 cards', cardsNamed(540), {}, 60],
  ['no card', [], {}, 0],
] as const)('pages of %s', (_, cards, settings, pages) => {
  expect(plan(cards, settings).pages).toHaveLength(pages);
});

test('cards come by type in the order of the rules, then in the order of the files, copies one after the other', () => {
  const set = setOf({ [second]: [card('z')], [first]: [card('b', { copies: 2 }), card('a')] });
  expect(ids(planProof(game, set, DEFAULT_PROOF).pages[0]!.cells)).toBe('b b a z');
});

test('modes, types and ids choose together; a card that names no modes is in all of them', () => {
  const set = setOf({
    [first]: [card('both', { modes: ['club', 'party'] }), card('party', { modes: ['party'] }), card('any')],
    [second]: [card('other')],
  });
  const chosen = (settings: Partial<ProofSettings>) =>
    planProof(game, set, { ...DEFAULT_PROOF, ...settings }).cards.map(({ card: { id } }) => id);
  expect(chosen({ modes: ['club'] })).toEqual(['both', 'any', 'other']);
  expect(chosen({ types: [first] })).toEqual(['both', 'party', 'any']);
  expect(chosen({ types: [first], modes: ['club'], cards: ['any', 'party'] })).toEqual(['any']);
});

test('only changed cards, with the reason', () => {
  const changed = new Map([[`${first}/c2`, 'front' as const]]);
  const planned = planProof(game, setOf({ [first]: cardsNamed(3) }), DEFAULT_PROOF, changed);
  expect(ids(planned.pages[0]!.cells)).toBe('c2');
  expect(summaryOf(planned).reasons).toEqual({ [`${first}/c2`]: 'front' });
});

test('a back page follows its front, with the same cards behind them', () => {
  const [front, back] = plan(cardsNamed(4), { backs: 'duplex-long' }).pages;
  expect([front!.side, front!.sheet, back!.side, back!.sheet]).toEqual(['front', 1, 'back', 1]);
  expect(ids(back!.cells)).toBe(ids(front!.cells));
  expect(back!.cells[0]!.box.x).toBeCloseTo(front!.cells[2]!.box.x);
});

test('a page for the press is the card and its bleed', () => {
  const [page] = plan(cardsNamed(1), { kind: 'press', card: 'poker', bleed: 3.175 }).pages;
  expect([page!.width, page!.height]).toEqual([69.85, 95.25]);
  expect(page!.cells[0]!.box).toEqual({ x: 3.175, y: 3.175, width: 63.5, height: 88.9 });
});

test('where backs may show paper at their edge, as much bleed is advised as the window offers', () => {
  const advice = ({ bleed = 0 }) => summaryOf(plan(cardsNamed(1), { backs: 'duplex-long', bleed })).notes;
  expect(advice({})).toEqual([expect.stringContaining('3 mm of bleed hide it')]);
  expect(advice({ bleed: 3 })).toEqual([]);
});

test('backs that are moved onto header or ruler are told', () => {
  const settings = { backs: 'duplex-short', bleed: 3 } as const;
  const notes = (x: number, y: number) => summaryOf(plan(cardsNamed(8), { ...settings, backOffset: { x, y } })).notes;
  expect(notes(0.5, -0.5)).toEqual([]);
  expect(notes(0, -5)).toEqual([
    'Backs are moved onto the header of their sheets, where it is left out; fronts have both.',
  ]);
  expect(notes(0, 5)).toEqual([
    'Backs are moved onto the ruler of their sheets, where it is left out; fronts have both.',
  ]);
});

test('a summary counts cards, copies and sheets', () => {
  const { cards, copies, sheets, layout } = summaryOf(
    plan([card('a', { copies: 9 }), card('b')], { backs: 'duplex-long' }),
  );
  expect({ cards, copies, sheets, layout }).toEqual({
    cards: 2,
    copies: 10,
    sheets: 2,
    layout: '3 × 3 on A4, upright',
  });
});
