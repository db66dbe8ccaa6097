import { expect, test } from 'vitest';
import { DEFAULT_PROOF } from '../../src-shared/proof.ts';
import { sheetGrid } from '../../src-shared/sheet-grid.ts';
import type { DrawnGroup } from '../faces/drawing.ts';
import { type SheetHeader, sheetHeader } from './sheet-header.ts';

const plain: SheetHeader = { title: 'Sample v1', checksum: '0123456789ab', page: 'front of sheet 1 · page 1 of 20' };
const draft = 'the set has 120 warnings';

/** The texts of the header from left to right, each with where it begins and ends. */
function texts(header: SheetHeader): readonly { text: string; from: number; to: number }[] {
  const [group] = sheetHeader(sheetGrid(DEFAULT_PROOF), header) as [DrawnGroup];
  return group.items
    .flatMap((item) => (item.kind === 'text' ? [{ text: item.text, from: item.x, to: item.x + item.width }] : []))
    .sort((a, b) => a.from - b.from);
}
const said = (header: SheetHeader): readonly string[] => texts(header).map(({ text }) => text);

test('a header says what it is of, and which page', () => {
  expect(said(plain)).toEqual(['Sample v1 · 0123456789ab', 'front of sheet 1 · page 1 of 20']);
  expect(said({ ...plain, date: '1 May', draft })).toEqual([
    'Sample v1 · 0123456789ab',
    `DRAFT: ${draft}`,
    '1 May · front of sheet 1 · page 1 of 20',
  ]);
});

test.each([
  ['date', { date: 'Monday, the 1st of May '.repeat(30) }],
  ['version', { title: `Sample ${'v1-'.repeat(200)}` }],
  ['title and date', { title: 'Sample '.repeat(60), date: 'x'.repeat(700) }],
  ['date of one word', { date: 'W'.repeat(200) }],
] as const)('a long %s is cut, and nothing in the header overlaps', (_, long) => {
  const found = texts({ ...plain, draft, ...long });
  expect(found.map(({ text }) => text)).toContainEqual(expect.stringContaining('…'));
  for (const [place, { from }] of found.entries()) expect(from).toBeGreaterThanOrEqual(found[place - 1]?.to ?? -1e-6);
  const { width, margin } = sheetGrid(DEFAULT_PROOF);
  expect(found.at(-1)!.to).toBeLessThanOrEqual(width - 2 * margin.x + 1e-6);
  expect(found.map(({ text }) => text).join()).toMatch(/ · 0123456789ab,.*page 1 of 20$/);
});
