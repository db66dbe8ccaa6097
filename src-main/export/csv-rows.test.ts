import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsvRows } from './csv-rows.ts';
import { csvText } from './csv-text.ts';

const texts = (text: string) => readCsvRows(text).rows.map((row) => row.map((cell) => cell.text));
const withoutMark = (text: string) => text.replace(/^\ufeff/, '');

const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'ab,;"\'\r\n\t =+-@äß€🎪') }));
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 });

describe('what is written can be read, whatever it holds', () => {
  const isFull = (row: readonly string[]) => row.some((text) => text.trim() !== '');
  // A first row without commas or semicolons of its own, as headers have.
  const head = ['Id', 'Name'];

  test('by this program', () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(texts(withoutMark(csvText([head, ...rows])))).toEqual([head, ...rows.filter(isFull)]);
      }),
      { numRuns: 1000 },
    );
  });

  test('by another one', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const read = parse(csvText([head, ...rows]), { bom: true, relax_column_count: true, record_delimiter: '\r\n' });
        expect(read).toEqual([head, ...rows]);
      }),
      { numRuns: 1000 },
    );
  });
});

test('both agree on whatever the other one accepts', () => {
  const any = fc.string({ unit: fc.constantFrom('a', 'b', ',', '"', '\n', '\r\n'), maxLength: 20 });
  fc.assert(
    fc.property(any, (text) => {
      let theirs: string[][];
      try {
        theirs = parse(text, { relax_column_count: true, record_delimiter: ['\r\n', '\n'] });
      } catch {
        return;
      }
      const ours = readCsvRows(text);
      expect(ours.problem).toBeUndefined();
      expect(texts(text)).toEqual(theirs.filter((row) => row.some((part) => part.trim() !== '')));
    }),
    { numRuns: 3000 },
  );
});

test('a byte order mark stands first, lines end with CR LF, and what needs quotes has them', () => {
  expect(csvText([['a', 'b, c', 'd "e"', 'f\ng', 'h; i', ' j']])).toBe(
    '\ufeffa,"b, c","d ""e""","f\ng","h; i"," j"\r\n',
  );
});

describe('separators', () => {
  test.each([
    [
      'a,b\n1,2',
      ',',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r\n1,5;2\r\n',
      ';',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      '"a;b;c",d\n1,2',
      ',',
      [
        ['a;b;c', 'd'],
        ['1', '2'],
      ],
    ],
    ['only', ',', [['only']]],
    [
      'a,b\r1,2\r',
      ',',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
  ])('%j', (text, separator, rows) => {
    expect(readCsvRows(text).separator).toBe(separator);
    expect(texts(text)).toEqual(rows);
  });
});

test('places are those of the text, quotes included', () => {
  const text = 'a,"b ""c"""\n"d\ne",f';
  const cells = readCsvRows(text).rows.flat();
  expect(cells.map(({ start, end }) => text.slice(start, end))).toEqual(['a', '"b ""c"""', '"d\ne"', 'f']);
});

describe('what cannot be read is told where it begins', () => {
  test.each([
    ['a,b\n"x,1\n', 4],
    ['a,b\n"x"y,1\n', 7],
    ['"', 0],
  ])('%j', (text, start) => {
    expect(readCsvRows(text).problem?.start).toBe(start);
  });

  test('a text of quotes only takes no time', () => {
    expect(readCsvRows('"'.repeat(1_000_001)).problem).toBeDefined();
    expect(readCsvRows(`${'a"'.repeat(500_000)}`).rows).toHaveLength(1);
  });
});
