import { expect, test } from 'vitest';
import { checksumOf, subjectsOf } from './faces.ts';

test('a card has the same checksum in whatever order it says the same, also within a field', () => {
  const one = { id: 'rosa', name: 'Rosa', wants: [{ colour: 'red', bpm: 1 }] };
  const other = { wants: [{ bpm: 1, colour: 'red' }], name: 'Rosa', id: 'rosa' };
  expect(checksumOf(one)).toBe(checksumOf(other));
  expect(checksumOf({ ...one, wants: [{ colour: 'red', bpm: 2 }] })).not.toBe(checksumOf(one));
});

test('small print names the card; on a proof, what it says, too', () => {
  const card = { id: 'rosa', name: 'Rosa' };
  const frame = { manifest: { game: 'g', version: 'v1' }, modes: [] };
  const [proof, final, none] = (['proof', 'final', 'none'] as const).map(
    (imprint) => subjectsOf(frame, { size: 'poker', imprint })(card).imprint,
  );
  expect(proof).toBe(`rosa · v1 · ${checksumOf(card).slice(0, 6)}`);
  expect([final, none]).toEqual(['rosa · v1', '']);
});
