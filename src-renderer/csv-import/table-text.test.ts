import { expect, test } from 'vitest';
import { tableText } from './table-text.ts';

const file = (...bytes: number[]): Blob => new Blob([Uint8Array.from(bytes)]);

test('UTF-8 is read, with a byte order mark or without', async () => {
  expect(await tableText(file(0xc3, 0xa4))).toBe('ä');
  expect(await tableText(file(0xef, 0xbb, 0xbf, 0xc3, 0xa4))).toBe('ä');
});

test('other encodings are not guessed: Windows-1252, UTF-16', async () => {
  expect(await tableText(file(0xe4))).toBeUndefined();
  expect(await tableText(file(0xff, 0xfe, 0xe4, 0))).toBeUndefined();
});
