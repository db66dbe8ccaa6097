// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayProgress, PlayRequest, PlayStart } from '../../src-shared/what-if/play.ts';
import type { Transport } from '../../src-shared/workbench/transport.ts';
import { buttonOf, type Drawn, drawn } from '../charts/testing/drawn.tsx';
import { connect } from '../state/workbench.ts';
import { sessionOf } from '../what-if/session.ts';
import { NoTables } from './no-tables.tsx';

const request: PlayRequest = {
  set: 'game/v1',
  before: ['game/v1/what-ifs/a.yaml'],
  after: ['game/v1/what-ifs/b.yaml'],
  setting: { mode: 'night', seats: 2, bots: ['random', 'random'], seed: 1, tables: 100, precision: 0 },
};
const progress = (key: string, state: PlayProgress['state']): PlayProgress => ({
  key,
  tables: 0,
  of: 100,
  tablesPerSecond: 0,
  secondsLeft: 0,
  state,
});

let next: PlayStart;
let tell: (progress: PlayProgress) => void = () => {};
const asked: unknown[] = [];
const transport: Transport = {
  call: async (method, argument) => {
    if (method !== 'play') return { ok: true, value: {} };
    asked.push(argument);
    return { ok: true, value: next };
  },
  listen: (listener) => {
    tell = (payload) => listener('play-progress', payload);
    return () => {};
  },
  onConnection: () => () => {},
};

const onPlayed = vi.fn<() => void>();
const tables = (code: string) => (
  <NoTables problem={{ code, message: 'Gone.' }} resultKey="result" request={request} onPlayed={() => onPlayed()} />
);
let page: Drawn;
beforeEach(async () => {
  await connect(transport);
  page = await drawn(tables('play/forgotten'));
});
afterEach(async () => {
  await page.remove();
  asked.length = 0;
  onPlayed.mockReset();
  vi.unstubAllGlobals();
});

test('tables that are not kept are played again, and looked into when all are there', async () => {
  next = { key: 'result', diagnostics: [], progress: progress('result', 'playing') };
  expect(page.box.textContent).toBe('Gone.Play');
  await page.after(() => buttonOf(page.box, 'Play').click());
  expect(asked).toEqual([request]);
  expect(sessionOf('game/v1')).toMatchObject({ on: request.after, against: request.before[0] });
  expect(page.box.textContent).toBe('The tables are played again…');
  expect(onPlayed).not.toHaveBeenCalled();
  await page.after(() => tell(progress('result', 'done')));
  expect(onPlayed).toHaveBeenCalledTimes(1);
});

test('a set that is another one now has other tables, and that is said', async () => {
  next = { key: 'another', diagnostics: [], progress: progress('another', 'playing') };
  await page.after(() => buttonOf(page.box, 'Play').click());
  expect(page.box.textContent).toContain('has changed since');
  await page.after(() => tell(progress('another', 'done')));
  expect(onPlayed).not.toHaveBeenCalled();
});

test('nothing is played where that would be of no use', async () => {
  await page.show(tables('play/filter'));
  expect(page.box.textContent).toBe('Gone.');
});
