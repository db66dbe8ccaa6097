import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { hasErrors } from '../../src-shared/diagnostic.ts';
import { idFrom } from '../../src-shared/id-from-name.ts';
import { fieldOf } from '../../src-shared/record.ts';
import { isSameValue } from '../../src-shared/same-value.ts';
import type { ChangedItem, NamedItem, ValueChange } from '../../src-shared/set-diff.ts';
import type { ValueEdit } from '../../src-shared/workbench/edit.ts';
import type { CardTypeInfo, GameInfo } from '../../src-shared/workbench/game-info.ts';
import type { ValuePath } from '../../src-shared/workbench/set-view.ts';
import { MOST_DIAGNOSTICS } from '../library/diagnostic-list.ts';
import type { EditableRow, EditableSet, ImportEdit } from '../library/edit/editable-set.ts';
import { idOf, inheritedValueOf, nameOf } from '../library/edit/rows.ts';
import { diagnosticAt, type SourceFile, type Span } from '../library/source-file.ts';
import { TextLines } from '../library/yaml/text-lines.ts';
import { csvFileName } from './csv.ts';
import { cellText, type NumberStyle, readCell, unguarded } from './csv-cell.ts';
import { type CsvColumn, csvColumns, valueAt } from './csv-column.ts';
import { readHeader } from './csv-header.ts';
import { type CsvCell, readCsvRows } from './csv-rows.ts';

/** What a table makes of the cards of a set. */
export interface CsvImport {
  /** For the planner of edits; undefined where there are errors, or nothing to do. */
  readonly edit?: ImportEdit;
  /** The same of what can be read of a table with errors: to look at what else would be wrong, never to be done. */
  readonly readable?: ImportEdit;
  readonly changed: readonly ChangedItem[];
  readonly added: readonly NamedItem[];
  /** How many rows say what the set says already. */
  readonly same: number;
  /** Cards of the set that are in no row. They stay. */
  readonly missing: number;
  /** About the text of the table. */
  readonly diagnostics: readonly Diagnostic[];
  /** What is found in the set that the table would make, at the cell or row that it comes from. */
  findingAt(id: string, path: ValuePath, finding: Diagnostic): FindingInTable;
}

/** A finding about no row stays where it is; one about a cell that is wrong anyway says nothing new. */
export type FindingInTable = 'elsewhere' | 'told' | Diagnostic;

/** The card type that a file is called after: `acts.csv`, `act.csv`. */
export function csvTypeOf({ cardTypes }: GameInfo, fileName: string): CardTypeInfo | undefined {
  const name = fileName.toLowerCase();
  return cardTypes.find((type) => name === csvFileName(type) || name === `${type.id}.csv`);
}

/** The only card type whose table has all columns of this one. */
export function csvTypeOfColumns({ cardTypes }: GameInfo, text: string): CardTypeInfo | undefined {
  const [head, ...body] = readCsvRows(text.replace(/^\ufeff/, '')).rows;
  if (head === undefined) return undefined;
  const isBare = (place: number) => body.every((row) => (row[place]?.text ?? '').trim() === '');
  const [type, other] = cardTypes.filter(
    (candidate) => readHeader(head, csvColumns(candidate), isBare).problems.length === 0,
  );
  return other === undefined ? type : undefined;
}

/** Compares an edited table with the cards of a set, row by row and by id. Nothing is deleted. */
export function readCsvImport(name: string, text: string, type: CardTypeInfo, set: EditableSet): CsvImport {
  return new CsvReading(name, text.replace(/^\ufeff/, ''), type, set).result();
}

interface FilledCell {
  readonly column: CsvColumn;
  readonly cell: CsvCell;
}

class CsvReading {
  readonly #file: SourceFile;
  readonly #type: CardTypeInfo;
  readonly #set: EditableSet;
  readonly #rows = new Map<string, EditableRow[]>();
  /** The card type of every id. */
  readonly #types = new Map<string, string>();
  readonly #diagnostics: Diagnostic[] = [];
  readonly #edits: ValueEdit[] = [];
  readonly #cards: Record<string, unknown>[] = [];
  readonly #changed: ChangedItem[] = [];
  readonly #added: NamedItem[] = [];
  readonly #seen = new Set<string>();
  readonly #cells = new Map<string, readonly FilledCell[]>();
  readonly #wrong = new Set<CsvCell>();
  /** Cards that lose something because their row ends early. */
  readonly #emptied: { readonly name: string; readonly cells: readonly FilledCell[] }[] = [];
  #style: NumberStyle = { decimalComma: false };
  #same = 0;

