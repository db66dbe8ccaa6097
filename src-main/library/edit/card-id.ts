import { LONGEST_ID } from '../../../src-shared/id-from-name.ts';

/** Gives out ids that no card of a set has, and none twice. */
export class CardIds {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** The id itself if it is free, else with `-2`, `-3` … */
  unique(id: string): string {
    for (let count = 1; ; count++) {
      const suffix = count === 1 ? '' : `-${count}`;
      const candidate = id.slice(0, LONGEST_ID - suffix.length).replace(/-$/, '') + suffix;
      if (this.#taken.has(candidate)) continue;
      this.#taken.add(candidate);
      return candidate;
    }
  }

  /** For a copy: numbers on where the original is a numbered copy itself. */
  ofCopy(id: string): string {
    const original = id.replace(/-\d+$/, '');
    return this.unique(original !== id && this.#taken.has(original) ? original : id);
  }
}
