import { expect, test } from 'vitest';
import { randomBot } from './bots/random.ts';
import type { Rules, State } from './game.ts';
import { Table } from './table.ts';

test('a table that never ends is stopped, and says so', () => {
  const state: State = { asked: 0, moment: 0, fired: new Int16Array(0) };
  const endless = {
    seats: 1,
    maxChoices: 1,
    createState: () => state,
    choices: () => 1,
    apply: () => {},
  } as unknown as Rules;
  expect(() => new Table(endless).play([randomBot])).toThrow('has not ended after 100000 choices');
});
