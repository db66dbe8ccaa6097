import type { Spot } from './cursor.ts';

/** A spot that finds its card again when cards and columns have moved. */
export interface Cell extends Spot {
  /** The id of the line. */
  readonly key: string;
  /** The key of the column's field. */
  readonly field: string;
}

/** The block from `anchor` to `cursor`; or whole lines, with single ones picked beside them. */
export interface Selection {
  readonly anchor: Cell;
  readonly cursor: Cell;
  readonly rows: boolean;
  /** Ids of lines picked one by one. */
  readonly more: ReadonlySet<string>;
}

export const NO_MORE: ReadonlySet<string> = new Set();

/** Places from `top` to `bottom` and `left` to `right`, ends included. */
export interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function areaOf({ anchor, cursor, rows }: Selection, columns: number): Area {
  return {
    top: Math.min(anchor.line, cursor.line),
    bottom: Math.max(anchor.line, cursor.line),
    left: rows ? 0 : Math.min(anchor.column, cursor.column),
    right: rows ? columns - 1 : Math.max(anchor.column, cursor.column),
  };
}

/** How a line looks: where its cursor is and what of it is selected, as one text, so that lines are drawn anew only when it changes. */
export function lookOf(selection: Selection | undefined, line: number, key: string, columns: number): string {
  if (!selection) return '';
  const { cursor, more } = selection;
  const area = areaOf(selection, columns);
  const isIn = line >= area.top && line <= area.bottom;
  const at = cursor.line === line ? cursor.column : '';
  if (isIn) return `${at}|${area.left}|${area.right}${selection.rows ? '|rows' : ''}`;
  if (more.has(key)) return `${at}|0|${columns - 1}|rows`;
  return at === '' ? '' : `${at}||`;
}

export interface Look {
  readonly cursor: number;
  readonly left: number;
  readonly right: number;
  readonly rows: boolean;
}

export function readLook(text: string): Look {
  const [cursor = '', left = '', right = '', rows] = text.split('|');
  const place = (one: string, none: number): number => (one === '' ? none : Number(one));
  return { cursor: place(cursor, -1), left: place(left, 0), right: place(right, -1), rows: rows === 'rows' };
}

/** The lines of a selection in the order that they are shown in. */
export function selectedLines(selection: Selection, lineOf: ReadonlyMap<string, number>, columns: number): number[] {
  const { top, bottom } = areaOf(selection, columns);
  const lines = new Set<number>();
  for (let line = Math.max(0, top); line <= bottom; line++) lines.add(line);
  if (selection.rows) {
    for (const key of selection.more) {
      const line = lineOf.get(key);
      if (line !== undefined) lines.add(line);
    }
  }
  return [...lines].sort((a, b) => a - b);
}

/** Where a cell is after lines or columns have changed: with its card and field where they are still there, else at its old place. */
export function foundAgain(
  cell: Cell,
  lines: readonly { readonly id: string }[],
  lineOf: ReadonlyMap<string, number>,
  fields: readonly string[],
): Cell | undefined {
  if (fields.length === 0 || (lines.length === 0 && cell.line >= 0)) return undefined;
  const known = fields.indexOf(cell.field);
  const column = known >= 0 ? known : Math.min(cell.column, fields.length - 1);
  const line = cell.line < 0 ? cell.line : (lineOf.get(cell.key) ?? Math.min(cell.line, lines.length - 1));
  const key = cell.line < 0 ? cell.key : (lines[line]?.id ?? cell.key);
  const field = fields[column] ?? cell.field;
  const isSame = line === cell.line && column === cell.column && key === cell.key && field === cell.field;
  return isSame ? cell : { line, column, key, field };
}
