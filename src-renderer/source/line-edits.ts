import { commonLines } from '../../src-shared/line-diff.ts';
import { minimalEdit } from '../../src-shared/text-edits.ts';
import type { TextEdit } from '../../src-shared/workbench/edit.ts';

/** Small edits between two texts, each within the lines that really differ. */
export function lineEdits(before: string, after: string): TextEdit[] {
  const whole = minimalEdit(before, after);
  if (whole === undefined) return [];
  // Grown to whole lines, so that lines can be compared.
  const start = before.slice(0, whole.start).lastIndexOf('\n') + 1;
  const tail = before.length - lineEndAfter(before, whole.end);
  const old = linesOf(before.slice(start, before.length - tail));
  const fresh = linesOf(after.slice(start, after.length - tail));
  const oldStarts = startsOf(old, start);
  return changedLines(old, fresh).flatMap(({ from, to, lines }) => {
    const [first, last] = [oldStarts[from]!, oldStarts[to]!];
    const edit = minimalEdit(before.slice(first, last), lines.join(''));
    return edit ? [{ start: edit.start + first, end: edit.end + first, text: edit.text }] : [];
  });
}

function lineEndAfter(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset;
  const feed = text.indexOf('\n', offset);
  return feed === -1 ? text.length : feed + 1;
}

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

function startsOf(lines: readonly string[], start: number): number[] {
  const starts = [start];
  for (const line of lines) starts.push(starts.at(-1)! + line.length);
  return starts;
}

interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** Stretches of lines between those that both lists share. */
function changedLines(old: readonly string[], fresh: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let from = 0;
  let freshFrom = 0;
  for (const [at, freshAt] of [...commonLines(old, fresh), [old.length, fresh.length] as const]) {
    if (at > from || freshAt > freshFrom) hunks.push({ from, to: at, lines: fresh.slice(freshFrom, freshAt) });
    from = at + 1;
    freshFrom = freshAt + 1;
  }
  return hunks;
}
