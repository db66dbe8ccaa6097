import { expect, test } from 'vitest';
import { excerptAround } from './card-excerpt.ts';

const file = `# Acts
type: act
cards:
  # The first
  - id: rosa
    name: Rosa
    modes: [club]

  - id: milo
    tags:
      - loud
      - live
    name: Milo
removed:
  - zoe
  - max
`.split('\n');
const lines = { count: file.length, line: (number: number) => file[number - 1]! };

test('the card around a line, below the head of the file', () => {
  const { text, shift } = excerptAround(lines, 12);
  expect(text).toBe(`# Acts
type: act
cards:
  # The first
  - id: milo
    tags:
      - loud
      - live
    name: Milo`);
  expect(text.split('\n')[12 - shift - 1]).toBe('      - live');
});

test('an empty line behind a card belongs to it', () => {
  const { text, shift } = excerptAround(lines, 8);
  expect(text.split('\n')[8 - shift - 1]).toBe('');
  expect(text).toContain('- id: rosa');
});

test('an item of a list that comes after the cards stands below its own key', () => {
  const { text, shift } = excerptAround(lines, 16);
  expect(text).toContain('removed:\n  - max\n');
  expect(text.split('\n')[16 - shift - 1]).toBe('  - max');
});

test('lines of the head are there themselves', () => {
  const { text, shift } = excerptAround(lines, 2);
  expect(text.split('\n')[2 - shift - 1]).toBe('type: act');
});
