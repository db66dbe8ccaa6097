import { expect, test } from 'vitest';
import { columnTitle, tableCsv } from './chart-table.ts';
import { csvOf, fileName } from './csv.ts';

test('texts are quoted where they must be, numbers stay numbers', () => {
  expect(
    csvOf([
      ['a', 'b, c'],
      ['say "so"', 1 / 3],
      [null, -2],
    ]),
  ).toBe('a,"b, c"\r\n"say ""so""",0.333333333333\r\n,-2\r\n');
});

test('no text becomes a formula', () => {
  expect(csvOf([['x'], ['=1+1'], ['−5'], ['@a'], ['plain']])).toBe("x\r\n'=1+1\r\n'−5\r\n'@a\r\nplain\r\n");
});

test('what is no number is nothing', () => {
  expect(csvOf([['x'], [Number.NaN], [Number.POSITIVE_INFINITY]])).toBe('x\r\n\r\n\r\n');
});

test('every column says what it is of and in which unit', () => {
  const columns = [
    { title: 'Seat' },
    { of: 'Baseline', title: 'mean', unit: '€' },
    { of: 'Baseline', title: 'from', unit: '€', format: () => 'rounded' },
  ];
  expect(columns.map(columnTitle)).toEqual(['Seat', 'Baseline, mean (€)', 'Baseline, from (€)']);
  expect(tableCsv({ columns, rows: [{ key: '1', cells: ['Seat 1', 2.5, 2.25] }] }, [])).toBe(
    'Seat,"Baseline, mean (€)","Baseline, from (€)"\r\nSeat 1,2.5,2.25\r\n',
  );
});

test('where the numbers come from stands below them, and is no formula either', () => {
  const table = { columns: [{ title: 'Seat' }, { title: 'mean' }], rows: [{ key: '1', cells: ['Seat 1', 2.5] }] };
  const source = [
    { name: 'Set', text: '=game/v1', short: 'v1' },
    { name: 'Seed', text: '7' },
  ];
  expect(tableCsv(table, source)).toBe("Seat,mean\r\nSeat 1,2.5\r\n\r\nSet,'=game/v1\r\nSeed,7\r\n");
});

test('a file is named after its chart', () => {
  expect(fileName('By mode: Audience, people')).toBe('by-mode-audience-people');
  expect(fileName('Übergröße')).toBe('ubergro-e');
  expect(fileName('…')).toBe('chart');
});
