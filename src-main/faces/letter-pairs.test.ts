import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../../src-engine/games/games.ts';
import { sampleSets } from '../../tests/sample-sets.ts';
import { type FontFile, filesOf } from './fonts.ts';
import { LetterPairs } from './letter-pairs.ts';

const files = [
  ...new Map(games.flatMap(({ faces }) => Object.values(faces.fonts).flatMap(filesOf)).map((file) => [file.key, file])),
].map(([name, file]) => ({ name, file }));

const words = [
  ...new Set((await sampleSets()).flatMap(({ set }) => JSON.stringify(set.cards).match(/[^\s"]+ ?/g) ?? [])),
];

/** What the font's own tables make of a word. */
function byTables({ font }: FontFile, word: string): readonly { id: number; advance: number }[] {
  const { glyphs, positions } = font.layout(word, {});
  return glyphs.map(({ id }, place) => ({ id, advance: positions[place]!.xAdvance }));
}

/** How many of the words were set letter by letter; all of them as the tables would. */
function agreed(file: FontFile, some: readonly string[]): number {
  const pairs = new LetterPairs(file.font);
  const set = some
    .filter((word) => [...word].every((letter) => file.has(letter)))
    .map((word) => [word, pairs.set(word)] as const);
  for (const [word, letters] of set) if (letters) expect(letters, word).toEqual(byTables(file, word));
  return set.filter(([, letters]) => letters).length;
}

describe.each(files)('pairs of letters of $name', ({ file }) => {
  test('set the words of the sample sets as the tables of the font do', () => {
    agreed(file, words);
  });

  test('set any letters so, ligatures and marks or not', () => {
    const letter = fc.oneof(
      fc.constantFrom(...'fffiijltTAVWo.-–’“ 0123456789/⁄\u0301\u0308ßäÄéłŁı'),
      fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCharCode(code)),
    );
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 8 }), (letters) => {
        agreed(file, [letters.join('')]);
      }),
      { numRuns: 300 },
    );
  });
});

test('most words of a font without rules for whole words are set from pairs', () => {
  const { file } = files.find(({ name }) => name.includes('barlow-condensed-latin-6'))!;
  expect(agreed(file, words)).toBeGreaterThan(words.length / 2);
});
