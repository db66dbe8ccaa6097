import { describe, expect, test } from 'vitest';
import type { Difference, Estimate } from '../../src-engine/statistics/picture.ts';
import { columnTitle } from './chart-table.ts';
import { SHARE } from './number-format.ts';
import { barRows, type SideRow, sideTable } from './side-rows.ts';

const euros = { unit: '€', decimals: 2 };
const about = (value: number, by: number): Estimate => ({ value, low: value - by, high: value + by });
const row = (before: Estimate | null, after: Estimate | null, difference?: Difference): SideRow => ({
  key: 'a',
  name: 'Bar',
  before,
  after,
  difference,
  label: 'Bar',
  filter: { by: 'all' },
});

describe('rows of bars', () => {
  test('have as many decimals as the largest of them deserves', () => {
    const rows = barRows([row(about(0, 0), about(-176.4, 3)), row(about(2586.2, 9), about(4832, 9))], euros, true);
    expect(rows.map(({ texts }) => texts)).toEqual([
      ['€0', '−€176'],
      ['€2,586', '€4,832'],
    ]);
  });

  test('have one text without a change, and none of the other side', () => {
    const [only] = barRows([row(about(25, 1), about(30, 1))], SHARE, false);
    expect(only).toMatchObject({ texts: ['25.0 %', ''], after: null });
    expect(only!.tip).toBe('Bar\n25.0 % (24.0 % to 26.0 %)');
  });

  test('say what is missing, and less loudly where it is missing on both sides', () => {
    const missing = { before: 'no seat', after: 'too few' };
    const [none, half] = barRows(
      [
        { ...row(null, null), missing },
        { ...row(null, about(27.3, 1)), missing },
      ],
      SHARE,
      true,
    );
    expect(none).toMatchObject({ texts: ['no seat', 'too few'], isFaint: true });
    expect(half).toMatchObject({ texts: ['no seat', '27.3 %'], isFaint: false });
  });

  test('are moved where the difference is known to be one, not where texts differ', () => {
    const difference = (verdict: Difference['verdict']): Difference => ({ ...about(3, 4), verdict });
    const moved = (verdict: Difference['verdict']): boolean =>
      barRows([row(about(10, 2), about(13, 2), difference(verdict))], euros, true)[0]!.isMoved;
    expect(moved('higher')).toBe(true);
    expect(moved('not-enough-tables')).toBe(false);
    // Nothing is known of a difference.
    expect(barRows([row(about(10, 2), about(13, 2))], SHARE, true)[0]!.isMoved).toBe(false);
  });

  test('tell all that is known when pointed at', () => {
    const difference: Difference = { ...about(711, 7), verdict: 'higher' };
    const [only] = barRows(
      [{ ...row(about(5900, 10), about(6611, 10), difference), id: 'R-1', note: 'more' }],
      euros,
      true,
    );
    expect(only!.tip.split('\n')).toEqual([
      'R-1 Bar',
      'more',
      'baseline €5,900 (5,890 to 5,910)',
      'what if €6,611 (6,601 to 6,621)',
      '+€711, 95 % +€704 … +€718: higher',
    ]);
    const [all] = barRows([row(about(5900, 0), about(5910, 0), { ...about(10, 0), verdict: 'higher' })], euros, true);
    expect(all!.tip).toBe('Bar\nbaseline €5,900\nwhat if €5,910\n+€10: higher');
  });
});

describe('the table of both sides', () => {
  const difference: Difference = { ...about(711, 7), verdict: 'higher' };

  test('has each number with its interval, the difference and the verdict', () => {
    const { columns, rows } = sideTable('Part', [row(about(5900, 10), about(6611, 10), difference)], euros, true);
    expect(columns.map(columnTitle)).toEqual([
      'Part',
      ...['Baseline', 'What if'].flatMap((side) => ['mean', 'from', 'to'].map((end) => `${side}, ${end} (€)`)),
      ...['by', 'from', 'to'].map((end) => `Difference, ${end} (€)`),
      'Verdict',
    ]);
    expect(rows[0]!.cells).toEqual(['Bar', 5900, 5890, 5910, 6611, 6601, 6621, 711, 704, 718, 'higher']);
  });

  test('has no ends where there is no interval', () => {
    const same: Difference = { value: 0, low: 0, high: 0, verdict: 'identical' };
    const { rows } = sideTable('Part', [row(about(12, 0), about(12, 1), same)], euros, true);
    expect(rows[0]!.cells.slice(1, -1)).toEqual([12, null, null, 12, 11, 13, 0, null, null]);
  });

  test('has one side without a change', () => {
    const { columns, rows } = sideTable('Part', [row(about(5900, 10), about(5900, 10), difference)], euros, false);
    expect(columns.map(columnTitle)).toEqual(['Part', 'Value, mean (€)', 'Value, from (€)', 'Value, to (€)']);
    expect(rows[0]!.cells).toEqual(['Bar', 5900, 5890, 5910]);
  });

  test('has ids and columns of its own where there are some', () => {
    const rule = { ...row(about(50, 2), about(60, 2)), id: 'R-1', more: [12] };
    const { columns, rows } = sideTable('Rule', [rule], SHARE, false, [{ title: 'Times' }]);
    expect(columns.map(columnTitle)).toEqual([
      'Id',
      'Rule',
      'Value, share (%)',
      'Value, from (%)',
      'Value, to (%)',
      'Times',
    ]);
    expect(rows[0]!.cells).toEqual(['R-1', 'Bar', 50, 48, 52, 12]);
  });

  test('shows ends rounded to the outside', () => {
    const { columns } = sideTable(
      'Part',
      [row({ value: 75.12, low: 74.67, high: 75.57 }, null)],
      { unit: 'people', decimals: 0 },
      false,
    );
    expect(columns.slice(1).map(({ format }, i) => format!([75.12, 74.67, 75.57][i]!))).toEqual(['75', '74', '76']);
  });
});
