/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A table as RFC 4180 has it, lines ended by CR LF. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/** Semicolons and tabs as well, which other programs may take for separators; and blanks at an end, which they may cut off. */
const quoted = (cell: string): string => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
