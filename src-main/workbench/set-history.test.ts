import { expect, test } from 'vitest';
import { type HistoryStep, SetHistory } from './set-history.ts';

interface Typed {
  readonly at: number;
  readonly text?: string;
  readonly removed?: number;
  readonly time?: number;
  readonly file?: string;
  readonly client?: string;
}

/** A step of typing as the texts note it: what is typed at a place takes the place of so many letters. */
function typed({ at, text = '', removed = 0, time = 0, file = 'acts.yaml', client = 'one' }: Typed): HistoryStep {
  const edits = [{ start: at, end: at + removed, text }];
  const inverse = [{ start: at, end: at + text.length, text: '.'.repeat(removed) }];
  return {
    label: 'Typing',
    changes: [{ file, edits, inverse, existedBefore: true, existsAfter: true }],
    typing: { file, client, at: at + text.length, time },
  };
}

/** How many steps there are to undo after these, done one after the other. */
function stepsOf(...steps: readonly HistoryStep[]): number {
  const history = new SetHistory();
  for (const step of steps) history.add(step);
  return countOf(history);
}

function countOf(history: SetHistory): number {
  let count = 0;
  while (history.undo()) count++;
  return count;
}

const a = typed({ at: 0, text: 'a' });

test('typing that goes on where it stopped is one step, forwards and backwards', () => {
  expect(stepsOf(a, typed({ at: 1, text: 'b' }), typed({ at: 2, text: 'c' }))).toBe(1);
  expect(stepsOf(typed({ at: 4, removed: 1 }), typed({ at: 3, removed: 1 }))).toBe(1);
  expect(stepsOf(a, typed({ at: 1, removed: 1 }), typed({ at: 1, text: 'b', removed: 2 }))).toBe(1);
});

test('typing elsewhere is a step of its own', () => {
  expect(stepsOf(a, typed({ at: 5, text: 'b' }))).toBe(2);
  expect(stepsOf(a, typed({ at: 0, text: 'b' }))).toBe(2);
  expect(stepsOf(typed({ at: 4, removed: 1 }), typed({ at: 5, removed: 1 }))).toBe(2);
});

test('a new line begins a step', () => {
  expect(stepsOf(a, typed({ at: 1, text: '\n' }))).toBe(2);
  expect(stepsOf(a, typed({ at: 1, text: '\n    ' }))).toBe(2);
});

test('a pause begins a step, by the key before and not by the first one', () => {
  expect(stepsOf(a, typed({ at: 1, text: 'b', time: 1001 }))).toBe(2);
  expect(stepsOf(a, typed({ at: 1, text: 'b', time: 1000 }), typed({ at: 2, text: 'c', time: 2000 }))).toBe(1);
});

test('typing in another file or another window is a step of its own', () => {
  expect(stepsOf(a, typed({ at: 1, text: 'b', file: 'sponsors.yaml' }))).toBe(2);
  expect(stepsOf(a, typed({ at: 1, text: 'b', client: 'two' }))).toBe(2);
});

test('only typing grows, and only by typing in one place', () => {
  const { typing: _, ...edit } = a;
  expect(stepsOf(edit, typed({ at: 1, text: 'b' }))).toBe(2);
  expect(stepsOf(a, edit)).toBe(2);
  const two = typed({ at: 1, text: 'b' });
  expect(stepsOf(a, { ...two, changes: [...two.changes, ...two.changes] })).toBe(2);
  const [change] = two.changes;
  expect(stepsOf(a, { ...two, changes: [{ ...change!, edits: [...change!.edits, ...change!.edits] }] })).toBe(2);
});

test('what is typed after undo or redo is a step of its own, and takes what was undone away', () => {
  const history = new SetHistory();
  history.add(a);
  history.add(typed({ at: 9, text: 'z' }));
  history.undo();
  history.add(typed({ at: 1, text: 'b' }));
  expect(history.view).toEqual({ undo: 'Typing' });
  expect(countOf(history)).toBe(2);
  const again = new SetHistory();
  again.add(a);
  again.undo();
  again.redo();
  again.add(typed({ at: 1, text: 'b' }));
  expect(countOf(again)).toBe(2);
});

test('a step that has ended grows no more', () => {
  const history = new SetHistory();
  history.endTyping();
  history.add(a);
  history.endTyping();
  history.add(typed({ at: 1, text: 'b' }));
  expect(countOf(history)).toBe(2);
});

test('a step that has grown goes back as a whole, the last edit first', () => {
  const history = new SetHistory();
  history.add(a);
  history.add(typed({ at: 1, text: 'bc' }));
  expect(history.undo()?.changes.map(({ edits }) => edits)).toEqual([
    [{ start: 1, end: 3, text: '' }],
    [{ start: 0, end: 1, text: '' }],
  ]);
  expect(history.redo()?.changes.map(({ edits }) => edits[0]?.text)).toEqual(['a', 'bc']);
});
