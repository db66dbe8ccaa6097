import { describe, expect, test } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import { fieldAtPath, sameSubject, sameValue, startsWith, valueAt } from './value-path.ts';

const field: Field = {
  key: 'mode',
  title: 'Mode',
  kind: 'group',
  required: true,
  fields: [
    {
      key: 'classes',
      title: 'Classes',
      kind: 'map',
      required: true,
      item: {
        key: '*',
        title: 'Class',
        kind: 'group',
        required: true,
        fields: [{ key: 'cost', title: 'Cost', kind: 'number', required: true }],
      },
    },
    {
      key: 'phases',
      title: 'Phases',
      kind: 'list',
      required: true,
      item: { key: '*', title: 'Phase', kind: 'choice', required: true },
    },
  ],
};

describe('the value at a path', () => {
  const value = { classes: { dj: { cost: 3 } }, phases: ['a', 'b'] };

  test('through mappings and lists', () => {
    expect(valueAt(value, [])).toBe(value);
    expect(valueAt(value, ['classes', 'dj', 'cost'])).toBe(3);
    expect(valueAt(value, ['phases', 1])).toBe('b');
  });

  test('is undefined where the path ends early, and never from a prototype', () => {
    expect(valueAt(value, ['classes', 'band', 'cost'])).toBeUndefined();
    expect(valueAt(value, ['phases', 'length'])).toBeUndefined();
    expect(valueAt(value, ['toString'])).toBeUndefined();
  });
});

test('the field at a path', () => {
  expect(fieldAtPath(field, ['classes', 'dj', 'cost'])?.title).toBe('Cost');
  expect(fieldAtPath(field, ['phases', 2])?.title).toBe('Phase');
  expect(fieldAtPath(field, ['nothing', 'here'])).toBeUndefined();
});

test('paths and subjects are compared step by step', () => {
  expect(startsWith(['a', 0, 'b'], ['a', 0])).toBe(true);
  expect(startsWith(['a'], ['a', 0])).toBe(false);
  expect(sameSubject({ on: 'mode', key: 'a' }, { on: 'mode', key: 'b' })).toBe(false);
  expect(sameSubject({ on: 'card', type: 'act', key: 'a' }, { on: 'card', type: 'act', key: 'a' })).toBe(true);
  expect(sameSubject({ on: 'card', type: 'act', key: 'a' }, { on: 'card', type: 'place', key: 'a' })).toBe(false);
  expect(sameSubject({ on: 'manifest' }, { on: 'manifest' })).toBe(true);
});

test('values are equal whatever the order of their keys', () => {
  expect(sameValue({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(sameValue({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(sameValue([1, 2], [2, 1])).toBe(false);
  expect(sameValue('1', 1)).toBe(false);
});
