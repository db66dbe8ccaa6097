import { beforeEach, expect, test, vi } from 'vitest';
import type { PlayRequest, PlayStart } from '../../src-shared/what-if/play.ts';
import type { Transport } from '../../src-shared/workbench/transport.ts';
import { connect, workbenchNow } from '../state/workbench.ts';
import { askOnce, askToPlay, shownPlay } from './play-state.ts';

const request = (mode: string): PlayRequest => ({
  set: 'game/v1',
  before: [],
  after: [],
  setting: { mode, seats: 2, bots: ['random', 'random'], seed: 1, tables: 10, precision: 0 },
});

const begun = (key: string, state: 'playing' | 'done'): PlayStart => ({
  key,
  diagnostics: [],
  progress: { key, tables: 10, of: 10, tablesPerSecond: 0, secondsLeft: 0, state },
});

/** A program whose connection can be cut. What is asked while `isSilent` is never answered. */
class Program implements Transport {
  readonly asked: string[] = [];
  state: 'playing' | 'done' = 'done';
  isSilent = false;
  /** Answers to these modes wait until they are let go. */
  readonly slow = new Map<string, () => void>();
  #connection: (connected: boolean) => void = () => {};
  #lost: (() => void)[] = [];

  call(method: string, argument: unknown): Promise<unknown> {
    if (method === 'hello') return Promise.resolve({ ok: true, value: { recent: [], settings: {} } });
    const { mode } = (argument as PlayRequest).setting;
    this.asked.push(mode);
    if (this.isSilent) return new Promise((_, reject) => this.#lost.push(() => reject(new Error('gone'))));
    const answer = { ok: true, value: begun(mode, this.state) };
    if (!this.slow.has(mode)) return Promise.resolve(answer);
    return new Promise((resolve) => this.slow.set(mode, () => resolve(answer)));
  }
  listen = () => () => {};
  onConnection(listener: (connected: boolean) => void) {
    this.#connection = listener;
    return () => {};
  }
  /** The connection goes and comes back. */
  reconnect(): void {
    this.isSilent = false;
    this.#connection(false);
    for (const reject of this.#lost.splice(0)) reject();
    this.#connection(true);
  }
}

let program: Program;
beforeEach(async () => {
  program = new Program();
  await connect(program);
  // Whatever an earlier test has asked for is forgotten.
  await askToPlay(request('first'));
  program.asked.length = 0;
});

test('a question that is lost with the connection is asked again, and not the one before it', async () => {
  program.isSilent = true;
  const lost = askToPlay(request('second'));
  await Promise.all([expect(lost).rejects.toThrow('gone'), program.reconnect()]);
  await vi.waitFor(() => expect(shownPlay('game/v1')?.started?.key).toBe('second'));
  expect(program.asked).toEqual(['second', 'second']);
});

test('what was being played is asked for again by the connection that comes after', async () => {
  program.state = 'playing';
  await askToPlay(request('long'));
  program.reconnect();
  await vi.waitFor(() => expect(program.asked).toEqual(['long', 'long']));
});

test('what was played to the end is not, until a view shows it: the program may have forgotten it', async () => {
  askOnce(request('whole'), 'state');
  await vi.waitFor(() => expect(shownPlay('game/v1')?.started?.key).toBe('whole'));
  const before = workbenchNow().hello;
  program.reconnect();
  await vi.waitFor(() => expect(workbenchNow().hello).not.toBe(before));
  expect(program.asked).toEqual(['whole']);
  askOnce(request('whole'), 'state');
  expect(program.asked).toEqual(['whole', 'whole']);
});

test('two views of one set ask once, and again when the set has changed', async () => {
  askOnce(request('shared'), 'state 1');
  askOnce(request('shared'), 'state 1');
  expect(program.asked).toEqual(['shared']);
  askOnce(request('shared'), 'state 2');
  askOnce(request('other'), 'state 2');
  expect(program.asked).toEqual(['shared', 'shared', 'other']);
});

test('a late answer does not take the place of what was asked for after it', async () => {
  program.slow.set('early', () => {});
  const early = askToPlay(request('early'));
  await askToPlay(request('late'));
  program.slow.get('early')!();
  expect(await early).toBe('early');
  expect(shownPlay('game/v1')).toMatchObject({ request: request('late'), started: { key: 'late' } });
});
