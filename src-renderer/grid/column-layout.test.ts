import { describe, expect, it } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import { columnAt, fittingWidth, NUMBER_WIDTH, placeColumns } from './column-layout.ts';

const field = (key: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  ...{ key, title: key, kind, required: true },
  ...more,
});
const fields = [
  field('name', 'text', { maxLength: 60 }),
  field('cost', 'number'),
  field('flavour', 'text', { maxLength: 140 }),
];
const layout = placeColumns(fields, () => 100, { cost: 80 }, 500);

describe('columns side by side', () => {
  it('gives what room is left to the longest text', () => {
    expect(layout.columns.map(({ left, width }) => [left - NUMBER_WIDTH, width])).toEqual([
      [0, 100],
      [100, 80],
      [180, 500 - NUMBER_WIDTH - 180],
    ]);
    expect(layout.width).toBe(500);
    expect(placeColumns(fields, () => 100, {}, 0).width).toBe(NUMBER_WIDTH + 300);
  });

  it('finds the column at a place', () => {
    expect(columnAt(layout, 3, 70)).toBe(-1);
    expect(columnAt(layout, NUMBER_WIDTH + 100, 0)).toBe(1);
    expect(columnAt(layout, 9999, 0)).toBe(2);
  });

  it('keeps the first column in sight where there is room', () => {
    expect(layout.frozen).toBe(NUMBER_WIDTH + 100);
    expect(columnAt(layout, NUMBER_WIDTH + 50, 100)).toBe(0);
    expect(columnAt(layout, NUMBER_WIDTH + 100, 100)).toBe(2);
    expect(placeColumns(fields, () => 300, {}, 500).frozen).toBe(NUMBER_WIDTH);
  });

  it('makes room for what cells show', () => {
    const rows = ['a', 'A rather long name of a card'].map((name) => ({
      ...{ key: name, value: { name }, origin: 'own' as const, file: '' },
    }));
    expect(fittingWidth(fields[0]!, rows)).toBeGreaterThan(200);
    expect(fittingWidth(fields[0]!, rows.slice(0, 1))).toBeLessThan(100);
  });
});
