import { expect, test } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { cardRanges } from './card-ranges.ts';

const mode = (key: string, cost: unknown): Row => ({
  key,
  value: { name: key.toUpperCase(), classes: { dj: { cost } } },
  origin: 'own',
  file: 'm.yaml',
});
const cost: Field = {
  key: 'cost',
  title: 'Cost',
  kind: 'number',
  required: true,
  range: ['classes', '{class}', 'cost'],
};
const item: Field = { key: '', title: 'Mode', kind: 'text', required: true, refersTo: 'mode' };
const card: Field = {
  key: 'act',
  title: 'Act',
  kind: 'group',
  required: true,
  fields: [cost, { key: 'modes', title: 'Modes', kind: 'list', required: true, item }],
};
const modes = [mode('a', { min: 1, max: 2 }), mode('b', { min: 1, max: 2 }), mode('c', { min: 5, max: 9 })];

test('modes that agree share a range; other modes do not count', () => {
  expect(cardRanges(card, cost, { class: 'dj', modes: ['a', 'b', 'c'] }, modes)).toEqual([
    { range: { min: 1, max: 2 }, modes: ['A', 'B'] },
    { range: { min: 5, max: 9 }, modes: ['C'] },
  ]);
  expect(cardRanges(card, cost, { class: 'dj', modes: ['c'] }, modes)).toHaveLength(1);
});

test('a broken range or an unknown class has none', () => {
  expect(cardRanges(card, cost, { class: 'band', modes: ['a'] }, modes)).toEqual([]);
  expect(cardRanges(card, cost, { class: 'dj', modes: ['d'] }, [mode('d', { min: 'x', max: 2 })])).toEqual([]);
});
