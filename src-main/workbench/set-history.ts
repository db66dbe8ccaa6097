import type { TextEdit } from '../../src-shared/workbench/edit.ts';
import type { HistoryView } from '../../src-shared/workbench/set-view.ts';

const MOST_STEPS = 1000;
/** Typing that pauses longer than this begins a new step. */
const TYPING_PAUSE = 1000;

/** One change of one file, in both directions. */
export interface HistoryChange {
  readonly file: string;
  readonly edits: readonly TextEdit[];
  /** Takes the edits back, in offsets of the text after them. */
  readonly inverse: readonly TextEdit[];
  readonly existedBefore: boolean;
  readonly existsAfter: boolean;
}

export interface HistoryStep {
  readonly label: string;
  /** One after the other. */
  readonly changes: readonly HistoryChange[];
  /** Shared with the steps of other sets that were done along with it. */
  readonly link?: object;
  /** Where typing went on last, in which window, and when; only such steps grow. */
  readonly typing?: {
    readonly file: string;
    readonly client: string | undefined;
    readonly at: number;
    readonly time: number;
  };
}

/** What was done to the files of a set, whichever view it came from. */
export class SetHistory {
  #done: HistoryStep[] = [];
  #undone: HistoryStep[] = [];

  get view(): HistoryView {
    const undo = this.#done.at(-1)?.label;
    const redo = this.#undone.at(-1)?.label;
    return { ...(undo !== undefined && { undo }), ...(redo !== undefined && { redo }) };
  }

  add(step: HistoryStep): void {
    const last = this.#done.at(-1);
    const grows = this.#undone.length === 0 && last !== undefined && goesOn(last, step);
    this.#undone = [];
    if (grows) this.#done[this.#done.length - 1] = { ...step, changes: [...last.changes, ...step.changes] };
    else this.#done.push(step);
    if (this.#done.length > MOST_STEPS) this.#done.shift();
  }

  /** What is typed from now on is a step of its own, as after a save: undo leads back to what was saved, and not behind it. */
  endTyping(): void {
    const last = this.#done.pop();
    if (last) this.#done.push(settled(last));
  }

  /** Whether a step can still be undone or redone, at once or later. */
  has(way: 'undo' | 'redo', link: object): boolean {
    return (way === 'undo' ? this.#done : this.#undone).some((step) => step.link === link);
  }

  /** Whether a step is the next to be undone or redone. */
  isNext(way: 'undo' | 'redo', link: object): boolean {
    return (way === 'undo' ? this.#done : this.#undone).at(-1)?.link === link;
  }

  /** The changes that take the last step back, in order. */
  undo(): HistoryStep | undefined {
    const step = this.#done.pop();
    if (step === undefined) return undefined;
    this.#undone.push(step);
    return { ...step, changes: step.changes.toReversed().map(turned) };
  }

  redo(): HistoryStep | undefined {
    const step = this.#undone.pop();
    if (step === undefined) return undefined;
    // What is typed after a redo is a step of its own.
    this.#done.push(settled(step));
    return step;
  }
}

const settled = ({ typing: _, ...step }: HistoryStep): HistoryStep => step;

const turned = ({ file, edits, inverse, existedBefore, existsAfter }: HistoryChange): HistoryChange => ({
  file,
  edits: inverse,
  inverse: edits,
  existedBefore: existsAfter,
  existsAfter: existedBefore,
});

/** Typing goes on where it stopped, in the same window, without a pause, within a line. */
function goesOn(last: HistoryStep, next: HistoryStep): boolean {
  if (last.typing === undefined || next.typing === undefined) return false;
  if (last.typing.file !== next.typing.file || last.typing.client !== next.typing.client) return false;
  if (next.typing.time - last.typing.time > TYPING_PAUSE) return false;
  const edit = next.changes[0]?.edits[0];
  if (edit === undefined || next.changes.length !== 1 || next.changes[0]!.edits.length !== 1) return false;
  if (edit.text.includes('\n')) return false;
  return edit.start === last.typing.at || edit.end === last.typing.at;
}
