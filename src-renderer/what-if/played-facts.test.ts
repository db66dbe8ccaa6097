import { expect, test } from 'vitest';
import type { PlayRequest } from '../../src-shared/what-if/play.ts';
import { sourceText } from '../charts/chart-source.ts';
import { playedFacts } from './played-facts.ts';

const checksum = `sha256-${'0123456789ab'.padEnd(64, 'c')}`;
const request: PlayRequest = {
  set: 'game/v1',
  before: ['game/v1/what-ifs/a.yaml'],
  after: ['game/v1/what-ifs/b.yaml', 'game/v1/what-ifs/c.yaml'],
  setting: { mode: 'night', seats: 2, bots: ['greedy', 'random'], seed: 77, tables: 10_000, precision: 0.5 },
};

test('files of charts name the set with its checksum, the what-ifs, the bots, the seed and when play stops', () => {
  const facts = playedFacts({ request, checksum });
  expect(facts.map(({ name, text }) => [name, text])).toEqual([
    ['Set', 'game/v1'],
    ['Checksum of the set', checksum],
    ['What if', 'b, c'],
    ['Against', 'a'],
    ['Bots', 'greedy, random'],
    ['Seed', '77'],
    ['Stops', 'at ± 0.5 %, at the latest after 10,000 tables'],
  ]);
  expect(sourceText(facts)).toBe(
    'game/v1 · sha256-0123456789ab… · with b, c · against a · greedy, random · seed 77 · to ± 0.5 %',
  );
});

test('what was not chosen is not named', () => {
  const setting = { ...request.setting, bots: ['greedy', 'greedy'], precision: 0 };
  const facts = playedFacts({ request: { ...request, before: [], after: [], setting }, checksum });
  expect(facts.map(({ name }) => name)).toEqual(['Set', 'Checksum of the set', 'Bots', 'Seed']);
});
