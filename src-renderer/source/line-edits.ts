import { minimalEdit } from '../../src-shared/text-edits.ts';
import type { TextEdit } from '../../src-shared/workbench/edit.ts';

/** More changed lines than this are replaced as one: looking for what they share would take too long. */
const MOST_STEPS = 400;

/** Small edits between two texts, each within the lines that really differ. */
export function lineEdits(before: string, after: string): TextEdit[] {
  const whole = minimalEdit(before, after);
  if (whole === undefined) return [];
  // Grown to whole lines, so that lines can be compared.
  const start = before.slice(0, whole.start).lastIndexOf('\n') + 1;
  const tail = before.length - lineEndAfter(before, whole.end);
  const old = linesOf(before.slice(start, before.length - tail));
  const fresh = linesOf(after.slice(start, after.length - tail));
  const hunks = changedLines(old, fresh);
  if (hunks === undefined) return [whole];
  const oldStarts = startsOf(old, start);
  return hunks.flatMap(({ from, to, lines }) => {
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

/** The shortest way from one list of lines to another, by Myers's method; undefined when it is longer than anyone would wait. */
function changedLines(old: readonly string[], fresh: readonly string[]): Hunk[] | undefined {
  const trace: Map<number, number>[] = [];
  let reached = new Map([[1, 0]]);
  for (let steps = 0; steps <= MOST_STEPS; steps++) {
    const next = new Map(reached);
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      const down = reached.get(diagonal + 1) ?? -1;
      const right = reached.get(diagonal - 1) ?? -1;
      let x = diagonal === -steps || (diagonal !== steps && right < down) ? down : right + 1;
      while (x < old.length && x - diagonal < fresh.length && old[x] === fresh[x - diagonal]) x++;
      next.set(diagonal, x);
      if (x >= old.length && x - diagonal >= fresh.length) return hunksOf([...trace, reached], old, fresh);
    }
    trace.push(reached);
    reached = next;
  }
  return undefined;
}

function hunksOf(trace: readonly Map<number, number>[], old: readonly string[], fresh: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let x = old.length;
  let y = fresh.length;
  const add = (from: number, to: number, freshFrom: number, freshTo: number) => {
    const last = hunks.at(-1);
    const lines = fresh.slice(freshFrom, freshTo);
    // From the end: what touches the hunk behind belongs to it.
    if (last && last.from === to && lastFresh === freshTo) {
      hunks[hunks.length - 1] = { from, to: last.to, lines: [...lines, ...last.lines] };
    } else hunks.push({ from, to, lines });
    lastFresh = freshFrom;
  };
  let lastFresh = -1;
  for (let steps = trace.length - 1; steps > 0; steps--) {
    const reached = trace[steps]!;
    const diagonal = x - y;
    const down = reached.get(diagonal + 1) ?? -1;
    const right = reached.get(diagonal - 1) ?? -1;
    const isDown = diagonal === -steps || (diagonal !== steps && right < down);
    const beforeX = isDown ? down : right;
    const beforeY = beforeX - (isDown ? diagonal + 1 : diagonal - 1);
    add(beforeX, isDown ? beforeX : beforeX + 1, beforeY, isDown ? beforeY + 1 : beforeY);
    x = beforeX;
    y = beforeY;
  }
  return hunks.reverse();
}
