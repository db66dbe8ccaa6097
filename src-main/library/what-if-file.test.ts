import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CardSet } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import { loadSet } from './card-set-loader.ts';
import { brief, folderWith, gameThatFinds, sampleSet } from './testing/sample-set.ts';
import { loadWhatIf } from './what-if-file.ts';

/** Applies a what-if with this text to the sample set. Diagnostics are cut to line, column and code. */
async function apply(text: string | Uint8Array, check: Game['check'] = () => []) {
  const folder = folderWith({ ...sampleSet, 'what-if.yaml': text });
  const loaded = await loadSet(join(folder, 'v1'), { games: [gameThatFinds()] });
  const path = join(folder, 'what-if.yaml');
  const applied = await loadWhatIf(path, { ...loaded, game: gameThatFinds(check) });
  return { ...applied, found: applied.diagnostics.map((d) => brief(d).replace(`${path}:`, '')) };
}

describe('a what-if file', () => {
  test('gives the changed set', async () => {
    const { set, diagnostics, lines } = await apply(
      'modes.club.ticketPrice: +2.5\ncards.class:dj.cost: -10% # all of them\ncards.rosa.audience: x1.1\nhouse.drawPerPhase: 2\n',
    );
    expect(diagnostics).toEqual([]);
    expect(lines).toHaveLength(4);
    expect(set?.modes[0]?.ticketPrice).toBe(17.5);
    expect(set?.manifest.house).toMatchObject({ drawPerPhase: 2 });
    // 250.50 less ten percent is 225.45; 15 times 1.1 is 16.5, and people come whole.
    expect(set?.cards.act?.map(({ cost, audience }) => [cost, audience])).toEqual([
      [450, 17],
      [225.45, 10],
    ]);
  });

  test('rounds money to the cent and whole numbers to whole ones, deep inside a mode as well', async () => {
    const { set } = await apply(
      'modes.club.sabotageEffects.tech-failure.audience: x1.25\nmodes.club.ticketPriceRange.max: x1.0333\nhouse.supply.location.row: x1.2\n',
    );
    expect(set?.modes[0]?.sabotageEffects).toMatchObject({ 'tech-failure': { audience: 13 } });
    expect(set?.modes[0]?.ticketPriceRange).toEqual({ min: 15, max: 15.5 });
    expect(set?.manifest.house).toMatchObject({ supply: { location: { row: 2 } } });
  });

  test.each([
    ['modes.club.ticketPrice: 1\nmodes.rave.ticketPrice: 2\n', '2:1 what-if/no-match'],
    ['modes.club.price: 2\n', '1:1 what-if/no-field'],
    ['\ncards.rosa.name: +1\n', '2:18 what-if/not-a-number'],
    ['nonsense: 1\n', '1:1 what-if/syntax'],
    ['modes.club.ticketPrice: +x\n', '1:25 what-if/syntax'],
    ['modes.club.ticketPrice:\n', '1:24 what-if/syntax'],
    ['modes.club.ticketPrice: [1]\n', '1:1 what-if/syntax'],
    ['- modes.club.ticketPrice\n', '1:1 what-if/syntax'],
    ['~', '1:1 what-if/syntax'],
    ['modes.club.teaser: 1\n', '1:1 what-if/no-field'],
    ['modes.club.teaser.cost: 1\n', '1:1 what-if/no-field'],
    ['modes.club.sabotageEffects.new: 5\n', '1:1 what-if/no-field'],
    ['modes.club.sabotageEffects.__proto__: 5\n', '1:1 what-if/no-field'],
    ['modes.club.constructor: 5\n', '1:1 what-if/no-field'],
    ['modes.__proto__.ticketPrice: 5\n', '1:1 what-if/no-match'],
    ['cards.constructor.name: x\n', '1:1 what-if/no-match'],
    ['__proto__: 5\n', '1:1 yaml/forbidden-key'],
    ['constructor: 5\n', '1:1 yaml/forbidden-key'],
    ['modes.club.ticketPrice: { a: 1 }\n', '1:1 what-if/syntax'],
    ['modes.club.ticketPrice: .inf\n', '1:25 what-if/syntax'],
    ['modes.club.ticketPrice: x1e400\n', '1:25 what-if/syntax'],
    ['modes.club.ticketPrice: 1e15\n', '1:25 schema/maximum'],
    ['modes.club.ticketPrice: -150%\n', '1:25 schema/minimum'],
    ['modes.club.days: 1.5\n', '1:18 schema/type'],
    ['modes.club.ticketPrice: *a\n', '1:25 yaml/unknown-alias'],
    ['modes.club.ticketPrice: x1e308\n', '1:25 what-if/not-a-number'],
    ["'", '1:2 yaml/syntax'],
    ['house.maxSlotsPerSponsors: 2\n', '1:1 what-if/no-field'],
    ['house.maxSlotsPerSponsor: +2\n', '1:1 what-if/no-field'],
    ['house.maxSlotsPerSponsor: 99\n', '1:27 schema/maximum'],
    ['a: [', '1:5 yaml/bad-indent'],
  ])('%j', async (text, expected) => {
    const { set, found } = await apply(text);
    expect(found).toEqual([expected]);
    expect(set).toBeUndefined();
  });

  test.each(['', '# nothing yet\n', '\n\n# nothing\n# yet', '---\n', '{}'])('%j changes nothing', async (text) => {
    const { set, found } = await apply(text);
    expect(found).toEqual([]);
    expect(set?.cards.act).toHaveLength(2);
  });

  test('may name a value and use it again', async () => {
    const { set, found } = await apply('modes.club.ticketPrice: &price 18\nmodes.club.startBudget: *price\n');
    expect(found).toEqual([]);
    expect(set?.modes[0]).toMatchObject({ ticketPrice: 18, startBudget: 18 });
  });

  test('of nothing makes nothing', async () => {
    const { set, found } = await apply('house.openingHand.location: +50%\nhouse.openingHand.sabotage: x0\n');
    expect(found).toEqual([]);
    expect(set?.manifest.house).toMatchObject({ openingHand: { location: 0, sabotage: 0 } });
  });

  test('sets an optional field that the set leaves out', async () => {
    const { set, found } = await apply('house.maxSlotsPerSponsor: 2\ncards.class:dj.day: 1\n');
    expect(found).toEqual([]);
    expect(set?.manifest.house).toMatchObject({ maxSlotsPerSponsor: 2 });
    expect(set?.cards.act?.map(({ day }) => day)).toEqual([1, 1]);
  });

  test('that makes a value wrong on many cards: once a line, with the first of them', async () => {
    const { found, diagnostics } = await apply('cards.class:dj.cost: -600\ncards.class:dj.audience: +2000\n');
    expect(found).toEqual(['1:22 schema/minimum', '2:26 schema/maximum']);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'Cost must be at least €0, is −€100 (first: Rosa Nox; and 1 more).',
      'Audience must be at most 1000 %, is 2015 % (first: Rosa Nox; and 1 more).',
    ]);
  });

  test('that makes a value wrong: at the change', async () => {
    const { set, found, diagnostics } = await apply(
      'cards.milo.cost: 1\ncards.rosa.cost: -600\ncards.rosa.audience: 3\n',
    );
    expect(found).toEqual(['2:18 schema/minimum']);
    expect(diagnostics[0]?.message).toBe('Cost must be at least €0, is −€100.');
    expect(set).toBeUndefined();
  });

  test('that makes a value wrong in several steps: at the last of them', async () => {
    expect((await apply('cards.rosa.cost: 1\ncards.class:dj.cost: -100\ncards.milo.cost: 5\n')).found).toEqual([
      '2:22 schema/minimum',
    ]);
  });

  test.each([
    ['cards.class:club.rent: 1', '1:1 what-if/no-match'],
    ['cards.rosa.name: +1', '1:18 what-if/not-a-number'],
    ['nonsense: 1', '1:1 what-if/syntax'],
    ['modes.club.days: [1]', '1:1 what-if/syntax'],
  ])('that cannot apply “%s” says of the other lines what they make wrong', async (line, expected) => {
    const { set, found } = await apply(`${line}\nmodes.club.ticketPrice: -500\ncards.rosa.cost: 5\n`);
    expect(found).toEqual([expected, '2:25 schema/minimum']);
    expect(set).toBeUndefined();
  });

  test('that cannot apply a line is not shown to the game, which would judge half a change', async () => {
    const text = 'nonsense: 1\nmodes.club.days: 2\n';
    const { found } = await apply(text, ({ modes }) => [
      { code: 'test/x', severity: 'error', message: 'x', on: modes[0]!, path: [] },
    ]);
    expect(found).toEqual(['1:1 what-if/syntax']);
  });

  test('counts values that differ in the end, each once, and not those that come back to what they were', async () => {
    const { changes } = await apply(
      'modes.club.ticketPrice: +2\nmodes.club.ticketPrice: -2\ncards.rosa.cost: 500\ncards.milo.cost: +1\ncards.milo.cost: +1\n',
    );
    expect(changes).toEqual([{ on: 'card', type: 'act', id: 'milo', path: ['cost'], before: 250.5, after: 252.5 }]);
  });

  test('that sets what is too exact for money', async () => {
    expect((await apply('modes.club.ticketPrice: 1.005\n')).found).toEqual(['1:25 schema/multipleOf']);
  });

  test('that displeases the game: at the line that changed the value, the object, or else at the first', async () => {
    const text = 'modes.club.days: 2\ncards.rosa.cost: 1\ncards.rosa.audience: 2\n';
    const finding = { code: 'test/x', severity: 'error', message: 'x' } as const;
    const on = (pick: (set: CardSet) => object, path: string[]) =>
      apply(text, (set) => [{ ...finding, on: pick(set), path }]);
    expect((await on(({ cards }) => cards.act![0]!, ['cost'])).found).toEqual(['2:18 test/x']);
    expect((await on(({ cards }) => cards.act![0]!, ['name'])).found).toEqual(['3:22 test/x']);
    expect((await on(({ cards }) => cards.act![1]!, ['cost'])).found).toEqual(['1:18 test/x']);
    expect((await on(({ modes }) => modes[0]!, [])).found).toEqual(['1:18 test/x']);
  });

  test('that only gives the game something to remark', async () => {
    const { set, found } = await apply('modes.club.days: 2\n', ({ modes }) => [
      { code: 'test/x', severity: 'warning', message: 'x', on: modes[0]!, path: [] },
    ]);
    expect(found).toEqual([]);
    expect(set).toBeDefined();
  });

  test('is read as safely as a set', async () => {
    expect((await apply(Uint8Array.of(0))).found).toEqual(['1:1 file/binary']);
    expect((await apply(Uint8Array.of(0xff))).found).toEqual(['1:1 file/not-utf-8']);
    const loaded = await loadSet(join(folderWith(sampleSet), 'v1'), { games: [gameThatFinds()] });
    expect((await loadWhatIf('/nowhere/at-all.yaml', loaded)).diagnostics.map(({ code }) => code)).toEqual([
      'file/missing',
    ]);
    expect((await loadWhatIf(folderWith({}), loaded)).diagnostics.map(({ code }) => code)).toEqual(['file/not-a-file']);
  });
});
