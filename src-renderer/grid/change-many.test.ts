import { describe, expect, it } from 'vitest';
import { changeOf } from './change-many.tsx';

describe('ways to change many numbers', () => {
  it('makes changes of them', () => {
    expect(changeOf('set', -5)).toEqual({ kind: 'set', value: -5 });
    expect(changeOf('add', 50)).toEqual({ kind: 'add', amount: 50 });
    expect(changeOf('add', -50)).toEqual({ kind: 'add', amount: -50 });
    expect(changeOf('subtract', 50)).toEqual({ kind: 'add', amount: -50 });
    expect(changeOf('subtract', -50)).toEqual({ kind: 'add', amount: 50 });
    expect(changeOf('percent', 2.5)).toEqual({ kind: 'percent', percent: 2.5 });
    expect(changeOf('less-percent', 10)).toEqual({ kind: 'percent', percent: -10 });
    expect(changeOf('multiply', 1.5)).toEqual({ kind: 'multiply', factor: 1.5 });
    expect(changeOf('multiply', -1)).toBeUndefined();
  });
});
