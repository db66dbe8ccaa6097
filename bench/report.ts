/** One figure of a benchmark: what was measured, what came out, and what it should reach. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What to reach; `atMost` where less is better. */
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
  /** The single runs behind the value. */
  readonly runs?: readonly number[];
}

const number = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0 });

function verdict({ value, goal }: Figure): string {
  if (!goal) return '';
  const reached = 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
  const text = 'atLeast' in goal ? `≥ ${number(goal.atLeast)}` : `≤ ${number(goal.atMost)}`;
  return `${text} ${reached ? 'reached' : 'MISSED'}`;
}

/** A Markdown table of figures. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [figure.name, number(figure.value), figure.unit, verdict(figure)]);
  const header = ['what', 'median', 'unit', 'goal'];
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column === 1 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 1 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(header), line(rule), ...rows.map(line)].join('\n');
}
