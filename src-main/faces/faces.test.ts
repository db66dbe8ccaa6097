import { expect, test } from 'vitest';
import { checksumOf } from './faces.ts';

test('a card has the same checksum in whatever order it says the same, also within a field', () => {
  const one = { id: 'rosa', name: 'Rosa', wants: [{ colour: 'red', bpm: 1 }] };
  const other = { wants: [{ bpm: 1, colour: 'red' }], name: 'Rosa', id: 'rosa' };
  expect(checksumOf(one)).toBe(checksumOf(other));
  expect(checksumOf({ ...one, wants: [{ colour: 'red', bpm: 2 }] })).not.toBe(checksumOf(one));
});
