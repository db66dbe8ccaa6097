import { expect, test } from 'vitest';
import { Conversation } from './conversation.ts';

interface Ears {
  double(argument: number): number;
  fail(argument: null): never;
  note(argument: string): void;
}

/** Two sides, with copies of messages between them as between processes. */
function pair() {
  const noted: string[] = [];
  const ears: Ears = {
    double: (argument) => argument * 2,
    fail: () => {
      throw new Error('no such folder');
    },
    note: (argument) => void noted.push(argument),
  };
  const asking: Conversation<Ears, object> = new Conversation((message) => {
    queueMicrotask(() => void answering.receive(structuredClone(message)));
  }, {});
  const answering: Conversation<object, Ears> = new Conversation((message) => {
    queueMicrotask(() => void asking.receive(structuredClone(message)));
  }, ears);
  return { asking, noted };
}

test('answers find their askers, and what is told comes in order', async () => {
  const { asking, noted } = pair();
  asking.tell('note', 'first');
  asking.tell('note', 'second');
  expect(await Promise.all([asking.ask('double', 2), asking.ask('double', 4)])).toEqual([4, 8]);
  expect(noted).toEqual(['first', 'second']);
});

test('a fault on the other side reaches the asker in its words', async () => {
  await expect(pair().asking.ask('fail', null)).rejects.toThrow('no such folder');
});

test('whoever waits for a side that has gone is told so, and so is whoever asks later', async () => {
  const gone: Conversation<Ears, object> = new Conversation(() => {}, {});
  const waiting = gone.ask('double', 2);
  gone.end('It has ended.');
  await expect(waiting).rejects.toThrow('It has ended.');
  await expect(gone.ask('double', 2)).rejects.toThrow('It has ended.');
});
