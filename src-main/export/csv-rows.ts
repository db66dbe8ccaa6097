/** A cell with its place in the text, quotes included. */
export interface CsvCell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type CsvSeparator = ',' | ';';

export interface CsvRows {
  readonly separator: CsvSeparator;
  /** Rows with anything in them. */
  readonly rows: readonly (readonly CsvCell[])[];
  /** What the text cannot be read beyond. */
  readonly problem?: { readonly start: number; readonly end: number; readonly message: string };
}

/** Reads a table as RFC 4180 has it, with commas or, as where the comma is for decimals, semicolons between the cells. */
export function readCsvRows(text: string): CsvRows {
  const separator = separatorOf(text);
  const rows: (readonly CsvCell[])[] = [];
  let at = 0;
  while (at < text.length) {
    const row: CsvCell[] = [];
    for (let isRowOpen = true; isRowOpen; ) {
      const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator);
      if (cell === undefined) {
        return {
          separator,
          rows,
          problem: { start: at, end: at + 1, message: 'This quote is never closed; add the missing one.' },
        };
      }
      row.push(cell);
      at = cell.end;
      const next = text[at];
      if (next === separator) at++;
      else if (next === undefined || next === '\n' || next === '\r') isRowOpen = false;
      else {
        const message = 'Nothing can stand behind a closing quote; a quote inside a cell is written twice.';
        return { separator, rows, problem: { start: at, end: at + 1, message } };
      }
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (row.some((cell) => cell.text.trim() !== '')) rows.push(row);
  }
  return { separator, rows };
}

/** The one that the first line has more of, quoted cells apart. */
function separatorOf(text: string): CsvSeparator {
  const line = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, LONGEST_HEADER))?.[0] ?? '';
  const bare = line.replace(/"(?:[^"]|"")*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return count(';') > count(',') ? ';' : ',';
}

/** Enough for any type of card; few enough that a hostile text is no work. */
const LONGEST_HEADER = 10_000;

function quotedCell(text: string, start: number): CsvCell | undefined {
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end === -1) return undefined;
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  return { text: text.slice(start + 1, end).replaceAll('""', '"'), start, end: end + 1 };
}

function plainCell(text: string, start: number, separator: CsvSeparator): CsvCell {
  let end = start;
  for (; end < text.length; end++) {
    const character = text[end];
    if (character === separator || character === '\n' || character === '\r') break;
  }
  return { text: text.slice(start, end), start, end };
}
