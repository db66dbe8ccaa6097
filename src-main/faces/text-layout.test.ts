import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FaceSpan, FaceText } from '../../src-engine/face.ts';
import { type DrawnText, POINT } from './drawing.ts';
import { fontByKey } from './fonts.ts';
import { plainDesign } from './testing/plain-design.ts';
import { layOutText } from './text-layout.ts';

type Choices = Partial<Omit<FaceText, 'box'>> & { readonly width?: number; readonly height?: number };

const textOf = (text: FaceText['text'], { width = 50, height = 30, ...choices }: Choices = {}): FaceText => ({
  kind: 'text',
  box: { x: 10, y: 20, width, height },
  text,
  font: 'body',
  size: 10,
  min: 6,
  colour: '#16131a',
  on: '#f4efe6',
  ...choices,
});

const layOut = (text: FaceText['text'], choices?: Choices) => layOutText(plainDesign, textOf(text, choices));

const runsOf = (laidOut: ReturnType<typeof layOut>): DrawnText[] =>
  laidOut.items.filter((item): item is DrawnText => item.kind === 'text');

/** The runs of each line, joined. */
function linesOf(laidOut: ReturnType<typeof layOut>): string[] {
  const lines = new Map<number, string>();
  for (const { y, text } of runsOf(laidOut)) lines.set(y, (lines.get(y) ?? '') + text);
  return [...lines.values()];
}

/** Narrow enough that each word has a line of its own. */
const narrow = { width: 6, height: 60, min: 10 };

describe('lines', () => {
  test('hold as many words as there is room for', () => {
    expect(linesOf(layOut('Wer im Keller tanzt, zahlt oben nicht.', { width: 30 }))).toEqual([
      'Wer im Keller tanzt,',
      'zahlt oben nicht.',
    ]);
  });

  test('end where the text says so, whatever ends a line', () => {
    expect(linesOf(layOut('a\nb\r\nc\n'))).toEqual(['a', 'b', 'c']);
    const [first, last] = runsOf(layOut('a\n\nb'));
    expect(last!.y - first!.y).toBeCloseTo(2 * 1.2 * 10 * POINT);
  });

  test.each([
    ['behind a hyphen and a dash', 'Big-Club', ['Big-', 'Club']],
    ['not at a no-break space', 'Bar\u00a0Eins zwei', ['Bar\u00a0Eins', 'zwei']],
    ['not between a word and what is written against it', '„Los“ sagt (sie)!', ['„Los“', 'sagt', '(sie)!']],
    ['not inside a word with umlauts', 'Grüße Öfen', ['Grüße', 'Öfen']],
    ['with the hyphen at a soft hyphen', 'Klub\u00adnacht', ['Klub-', 'nacht']],
    ['at a place that is marked without a sign', 'Klub\u200bnacht', ['Klub', 'nacht']],
  ])('break %s', (_, text, lines) => {
    expect(linesOf(layOut(text, narrow))).toEqual(lines);
  });

  test('a soft hyphen where no line breaks is not seen', () => {
    const laidOut = layOut('Klub\u00adnacht');
    expect(linesOf(laidOut)).toEqual(['Klubnacht']);
    expect(laidOut.missing).toEqual([]);
  });

  test('are about as long as each other where that is asked for', () => {
    const text = 'Die lange Nacht der Kellerasseln im Dampfkessel';
    const full = runsOf(layOut(text, { width: 60 }));
    const balanced = runsOf(layOut(text, { width: 60, balanced: true }));
    expect(balanced).toHaveLength(full.length);
    const spread = (runs: DrawnText[]) =>
      Math.max(...runs.map(({ width }) => width)) - Math.min(...runs.map(({ width }) => width));
    expect(spread(balanced)).toBeLessThan(spread(full));
  });
});

describe('size', () => {
  test('stays where the text fits', () => {
    expect(layOut('kurz')).toMatchObject({ size: 10, overflows: false });
  });

  test('shrinks until it fits, and no further', () => {
    const { size, overflows } = layOut('Promoterinnen', { width: 18, lines: 1 });
    expect(overflows).toBe(false);
    expect(size).toBeLessThan(10);
    expect(layOut('Promoterinnen', { width: 18, lines: 1, size: size + 0.25, min: size + 0.25 }).overflows).toBe(true);
  });

  test('ends at the smallest, which overflows', () => {
    expect(layOut('Promoterinnen', { width: 5 })).toMatchObject({ size: 6, overflows: true });
    expect(layOut('a b c d', { width: 2, lines: 2 })).toMatchObject({ size: 6, overflows: true });
    expect(layOut('a\nb\nc', { height: 4 })).toMatchObject({ size: 6, overflows: true });
  });

  test('nothing to draw never overflows', () => {
    for (const text of ['', ' ', '\n', '\u00ad']) expect(layOut(text, { height: 0.1 }).overflows).toBe(false);
  });
});

