import { expect, test } from 'vitest';
import { DEFAULT_PROOF } from '../../src-shared/proof.ts';
import { readOffset, sheetInWords, sheetName } from './back-offsets.ts';

const upright = { ...DEFAULT_PROOF, backs: 'duplex-long' } as const;
const across = { ...upright, bleed: 3 };

test('sheets that lie across, other paper and the other edge have offsets of their own', () => {
  const kept = { [sheetName(upright)]: { x: 0.5, y: -0.25 }, [sheetName(across)]: { x: 1, y: 2 } };
  expect(readOffset(kept, upright)).toEqual({ x: 0.5, y: -0.25 });
  expect(readOffset(kept, across)).toEqual({ x: 1, y: 2 });
  for (const other of [{ paper: 'letter' }, { backs: 'duplex-short' }] as const) {
    expect(readOffset(kept, { ...upright, ...other })).toEqual({ x: 0, y: 0 });
  }
});

test('the size of cards and their bleed matter only where sheets lie another way for them', () => {
  expect(sheetName({ ...upright, card: 'euro' })).toBe(sheetName(upright));
  expect(sheetName({ ...across, bleed: 3.175 })).toBe(sheetName(across));
});

test('what is no offset is none', () => {
  const broken = { [sheetName(upright)]: { x: 90, y: '1' } };
  expect(readOffset(broken, upright)).toEqual({ x: 0, y: 0 });
  expect(readOffset(undefined, upright)).toEqual({ x: 0, y: 0 });
});

test('the form says for which sheets an offset is', () => {
  expect(sheetInWords(across)).toBe('A4 across, turned over the long edge');
});
