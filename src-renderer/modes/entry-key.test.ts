import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryKey, kebabCase } from './entry-key.ts';

test('a name becomes a key', () => {
  expect(kebabCase('Große Halle (light)')).toBe('grosse-halle-light');
  expect(kebabCase('DJ’s Café № 9')).toBe('djs-cafe-no-9');
  expect(kebabCase('…')).toBe('');
});

test('a key is always one that the schemas accept', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(kebabCase(name)).toMatch(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});

test('no two entries get the same key', () => {
  expect(entryKey('Big club', ['big-club', 'big-club-2'])).toBe('big-club-3');
  expect(entryKey('Small club', ['big-club'])).toBe('small-club');
});
