import { expect, test } from 'vitest';
import { enterRules } from './enter-rules.ts';

const INDENT = 2;

/** The column at which one types after Enter at the end of a line, as Monaco counts it. */
function columnBelow(line: string): number {
  const rule = enterRules.find(({ beforeText }) => beforeText.test(line));
  const begin = line.length - line.trimStart().length;
  return begin + (rule?.goesIn ? INDENT : 0) + (rule?.appendText ?? '').length;
}

test.each([
  // Under the key, whatever stands before and behind it.
  ['- id: x', 2],
  ['  - id: x', 4],
  ['  - id: x # why', 4],
  ['  -  id: x', 5],
  ['  -   id: x', 6],
  ['  -    id: x', 7],
  ['  - "id": x', 4],
  ["  - 'id': x", 4],
  ['  - größe: x', 4],
  ['  - two words: x', 4],
  ['  - kebab-key: x', 4],
  ['  - a: {b: 1}', 4],
  ['  - a: "b: c"', 4],
  ['  - id: "x"', 4],
  // Further in than the key, where its value is still to come.
  ['  - id:', 6],
  ['  - id: ', 6],
  ['  - id: # why', 6],
  ['  -   id:', 8],
  ['  - "id":', 6],
  ['  - two words:', 6],
  ['  - flavour: |', 6],
  ['  - flavour: >-', 6],
  ['flavour: |', 2],
  ['  flavour: >-', 4],
  ['  flavour: |2+', 4],
  ['  flavour: | # why', 4],
  ['  modes:', 4],
  ['  modes: # why', 4],
  ['  "modes":', 4],
  ['  two words:', 4],
  // Where the line begins.
  ['  cost: 300', 2],
  ['  name: a | b', 2],
  ['  name: "|"', 2],
  ['  url: http://x', 2],
  ['  - plain', 2],
  ['  - http://x', 2],
  ['  - [a, b]', 2],
  ['  - - id: x', 2],
  ['  cost: 300 # why: so', 2],
  ['  - # why: so', 2],
  ['# note: so', 0],
  ['---', 0],
  ['', 0],
])('below “%s” one types at column %i', (line, column) => {
  expect(columnBelow(line)).toBe(column);
});
