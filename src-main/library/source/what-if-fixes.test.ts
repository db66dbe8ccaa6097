import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../src-shared/text-edits.ts';
import { loadSet } from '../card-set-loader.ts';
import { parseSource } from '../source-file.ts';
import { folderWith, gameThatFinds, sampleSet } from '../testing/sample-set.ts';
import { applyStack } from '../what-if-file.ts';
import { whatIfFixesOf } from './what-if-fixes.ts';

const FILE = 'v1/what-ifs/try.yaml';

/** What is offered for a what-if of the sample set: the titles, and the text after the first fix. */
async function fixesFor(text: string) {
  const loaded = await loadSet(join(folderWith(sampleSet), 'v1'), { games: [gameThatFinds()] });
  const { modes, cards, manifest } = loaded.set!;
  const ground = {
    game: loaded.game!,
    house: manifest.house,
    modes: modes.map((value) => ({ id: value.id, value })),
    cards,
  };
  const retry = (other: string) => applyStack([parseSource(FILE, other)], loaded).diagnostics;
  const { file } = parseSource(FILE, text);
  const diagnostics = retry(text);
  expect(diagnostics).not.toEqual([]);
  const fixes = whatIfFixesOf(file, diagnostics, ground, retry, { file: FILE, revision: 7 });
  for (const fix of fixes) {
    expect(fix.edits).toMatchObject({ file: FILE, revision: 7 });
    expect(diagnostics).toContainEqual(expect.objectContaining({ line: fix.line, column: fix.column, code: fix.code }));
  }
  const texts = fixes.map(({ edits }) => applyEdits(text, edits.edits));
  return { titles: fixes.map(({ title }) => title), after: texts[0], left: texts[0] && retry(texts[0]) };
}

/** Expects the first fix to make this text, with which nothing is wrong. */
async function mends(text: string, expected: string): Promise<void> {
  const { after, left } = await fixesFor(text);
  expect(after).toBe(expected);
  expect(left).toEqual([]);
}

const titlesFor = async (text: string): Promise<string[]> => (await fixesFor(text)).titles;

describe('a name that there is not', () => {
  test.each([
    ['modes.clb.ticketPrice: 18\n', 'modes.club.ticketPrice: 18\n'],
    ['cards.roza.cost: +10%\n', 'cards.rosa.cost: +10%\n'],
    ['cards.class:djs.cost: 5\n', 'cards.class:dj.cost: 5\n'],
    ['cards.type:acts class:dj.cost: 5\n', 'cards.type:act class:dj.cost: 5\n'],
    ['cards.class:dj mode:clubs.cost: 5\n', 'cards.class:dj mode:club.cost: 5\n'],
    ['"modes.clb.ticketPrice": 18 # dearer\n', '"modes.club.ticketPrice": 18 # dearer\n'],
  ])('%j', mends);

  test('is not guessed where it is like no other', async () => {
    expect(await titlesFor('cards.zzzzzzzzzz.cost: 1\n')).toEqual([]);
    expect(await titlesFor('cards.type:sponsor class:dj.cost: 1\n')).toEqual([]);
  });
});

describe('a field that there is not', () => {
  test.each([
    ['modes.club.tiketPrice: 18\n', 'modes.club.ticketPrice: 18\n'],
    ['modes.club.bonus: 18\n', 'modes.club.exclusive.bonus: 18\n'],
    ['modes.club.priceBands.premum.price: 18\n', 'modes.club.priceBands.premium.price: 18\n'],
    ['house.drawPerPhse: 2\n', 'house.drawPerPhase: 2\n'],
    ['cards.rosa.csot: 2\n', 'cards.rosa.cost: 2\n'],
    ['cards.class:dj mode:club.audiense: 2\n', 'cards.class:dj mode:club.audience: 2\n'],
  ])('%j', mends);

  test('of a group of values is one of them', async () => {
    expect(await titlesFor('modes.club.exclusive: 2\n')).toEqual([
      'Change to “exclusive.extraSlots”',
      'Change to “exclusive.bonus”',
    ]);
  });

  test('that is left out, or an id, has none', async () => {
    expect(await titlesFor('house.maxSlotsPerSponsor: +2\n')).toEqual([]);
    expect(await titlesFor('cards.rosa.id: nina\n')).toEqual([]);
  });
});

