/** Text that somebody has typed over a value, and the text of the value they saw meanwhile. */
export interface DraftText {
  readonly text: string;
  readonly on: string;
  /** Why it cannot be taken. */
  readonly trouble?: string;
}

/**
 * What is left of a draft once the value shows as `shown`. A value that changed underneath, by undo or in another view, is newer than
 * what was typed over it. Only where this control itself is writing, text typed since then stays.
 */
export function draftOver(draft: DraftText | undefined, shown: string, writing?: string): DraftText | undefined {
  if (draft === undefined || draft.on === shown) return draft;
  return writing !== undefined && draft.text !== writing ? { ...draft, on: shown } : undefined;
}

/** The draft after an input. Text that is the value's own is none, so that the next undo is the set's. */
export function draftTyped(
  draft: DraftText | undefined,
  shown: string,
  { text, isUndo = false, writing }: { text: string; isUndo?: boolean; writing?: string | undefined },
): DraftText | undefined {
  // A browser's own undo reaches back to texts from before the value changed. Nobody has typed those now.
  if (isUndo && draft === undefined) return undefined;
  return text === shown && writing === undefined ? undefined : { text, on: shown };
}
