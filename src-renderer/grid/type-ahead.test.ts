import { beforeEach, expect, test } from 'vitest';
import { type GridModel, gridModel, NOTHING_AHEAD } from './grid-model.ts';
import { typedAhead } from './type-ahead.ts';

const MOD = { ctrlKey: false, metaKey: false };
let model: GridModel;
beforeEach(() => {
  model = gridModel('s', 'act');
  model.ahead = NOTHING_AHEAD;
});

const press = (...keys: string[]): boolean[] => keys.map((key) => typedAhead(model, { key, ...MOD }));

test('letters are kept for the card that was asked for', () => {
  expect(press('Z', 'o', 'p', 'Backspace', 'ë')).toEqual([true, true, true, true, true]);
  expect(model.ahead).toEqual({ text: 'Zoë', isDone: false });
});

test('Enter ends the text, and means nothing where none was typed', () => {
  press('Enter');
  expect(model.ahead).toEqual({ text: '', isDone: false });
  press('Z', 'Enter', 'x');
  expect(model.ahead).toEqual({ text: 'Z', isDone: true });
});

test('Escape throws away what was typed, and the card is awaited still', () => {
  press('Z', 'Escape', 'A');
  expect(model.ahead).toEqual({ text: 'A', isDone: false });
});

test('who goes on to another cell means that one', () => {
  press('Z');
  expect(press('ArrowDown', 'x')).toEqual([false, false]);
  expect(model.ahead).toBeUndefined();
});

test('commands are left to the window', () => {
  expect(typedAhead(model, { key: 'z', ctrlKey: true, metaKey: false })).toBe(false);
  expect(model.ahead).toEqual(NOTHING_AHEAD);
});
