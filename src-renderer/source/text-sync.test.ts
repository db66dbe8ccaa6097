import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../src-shared/text-edits.ts';
import type { TextEdit } from '../../src-shared/workbench/edit.ts';
import { moveApart } from './edit-algebra.ts';
import { type Sent, TextSync } from './text-sync.ts';

type Edits = readonly TextEdit[];
type Message = () => void;

/** The program behind: one text, others who edit it, and messages that are under way in order. */
class Program {
  text: string;
  revision = 1;
  readonly past: Edits[] = [];
  /** To the program and from it; each arrives in order, whenever `deliver` is called. */
  readonly calls: Message[] = [];
  readonly events: Message[] = [];
  readonly sync: TextSync;
  shown: string;
  isLossy = false;

  constructor(text: string) {
    this.text = text;
    this.shown = text;
    this.sync = new TextSync(
      { text, revision: 1 },
      {
        send: (edits, revision) =>
          new Promise<Sent>((resolve, reject) => {
            this.calls.push(() => {
              const { isLossy } = this;
              this.isLossy = false;
              // The call itself may be lost, or only its answer.
              if (isLossy && this.revision % 2) reject(new Error('The connection is gone.'));
              if (isLossy && this.revision % 2) return;
              const moved = this.#movedAlong(edits, revision);
              if (moved && isLossy) {
                this.#apply(moved, true);
                this.events.pop();
                reject(new Error('The connection is gone.'));
                return;
              }
              if (!moved) this.events.push(() => resolve('refused'));
              else {
                this.#apply(moved, true);
                const done = this.revision;
                this.events.push(() => resolve({ revision: done }));
              }
            });
          }),
        read: () =>
          new Promise((resolve) => {
            this.calls.push(() => {
              const state = { text: this.text, revision: this.revision };
              this.events.push(() => resolve(state));
            });
          }),
        show: (edits) => {
          this.shown = applyEdits(this.shown, edits);
        },
      },
    );
  }

  type(edits: Edits): void {
    this.shown = applyEdits(this.shown, edits);
    this.sync.type(edits);
  }

  editElsewhere(edits: Edits): void {
    this.#apply(edits, false);
  }

  #apply(edits: Edits, own: boolean): void {
    this.text = applyEdits(this.text, edits);
    this.revision++;
    this.past.push(edits);
    const { revision } = this;
    this.events.push(() => this.sync.change(revision, edits, own));
  }

  #movedAlong(edits: Edits, revision: number): Edits | undefined {
    let moved: Edits | undefined = edits;
    for (const since of this.past.slice(revision - 1)) moved = moved && moveApart(since, moved)?.later;
    return moved;
  }

  async deliver(from: 'calls' | 'events'): Promise<void> {
    this[from].shift()?.();
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  }

  async settle(): Promise<void> {
    for (let round = 0; round < 1000 && (this.calls.length > 0 || this.events.length > 0); round++) {
      await this.deliver('calls');
      await this.deliver('events');
    }
  }
}

const insert = (at: number, text: string): Edits => [{ start: at, end: at, text }];

describe('the text in the window and the program’s', () => {
  const action = fc.oneof(
    fc.record({ do: fc.constant('type' as const), at: fc.nat(), length: fc.nat(3), text: fc.string({ maxLength: 3 }) }),
    fc.record({
      do: fc.constant('other' as const),
      at: fc.nat(),
      length: fc.nat(3),
      text: fc.string({ maxLength: 3 }),
    }),
    fc.record({ do: fc.constantFrom('call' as const, 'event' as const, 'lose' as const) }),
  );

  test('end the same, whatever happens in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 12 }), fc.array(action, { maxLength: 40 }), async (text, actions) => {
        const program = new Program(text);
        for (const step of actions) {
          switch (step.do) {
            case 'type':
            case 'other': {
              const on = step.do === 'type' ? program.shown : program.text;
              const start = step.at % (on.length + 1);
              const edit = { start, end: Math.min(on.length, start + step.length), text: step.text };
              if (step.do === 'type') program.type([edit]);
              else program.editElsewhere([edit]);
              break;
            }
            case 'lose':
              program.isLossy = true;
              break;
            default:
              await program.deliver(step.do === 'call' ? 'calls' : 'events');
          }
        }
        program.isLossy = false;
        await program.settle();
        expect(program.shown).toBe(program.text);
        expect(program.sync.isSettled).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('no keystroke is lost, however much is edited elsewhere meanwhile', async () => {
    const marks = [...'abcdefghij'];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(4)), { minLength: 10 }), async (steps) => {
        const program = new Program('0123456789');
        const left = [...marks];
        for (const [at, other, deliver] of steps) {
          const mark = left.shift();
          if (mark) program.type(insert(at % (program.shown.length + 1), mark));
          // Others replace digits only: what was typed is theirs to keep.
          const digit = [...program.text].findIndex(
            (sign, place) => place >= other % program.text.length && /\d/.test(sign),
          );
          if (digit >= 0) program.editElsewhere([{ start: digit, end: digit + 1, text: '#' }]);
          for (let turn = 0; turn < deliver; turn++) await program.deliver(turn % 2 ? 'calls' : 'events');
        }
        await program.settle();
        expect(
          [...program.text]
            .filter((sign) => marks.includes(sign))
            .toSorted()
            .join(''),
        ).toBe(marks.slice(0, marks.length - left.length).join(''));
      }),
      { numRuns: 500 },
    );
  });
});

test('what is typed while a call is under way goes out as one', async () => {
  const program = new Program('ab');
  program.type(insert(2, 'c'));
  program.type(insert(3, 'd'));
  program.type(insert(4, 'e'));
  expect(program.calls).toHaveLength(1);
  await program.settle();
  expect(program.text).toBe('abcde');
  expect(program.revision).toBe(3);
});

test('an edit from elsewhere is shown at its place, not as a new text', async () => {
  const program = new Program('cost: 500\nname: Rosa\n');
  program.type(insert(20, '!'));
  program.editElsewhere([{ start: 6, end: 9, text: '1200' }]);
  await program.settle();
  expect(program.shown).toBe('cost: 1200\nname: Rosa!\n');
  expect(program.text).toBe(program.shown);
});

test('after the connection was gone, what was typed is merged with what happened meanwhile', async () => {
  const program = new Program('one two');
  program.isLossy = true;
  program.type(insert(7, ' three'));
  await program.deliver('calls');
  program.text = 'zero one two';
  program.revision = 9;
  program.sync.refresh();
  await program.settle();
  expect(program.text).toBe('zero one two three');
  expect(program.shown).toBe(program.text);
});

test('what was typed is unsent until the program has it; a text that is only to be read again is not', async () => {
  let answer!: (sent: Sent) => void;
  const sync = new TextSync(
    { text: 'a', revision: 1 },
    {
      send: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      read: () => Promise.resolve(undefined),
      show: () => {},
    },
  );
  expect(sync.hasUnsent).toBe(false);
  sync.type([{ start: 1, end: 1, text: 'b' }]);
  expect(sync.hasUnsent).toBe(true);
  answer({ revision: 2 });
  await Promise.resolve();
  await Promise.resolve();
  expect(sync.hasUnsent).toBe(false);
  sync.refresh();
  expect([sync.isSettled, sync.hasUnsent]).toEqual([false, false]);
  sync.type([{ start: 0, end: 0, text: 'c' }]);
  expect(sync.hasUnsent).toBe(true);
});
