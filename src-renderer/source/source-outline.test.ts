import { expect, test } from 'vitest';
import { itemsAround, OutlineReader } from './source-outline.ts';

const outline = (text: string) => {
  const reader = new OutlineReader();
  for (const [index, line] of text.split('\n').entries()) reader.take(line, index + 1);
  return reader.end();
};
const shown = (text: string) =>
  outline(text).map(({ line, endLine, depth, label, detail }) =>
    `${'  '.repeat(depth)}${line}–${endLine} ${label} ${detail && `(${detail})`}`.trimEnd(),
  );

const acts = `type: act
cards:
  # The first
  - id: rosa
    name: "Rosa Nox" # live
    modes: [club]

  - id: milo
    cost: 5
removed:
  - zoe
`;

test('cards by their names, or by their ids', () => {
  expect(shown(acts)).toEqual(['1–1 type (act)', '2–9 cards', '  4–6 Rosa Nox (rosa)', '  8–9 milo', '10–11 removed']);
});

test('a list in the column of its key', () => {
  expect(shown('cards:\n- id: a\n  name: A\n- id: b\n')).toEqual(['1–4 cards', '  2–3 A (a)', '  4–4 b']);
});

test('modes: fields that hold others', () => {
  expect(shown('id: club\nclasses:\n  act:\n    dj:\n      cost: 5\n    live: { cost: 6 }\nrounds: [1]\n')).toEqual([
    '1–1 id (club)',
    '2–6 classes',
    '  3–6 act',
    '    4–5 dj',
    '7–7 rounds ([1])',
  ]);
});

test('what is around a line', () => {
  const labels = (line: number) => itemsAround(outline(acts), line).map(({ label }) => label);
  expect(labels(6)).toEqual(['cards', 'Rosa Nox']);
  expect(labels(9)).toEqual(['cards', 'milo']);
  expect(labels(1)).toEqual(['type']);
  expect(labels(11)).toEqual(['removed']);
  expect(itemsAround([], 1)).toEqual([]);
});

test('ten thousand cards are read in no time', () => {
  const cards = Array.from({ length: 10_000 }, (_, n) => `  - id: c${n}\n    name: Card ${n}\n    cost: 5\n`);
  const started = performance.now();
  expect(outline(`cards:\n${cards.join('')}`)).toHaveLength(10_001);
  expect(performance.now() - started).toBeLessThan(1000);
});
