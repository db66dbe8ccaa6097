import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBlock, printBlock } from './clipboard.ts';

describe('blocks on the clipboard', () => {
  it('reads what a spreadsheet writes', () => {
    expect(parseBlock('Asche\t750\r\nNachtfalter\t850\r\n')).toEqual([
      ['Asche', '750'],
      ['Nachtfalter', '850'],
    ]);
    expect(parseBlock('"two\nlines"\t"a ""b"""\n\tx')).toEqual([
      ['two\nlines', 'a "b"'],
      ['', 'x'],
    ]);
  });

  it('takes a lone quote for a quote', () => {
    expect(parseBlock('"Nox" Rosa\t5')).toEqual([['"Nox" Rosa', '5']]);
    expect(parseBlock('12" single')).toEqual([['12" single']]);
    expect(parseBlock('"open\tend')).toEqual([['"open', 'end']]);
  });

  it('takes an empty clipboard for one empty cell', () => expect(parseBlock('')).toEqual([['']]));

  it('reads back every block', () => {
    const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', 'a', ' ') }));
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      );
    const law = fc.property(block, (cells) => {
      expect(parseBlock(printBlock(cells))).toEqual(cells);
    });
    fc.assert(law, { numRuns: 500 });
  });
});
