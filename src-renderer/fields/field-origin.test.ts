import { expect, test } from 'vitest';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { fieldOrigin } from './field-origin.ts';

const row = (origin: Row['origin'], value: Row['value']): Row => ({ key: 'a', value, origin, file: 'a.yaml' });
const base = row('own', { id: 'a', cost: 300, range: { min: 1, max: 2 } });

test('a value that differs from the version below is changed, and says from what', () => {
  const changed = row('changed', { id: 'a', cost: 400, range: { min: 0, max: 2 }, day: 1 });
  expect(fieldOrigin(changed, base, ['cost'])).toEqual({ is: 'changed', was: 300 });
  expect(fieldOrigin(changed, base, ['range', 'min'])).toEqual({ is: 'changed', was: 1 });
  expect(fieldOrigin(changed, base, ['range', 'max'])).toEqual({ is: 'inherited' });
  expect(fieldOrigin(changed, base, ['day'])).toEqual({ is: 'changed', was: undefined });
});

test('own and inherited rows need no comparison', () => {
  expect(fieldOrigin(row('own', { cost: 1 }), undefined, ['cost'])).toEqual({ is: 'own' });
  expect(fieldOrigin(row('inherited', { cost: 300 }), base, ['cost'])).toEqual({ is: 'inherited' });
});
