/** A cell by its place in what is shown. The line of the headers is −1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

export const HEADER = -1;

export interface GridSize {
  readonly lines: number;
  readonly columns: number;
  /** Lines that are visible at once. */
  readonly page: number;
}

export type Step =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'row-start'
  | 'row-end'
  | 'top'
  | 'bottom'
  | 'first'
  | 'last'
  | 'page-up'
  | 'page-down';

export function moved(spot: Spot, step: Step, { lines, columns, page }: GridSize): Spot {
  const { line, column } = spot;
  const to = (nextLine: number, nextColumn: number): Spot => ({
    line: Math.max(HEADER, Math.min(nextLine, lines - 1)),
    column: Math.max(0, Math.min(nextColumn, columns - 1)),
  });
  switch (step) {
    case 'up':
      return to(line - 1, column);
    case 'down':
      return to(line + 1, column);
    case 'left':
      return to(line, column - 1);
    case 'right':
      return to(line, column + 1);
    case 'row-start':
      return to(line, 0);
    case 'row-end':
      return to(line, columns - 1);
    case 'top':
      return to(0, column);
    case 'bottom':
      return to(lines - 1, column);
    case 'first':
      return to(0, 0);
    case 'last':
      return to(lines - 1, columns - 1);
    case 'page-up':
      return to(Math.max(0, line - page), column);
    case 'page-down':
      return to(line + page, column);
  }
}

/** The cell that Tab goes to, on to the next line at the end of one; undefined behind the last and before the first. */
export function tabbed(spot: Spot, backwards: boolean, { lines, columns }: GridSize): Spot | undefined {
  const place = spot.line * columns + spot.column + (backwards ? -1 : 1);
  if (place < 0 || place >= lines * columns) return undefined;
  return { line: Math.floor(place / columns), column: place % columns };
}

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const PLAIN: { readonly [key: string]: Step } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'row-start',
  End: 'row-end',
  PageUp: 'page-up',
  PageDown: 'page-down',
};
const WITH_MOD: { readonly [key: string]: Step } = {
  ArrowUp: 'top',
  ArrowDown: 'bottom',
  ArrowLeft: 'row-start',
  ArrowRight: 'row-end',
  Home: 'first',
  End: 'last',
};

/** The step that a key means; Shift makes it a selection and is not looked at here. */
export function stepOf({ key, ctrlKey, metaKey, altKey }: KeyPress): Step | undefined {
  if (altKey) return undefined;
  return (ctrlKey || metaKey ? WITH_MOD : PLAIN)[key];
}
