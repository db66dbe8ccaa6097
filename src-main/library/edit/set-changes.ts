import { fieldOf, isRecord } from '../../../src-shared/record.ts';
import type { Subject } from '../../../src-shared/workbench/set-view.ts';
import type { SourceFile } from '../source-file.ts';
import { childOf, type SourceNode } from '../yaml/source-node.ts';
import { type CardFileChange, noChange } from './card-file-change.ts';
import { editCardFile, newCardFile } from './card-file-text.ts';
import { type EditableRow, type EditableSet, orderAt, type PlannedFile, schemaOf } from './editable-set.ts';
import { columnOf, eolOf, isFlow } from './line-places.ts';
import { Refusal } from './refusal.ts';
import { rewriteValue } from './rewrite-value.ts';
import { finish, rewritingOf } from './rewriting.ts';
import { inheritedOf } from './rows.ts';
import { collectionLines } from './value-text.ts';

/** Gathers what is to happen to the files of a set, and plans them one by one. */
export class SetChanges {
  readonly #set: EditableSet;
  readonly #files: ReadonlyMap<string, SourceFile>;
  readonly #cardFiles = new Map<string, CardFileChange>();
  readonly #documents = new Map<string, { readonly of: string; readonly value: unknown }>();
  readonly #whole = new Map<string, PlannedFile>();
  readonly #places = new Map<string, ReadonlyMap<number, number>>();

  constructor(set: EditableSet) {
    this.#set = set;
    this.#files = new Map(set.ownFiles.map((file) => [file.name, file]));
  }

  /** A manifest or mode file that is to say `value`. */
  setDocument(file: string, subject: Subject, value: unknown): void {
    this.#documents.set(file, { of: schemaOf(subject), value });
  }

  cardFile(file: string, type: string): CardFileChange {
    let change = this.#cardFiles.get(file);
    if (change === undefined) {
      change = noChange(type);
      this.#cardFiles.set(file, change);
    }
    return change;
  }

  /** What is to happen to a card file, as far as anything is. */
  changeOf(file: string): CardFileChange | undefined {
    return this.#cardFiles.get(file);
  }

  /** A file that does not exist is to have this text. */
  createFile(file: string, create: string): void {
    this.#whole.set(file, { file, edits: [], create });
  }

  removeFile(file: string): void {
    this.#whole.set(file, { file, edits: [], remove: true });
  }

