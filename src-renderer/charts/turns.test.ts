import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeTurn } from './turns.ts';

let frames: (() => void)[] = [];
let now = 0;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  while (frames.length > 0) frame();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const frame = (): void => {
  const due = frames;
  frames = [];
  for (const work of due) work();
};

test('what takes long is drawn over several frames, in order', () => {
  const drawn: number[] = [];
  for (const which of [1, 2, 3, 4]) {
    takeTurn(() => {
      drawn.push(which);
      now += 3;
    });
  }
  expect(frames).toHaveLength(1);
  frame();
  expect(drawn).toEqual([1, 2]);
  frame();
  expect(drawn).toEqual([1, 2, 3, 4]);
  expect(frames).toHaveLength(0);
});

test('what takes more than half of its share of a frame is alone in it', () => {
  const drawn: number[] = [];
  for (const which of [1, 2]) {
    takeTurn(() => {
      drawn.push(which);
      now += 5;
    });
  }
  frame();
  expect(drawn).toEqual([1]);
  frame();
  expect(drawn).toEqual([1, 2]);
});

test('a turn can be taken back', () => {
  const draw = vi.fn();
  takeTurn(draw)();
  frame();
  expect(draw).not.toHaveBeenCalled();
});
