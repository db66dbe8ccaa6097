import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type GlyphRun } from 'fontkit';
import type { FaceFont } from '../../src-engine/face.ts';
import { LetterPairs, type SetLetter } from './letter-pairs.ts';
import { unpackedWoff } from './woff.ts';

/** A font file, as far as faces need it. All lengths in units of the em: 1 is the size of the type. */
export interface FontFile {
  /** `@fontsource/grenze/grenze-latin-400-italic.woff` */
  readonly key: string;
  /** For the PDF's writer, which then measures and embeds the very font that was measured here. */
  readonly font: Font;
  readonly capHeight: number;
  readonly descent: number;
  has(character: string): boolean;
  /** Glyphs with where each begins. Words are set one by one, each with the space behind it, as the PDF's writer does. */
  glyphs(text: string): readonly PlacedGlyph[];
  width(text: string): number;
  /** How far its glyphs reach above and below the line: an accent above the capitals, a cedilla below. */
  ink(text: string): Ink;
  /** How many glyphs the text becomes. */
  count(text: string): number;
  /** Path data of a glyph, y upwards, in `unitsPerEm`. */
  outline(glyph: number): string;
  readonly unitsPerEm: number;
}

export interface PlacedGlyph {
  readonly id: number;
  readonly x: number;
}

export interface Ink {
  readonly above: number;
  readonly below: number;
}

interface SetWord {
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
}

/** Words that are known of a file. A long day of typing, or a set of thousands, must not fill the memory. */
const MOST_WORDS = 10_000;

const resolve = createRequire(import.meta.url).resolve;
const opened = new Map<string, FontFile>();

/** The files of a font, opened once in the life of the program. */
export const filesOf = (font: FaceFont): readonly FontFile[] => font.files.map((file) => fontFile(font.package, file));

export function fontByKey(key: string): FontFile {
  const font = opened.get(key);
  if (!font) throw new Error(`The font ${key} was never opened`);
  return font;
}

function fontFile(packageName: string, file: string): FontFile {
  const key = `${packageName}/${file}`;
  const known = opened.get(key);
  if (known) return known;
  const path = resolve(`${packageName}/files/${file}`);
  const font = measured(key, create(unpackedWoff(readFileSync(path))) as Font);
  opened.set(key, font);
  return font;
}

function measured(key: string, font: Font): FontFile {
  const em = font.unitsPerEm;
  const runs = new Map<string, GlyphRun>();
  const words = new Map<string, SetWord>();
  const outlines = new Map<number, string>();
  const inks = new Map<string, Ink>();
  const characters = new Map<string, boolean>();
  const runOf = (word: string): GlyphRun => {
    const known = runs.get(word);
    if (known) return known;
    const run = font.layout(word);
    if (runs.size >= MOST_WORDS) runs.clear();
    runs.set(word, run);
    return run;
  };
  const pairs = new LetterPairs(font);
  const setWord = (word: string): SetWord => {
    const known = words.get(word);
    if (known) return known;
    const letters = pairs.set(word);
    const set = letters ? placedLetters(letters, em) : placedRun(runOf(word), em);
    if (words.size >= MOST_WORDS) words.clear();
    words.set(word, set);
    return set;
  };
  const inkOf = (word: string): Ink => {
    const known = inks.get(word);
    if (known) return known;
    const { glyphs, positions } = runOf(word);
    const ink = glyphs.reduce(
      ({ above, below }, { bbox }, place) => {
        const raised = positions[place]!.yOffset;
        return {
          above: Math.max(above, (bbox.maxY + raised) / em),
          below: Math.max(below, -(bbox.minY + raised) / em),
        };
      },
      { above: 0, below: 0 },
    );
    if (inks.size >= MOST_WORDS) inks.clear();
    inks.set(word, ink);
    return ink;
  };
  return {
    key,
    font: knowing(font, runOf),
    unitsPerEm: em,
    capHeight: font.capHeight / em,
    descent: -font.descent / em,
    has: (character) => {
      const known = characters.get(character) ?? font.hasGlyphForCodePoint(character.codePointAt(0)!);
      characters.set(character, known);
      return known;
    },
    width: (text) => wordsOf(text).reduce((sum, word) => sum + setWord(word).width, 0),
    ink: (text) => {
      const all = wordsOf(text).map(inkOf);
      return {
        above: Math.max(0, ...all.map(({ above }) => above)),
        below: Math.max(0, ...all.map(({ below }) => below)),
      };
    },
    count: (text) => wordsOf(text).reduce((sum, word) => sum + setWord(word).glyphs.length, 0),
    glyphs: (text) => {
      let start = 0;
      return wordsOf(text).flatMap((word) => {
        const { glyphs, width } = setWord(word);
        const from = start;
        start += width;
        return glyphs.map(({ id, x }) => ({ id, x: from + x }));
      });
    },
    outline: (glyph) => {
      const known = outlines.get(glyph) ?? font.getGlyph(glyph).path.toSVG();
      outlines.set(glyph, known);
      return known;
    },
  };
}

function placedLetters(letters: readonly SetLetter[], em: number): SetWord {
  let x = 0;
  const glyphs = letters.map(({ id, advance }) => {
    const glyph = { id, x: x / em };
    x += advance;
    return glyph;
  });
  return { glyphs, width: x / em };
}

function placedRun({ glyphs, positions }: GlyphRun, em: number): SetWord {
  let x = 0;
  const placed = glyphs.map(({ id }, place) => {
    const { xAdvance, xOffset } = positions[place]!;
    const glyph = { id, x: (x + xOffset) / em };
    x += xAdvance;
    return glyph;
  });
  return { glyphs: placed, width: x / em };
}

/** The same font, to which words are known. Who asks gets positions of their own, because the PDF's writer scales them. */
function knowing(font: Font, runOf: (word: string) => GlyphRun): Font {
  const layout: Font['layout'] = (text, features, ...more) => {
    if (features) return font.layout(text, features, ...more);
    const { glyphs, positions: own } = runOf(text);
    const positions = own.map((position) => ({ ...position }));
    const advanceWidth = () => positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return Object.defineProperty({ glyphs, positions } as GlyphRun, 'advanceWidth', { get: advanceWidth });
  };
  return Object.create(font, { layout: { value: layout } });
}

const wordsOf = (text: string): readonly string[] =>
  /[ \t]./s.test(text) ? (text.match(/[^ \t]*[ \t]|[^ \t]+$/g) ?? []) : text === '' ? [] : [text];
