import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import { cellText, guarded, readCell, unguarded } from './csv-cell.ts';
import { type CsvColumn, csvColumns } from './csv-column.ts';
import { readHeader } from './csv-header.ts';

const column = (field: Partial<Field>): CsvColumn => ({
  header: 'Field',
  path: ['field'],
  field: { key: 'field', title: 'Field', required: false, kind: 'text', ...field },
});
const style = { decimalComma: false };
const text = column({});
const number = column({ kind: 'number' });
const list = column({ kind: 'list', item: column({}).field });
const numbers = column({ kind: 'list', item: column({ kind: 'integer' }).field });
const group = column({ kind: 'group', fields: [column({}).field], hasAlternatives: true });

const awkward = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'\'=+-@\t\r\n ;[]",a1ä＝') }));

describe('texts that a spreadsheet would run', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-5', "'-5"],
    ['@home', "'@home"],
    ['\t=x', "'\t'=x"],
    ['x;=1+1;y', "x;'=1+1;y"],
    ["x;'=1", "x;''=1"],
    ['x; -5 Grad', "x;' -5 Grad"],
    ['x;"=1+1;y', 'x;\'"=1+1;y'],
    ['one\r\n- two', "one\r\n'- two"],
    ['x;y', 'x;y'],
    ['\rx', "'\rx"],
    ['  =HYPERLINK("x")', '\'  =HYPERLINK("x")'],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ["''=1", "'''=1"],
    ["'n Abend", "'n Abend"],
    ["'", "'"],
    ['a=b', 'a=b'],
  ])('%j is written as %j', (value, cell) => {
    expect(cellText(text, value)).toBe(cell);
    expect(readCell(text, cell, style)).toEqual({ value });
  });

  test('none of them is ever written, and every text comes back', () => {
    fc.assert(
      fc.property(awkward, (value) => {
        expect(guarded(value)).not.toMatch(/^[=+\-@\t\r]/);
        for (const cell of guarded(value).split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝]/);
        expect(unguarded(guarded(value))).toBe(value);
      }),
      { numRuns: 3000 },
    );
  });

  test('negative numbers are numbers', () => {
    expect(cellText(number, -12.5)).toBe('-12.5');
    expect(readCell(number, '-12.5', style)).toEqual({ value: -12.5 });
  });
});

describe('lists', () => {
  test('are joined where they can be told apart again, else written as JSON', () => {
    expect(cellText(list, ['clubnight', 'party'])).toBe('clubnight; party');
    expect(cellText(list, ['a;b', 'c'])).toBe('["a;b","c"]');
    expect(cellText(list, [' a'])).toBe('[" a"]');
    expect(cellText(list, [''])).toBe('[""]');
    expect(cellText(list, [])).toBe('[]');
    expect(cellText(list, ['[a]'])).toBe('["[a]"]');
    expect(cellText(list, ['=1', 'b'])).toBe("'=1; b");
    expect(cellText(numbers, [1, -2])).toBe("1;' -2");
  });

  test('come back as they were, whatever is in them', () => {
    fc.assert(
      fc.property(fc.array(awkward), (value) => {
        expect(readCell(list, cellText(list, value), style)).toEqual({ value });
      }),
      { numRuns: 3000 },
    );
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (value) => {
        expect(readCell(numbers, cellText(numbers, value), style)).toEqual({ value });
      }),
    );
  });

  test('may be typed without blanks', () => {
    expect(readCell(list, 'a;b ;  c', style)).toEqual({ value: ['a', 'b', 'c'] });
  });
});

describe('numbers', () => {
  test('come back to the last digit', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(readCell(number, cellText(number, value), style)).toEqual({ value: value === 0 ? 0 : value });
      }),
    );
  });

  test.each([
    ['12,5', true, 12.5],
    ['12.5', true, 12.5],
    ['-0,25', true, -0.25],
    ['0.125', true, 0.125],
    ['1200', true, 1200],
    ['1.200', false, 1.2],
    [' 7 ', false, 7],
    ['1e3', false, 1000],
  ])('%j with decimal commas %j is %j', (cell, decimalComma, value) => {
    expect(readCell(number, cell, { decimalComma })).toEqual({ value });
  });

  test.each([
    ['12,5', false],
    ['1.200', true],
    ['1.200,50', true],
    ['1,200', false],
    ['€1200', false],
    ['1200 €', false],
    ['NaN', false],
    ['Infinity', false],
    ['1e999', false],
    ['0x10', false],
    ['--5', false],
    ['.', false],
  ])('%j with decimal commas %j is none', (cell, decimalComma) => {
    expect(readCell(number, cell, { decimalComma }).problem).toMatchObject({ code: 'csv/number' });
  });
});

