import { similarWord } from '../library/similar-word.ts';
import { unguarded } from './csv-cell.ts';
import { type CsvColumn, pathName } from './csv-column.ts';
import type { CsvCell } from './csv-rows.ts';

export interface HeaderProblem {
  readonly cell: CsvCell;
  readonly code: string;
  readonly message: string;
}

export interface CsvHeader {
  /** By place; undefined for a column without a name and without anything in it. */
  readonly columns: readonly (CsvColumn | undefined)[];
  readonly problems: readonly HeaderProblem[];
}

/** Which column each cell of the first row names: by its header, by the way to the field, or by its title without the unit. */
export function readHeader(
  row: readonly CsvCell[],
  known: readonly CsvColumn[],
  isBare: (place: number) => boolean,
): CsvHeader {
  const byName = namesOf(known);
  const seen = new Set<CsvColumn>();
  const problems: HeaderProblem[] = [];
  const columns = row.map((cell, place) => {
    const name = unguarded(cell.text).trim();
    if (name === '' && isBare(place)) return undefined;
    const column = byName.get(name.toLowerCase());
    if (column === undefined) {
      problems.push({ cell, code: 'csv/unknown-column', message: unknownColumn(name, known) });
    } else if (seen.has(column)) {
      const message = `The column “${column.header}” stands here twice; keep one of the two.`;
      problems.push({ cell, code: 'csv/duplicate-column', message });
    } else seen.add(column);
    return column;
  });
  return { columns, problems };
}

function namesOf(known: readonly CsvColumn[]): ReadonlyMap<string, CsvColumn> {
  const names = new Map<string, CsvColumn>();
  const titles = new Map<string, CsvColumn[]>();
  for (const column of known) {
    const title = column.header.replace(/ \([^)]*\)$/, '').toLowerCase();
    titles.set(title, [...(titles.get(title) ?? []), column]);
  }
  for (const [title, [column, other]] of titles) if (column && !other) names.set(title, column);
  for (const column of known) if (column.formerHeader) names.set(column.formerHeader.toLowerCase(), column);
  for (const column of known) names.set(pathName(column).toLowerCase(), column);
  // What was exported wins over everything that merely looks like it.
  for (const column of known) names.set(column.header.toLowerCase(), column);
  return names;
}

function unknownColumn(name: string, known: readonly CsvColumn[]): string {
  if (name === '') return 'This column has no name, but there is something in it; name it or empty it.';
  const headers = known.map(({ header }) => header);
  const meant = similarWord(name, headers);
  const advice = meant === undefined ? `known are ${headers.join(', ')}.` : `did you mean “${meant}”?`;
  return `There is no column “${name}”; ${advice}`;
}
