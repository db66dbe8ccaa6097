import { expect, test } from 'vitest';
import { visible } from './visible-text.ts';

test('control characters are seen', () => {
  expect(visible('a\u001b[31mb\nc\r\td\u007f')).toBe('a␛[31mb␊c␍␉d␡');
  expect(visible('\u009b31m \u2028 \u202e')).toBe('\\u009b31m \\u2028 \\u202e');
});

test('everything else stays', () => expect(visible('Größe, €5 · “x” 🎧')).toBe('Größe, €5 · “x” 🎧'));
