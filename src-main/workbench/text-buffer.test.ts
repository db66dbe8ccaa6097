import { expect, test } from 'vitest';
import { TextBuffer } from './text-buffer.ts';

const insert = (start: number, text: string) => [{ start, end: start, text }];

function bufferOf(text: string): TextBuffer {
  return new TextBuffer('v1/set.yaml', 'v1', { text, readOnly: false });
}

test('edits of an earlier revision are moved behind what has come before them since', () => {
  const buffer = bufferOf('ab');
  buffer.apply(insert(0, 'x'), true);
  buffer.apply(insert(0, 'yy'), true);
  expect(buffer.movedAlong(insert(1, '!'), 1)).toEqual(insert(4, '!'));
  expect(buffer.movedAlong(insert(1, '!'), 2)).toEqual(insert(3, '!'));
  expect(buffer.movedAlong(insert(1, '!'), 3)).toEqual(insert(1, '!'));
});

test('edits that touch what has changed since, or do not fit, are refused', () => {
  const buffer = bufferOf('abc');
  buffer.apply([{ start: 0, end: 2, text: '' }], true);
  expect(buffer.movedAlong([{ start: 1, end: 3, text: '' }], 1)).toBeUndefined();
  expect(buffer.movedAlong(insert(4, '!'), 1)).toBeUndefined();
});

test('edits of a revision that is too old, or has not been yet, are refused', () => {
  const buffer = bufferOf('');
  for (let time = 0; time < 200; time++) buffer.apply(insert(0, 'x'), true);
  expect(buffer.movedAlong(insert(0, '!'), 1)).toEqual(insert(200, '!'));
  expect(buffer.movedAlong(insert(0, '!'), 202)).toBeUndefined();
  buffer.apply(insert(0, 'x'), true);
  expect(buffer.movedAlong(insert(0, '!'), 1)).toBeUndefined();
});

const valueIn = ({ file }: ReturnType<TextBuffer['source']>) => file.node?.value;

test('the text of the disk is parsed once, and as it is there', () => {
  const one = bufferOf('a: 1\n');
  expect(one.savedSource('x')).toBe(one.source('x'));
  one.apply([{ start: 3, end: 4, text: '2' }], true);
  const saved = one.savedSource('x');
  expect([valueIn(saved), valueIn(one.source('x'))]).toEqual([{ a: 1 }, { a: 2 }]);
  expect(one.savedSource('x')).toBe(saved);
});

test('what is saved then, or put there by others, is the text of the disk', () => {
  const one = bufferOf('a: 1\n');
  one.apply([{ start: 3, end: 4, text: '2' }], true);
  one.savedSource('x');
  one.disk = { text: 'a: 3\n', readOnly: false };
  expect(valueIn(one.savedSource('x'))).toEqual({ a: 3 });
  one.disk = { text: 'a: 2\n', readOnly: false };
  expect(one.savedSource('x')).toBe(one.source('x'));
});