  constructor(name: string, text: string, type: CardTypeInfo, set: EditableSet) {
    this.#file = { name, text, lines: new TextLines(text) };
    this.#type = type;
    this.#set = set;
    for (const [cardType, rows] of set.cards) {
      for (const row of rows) {
        const id = idOf(row);
        if (id === undefined) continue;
        this.#types.set(id, cardType);
        if (cardType === type.id) this.#rows.set(id, [...(this.#rows.get(id) ?? []), row]);
      }
    }
  }

  result(): CsvImport {
    this.#read();
    const missing = [...this.#rows.keys()].filter((id) => !this.#seen.has(id)).length;
    const failed = hasErrors(this.#diagnostics);
    if (missing > 0 && !failed) this.#tellMissing(missing);
    this.#tellEmptied();
    const isEmpty = this.#edits.length + this.#cards.length === 0;
    const edit: ImportEdit = {
      kind: 'import-cards',
      type: this.#type.id,
      changes: this.#edits,
      cards: this.#cards,
      label: `Import of ${this.#file.name}`,
    };
    return {
      ...(!isEmpty && (failed ? { readable: edit } : { edit })),
      changed: this.#changed,
      added: this.#added,
      same: this.#same,
      missing,
      diagnostics: this.#diagnostics,
      findingAt: (id, path, finding) => this.#findingAt(id, path, finding),
    };
  }

  #findingAt(id: string, path: ValuePath, { severity, code, message }: Diagnostic): FindingInTable {
    const cells = this.#cells.get(id);
    const whole = cells?.find(({ column }) => column.path.join() === 'id');
    if (!cells || !whole) return 'elsewhere';
    const about = cells.find(({ column }) => column.path.every((step, place) => step === path[place]));
    // A field may only be missing because its cell could not be read.
    const isTold = about ? this.#wrong.has(about.cell) : cells.some(({ cell }) => this.#wrong.has(cell));
    return isTold ? 'told' : diagnosticAt(this.#file, (about ?? whole).cell, severity, code, message);
  }

  #read(): void {
    const { separator, rows, problem } = readCsvRows(this.#file.text);
    this.#style = { decimalComma: separator === ';' };
    if (problem) this.#error(problem, 'csv/quote', problem.message);
    const [head, ...body] = rows;
    if (head === undefined) {
      if (!problem)
        this.#error(
          { start: 0, end: 0 },
          'csv/empty',
          'The file is empty; it should begin with a row of column names.',
        );
      return;
    }
    const isBare = (place: number) => body.every((row) => (row[place]?.text ?? '').trim() === '');
    const header = readHeader(head, csvColumns(this.#type), isBare);
    for (const { cell, code, message } of header.problems) this.#error(cell, code, message);
    const idPlace = header.columns.findIndex((column) => column?.path.join() === 'id');
    if (idPlace === -1) {
      this.#error(
        head[0]!,
        'csv/no-id-column',
        'There is no column “Id”; without it no row can be matched with a card.',
      );
    }
    // With a wrong header, every row would only be wrong once more.
    if (hasErrors(this.#diagnostics) && !problem) return;
    if (idPlace !== -1 && header.problems.length === 0)
      for (const row of body) {
        if (this.#diagnostics.length >= MOST_DIAGNOSTICS) break;
        this.#readRow(row, header.columns, idPlace);
      }
  }

  #readRow(written: readonly CsvCell[], columns: readonly (CsvColumn | undefined)[], idPlace: number): void {
    const row = filledUp(written, columns.length);
    const extra = row.slice(columns.length).find(({ text }) => text.trim() !== '');
    if (extra) {
      const message = `The row has ${row.length} cells, the header ${columns.length}; is a text with a separator not in quotes?`;
      this.#error(extra, 'csv/long-row', message);
      return;
    }
    const cells = columns.flatMap((column, place): FilledCell[] => (column ? [{ column, cell: row[place]! }] : []));
    const id = this.#readId(row[idPlace]!, cells);
    if (id === undefined) return;
    this.#cells.set(id, cells);
    const others = cells.filter(({ cell }) => cell !== row[idPlace]);
    const [known] = this.#rows.get(id) ?? [];
    if (known) {
      this.#readChanges(known, id, others);
      this.#noteEmptied(
        known,
        others.filter(({ cell }) => !written.includes(cell)),
      );
    } else this.#readCard(id, others);
  }

  #noteEmptied(row: EditableRow, missing: readonly FilledCell[]): void {
    const emptied = missing.filter(({ column }) => cellText(column, valueAt(row.value, column.path)) !== '');
    if (emptied.length > 0) this.#emptied.push({ name: nameOf(row), cells: emptied });
  }

  /** The id of a row, where it may have it. */
  #readId(cell: CsvCell, cells: readonly FilledCell[]): string | undefined {
    const id = unguarded(cell.text).trim();
    const fail = (code: string, message: string) => void this.#error(cell, code, message);
    if (id === '') {
      const name = cells.find(({ column }) => column.path.join() === 'name')?.cell.text ?? '';
      const example = idFrom(name);
      fail('csv/no-id', `The row has no id; write one${example === '' ? '' : `, such as ${example}`}.`);
      return undefined;
    }
    if (this.#seen.has(id)) {
      fail('csv/duplicate-id', `“${id}” stands in a row above already; every card has one row.`);
      return undefined;
    }
    this.#seen.add(id);
    const rows = this.#rows.get(id) ?? [];
    if (rows.length > 1) {
      fail('csv/ambiguous-id', `The set has ${rows.length} cards with the id “${id}”; mend that first.`);
      return undefined;
    }
    if (rows.length === 1) return id;
    const type = this.#types.get(id);
    if (type !== undefined) {
      fail('csv/other-type', `“${id}” is the id of a card of the type ${type}; choose another.`);
      return undefined;
    }
    if (idFrom(id) !== id) {
      fail('csv/id', `“${id}” is no id: lower case, digits and dashes only, such as ${idFrom(id) || 'a-name'}.`);
      return undefined;
    }
    return id;
  }

  #readChanges(row: EditableRow, id: string, cells: readonly FilledCell[]): void {
    const subject = { on: 'card', type: this.#type.id, key: row.key } as const;
    const inherited = inheritedValueOf(row, subject);
    const changes: ValueChange[] = [];
    for (const { column, cell } of cells) {
      const { path } = column;
      const before = valueAt(row.value, path);
      // What is as it was exported is as it was, also where a cell cannot tell an empty text from none.
      if (cell.text === cellText(column, before)) continue;
      const { value, problem } = readCell(column, cell.text, this.#style);
      if (problem) {
        this.#wrongCell(cell, problem);
        continue;
      }
      if (isSameValue(value, before)) continue;
      if (value === undefined && valueAt(inherited, path) !== undefined) {
        const message = `${column.header} of ${nameOf(row)} is inherited and cannot be left out here; write another value.`;
        this.#error(cell, 'csv/inherited', message);
        continue;
      }
      changes.push({ path, ...(before !== undefined && { before }), ...(value !== undefined && { after: value }) });
      this.#edits.push({ subject, path, ...(value !== undefined && { value }) });
    }
    if (changes.length === 0) this.#same++;
    else this.#changed.push({ id, name: nameOf(row), changes });
  }

  #readCard(id: string, cells: readonly FilledCell[]): void {
    const card: Record<string, unknown> = { id };
    for (const { column, cell } of cells) {
      const { value, problem } = readCell(column, cell.text, this.#style);
      if (problem) this.#wrongCell(cell, problem);
      else if (value !== undefined) setAt(card, column.path, value);
    }
    this.#cards.push(card);
    const name = fieldOf(card, 'name');
    this.#added.push({ id, name: typeof name === 'string' ? name : id });
  }

  #wrongCell(cell: CsvCell, { code, message }: { readonly code: string; readonly message: string }): void {
    this.#wrong.add(cell);
    this.#error(cell, code, message);
  }

  #error(span: Span, code: string, message: string): void {
    this.#diagnostics.push(diagnosticAt(this.#file, span, 'error', code, message));
  }