describe('place', () => {
  const of = (choices: Choices) => runsOf(layOut('Wort', { ...choices, height: 20 }))[0]!;

  test('left, in the middle, right', () => {
    expect(of({}).x).toBe(10);
    const { x, width } = of({ align: 'centre' });
    expect(x - 10).toBeCloseTo(60 - x - width, 3);
    const right = of({ align: 'right' });
    expect(right.x + right.width).toBeCloseTo(60, 3);
  });

  test('capitals begin at the top, descenders end at the bottom', () => {
    const { capHeight, descent } = fontByKey(of({}).font);
    expect(of({}).y - capHeight * 10 * POINT).toBeCloseTo(20);
    expect(of({ valign: 'bottom' }).y + descent * 10 * POINT).toBeCloseTo(40);
    expect(of({ valign: 'middle' }).y).toBeCloseTo(30 + (capHeight * 10 * POINT) / 2);
  });

  test('tracking widens every character but the last of a line', () => {
    const [plain, wide] = [of({}), of({ tracking: 100 })];
    expect(wide.width - plain.width).toBeCloseTo(4 * 0.1 * 10 * POINT);
    expect(of({ tracking: 100, align: 'right' }).x).toBeCloseTo(60 - wide.width + 0.1 * 10 * POINT);
  });
});

describe('icons and characters', () => {
  test('{name} is an icon, as high as the letters are', () => {
    const { items } = layOut('12 {star} x');
    expect(items.map(({ kind }) => kind)).toEqual(['text', 'path', 'text']);
    expect(items[1]).toMatchObject({ path: plainDesign.icons.star!.path, fill: '#16131a' });
  });

  test('a line breaks beside an icon as beside a word', () => {
    const { items } = layOut('aa {star} bb', { ...narrow, width: 4 });
    expect(linesOf({ items } as ReturnType<typeof layOut>)).toEqual(['aa', 'bb']);
  });

  test('what is no icon stays as it is written, and is told', () => {
    const laidOut = layOut('{nope} {Star} {constructor}');
    expect(linesOf(laidOut)).toEqual(['{nope} {Star} {constructor}']);
    expect(laidOut.unknownIcons).toEqual(['{nope}', '{constructor}']);
  });

  test('a character that no file of the font has is told once', () => {
    expect(layOut('漢 a 漢 ł').missing).toEqual(['漢']);
  });

  test('letters with their accents apart are the letters that the font has', () => {
    const laidOut = layOut('Gru\u0308\u00dfe');
    expect(laidOut.missing).toEqual([]);
    expect(linesOf(laidOut)).toEqual(['Grüße']);
  });

  test('a space that the font does not have is a plain one', () => {
    const laidOut = layOut('1\u202f000\t€');
    expect(laidOut.missing).toEqual([]);
    for (const { text, font } of runsOf(laidOut)) {
      for (const character of text) expect(fontByKey(font).has(character)).toBe(true);
    }
  });

  test('spans have a font, size and colour of their own on one base line', () => {
    const spans: FaceSpan[] = [{ text: 'Miete ' }, { text: '6', scale: 2, font: 'title', colour: '#ff0000' }];
    const [one, other] = runsOf(layOut(spans));
    expect(other).toMatchObject({ text: '6', size: 20, colour: '#ff0000', y: one!.y });
    expect(other!.x).toBeCloseTo(one!.x + one!.width);
  });
});

describe('laws', () => {
  const words = fc
    .array(
      fc.oneof(
        fc.string({ unit: fc.constantFrom(...'aeginrstAEWTVfilß-üÖ.,!'), minLength: 1, maxLength: 12 }),
        fc.constantFrom('Klub\u00adnacht', 'a\u00a0b', '–', '„ja“', 'ł', '\n'),
      ),
      { maxLength: 25 },
    )
    .map((parts) => parts.join(' '));
  const choices = fc.record({
    width: fc.integer({ min: 4, max: 60 }),
    height: fc.integer({ min: 3, max: 40 }),
    size: fc.integer({ min: 6, max: 20 }),
    tracking: fc.constantFrom(0, 0, 80),
    balanced: fc.boolean(),
    align: fc.constantFrom('left' as const, 'centre' as const, 'right' as const),
    valign: fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const),
  });

  test('no text gets lost', () => {
    const bare = (text: string) => text.replace(/[\s\u00ad]/g, '');
    fc.assert(
      fc.property(words, choices, (text, chosen) => {
        const drawn = linesOf(layOut(text.replaceAll('\u00ad', ''), chosen));
        expect(bare(drawn.join(''))).toBe(bare(text));
      }),
    );
  });

  test('nothing is outside of its box, unless that is told', () => {
    const tiny = 0.002;
    fc.assert(
      fc.property(words, choices, (text, chosen) => {
        const laidOut = layOut(text, chosen);
        if (laidOut.overflows) return;
        for (const { x, y, width, size, tracking, font } of runsOf(laidOut)) {
          const { capHeight, descent } = fontByKey(font);
          expect(x).toBeGreaterThanOrEqual(10 - tiny);
          expect(x + width - tracking).toBeLessThanOrEqual(10 + chosen.width + tiny);
          expect(y - capHeight * size * POINT).toBeGreaterThanOrEqual(20 - tiny);
          expect(y + descent * size * POINT).toBeLessThanOrEqual(20 + chosen.height + tiny);
        }
      }),
    );
  });

  test('in a smaller box the text is never larger, and never fits where it did not', () => {
    fc.assert(
      fc.property(
        words,
        choices,
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 0, max: 10 }),
        (text, large, w, h) => {
          const small = { ...large, width: Math.max(2, large.width - w), height: Math.max(2, large.height - h) };
          const [one, other] = [layOut(text, large), layOut(text, small)];
          expect(other.size).toBeLessThanOrEqual(one.size);
          if (one.overflows) expect(other.overflows).toBe(true);
        },
      ),
    );
  });
});
