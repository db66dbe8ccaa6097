import { describe, expect, test } from 'vitest';
import type { PlaySetting } from '../../src-shared/what-if/play.ts';
import type { WhatIfLine } from '../../src-shared/what-if/what-if.ts';
import { playKey } from './play-key.ts';

const line = (change: Partial<WhatIfLine> = {}): WhatIfLine => ({
  selector: 'modes.night.price',
  source: '+2',
  value: 2,
  ...change,
});
const setting: PlaySetting = {
  mode: 'night',
  seats: 2,
  bots: ['greedy', 'random'],
  seed: 1,
  tables: 1000,
  precision: 1,
};
const made = { checksum: 'abc', before: [line({ source: '+1', value: 1 })], after: [line()], setting };
type Made = typeof made;
const keyOf = ({ checksum, before, after, setting: of }: Made): string => playKey(checksum, before, after, of);
const withSetting = (change: Partial<PlaySetting>): Partial<Made> => ({ setting: { ...setting, ...change } });

describe('the key of a result', () => {
  test.each<[string, Partial<Made>]>([
    ['set', { checksum: 'abd' }],
    ['baseline', { before: [line({ source: '+3', value: 3 })] }],
    ['baseline that is the set', { before: [] }],
    ['change', { after: [line({ source: '+3', value: 3 })] }],
    ['place of the change', { after: [line({ selector: 'modes.day.price' })] }],
    ['kind of value', { after: [line({ value: '+2' })] }],
    ['further change', { after: [line(), line()] }],
    ['side of a change', { before: made.after, after: made.before }],
    ['mode', withSetting({ mode: 'day' })],
    ['number of seats', withSetting({ seats: 3 })],
    ['bot', withSetting({ bots: ['greedy', 'greedy'] })],
    ['order of the bots', withSetting({ bots: ['random', 'greedy'] })],
    ['seed', withSetting({ seed: 2 })],
    ['number of tables', withSetting({ tables: 1001 })],
    ['precision', withSetting({ precision: 2 })],
  ])('is another one with another %s', (_, change) => {
    expect(keyOf({ ...made, ...change })).not.toBe(keyOf(made));
  });

  test('knows what every setting is, so that a new one cannot be forgotten here', () => {
    const others: Required<PlaySetting> = {
      mode: 'day',
      seats: 3,
      bots: ['random'],
      seed: 2,
      tables: 1001,
      precision: 2,
    };
    const keys = Object.entries(others).map(([name, value]) => keyOf({ ...made, ...withSetting({ [name]: value }) }));
    expect(new Set([...keys, keyOf(made)]).size).toBe(keys.length + 1);
  });

  test('depends on the order of changes: later lines win', () => {
    const [one, two] = [line({ source: '10', value: 10 }), line()];
    expect(keyOf({ ...made, after: [one, two] })).not.toBe(keyOf({ ...made, after: [two, one] }));
  });

  test('is the same with spaces around', () => {
    expect(keyOf({ ...made, after: [line({ selector: ' modes.night.price ', source: ' +2' })] })).toBe(keyOf(made));
  });
});
