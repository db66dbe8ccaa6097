import { FaceCheck } from '../faces/face-diagnostics.ts';
import type { CheckedSet } from '../library/set-check.ts';
import type { SetModel } from './set-model.ts';
import type { SetModels } from './set-models.ts';
import type { WorkbenchListener } from './workbench.ts';

/** A set is checked when nothing in it has changed for so long, in milliseconds. */
const REST = 250;
/** So long other work waits at most, and so long it has the thread in between. */
const SLICE = 8;
const PAUSE = 4;

const checks = new WeakMap<SetModel, FaceCheck>();

/** What is known of the faces of a set from the last time, for all who check them. */
export function faceCheckOf(model: SetModel): FaceCheck {
  const known = checks.get(model) ?? new FaceCheck();
  checks.set(model, known);
  return known;
}

interface Watched {
  /** What the warnings are about that the windows have. */
  checked: CheckedSet | undefined;
}

/** What does not fit on the faces of the sets that windows have opened, looked for while there is nothing else to do. */
export class FaceWatch {
  readonly #sets: SetModels;
  readonly #tell: WorkbenchListener;
  readonly #watched = new Map<string, Watched>();
  #timer: NodeJS.Timeout | undefined;
  #isChecking = false;
  #isClosed = false;

  constructor(sets: SetModels, tell: WorkbenchListener) {
    this.#sets = sets;
    this.#tell = tell;
  }

  /** A window shows the set from now on. */
  open(set: string): void {
    if (this.#watched.has(set)) return;
    this.#watched.set(set, { checked: undefined });
    this.changed();
  }

  /** Something may have changed. */
  changed(): void {
    if (this.#isClosed || !this.#next()) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#work(), REST);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #next(): readonly [SetModel, Watched] | undefined {
    for (const [set, watched] of this.#watched) {
      const model = this.#sets.models.get(set);
      // While a file cannot be read, the rows are those of before, and so are the warnings.
      if (model && !model.unreadable && model.checked !== watched.checked) return [model, watched];
    }
    return undefined;
  }

  async #work(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      for (let next = this.#next(); next && !this.#isClosed; next = this.#next()) {
        if (!(await this.#check(...next))) return;
      }
    } catch (error) {
      console.error('soundcheck: the faces of a set could not be checked:', error);
    } finally {
      this.#isChecking = false;
    }
  }

  /** False when the set has changed meanwhile: it is checked once it has come to rest again. */
  async #check(model: SetModel, watched: Watched): Promise<boolean> {
    const { checked } = model;
    // Also when it fails: the same set would fail again.
    watched.checked = checked;
    const steps = faceCheckOf(model).of(checked);
    for (let begun = performance.now(); ; ) {
      const { done, value } = steps.next();
      if (done) {
        const delta = model.takeFaces(value);
        if (!delta) return true;
        this.#tell('set-changed', delta);
        this.#sets.onSummary();
        return true;
      }
      if (performance.now() - begun < SLICE) continue;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (this.#isClosed || model.checked !== checked) {
        steps.return([]);
        return false;
      }
      begun = performance.now();
    }
  }
}
