import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Transport } from '../../src-shared/workbench/transport.ts';
import { addUnsent, allSent, hasUnsent, trackChanges } from './unsent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function held() {
  let resolve!: (value: unknown) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<unknown>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  const transport: Transport = { call: () => promise, listen: () => () => {}, onConnection: () => () => {} };
  return { transport: trackChanges(transport), resolve, reject };
}

it('waits for a change that is under way', async () => {
  const { transport, resolve } = held();
  void transport.call('edit', {});
  let isOver = false;
  const waiting = allSent().then((all) => {
    isOver = true;
    return all;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOver).toBe(false);
  resolve({});
  await vi.advanceTimersByTimeAsync(100);
  expect(await waiting).toBe(true);
});

it('does not wait for what only asks', async () => {
  const { transport } = held();
  void transport.call('readFile', {});
  expect(await allSent(0)).toBe(true);
});

it('a change that fails is not under way any more', async () => {
  const { transport, reject } = held();
  const call = transport.call('typeText', {});
  reject(new Error('gone'));
  await expect(call).rejects.toThrow('gone');
  expect(await allSent(0)).toBe(true);
});

it('gives up after a while', async () => {
  const { transport, resolve } = held();
  void transport.call('edit', {});
  const waiting = allSent(30);
  await vi.advanceTimersByTimeAsync(100);
  expect(await waiting).toBe(false);
  resolve({});
  await vi.advanceTimersByTimeAsync(0);
  expect(await allSent(0)).toBe(true);
});

it('does not wait for what cannot be sent now, but knows of it', async () => {
  const stop = addUnsent({ isUnsent: () => true, isOnItsWay: () => false });
  expect(await allSent(0)).toBe(true);
  expect(hasUnsent()).toBe(true);
  stop();
  expect(hasUnsent()).toBe(false);
});
