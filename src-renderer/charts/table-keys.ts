import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Arrows go from a cell that can be picked to the next; Tab goes from row to row, since a table may have hundreds of them. */
export function walkCells(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = STEPS[event.key];
  const cell = event.target instanceof Element ? event.target.closest<HTMLTableCellElement>('th, td') : null;
  if (!step || !cell) return;
  const rows = [...event.currentTarget.rows];
  let row = rows.indexOf(cell.parentElement as HTMLTableRowElement);
  let column = cell.cellIndex;
  for (;;) {
    row += step[0];
    column += step[1];
    const next = rows[row]?.cells[column];
    if (!next) return;
    const button = next.querySelector('button');
    if (!button) continue;
    event.preventDefault();
    button.focus();
    return;
  }
}
