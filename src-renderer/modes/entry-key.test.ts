import { expect, test } from 'vitest';
import { entryKey } from './entry-key.ts';

test('no two entries get the same key', () => {
  expect(entryKey('Big club', ['big-club', 'big-club-2'])).toBe('big-club-3');
  expect(entryKey('Small club', ['big-club'])).toBe('small-club');
});