describe('a selector that cannot be read', () => {
  test.each([
    ['mode.club.ticketPrice: 18\n', 'modes.club.ticketPrice: 18\n'],
    ['card.rosa.cost: 18\n', 'cards.rosa.cost: 18\n'],
    ['cards.clas:dj.cost: 18\n', 'cards.class:dj.cost: 18\n'],
    ['ticketPrice: 18\n', 'modes.club.ticketPrice: 18\n'],
    ['drawPerPhase: 2\n', 'house.drawPerPhase: 2\n'],
  ])('%j', mends);

  test('is not guessed where nothing is like it', async () => expect(await titlesFor('nonsense: 18\n')).toEqual([]));
});

describe('a change', () => {
  test.each([
    ['modes.club.ticketPrice: + 2\n', 'modes.club.ticketPrice: +2\n'],
    ['modes.club.ticketPrice: +10 percent\n', 'modes.club.ticketPrice: +10%\n'],
    ['modes.club.ticketPrice: −5\n', 'modes.club.ticketPrice: -5\n'],
    ['modes.club.ticketPrice: 1.5x # more\n', 'modes.club.ticketPrice: x1.5 # more\n'],
    ['modes.club.ticketPrice: "18"\n', 'modes.club.ticketPrice: 18\n'],
    ['modes.club.startBudget: 1,200\n', 'modes.club.startBudget: 1200\n'],
    ['cards.rosa.name: 42\n', 'cards.rosa.name: "42"\n'],
    ['house.supply.location.refill: yes\n', 'house.supply.location.refill: true\n'],
    ['house.lead: rotate\n', 'house.lead: rotates\n'],
    ['house.lead: +1\n', 'house.lead: fixed\n'],
    ['house.supply.act: hands\n', 'house.supply.act: hand\n'],
    ['modes.club.days: 3\n', 'modes.club.days: 1\n'],
  ])('%j', mends);

  test.each([
    ['house.maxSlotsPerSponsor: 99\n', 'house.maxSlotsPerSponsor: 24\n', 'Set to 24'],
    ['cards.rosa.cost: -600\n', 'cards.rosa.cost: 0\n', 'Set to 0'],
    ['modes.club.ticketPrice: 1.005\n', 'modes.club.ticketPrice: 1.01\n', 'Set to 1.01'],
    ['modes.club.startBudget: x1e6\n', 'modes.club.startBudget: 10000000\n', 'Set to 10,000,000'],
    ['cards.class:dj.cost: -600\n', 'cards.class:dj.cost: -250.5\n', 'Change to -250.5, the most that fits'],
    ['cards.class:dj.audience: +2000\n', 'cards.class:dj.audience: +985\n', 'Change to +985, the most that fits'],
  ])('out of bounds: %j', async (text, expected, title) => {
    await mends(text, expected);
    expect(await titlesFor(text)).toEqual([title]);
  });

  test('is only offered where it mends, lines before counted in', async () => {
    expect(await titlesFor('cards.class:dj.cost: 100\n"cards.class:dj mode:club.cost": -250\n')).toEqual([]);
  });
});

test('the second of two equal selectors can go', async () => {
  await mends('modes.club.days: 1\nmodes.club.days: 2 # no\n', 'modes.club.days: 1\n');
});

test('each line has its own fixes', async () => {
  expect(await titlesFor('modes.clb.ticketPrice: 18\ncards.rosa.cost: 5\nhous.drawPerPhase: 2\n')).toEqual([
    'Change to “club”',
    'Change to “house.drawPerPhase”',
  ]);
});
