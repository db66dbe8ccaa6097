import { describe, expect, it } from 'vitest';
import type { SetView } from '../../src-shared/workbench/set-view.ts';
import { cardAt } from './card-at.ts';
import { OutlineReader } from './source-outline.ts';

const FILE = 'a-set/cards/acts.yaml';
const TEXT = `type: act
cards:
  - id: lady
    name: Lady
    cost: 420
  - id: unread
    name: Unread
  - id: karin
    cost: 300`;

const row = (id: string, file = FILE) => ({ key: id, file, value: { id } });
const view = {
  cards: { sponsor: [row('lady', 'a-set/cards/sponsors.yaml')], act: [row('lady'), row('karin')] },
} as unknown as SetView;

function at(line: number, file = FILE) {
  const reader = new OutlineReader();
  TEXT.split('\n').forEach((text, place) => {
    reader.take(text, place + 1);
  });
  return cardAt(view, file, reader.end(), line);
}

describe('the card around a line', () => {
  it('is found from each of its lines, by its id in this file', () => {
    expect(at(3)).toEqual({ type: 'act', key: 'lady' });
    expect(at(5)).toEqual({ type: 'act', key: 'lady' });
    expect(at(9)).toEqual({ type: 'act', key: 'karin' });
  });

  it('is only of a type above all cards, and where no card has that id', () => {
    expect(at(1)).toEqual({ type: 'act', key: undefined });
    expect(at(7)).toEqual({ type: 'act', key: undefined });
  });

  it('is none in a file without cards', () => {
    expect(at(3, 'a-set/modes/clubnight.yaml')).toBeUndefined();
  });
});
