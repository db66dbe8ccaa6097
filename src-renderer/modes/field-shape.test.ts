import { describe, expect, test } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import { hasField, initialValue, shapeOf } from './field-shape.ts';

const field = (key: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  key,
  title: key.toUpperCase(),
  kind,
  required: true,
  ...more,
});
const group = (key: string, ...fields: Field[]): Field => field(key, 'group', { fields });
const price = field('price', 'integer', { minimum: 1 });
const share = field('share', 'integer', { example: 88 });
const range = group('cost', field('min', 'number'), field('max', 'number'));

describe('the shape of a field', () => {
  test.each<[string, Field, string]>([
    ['a number', price, 'value'],
    ['a list of choices', field('phases', 'list', { item: field('', 'choice') }), 'value'],
    ['a group with from and to', range, 'range'],
    ['groups with the same fields', group('bands', group('low', price, share), group('high', price, share)), 'matrix'],
    ['groups with other fields', group('caps', group('low', price), group('high', share)), 'group'],
    ['two ranges', group('ranges', range, { ...range, key: 'rent' }), 'group'],
    ['a group of values', group('exclusive', price, share), 'group'],
    ['a mapping of groups', field('classes', 'map', { item: group('', price, range) }), 'map'],
    ['a mapping of mappings', field('deep', 'map', { item: field('', 'map', { item: price }) }), 'other'],
    ['a list of groups', field('rounds', 'list', { item: group('', price) }), 'list'],
    ['anything else', field('any', 'other'), 'other'],
  ])('%s', (_, described, shape) => expect(shapeOf(described)).toBe(shape));
});

test('an entry has the fields of its kind, and what it holds all the same', () => {
  const cards = field('cards', 'integer', { onlyWhere: { field: 'kind', is: ['draw', 'take'] } });
  expect(hasField({ kind: 'draw' }, cards)).toBe(true);
  expect(hasField({ kind: 'rest' }, cards)).toBe(false);
  expect(hasField({ kind: 'rest', cards: 2 }, cards)).toBe(true);
  expect(hasField({}, share)).toBe(true);
});

test('a new value starts with what the schema says', () => {
  const optional = field('note', 'text', { required: false });
  const flag = field('on', 'boolean');
  const kind = field('kind', 'choice', { choices: ['a', 'b'] });
  expect(initialValue(group('new', price, share, flag, kind, optional, range))).toEqual({
    price: 1,
    share: 88,
    on: false,
    kind: 'a',
    cost: { min: 0, max: 0 },
  });
});
