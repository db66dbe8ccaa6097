import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CardSet } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import { DEFAULT_PROOF, type ProofSettings } from '../../src-shared/proof.ts';
import { loadSet } from '../library/card-set-loader.ts';
import { folderWith, gameThatFinds, type SampleFile, sampleSet, sampleWith } from '../library/testing/sample-set.ts';
import { type CardPrints, changedCards, printsOf } from './changed-cards.ts';
import { notePrinted, printedCards } from './proof-journal.ts';
import { planProof } from './proof-plan.ts';

async function opened(files: Readonly<Record<string, string>>): Promise<{ game: Game; set: CardSet; folder: string }> {
  const folder = join(folderWith(files), 'v1');
  const { game, set } = await loadSet(folder, { games: [gameThatFinds()] });
  return { game: game!, set: set!, folder };
}

async function printsWith(...change: [SampleFile, string, string] | []): Promise<CardPrints> {
  const { game, set } = await opened(change.length === 0 ? { ...sampleSet } : sampleWith(...change));
  return printsOf(game, set);
}

const BOTH = { backs: true, copies: true };
const list = (changed: ReadonlyMap<string, string>) => [...changed].map(([key, reason]) => `${key}: ${reason}`);

test('a card has changed when its face has, not when its file has', async () => {
  const before = await printsWith();
  const rewritten = await printsWith('v1/cards/acts.yaml', 'name: Rosa Nox', "name: 'Rosa Nox' # the first");
  expect(list(changedCards(before, rewritten, BOTH))).toEqual([]);
  const renamed = await printsWith('v1/cards/acts.yaml', 'Rosa Nox', 'Rosa Lux');
  expect(list(changedCards(before, renamed, BOTH))).toEqual(['act/rosa: front']);
});

test('the version of the set is no change of its cards', async () => {
  const { game, set } = await opened({ ...sampleSet });
  const next = { ...set, manifest: { ...set.manifest, version: 'v2' } };
  expect(list(changedCards(await printsOf(game, set), await printsOf(game, next), BOTH))).toEqual([]);
});

test('a card that was not there is new', async () => {
  const before = new Map([...(await printsWith())].filter(([key]) => key !== 'act/milo'));
  expect(list(changedCards(before, await printsWith(), BOTH))).toEqual(['act/milo: new']);
});

test('more copies are a change where copies are printed, fewer are not', async () => {
  const two = await printsWith();
  const three = await printsWith('v1/cards/sponsors.yaml', 'copies: 2', 'copies: 3');
  expect(list(changedCards(two, three, BOTH))).toEqual(['sponsor/cola: copies']);
  expect(list(changedCards(two, three, { ...BOTH, copies: false }))).toEqual([]);
  expect(list(changedCards(three, two, BOTH))).toEqual([]);
});

test('another back is a change where backs are printed', async () => {
  const now = await printsWith();
  const before = new Map([...now].map(([key, print]) => [key, { ...print, back: 'another' }]));
  expect(changedCards(before, now, BOTH).size).toBe(3);
  expect(changedCards(before, now, { ...BOTH, backs: false }).size).toBe(0);
});

async function printed(userFolder: string, settings: Partial<ProofSettings> = {}) {
  const { game, set, folder } = await opened({ ...sampleSet });
  const note = async (more: Partial<ProofSettings> = {}) =>
    notePrinted(
      userFolder,
      folder,
      planProof(game, set, { ...DEFAULT_PROOF, ...settings, ...more }),
      await printsOf(game, set),
    );
  await note();
  return { folder, note, now: await printsOf(game, set) };
}

test('what was printed is remembered, by set', async () => {
  const user = folderWith({});
  const { folder, now } = await printed(user);
  expect(list(changedCards((await printedCards(user, folder))!, now, { ...BOTH, backs: false }))).toEqual([]);
  expect(await printedCards(user, folderWith({}))).toBeUndefined();
});

test('cards that were in no proof are still to be printed, and so are backs', async () => {
  const user = folderWith({});
  const { folder, note, now } = await printed(user, { cards: ['rosa'] });
  const left = async (settings = BOTH) => list(changedCards((await printedCards(user, folder))!, now, settings));
  expect(await left()).toEqual(['act/rosa: back', 'act/milo: new', 'sponsor/cola: new']);
  await note({ cards: ['milo', 'cola'], copies: false });
  expect(await left({ ...BOTH, backs: false })).toEqual(['sponsor/cola: copies']);
  await note({ cards: [], backs: 'duplex-long' });
  expect(await left()).toEqual([]);
});

/** Prints two sponsors, then the sponsor as it is changed, and says what of it is still to be printed with both sides. */
async function leftOfChanged(first: Partial<ProofSettings>, second: Partial<ProofSettings>): Promise<string[]> {
  const user = folderWith({});
  const old = await opened({ ...sampleSet });
  const next = await opened(sampleWith('v1/cards/sponsors.yaml', 'name: Cola', 'name: Kola'));
  const print = async ({ game, set }: typeof old, settings: Partial<ProofSettings>) =>
    notePrinted(user, old.folder, planProof(game, set, { ...DEFAULT_PROOF, ...settings }), await printsOf(game, set));
  await print(old, first);
  await print(next, second);
  const left = changedCards((await printedCards(user, old.folder))!, await printsOf(next.game, next.set), BOTH);
  return list(left).filter((line) => line.startsWith('sponsor/'));
}

test('one of each of a card that has changed leaves its other copies to be printed', async () => {
  const backs = 'duplex-long';
  expect(await leftOfChanged({ backs }, { backs, copies: false })).toEqual(['sponsor/cola: copies']);
  expect(await leftOfChanged({ backs }, { backs })).toEqual([]);
});

test('fronts alone of a card that has changed leave its backs to be printed', async () => {
  expect(await leftOfChanged({ backs: 'duplex-long' }, {})).toEqual(['sponsor/cola: back']);
});

test('one back is not the backs of all copies', async () => {
  const user = folderWith({});
  const { folder, note, now } = await printed(user);
  await note({ backs: 'duplex-long', copies: false });
  expect(list(changedCards((await printedCards(user, folder))!, now, BOTH))).toEqual(['sponsor/cola: copies']);
});

test('a journal that somebody has broken counts as none', async () => {
  const user = folderWith({});
  const { folder } = await printed(user);
  const [name] = readdirSync(join(user, 'proofs'));
  for (const text of ['{', 'null', '{"cards": 3}']) {
    writeFileSync(join(user, 'proofs', name!), text);
    expect(await printedCards(user, folder)).toBeUndefined();
  }
  writeFileSync(join(user, 'proofs', name!), '{"cards": {"act/rosa": 3, "act/milo": {"front": "x", "copies": 1}}}');
  expect([...(await printedCards(user, folder))!.keys()]).toEqual(['act/milo']);
});
