/** A card that is to be written into a file. */
export interface NewCard {
  readonly value: Readonly<Record<string, unknown>>;
  /** Its lines from the dash on, where it is written somewhere already; without them it is written in the style of its neighbours. */
  readonly lines?: readonly string[];
  /** Comment lines that come along, and the name of the group that they are about. */
  readonly comments?: readonly string[];
  readonly group?: string;
  /** What stood above it when it was taken out: blank lines and comments as they were written, which stand there again. */
  readonly above?: readonly string[];
}

export interface Insertion {
  readonly cards: NewCard[];
  /** Whether they come below the comment that heads the group of the next card. */
  readonly joinsNext: boolean;
}

/** What is to happen to one card file. Places count in its list of cards as it is now. */
export interface CardFileChange {
  readonly type: string;
  readonly rewritten: Map<number, unknown>;
  readonly deleted: Set<number>;
  /** By the place that the cards come behind; -1 for the first. */
  readonly insertions: Map<number, Insertion>;
  /** Blank lines and comments that are to stand above cards which stay, by place. */
  readonly aboves: Map<number, readonly string[]>;
  /** Ids of inherited cards that are to be left out. */
  readonly removedIds: string[];
  /** Ids of inherited cards that are no longer to be left out. */
  readonly restoredIds: string[];
}

export const noChange = (type: string): CardFileChange => ({
  type,
  rewritten: new Map(),
  deleted: new Set(),
  insertions: new Map(),
  aboves: new Map(),
  removedIds: [],
  restoredIds: [],
});

/** Behind a place of the list, after all that was put there before. */
export function insertCards(
  change: CardFileChange,
  behind: number,
  cards: readonly NewCard[],
  joinsNext = false,
): void {
  const there = change.insertions.get(behind);
  if (there) there.cards.push(...cards);
  else change.insertions.set(behind, { cards: [...cards], joinsNext });
}

/** The list of cards after a change: places of those that stay, and new cards. */
export function arrangement(count: number, { deleted, insertions }: CardFileChange): (number | NewCard)[] {
  const cards: (number | NewCard)[] = [...(insertions.get(-1)?.cards ?? [])];
  for (let index = 0; index < count; index++) {
    if (!deleted.has(index)) cards.push(index);
    cards.push(...(insertions.get(index)?.cards ?? []));
  }
  return cards;
}
