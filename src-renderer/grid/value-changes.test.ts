import { describe, expect, it } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { planPaste } from './paste.ts';
import { changeMany, clearCells, fillDown, setMany } from './value-changes.ts';

const field = (key: string, kind: Field['kind'], required = true, more: Partial<Field> = {}): Field => ({
  ...{ key, title: key.toUpperCase(), kind, required },
  ...more,
});
const id = field('id', 'text');
const name = field('name', 'text');
const cost = field('cost', 'number', true, { unit: '€', step: 0.01 });
const day = field('day', 'integer', false, { step: 1 });
const extra = field('extra', 'group', false);
const row = (key: string, value: object, more: Partial<Row> = {}): Row => ({
  ...{ key, value: { id: key, ...value }, origin: 'own', file: '' },
  ...more,
});
const a = row('a', { name: 'A', cost: 300, day: 1 });
const b = row('b', { name: 'B', cost: 450 });
const c = row('c', { name: 'C', cost: 'x' });
const written = (plan: { changes: readonly { subject: unknown; path: readonly unknown[]; value?: unknown }[] }) =>
  plan.changes.map((one) => [(one.subject as { key: string }).key, one.path[0], 'value' in one ? one.value : 'out']);

describe('clearing', () => {
  it('takes optional fields out and leaves needed ones', () => {
    const plan = clearCells('act', [a, b], [cost, day]);
    expect(written(plan)).toEqual([['a', 'day', 'out']]);
    expect([...plan.needed]).toEqual(['COST']);
  });

  it('takes an override back to what is inherited, needed or not', () => {
    const changed = row('d', { cost: 5, name: 'D' }, { origin: 'changed', ownFields: ['cost'] });
    expect(written(clearCells('act', [changed], [cost, name]))).toEqual([['d', 'cost', 'out']]);
  });
});

describe('filling down', () => {
  it('writes what differs, and no ids', () => {
    expect(written(fillDown('act', [a, b, c], [id, cost, day]))).toEqual([
      ['b', 'cost', 300],
      ['c', 'cost', 300],
      ['b', 'day', 1],
      ['c', 'day', 1],
    ]);
    expect(written(fillDown('act', [b, a], [day]))).toEqual([['a', 'day', 'out']]);
  });
});

describe('changing many', () => {
  it('computes with the step of the field and skips what is no number', () => {
    const plan = changeMany('act', [a, b, c], [cost], { kind: 'percent', percent: 2.5 });
    expect(written(plan)).toEqual([
      ['a', 'cost', 307.5],
      ['b', 'cost', 461.25],
    ]);
    expect(plan.examples[0]).toMatchObject({ before: 300, after: 307.5 });
  });

  it('sets also what was no number, and leaves what is the same', () => {
    const plan = changeMany('act', [a, c], [cost, name], { kind: 'set', value: 300 });
    expect(written(plan)).toEqual([['c', 'cost', 300]]);
  });
});

describe('setting many', () => {
  it('writes what the text means to each, where it is something else', () => {
    const kind = field('class', 'text', true, { refersTo: ['classes'] });
    const cards = [row('x', { class: 'dj' }), row('y', { class: 'band' }), row('z', {})];
    const plan = setMany('act', cards, kind, 'DJ', () => [{ id: 'dj' }, { id: 'band' }]);
    expect(written(plan)).toEqual([
      ['y', 'class', 'dj'],
      ['z', 'class', 'dj'],
    ]);
    expect(plan.examples.map(({ before, after }) => [before, after])).toEqual([
      ['band', 'dj'],
      [undefined, 'dj'],
    ]);
  });
});

const names = () => [];
const target = { type: 'act', rows: [a, b, c], selected: 1, fields: [cost, day], selectedFields: 1, names };

describe('pasting', () => {
  it('lays a block down from the cursor on', () => {
    const plan = planPaste([['1.000,50 €', '2'], ['fifteen']], target);
    expect(written(plan)).toEqual([
      ['a', 'cost', 1000.5],
      ['a', 'day', 2],
      ['b', 'cost', 'fifteen'],
    ]);
    expect(plan).toMatchObject({ height: 2, width: 2, cutOff: 0, added: [] });
  });

  it('fills the selection with one value, and with a block that fits several times', () => {
    expect(written(planPaste([['7']], { ...target, selected: 3 }))).toHaveLength(3);
    const twice = planPaste([['1'], ['2']], { ...target, rows: [a, b, c, a], selected: 4 });
    expect(twice.changes.map((change) => change.value)).toEqual([1, 2, 1, 2]);
    expect(planPaste([['1'], ['2']], { ...target, selected: 3 }).height).toBe(2);
  });

  it('makes cards of what stands beyond the end, and says what is cut off', () => {
    const plan = planPaste([['1', '2', '3'], ['4'], ['5'], ['6', '1'], ['', '']], target);
    expect(plan.added).toEqual([{ cost: 6, day: 1 }]);
    expect(plan.cutOff).toBe(1);
  });

  it('does not empty needed fields, nor write fields of the source', () => {
    const plan = planPaste([['', 'x']], { ...target, fields: [cost, extra] });
    expect(plan.changes).toEqual([]);
    expect([...plan.needed, ...plan.onlySource]).toEqual(['COST', 'EXTRA']);
  });
});
