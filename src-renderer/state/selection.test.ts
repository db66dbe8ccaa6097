import { describe, expect, test } from 'vitest';
import { isAbout } from './selection.ts';

describe('a selected card', () => {
  const card = { set: 'game/v1', type: 'act', key: 'dj' };

  test('belongs to the grid and the faces of its type and the sources of its set', () => {
    expect(isAbout({ kind: 'cards', set: 'game/v1', type: 'act' }, card)).toBe(true);
    expect(isAbout({ kind: 'faces', set: 'game/v1', type: 'act' }, card)).toBe(true);
    expect(isAbout({ kind: 'source', set: 'game/v1', file: 'game/v1/cards/acts.yaml' }, card)).toBe(true);
  });

  test('belongs to no other tab', () => {
    expect(isAbout({ kind: 'cards', set: 'game/v1', type: 'sponsor' }, card)).toBe(false);
    expect(isAbout({ kind: 'faces', set: 'game/v1', type: 'sponsor' }, card)).toBe(false);
    expect(isAbout({ kind: 'cards', set: 'game/v2', type: 'act' }, card)).toBe(false);
    expect(isAbout({ kind: 'source', set: 'game/v2', file: 'game/v2/cards/acts.yaml' }, card)).toBe(false);
    expect(isAbout({ kind: 'modes', set: 'game/v1' }, card)).toBe(false);
    expect(isAbout({ kind: 'compare', set: 'game/v1' }, card)).toBe(false);
    expect(isAbout(undefined, card)).toBe(false);
  });
});