describe('other kinds', () => {
  test('choices are the values of the schema, not their texts', () => {
    const day = column({ kind: 'choice', choices: [1, 2] });
    expect(readCell(day, '2', style)).toEqual({ value: 2 });
    expect(readCell(day, '3', style).problem?.message).toBe('Field: “3” is not one of 1, 2.');
  });

  test('true and false, also as spreadsheets write them', () => {
    const flag = column({ kind: 'boolean' });
    expect([true, false].map((value) => cellText(flag, value))).toEqual(['true', 'false']);
    expect(['TRUE', 'false', 'yes'].map((cell) => readCell(flag, cell, style).value)).toEqual([true, false, undefined]);
  });

  test('everything else is JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), (value) => {
        if (/__proto__|constructor|prototype/.test(JSON.stringify(value))) return;
        const plain = JSON.parse(JSON.stringify(value));
        expect(readCell(group, cellText(group, plain), style)).toEqual({ value: plain });
      }),
    );
    expect(readCell(group, '{"__proto__": {"x": 1}}', style).problem).toMatchObject({ code: 'csv/json' });
    expect(readCell(group, '{oops', style).problem).toMatchObject({ code: 'csv/json' });
  });

  test.each([text, number, list, group])('an empty cell is no value (%#)', (any) => {
    expect(cellText(any, undefined)).toBe('');
    expect(readCell(any, '', style)).toEqual({});
  });
});

test('a cell whose letters were lost on the way is no text', () => {
  expect(readCell(text, 'K\ufffdrbis', style)).toMatchObject({ problem: { code: 'csv/lost-letters' } });
});

describe('columns', () => {
  const field = (key: string, more: Partial<Field> = {}): Field => ({ ...column({}).field, key, title: key, ...more });
  const columns = csvColumns({
    id: 'thing',
    label: 'Thing',
    plural: 'Things',
    field: field('thing', {
      kind: 'group',
      fields: [
        field('cost', { title: 'Cost', unit: '€', kind: 'number' }),
        field('id', { title: 'Id' }),
        field('deal', {
          title: 'Deal',
          kind: 'group',
          fields: [field('bonus', { title: 'Bonus', unit: '%' }), field('bonus2', { title: 'Bonus', unit: '%' })],
        }),
        field('points', { title: 'Points', unit: 'points' }),
        field('limit', {
          title: 'Limit',
          kind: 'group',
          fields: [field('least', { title: 'Least slots', unit: 'slots' })],
        }),
        field('supply', { title: 'Supply', kind: 'group', hasAlternatives: true, fields: [field('row')] }),
      ],
    }),
  });

  test('a table from when headers said every unit in brackets is read as ever', () => {
    const row = ['Id', 'Points (points)', 'limit: least slots (slots)'].map((text) => ({ text, start: 0, end: 0 }));
    const { columns: found, problems } = readHeader(row, columns, () => false);
    expect(problems).toEqual([]);
    expect(found.map((one) => one?.path.join('.'))).toEqual(['id', 'points', 'limit.least']);
  });

  test('the id comes first, nested fields are columns, and no two have one name', () => {
    expect(columns.map(({ header, path }) => [header, path.join('.')])).toEqual([
      ['Id', 'id'],
      ['Cost (€)', 'cost'],
      ['Deal: Bonus (%) [deal.bonus]', 'deal.bonus'],
      ['Deal: Bonus (%) [deal.bonus2]', 'deal.bonus2'],
      ['Points', 'points'],
      ['Limit: Least slots', 'limit.least'],
      ['Supply', 'supply'],
    ]);
  });
});
