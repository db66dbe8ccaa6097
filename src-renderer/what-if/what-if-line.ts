/** Whether a file of the workspace is a what-if. */
export const isWhatIfFile = (file: string): boolean => /(^|\/)what-ifs\/[^/]+\.yaml$/.test(file);

/** From one place of a line to another, counted from 0. */
export interface LinePart {
  readonly start: number;
  readonly end: number;
}

interface WrittenPart extends LinePart {
  /** Without quotes. */
  readonly text: string;
}

export interface LineParts {
  readonly selector: WrittenPart;
  /** Missing where the line has no colon with a space behind it yet: without one, a colon is part of a selector. */
  readonly change?: WrittenPart;
  /** Where the line or a comment behind the change begins. */
  readonly end: number;
}

/** The halves of a line of a what-if, right or wrong. Undefined for one that is only a comment. */
export function partsOf(line: string): LineParts | undefined {
  const comment = /(^|\s)#/.exec(line);
  const end = comment ? comment.index + comment[1]!.length : line.length;
  if (comment && line.slice(0, end).trim() === '') return undefined;
  const colon = /:\s/.exec(line.slice(0, end))?.index;
  if (colon === undefined) return { selector: trimmed(line, 0, end), end };
  return { selector: trimmed(line, 0, colon), change: trimmed(line, colon + 1, end), end };
}

function trimmed(line: string, from: number, to: number): WrittenPart {
  const whole = line.slice(from, to);
  const inner = whole.trim();
  const start = inner === '' ? to : from + whole.length - whole.trimStart().length;
  return { start, end: start + inner.length, text: inner.replace(/^(["'])(.*)\1$/, '$2') };
}