  /** The place of an own card in the list of its file. */
  placeOf({ origin }: EditableRow): number {
    const { file, node } = origin;
    let places = this.#places.get(file.name);
    if (places === undefined) {
      const list = cardsIn(this.#files.get(file.name) ?? file);
      places = new Map(list.map((item, index) => [item.start, index]));
      this.#places.set(file.name, places);
    }
    const place = places.get(node.start);
    if (place === undefined)
      throw new Refusal('unknown-row', `A card of ${file.name} has just been changed; try again.`);
    return place;
  }

  /** How many cards an own file holds. */
  countIn(file: string): number {
    const source = this.#files.get(file);
    return source ? cardsIn(source).length : 0;
  }

  /** The own file that a change of an inherited card is written into: the one called like its own, where there is one. */
  fileFor(type: string, row: EditableRow): string {
    const name = `cards/${fileNameOf((inheritedOf(row) ?? row.origin).file)}`;
    const own = this.#filesOf(type);
    return own.includes(name) ? name : (own.at(-1) ?? this.#freeName(name));
  }

  /** The own file whose cards come last. It may not exist yet. */
  lastFileOf(type: string): string {
    const layer = this.#set.cards
      .get(type)
      ?.map(inheritedOf)
      .findLast((found) => found !== undefined);
    const name = layer ? fileNameOf(layer.file) : (this.#set.cardFile?.(type) ?? `${type}.yaml`);
    return this.#filesOf(type).at(-1) ?? this.#freeName(`cards/${name}`);
  }

  #filesOf(type: string): string[] {
    return this.#set.ownFiles.filter((file) => typeIn(file) === type).map(({ name }) => name);
  }

  modeFileFor(row: EditableRow): string {
    return this.#freeName(`modes/${fileNameOf(inheritedOf(row)?.file ?? row.origin.file)}`);
  }

  /** The name, or one with a number where a file with other things in it has that name. */
  #freeName(name: string): string {
    for (let count = 1; ; count++) {
      const candidate = count === 1 ? name : name.replace(/(\.[^.]*)?$/, `-${count}$1`);
      const file = this.#files.get(candidate);
      if (file === undefined || isEmpty(file)) return candidate;
      if (file.node === undefined) throw brokenFile(file);
    }
  }

  planned(): PlannedFile[] {
    const files: PlannedFile[] = [...this.#whole.values()];
    for (const [name, { of, value }] of this.#documents) files.push(this.#plannedDocument(name, of, value));
    for (const [name, change] of this.#cardFiles) files.push(this.#plannedCards(name, change));
    return files.filter(({ edits, create, remove }) => edits.length > 0 || create !== undefined || remove);
  }

  #plannedDocument(name: string, of: string, value: unknown): PlannedFile {
    const file = this.#files.get(name);
    if (file === undefined || isEmpty(file)) return this.#started(name, collectionLines(value));
    if (file.node?.kind !== 'mapping') throw brokenFile(file);
    const rewriting = rewritingOf(file, (path) => orderAt(this.#set, of, path));
    rewriteValue(rewriting, file.node, value, { inFlow: false, path: [] });
    return { file: name, edits: finish(rewriting, file, value) };
  }

  #plannedCards(name: string, change: CardFileChange): PlannedFile {
    const file = this.#files.get(name);
    const margin = this.#margin();
    if (file === undefined || isEmpty(file)) {
      return this.#started(name, newCardFile(change, '\n', margin).trimEnd().split('\n'));
    }
    const order = (path: readonly (string | number)[]) => orderAt(this.#set, change.type, path);
    return { file: name, edits: editCardFile(file, change, order, margin) };
  }

  /** A file that begins with these lines, behind the comments that it may hold already. */
  #started(name: string, lines: readonly string[]): PlannedFile {
    const file = this.#files.get(name);
    const eol = eolOf(file?.text || (this.#set.ownFiles[0]?.text ?? ''));
    const text = lines.map((line) => line + eol).join('');
    if (file === undefined) return { file: name, edits: [], create: text };
    const { length } = file.text;
    const isOpen = length > 0 && !file.text.endsWith('\n');
    return { file: name, edits: [{ start: length, end: length, text: (isOpen ? eol : '') + text }] };
  }

  /** What stands before the dashes of card lists in this set. */
  #margin(): string {
    const inherited = [...this.#set.cards.values()].flatMap(([first]) => first?.origin.file ?? []);
    for (const { text, node } of [...this.#set.ownFiles, ...inherited]) {
      const list = node && childOf(node, 'cards');
      if (list?.kind === 'sequence' && list.items.length > 0 && !isFlow(text, list)) {
        return ' '.repeat(columnOf(text, list.start));
      }
    }
    return '  ';
  }
}

function cardsIn({ node }: SourceFile): readonly SourceNode[] {
  const list = node && childOf(node, 'cards');
  return list?.kind === 'sequence' ? list.items : [];
}

const typeIn = ({ name, node }: SourceFile): unknown =>
  name.startsWith('cards/') && isRecord(node?.value) ? fieldOf(node.value, 'type') : undefined;

const isEmpty = ({ node }: SourceFile): boolean =>
  node?.kind === 'scalar' && node.value === null && node.end === node.start;

const fileNameOf = ({ name }: SourceFile): string => name.slice(name.lastIndexOf('/') + 1);

const brokenFile = ({ name }: SourceFile): Refusal =>
  new Refusal('broken-file', `${name} cannot be read; mend it in the source first.`);
