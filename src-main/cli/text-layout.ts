/** Breaks a text at its spaces into lines of at most `width`; a longer word gets a line of its own. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, indent + line];
}

export interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
}

/** Columns as wide as their widest cell, two spaces apart. The first line holds the titles. */
export function textTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map(({ title }, place) =>
    Math.max(title.length, ...rows.map((row) => (row[place] ?? '').length)),
  );
  const layOut = (cells: readonly string[]): string =>
    columns
      .map(({ align }, place) => {
        const cell = cells[place] ?? '';
        return align === 'right' ? cell.padStart(widths[place]!) : cell.padEnd(widths[place]!);
      })
      .join('  ')
      .trimEnd();
  return [layOut(columns.map(({ title }) => title)), ...rows.map(layOut)];
}
