import type { TextEdit } from '../../src-shared/workbench/edit.ts';

/** Monaco knows one kind of line end for a text; files may have several. */
export type LineEnd = '\n' | '\r\n';

/** The text as Monaco shows it. */
export const withLineEnds = (text: string, end: LineEnd): string => text.replace(/\r\n|\r|\n/g, end);

/** Whether all line ends of a text are of one kind. */
export function hasLineEnds(text: string, end: LineEnd): boolean {
  if (!text.includes('\r')) return end === '\n' || !text.includes('\n');
  return end === '\r\n' && !/\r(?!\n)|(?<!\r)\n/.test(text);
}

/** Edits of the shown text as edits of the file's own. */
export function inFile(text: string, end: LineEnd, edits: readonly TextEdit[]): TextEdit[] {
  const ends = [...text.matchAll(/\r\n|\r|\n/g)];
  let passed = 0;
  let shift = 0;
  const offset = (shown: number): number => {
    for (let next = ends[passed]; next && next.index - shift + end.length <= shown; next = ends[passed]) {
      shift += next[0].length - end.length;
      passed++;
    }
    return shown + shift;
  };
  return edits.map(({ start, end: stop, text: inserted }) => ({
    start: offset(start),
    end: offset(stop),
    text: inserted,
  }));
}
