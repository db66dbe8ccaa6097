/** Reads lines of a text; the first is 1. */
export interface Lines {
  readonly count: number;
  line(number: number): string;
}

/** A part of a file that is a valid file by itself, so that asking about one card does not mean reading ten thousand. */
export interface Excerpt {
  readonly text: string;
  /** The lines of the card alone. */
  readonly card: string;
  /** What to add to a line of the excerpt to get that of the file, for the lines of the card. */
  readonly shift: number;
}

const ITEM = /^( *)- /;

/** The item of the outermost list that a line is in, below the top-level lines of the file before it. */
export function excerptAround(lines: Lines, at: number): Excerpt {
  const first = itemStart(lines, at);
  const indent = ITEM.exec(lines.line(first))?.[1]?.length ?? 0;
  const last = itemEnd(lines, Math.max(at, first), indent);
  const heads: string[] = [];
  for (let number = 1; number < first && heads.length < MOST_HEADS; number++) {
    const line = lines.line(number);
    if (ITEM.test(line)) break;
    heads.push(line);
  }
  const holder = holderOf(lines, first, indent, heads.length);
  const above = holder === undefined ? heads : [...heads, holder];
  const body: string[] = [];
  for (let number = first; number <= last; number++) body.push(lines.line(number));
  return { text: [...above, ...body].join('\n'), card: body.join('\n'), shift: first - above.length - 1 };
}

/** More lines than the head of any card file. */
const MOST_HEADS = 200;
/** Longer than any card. */
const FARTHEST = 500;

function itemStart(lines: Lines, at: number): number {
  let best = at;
  let least = Number.POSITIVE_INFINITY;
  for (let number = at; number >= Math.max(1, at - FARTHEST); number--) {
    const line = lines.line(number);
    const indent = ITEM.exec(line)?.[1]?.length;
    if (indent !== undefined && indent < least) [best, least] = [number, indent];
    if (/^[^\s#-]/.test(line) || least <= 2) break;
  }
  return best;
}

function itemEnd(lines: Lines, at: number, indent: number): number {
  let last = at;
  for (let number = at + 1; number <= Math.min(lines.count, at + FARTHEST); number++) {
    const line = lines.line(number);
    if (line.trim() !== '' && line.search(/\S/) <= indent) break;
    last = number;
  }
  return last;
}

/** The key whose list the item is in, where the head of the file does not hold it. */
function holderOf(lines: Lines, first: number, indent: number, heads: number): string | undefined {
  for (let number = first - 1; number > Math.max(heads, first - FARTHEST); number--) {
    const line = lines.line(number);
    const start = line.search(/\S/);
    if (start !== -1 && start < Math.max(indent, 1) && /^ *[\w-]+:\s*(?:#.*)?$/.test(line)) return line;
  }
  return undefined;
}
