import type { WorkbenchListener } from './workbench.ts';

/** Longer than a window waits for its own last calls. */
const PATIENCE = 6000;

/** Asks windows for what is being typed in them, before they go. */
export class Handovers {
  readonly #tell: WorkbenchListener;
  readonly #waiting = new Map<number, () => void>();
  #count = 0;

  constructor(tell: WorkbenchListener) {
    this.#tell = tell;
  }

  /** Whether a window has answered: what was typed in it is here then, as far as it can be. */
  ask(patience = PATIENCE): Promise<boolean> {
    this.#count++;
    const request = this.#count;
    return new Promise((resolve) => {
      const end = (isAnswered: boolean): void => {
        clearTimeout(late);
        this.#waiting.delete(request);
        resolve(isAnswered);
      };
      const late = setTimeout(() => end(false), patience);
      this.#waiting.set(request, () => end(true));
      this.#tell('hand-over', { request });
    });
  }

  answered(request: number): void {
    this.#waiting.get(request)?.();
  }
}
