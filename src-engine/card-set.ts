/** A card as every game has it; the game's own schema says what else it carries. */
export interface Card {
  readonly id: string;
  readonly name: string;
  /** How many of it there are; one without. */
  readonly copies?: number;
  readonly [field: string]: unknown;
}

export interface Mode {
  readonly id: string;
  readonly name: string;
  readonly [field: string]: unknown;
}

/** A validated card set, with what it inherits from the version it extends already merged in. */
export interface CardSet {
  /** The contents of set.yaml. */
  readonly manifest: { readonly game: string; readonly version: string; readonly [field: string]: unknown };
  readonly modes: readonly Mode[];
  /** Cards by type, in the order of the files. */
  readonly cards: { readonly [type: string]: readonly Card[] };
}

/** What a game's own checks find in a set that its schemas accept. The library adds file, line and column. */
export interface Finding {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'hint';
  readonly message: string;
  /** The very object of the set the finding is about: the manifest, a mode or a card. */
  readonly on: object;
  /** From that object to the offending value; empty for the object itself. */
  readonly path: readonly (string | number)[];
}

/** A value of a card as a text, whatever it is: a set with mistakes may have anything anywhere. */
export const cardText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : String(JSON.stringify(value));
