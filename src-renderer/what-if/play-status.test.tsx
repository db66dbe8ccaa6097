// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { PlayOptions, PlayProgress, PlayRequest } from '../../src-shared/what-if/play.ts';
import { type Drawn, drawn } from '../charts/testing/drawn.tsx';
import { PlayStatus } from './play-status.tsx';

const options: PlayOptions = {
  modes: [
    { id: 'night', name: 'Night' },
    { id: 'day', name: 'Whole day' },
  ],
  seats: { min: 2, max: 2 },
  bots: ['random'],
};
const request: PlayRequest = {
  set: 'game/v1',
  before: [],
  after: [],
  setting: { mode: 'night', seats: 2, bots: ['random', 'random'], seed: 1, tables: 100_000, precision: 1 },
};
const progress: PlayProgress = {
  key: 'result',
  tables: 2048,
  of: 100_000,
  tablesPerSecond: 0,
  secondsLeft: 0,
  state: 'playing',
};

let page: Drawn;
const shown = async (change: Partial<PlayProgress>): Promise<string> => {
  page = await drawn(<PlayStatus progress={{ ...progress, ...change }} request={request} options={options} />);
  return page.box.textContent;
};
afterEach(async () => {
  await page.remove();
  vi.unstubAllGlobals();
});

test('the tables of the chosen mode are counted up to as many as there will be', async () => {
  expect(await shown({})).toBe('2,048 of 100,000 paired tablesStop');
});

test('while the other modes are played, nothing is counted', async () => {
  expect(await shown({ of: 2048 })).toBe('2,048 paired tables · other modes…Stop');
});

test('a mode that could not be played is named', async () => {
  const missing = [{ mode: 'day', why: 'too few cards' }];
  expect(await shown({ of: 2048, state: 'done', missing })).toBe(
    '2,048 paired tablesWhole day could not be played: too few cards',
  );
});
