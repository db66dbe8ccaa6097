import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const EVERYBODY = Number.POSITIVE_INFINITY;

/** Asks for turns and notes who got one, in order. */
async function asked(turns: Turns, ...wanted: readonly [name: string, most: number][]): Promise<string[]> {
  const started: string[] = [];
  for (const [name, most] of wanted) void turns.take(most).then(() => started.push(name));
  await settled();
  return started;
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('as many are let in as each of them allows, in order', async () => {
  const turns = new Turns();
  const started = await asked(turns, ['one', 1], ['two', 1], ['three', 1]);
  expect(started).toEqual(['one']);
  turns.giveBack();
  await settled();
  expect(started).toEqual(['one', 'two']);
});

test('who has nothing to show yet does not wait for those who have', async () => {
  const started = await asked(new Turns(), ['shown', 1], ['also shown', 1], ['new', EVERYBODY]);
  expect(started).toEqual(['shown', 'new']);
});

test('whoever waits goes on when enough have come back', async () => {
  const turns = new Turns();
  const started = await asked(turns, ['new', EVERYBODY], ['newer', EVERYBODY], ['shown', 1]);
  turns.giveBack();
  await settled();
  expect(started).toEqual(['new', 'newer']);
  turns.giveBack();
  await settled();
  expect(started).toEqual(['new', 'newer', 'shown']);
});
