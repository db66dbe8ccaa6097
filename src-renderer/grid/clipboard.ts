/** Rows of cells as spreadsheets put them on the clipboard: tabs between cells, quotes around what has tabs or line breaks. */
export type Block = readonly (readonly string[])[];

export function printBlock(block: Block): string {
  const lines = block.map((row) => row.map((cell) => (/[\t\r\n"]/.test(cell) ? quoted(cell) : cell)).join('\t'));
  // A last line with nothing on it would be taken for the end of the line before.
  if (lines.length > 1 && lines.at(-1) === '') lines[lines.length - 1] = quoted('');
  return lines.join('\n');
}

export function parseBlock(text: string): Block {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (true) {
    const cell = cellAt(text, at);
    row.push(cell.text);
    at = cell.end;
    if (text[at] === '\t') {
      at++;
      continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (at >= text.length) return rows;
  }
}

function cellAt(text: string, start: number): { text: string; end: number } {
  if (text[start] === '"') {
    const end = closingQuote(text, start + 1);
    // Something behind the closing quote: the quote was meant as such.
    if (end !== undefined && (end + 1 >= text.length || /[\t\r\n]/.test(text[end + 1] ?? ''))) {
      return { text: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
    }
  }
  let end = start;
  while (end < text.length && !/[\t\r\n]/.test(text[end] ?? '')) end++;
  return { text: text.slice(start, end), end };
}

function closingQuote(text: string, start: number): number | undefined {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at;
  return undefined;
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
