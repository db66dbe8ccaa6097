import type { TextEdit } from './workbench/edit.ts';

/** The text after edits that are in order, apart from each other and in offsets of the text before. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let from = 0;
  const pieces: string[] = [];
  for (const { start, end, text: inserted } of edits) {
    if (start < from || end < start || end > text.length) {
      throw new RangeError(
        `An edit from ${start} to ${end} does not fit behind ${from} into ${text.length} characters`,
      );
    }
    pieces.push(text.slice(from, start), inserted);
    from = end;
  }
  pieces.push(text.slice(from));
  return pieces.join('');
}

/** The edits that turn the text after `edits` back into the text before them. */
export function inverseEdits(text: string, edits: readonly TextEdit[]): TextEdit[] {
  let shift = 0;
  return edits.map(({ start, end, text: inserted }) => {
    const inverse = { start: start + shift, end: start + shift + inserted.length, text: text.slice(start, end) };
    shift += inserted.length - (end - start);
    return inverse;
  });
}

/** The one smallest edit between two texts, or none when they are the same. Never cuts a character of two units in half. */
export function minimalEdit(before: string, after: string): TextEdit | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  if (start > 0 && isHighSurrogate(before.charCodeAt(start - 1))) start--;
  let tail = 0;
  while (
    tail < shorter - start &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail++;
  }
  if (tail > 0 && isLowSurrogate(before.charCodeAt(before.length - tail))) tail--;
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;
