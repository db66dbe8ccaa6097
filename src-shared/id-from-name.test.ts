import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idFrom } from './id-from-name.ts';

test('a name becomes an id', () => {
  expect(idFrom('Große Halle (light)')).toBe('grosse-halle-light');
  expect(idFrom('DJ’s Café № 9')).toBe('djs-cafe-no-9');
  expect(idFrom('…')).toBe('');
});

test('an id is always one that the schemas accept', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(idFrom(name)).toMatch(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});