  /** A cell that nobody has written may be meant to be empty, or the rest of the row was lost: whoever imports should look. */
  #tellEmptied(): void {
    const [first, ...others] = this.#emptied;
    if (!first) return;
    const { name, cells } = first;
    const columns = cells.map(({ column }) => column.header).join(', ');
    const more = others.length === 0 ? '' : ` Rows that leave something out so: ${this.#emptied.length}.`;
    const message = `The row of ${name} ends before ${columns}: what the card says there is left out.${more}`;
    this.#diagnostics.push(diagnosticAt(this.#file, cells[0]!.cell, 'warning', 'csv/short-row', message));
  }

  #tellMissing(count: number): void {
    const message =
      count === 1
        ? '1 card of the set is in no row; it stays as it is.'
        : `${count} cards of the set are in no row; they stay as they are.`;
    this.#diagnostics.push(diagnosticAt(this.#file, { start: 0, end: 0 }, 'hint', 'csv/missing-cards', message));
  }
}

/** Spreadsheets write nothing for the empty cells at the end of a row. */
function filledUp(row: readonly CsvCell[], count: number): readonly CsvCell[] {
  const end = row.at(-1)!.end;
  const missing = Math.max(0, count - row.length);
  return [...row, ...Array.from({ length: missing }, () => ({ text: '', start: end, end }))];
}

function setAt(card: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [step, ...rest] = path;
  if (step === undefined) return;
  if (rest.length === 0) {
    card[step] = value;
    return;
  }
  const inner = (fieldOf(card, step) ?? {}) as Record<string, unknown>;
  card[step] = inner;
  setAt(inner, rest, value);
}
