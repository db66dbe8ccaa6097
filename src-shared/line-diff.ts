/** A row of two texts side by side. A line that is only on one side has nothing beside it. */
export interface DiffRow {
  readonly left?: { readonly number: number; readonly text: string };
  readonly right?: { readonly number: number; readonly text: string };
  readonly isSame: boolean;
}

/** Lays two texts side by side so that as many lines as possible stand beside their like. */
export function diffLines(before: string, after: string): readonly DiffRow[] {
  const left = linesOf(before);
  const right = linesOf(after);
  const rows: DiffRow[] = [];
  let l = 0;
  let r = 0;
  const changed = (untilLeft: number, untilRight: number): void => {
    while (l < untilLeft || r < untilRight) {
      rows.push({
        ...(l < untilLeft && { left: { number: l + 1, text: left[l++]! } }),
        ...(r < untilRight && { right: { number: r + 1, text: right[r++]! } }),
        isSame: false,
      });
    }
  };
  for (const [sameLeft, sameRight] of commonLines(left, right)) {
    changed(sameLeft, sameRight);
    rows.push({ left: { number: l + 1, text: left[l++]! }, right: { number: r + 1, text: right[r++]! }, isSame: true });
  }
  changed(left.length, right.length);
  return rows;
}

/** How many lines a text adds to another, and how many it takes away. */
export function changedLines(before: string, after: string): { readonly added: number; readonly removed: number } {
  const changed = diffLines(before, after).filter(({ isSame }) => !isSame);
  return {
    added: changed.filter(({ right }) => right !== undefined).length,
    removed: changed.filter(({ left }) => left !== undefined).length,
  };
}

const linesOf = (text: string): readonly string[] => {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};

/** More differences than this count as one change: nobody reads them line by line, and the walk takes room for their square. */
const MOST_STEPS = 500;

/** Pairs of places of equal lines, rising on both sides: Myers' greedy walk to the shortest edit script. */
export function commonLines(left: readonly string[], right: readonly string[]): readonly (readonly [number, number])[] {
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start++;
  let end = 0;
  while (
    end < Math.min(left.length, right.length) - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  ) {
    end++;
  }
  const head = Array.from({ length: start }, (_, at) => [at, at] as const);
  const tail = Array.from({ length: end }, (_, at) => [left.length - end + at, right.length - end + at] as const);
  const middle = walk(left.slice(start, left.length - end), right.slice(start, right.length - end));
  return [...head, ...middle.map(([l, r]) => [l + start, r + start] as const), ...tail];
}

function walk(left: readonly string[], right: readonly string[]): readonly (readonly [number, number])[] {
  const most = Math.min(left.length + right.length, MOST_STEPS);
  let reached = new Map<number, number>([[1, 0]]);
  const trail: Map<number, number>[] = [];
  for (let step = 0; step <= most; step++) {
    trail.push(reached);
    const next = new Map(reached);
    for (let k = -step; k <= step; k += 2) {
      const goesDown = k === -step || (k !== step && (next.get(k - 1) ?? -1) < (next.get(k + 1) ?? -1));
      let x = goesDown ? (next.get(k + 1) ?? 0) : (next.get(k - 1) ?? 0) + 1;
      while (x < left.length && x - k < right.length && left[x] === right[x - k]) x++;
      next.set(k, x);
      if (x >= left.length && x - k >= right.length) return traced(trail, step, left.length, right.length);
    }
    reached = next;
  }
  return [];
}

function traced(trail: readonly Map<number, number>[], steps: number, x: number, y: number) {
  const pairs: [number, number][] = [];
  for (let step = steps; step >= 0; step--) {
    const reached = trail[step]!;
    const k = x - y;
    const goesDown = k === -step || (k !== step && (reached.get(k - 1) ?? -1) < (reached.get(k + 1) ?? -1));
    const before = goesDown ? k + 1 : k - 1;
    const fromX = step === 0 ? 0 : (reached.get(before) ?? 0);
    const fromY = step === 0 ? 0 : fromX - before;
    while (x > fromX && y > fromY) {
      x--;
      y--;
      pairs.push([x, y]);
    }
    x = fromX;
    y = fromY;
  }
  return pairs.reverse();
}

/** The changed rows with a few lines around them; the rest is counted. */
export function diffHunks(
  rows: readonly DiffRow[],
  around = 3,
): readonly (readonly DiffRow[] | { readonly hidden: number })[] {
  const near = new Set<number>();
  for (const [at, row] of rows.entries()) {
    if (row.isSame) continue;
    for (let i = at - around; i <= at + around; i++) near.add(i);
  }
  const hunks: (DiffRow[] | { hidden: number })[] = [];
  for (const [at, row] of rows.entries()) {
    const last = hunks.at(-1);
    if (near.has(at)) {
      if (Array.isArray(last)) last.push(row);
      else hunks.push([row]);
    } else if (last && !Array.isArray(last)) last.hidden++;
    else hunks.push({ hidden: 1 });
  }
  return hunks;
}
