import { isRecord } from '../../../src-shared/record.ts';
import { insertCards, type NewCard } from './card-file-change.ts';
import { CardSource } from './card-source.ts';
import { type EditableRow, type EditableSet, inOrder, orderAt } from './editable-set.ts';
import { appendCards, restoredCard } from './plan-new-cards.ts';
import { Refusal } from './refusal.ts';
import { idOf, nameOf } from './rows.ts';
import type { SetChanges } from './set-changes.ts';

/** Cards that come back from another version, or from an earlier state of this one. */
export class RestoredCards {
  readonly #set: EditableSet;
  readonly #from: EditableSet;
  readonly #files: SetChanges;
  readonly #isSameSet: boolean;
  readonly #rows = new Map<EditableRow, string>();

  constructor(set: EditableSet, from: EditableSet, files: SetChanges, isSameSet: boolean) {
    this.#set = set;
    this.#from = from;
    this.#files = files;
    this.#isSameSet = isSameSet;
  }

  add(type: string, row: EditableRow): void {
    this.#rows.set(row, type);
  }

  /** Answers the keys of the cards. */
  putBack(): string[] {
    const sources = new Map<string, RestoredSource>();
    const keys: string[] = [];
    // In the order in which they were, so that neighbours are neighbours again.
    for (const [type, rows] of this.#from.cards) {
      for (const row of rows) {
        if (this.#rows.get(row) !== type) continue;
        keys.push(row.key);
        const { file } = row.origin;
        const isWritten = this.#isSameSet && row.isOwn;
        if (isWritten && !sources.has(file.name)) sources.set(file.name, this.#sourceOf(row));
        this.#putBack(type, row, isWritten ? sources.get(file.name) : undefined);
      }
    }
    for (const [name, source] of sources) source.setAboves(this.#files, name);
    return keys;
  }

  #sourceOf({ origin: { file } }: EditableRow): RestoredSource {
    const now = this.#set.ownFiles.find(({ name }) => name === file.name);
    const isBack = new Set([...this.#rows.keys()].filter((row) => row.origin.file === file).map(idOf));
    return new RestoredSource(new CardSource(file), now && new CardSource(now), isBack);
  }

  #putBack(type: string, row: EditableRow, source: RestoredSource | undefined): void {
    const { node, file, under } = row.origin;
    if (!isRecord(row.value) || !isRecord(node.value)) {
      throw new Refusal('broken-row', `${nameOf(row)} is not written as a mapping of fields; copy it in the source.`);
    }
    if (source) {
      const place = source.placeOf(idOf(row));
      if (this.#set.removed.some((other) => other.type === type && other.id === row.key)) {
        restoredCard(this.#set, this.#files, type, row.value);
      }
      insertCards(this.#files.cardFile(file.name, type), source.behind(place), [
        { value: node.value, ...source.written(place) },
      ]);
      return;
    }
    const changes = restoredCard(this.#set, this.#files, type, row.value);
    if (changes && Object.keys(changes).length <= 1) return;
    const isWhole = changes === undefined && under === undefined;
    const order = orderAt(this.#set, type, []);
    this.#insert(type, row, isWhole ? asWritten(row) : { value: inOrder(changes ?? row.value, order) });
  }

  /** Beside the nearest own card that stands before or behind it in the other version. */
  #insert(type: string, row: EditableRow, card: NewCard): void {
    const order = (this.#from.cards.get(type) ?? []).map(({ key }) => key);
    const own = new Map(
      (this.#set.cards.get(type) ?? []).flatMap((other) => (isOwn(other) ? [[other.key, other]] : [])),
    );
    const at = order.indexOf(row.key);
    const before = order.slice(0, at).findLast((key) => own.has(key));
    const next = order.slice(at + 1).find((key) => own.has(key));
    const neighbour = own.get(before ?? next ?? '');
    if (neighbour === undefined) {
      appendCards(this.#files, type, [card]);
      return;
    }
    const place = this.#files.placeOf(neighbour);
    const change = this.#files.cardFile(neighbour.origin.file.name, type);
    insertCards(change, before === undefined ? place - 1 : place, [card], before === undefined);
  }
}

const isOwn = (row: EditableRow): boolean => row.isOwn && row.origin.under === undefined;

/** With the comments inside it. */
function asWritten({ origin: { file, node } }: EditableRow): NewCard {
  const source = new CardSource(file);
  const place = source.placeOf(node);
  return { value: node.value as NewCard['value'], ...(place >= 0 && source.moved(place)) };
}

/** A card file as it was, beside the same file as it is. */
class RestoredSource {
  readonly #then: CardSource;
  readonly #now: CardSource | undefined;
  readonly #ids: readonly (string | undefined)[];
  readonly #places: ReadonlyMap<string | undefined, number>;
  /** What stood above the cards before they went, and what stands there without them. */
  readonly #aboves: ReadonlyMap<number, readonly string[]> | undefined;
  readonly #abovesNow: ReadonlyMap<number, readonly string[]>;

  constructor(then: CardSource, now: CardSource | undefined, isBack: ReadonlySet<string | undefined>) {
    this.#then = then;
    this.#now = now;
    this.#ids = then.ids;
    this.#places = new Map((now?.ids ?? []).map((id, place) => [id, place]));
    const isThere = (place: number): boolean => this.#places.has(this.#ids[place]);
    const isLines = then.isInLines && (now === undefined || now.isInLines || this.#places.size === 0);
    this.#aboves = isLines
      ? then.abovesWithout((place) => !isThere(place) && !isBack.has(this.#ids[place]))
      : undefined;
    this.#abovesNow = then.abovesWithout((place) => !isThere(place));
  }

  placeOf(id: string | undefined): number {
    return this.#ids.indexOf(id);
  }

  /** The place in the file as it is of the nearest card that stood before. */
  behind(place: number): number {
    const before = this.#ids.slice(0, place).findLast((id) => this.#places.has(id));
    return this.#places.get(before) ?? -1;
  }

  written(place: number): Pick<NewCard, 'lines' | 'above'> {
    const above = this.#aboves?.get(place);
    return { ...this.#then.moved(place), ...(above && { above }) };
  }

  /** Comments that had come to stand above another card, when the one that they are about went, go back too. */
  setAboves(files: SetChanges, name: string): void {
    const written = this.#now?.abovesWithout(() => false);
    for (const [place, above] of this.#aboves ?? []) {
      const now = this.#places.get(this.#ids[place]);
      const left = this.#abovesNow.get(place);
      if (now === undefined || !left || isSame(left, above) || !isSame(left, written?.get(now) ?? [])) continue;
      files.changeOf(name)?.aboves.set(now, above);
    }
  }
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');
