import { describe, expect, it } from 'vitest';
import { typedOver } from './typing.ts';

const card = { id: 'lady', cost: 420, effects: { audience: 10 }, modes: ['party', 'clubnight'] };

describe('a value with what is being typed', () => {
  it('is the value itself while nothing is typed', () => {
    expect(typedOver(card, undefined)).toBe(card);
  });

  it('has what is typed in its place, however deep, and leaves the value alone', () => {
    expect(typedOver(card, [{ path: ['cost'], value: 480 }])).toEqual({ ...card, cost: 480 });
    expect(typedOver(card, [{ path: ['effects', 'audience'], value: 20 }]).effects).toEqual({ audience: 20 });
    expect(typedOver(card, [{ path: ['modes', 1], value: 'solo' }]).modes).toEqual(['party', 'solo']);
    expect(card.cost).toBe(420);
  });

  it('has a field that was left out, and lacks one that is emptied', () => {
    expect(typedOver({}, [{ path: ['effects', 'audience'], value: 5 }])).toEqual({ effects: { audience: 5 } });
    expect(typedOver(card, [{ path: ['cost'] }]).cost).toBeUndefined();
  });
});
