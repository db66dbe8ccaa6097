import type { TextEdit } from '../../src-shared/workbench/edit.ts';

type Edits = readonly TextEdit[];

/** A stretch of a text that is being made: kept from the text before, or new. */
type Piece = { readonly from: number; readonly to: number } | { readonly text: string };

const lengthOf = (piece: Piece): number => ('text' in piece ? piece.text.length : piece.to - piece.from);

/** One list of edits that does what two do one after the other; the second is in offsets of the text between. */
export function composeEdits(first: Edits, second: Edits): TextEdit[] {
  if (first.length === 0) return [...second];
  if (second.length === 0) return [...first];
  return editsFrom(edited(piecesOf(first), second));
}

function piecesOf(edits: Edits): Piece[] {
  const pieces: Piece[] = [];
  let kept = 0;
  for (const { start, end, text } of edits) {
    if (start > kept) pieces.push({ from: kept, to: start });
    if (text !== '') pieces.push({ text });
    kept = end;
  }
  pieces.push({ from: kept, to: Number.POSITIVE_INFINITY });
  return pieces;
}

function edited(pieces: readonly Piece[], edits: Edits): Piece[] {
  const result: Piece[] = [];
  let index = 0;
  let within = 0;
  let offset = 0;
  const advance = (to: number, keep: boolean) => {
    while (offset < to) {
      const piece = pieces[index]!;
      const step = Math.min(lengthOf(piece) - within, to - offset);
      if (keep) result.push(cut(piece, within, within + step));
      offset += step;
      within += step;
      if (within < lengthOf(piece)) return;
      index++;
      within = 0;
    }
  };
  for (const { start, end, text } of edits) {
    advance(start, true);
    advance(end, false);
    if (text !== '') result.push({ text });
  }
  for (; index < pieces.length; index++, within = 0) {
    result.push(cut(pieces[index]!, within, lengthOf(pieces[index]!)));
  }
  return result;
}

const cut = (piece: Piece, start: number, end: number): Piece =>
  'text' in piece ? { text: piece.text.slice(start, end) } : { from: piece.from + start, to: piece.from + end };

function editsFrom(pieces: readonly Piece[]): TextEdit[] {
  const edits: TextEdit[] = [];
  let kept = 0;
  let text = '';
  for (const piece of pieces) {
    if ('text' in piece) {
      text += piece.text;
      continue;
    }
    if (piece.from > kept || text !== '') edits.push({ start: kept, end: piece.from, text });
    kept = piece.to;
    text = '';
  }
  return edits;
}

/**
 * Two lists of edits of one text, each moved behind the other, so that both orders end with the same text; undefined where they
 * touch the same characters. Of two insertions at one place, that of `earlier` comes first in the text.
 */
export function moveApart(earlier: Edits, later: Edits): { earlier: TextEdit[]; later: TextEdit[] } | undefined {
  for (const a of earlier) for (const b of later) if (isTouching(a, b)) return undefined;
  const isBefore = (a: TextEdit, b: TextEdit) => a.end <= b.start;
  return {
    earlier: earlier.map((a) =>
      shifted(
        a,
        later.filter((b) => isBefore(b, a) && !isBefore(a, b)),
      ),
    ),
    later: later.map((b) =>
      shifted(
        b,
        earlier.filter((a) => isBefore(a, b)),
      ),
    ),
  };
}

const isTouching = (a: TextEdit, b: TextEdit): boolean => a.start < b.end && b.start < a.end;

function shifted({ start, end, text }: TextEdit, before: Edits): TextEdit {
  const shift = before.reduce((sum, other) => sum + other.text.length - (other.end - other.start), 0);
  return { start: start + shift, end: end + shift, text };
}

/**
 * Both lists of edits in one text. Where they meet, mine stand and theirs are left out: of two insertions at one place, theirs may
 * be what I typed, told a second time.
 */
export function mergeEdits(mine: Edits, theirs: Edits): TextEdit[] {
  const isMeeting = (a: TextEdit, b: TextEdit) => a.start <= b.end && b.start <= a.end;
  const left = theirs.filter((edit) => !mine.some((own) => isMeeting(own, edit)));
  const all = [...left.map((edit) => ({ edit, order: 0 })), ...mine.map((edit) => ({ edit, order: 1 }))];
  return all
    .sort((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end || a.order - b.order)
    .map(({ edit }) => edit);
}
