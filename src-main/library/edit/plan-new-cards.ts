import { idFrom } from '../../../src-shared/id-from-name.ts';
import { fieldOf, isRecord } from '../../../src-shared/record.ts';
import { isSameValue } from '../../../src-shared/same-value.ts';
import { insertCards, type NewCard } from './card-file-change.ts';
import { CardIds } from './card-id.ts';
import { CardSource } from './card-source.ts';
import { labelOfCards } from './edit-label.ts';
import {
  type EditableRow,
  type EditableSet,
  type EditPlan,
  inOrder,
  orderAt,
  type SemanticEdit,
} from './editable-set.ts';
import { plainValue } from './own-value.ts';
import { Refusal } from './refusal.ts';
import { idOf, inheritedOf, nameOf, RowFinder, takenIds } from './rows.ts';
import { SetChanges } from './set-changes.ts';

type AddedCards = Omit<Extract<SemanticEdit, { kind: 'add-cards' }>, 'kind'>;

export function planAddedCards(set: EditableSet, edit: AddedCards): EditPlan {
  const files = new SetChanges(set);
  const { restored, keys } = addCards(set, edit, files);
  const names = edit.cards.map((card) => textOf(card.name) || textOf(card.id));
  const isAllRestored = restored.length === edit.cards.length;
  return { files: files.planned(), label: labelOfCards(isAllRestored ? 'Put back' : 'Add', names), keys };
}

interface Added {
  /** Ids of cards that this version left out and now has again. */
  readonly restored: readonly string[];
  readonly keys: readonly string[];
}

/** Puts new cards among the changes that are to happen to the files. */
export function addCards(set: EditableSet, edit: AddedCards, files: SetChanges): Added {
  const { type, after } = edit;
  const order = orderAt(set, type, []);
  if (order.length === 0) throw new Refusal('unknown-type', `The game has no cards of the type “${type}”.`);
  const ids = new CardIds(takenIds(set));
  const restored: string[] = [];
  const cards = edit.cards.flatMap((card) => {
    const value = plainValue(card) as Record<string, unknown>;
    const changes = restoredCard(set, files, type, value);
    if (changes) {
      restored.push(textOf(value.id));
      return Object.keys(changes).length > 1 ? [{ value: inOrder(changes, order) }] : [];
    }
    const id = idFrom(textOf(value.id)) || idFrom(textOf(value.name)) || idFrom(type) || 'card';
    return [{ value: inOrder({ ...value, id: ids.unique(id) }, order) }];
  });
  const neighbour = after === undefined ? undefined : new RowFinder(set).card(type, after);
  if (neighbour?.isOwn) {
    insertCards(files.cardFile(neighbour.origin.file.name, type), files.placeOf(neighbour), cards);
  } else if (cards.length > 0) {
    appendCards(files, type, cards);
  }
  return { restored, keys: [...new Set([...restored, ...cards.map(({ value }) => String(value.id))])] };
}

/**
 * A card that this version leaves out comes back by not being left out any more: only what differs from the inherited one is
 * written. Undefined for a card that is new.
 */
export function restoredCard(
  set: EditableSet,
  files: SetChanges,
  type: string,
  value: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const removed = set.removed.find((other) => other.type === type && other.id === value.id);
  const inherited = removed && set.removedValue?.(type, removed.id);
  if (!removed || !isRecord(inherited)) return undefined;
  files.cardFile(removed.file.name, type).restoredIds.push(removed.id);
  const changed = Object.entries(value).filter(([key, own]) => key === 'id' || !isSameValue(own, inherited[key]));
  return Object.fromEntries(changed);
}

export function appendCards(files: SetChanges, type: string, cards: readonly NewCard[]): void {
  const file = files.lastFileOf(type);
  insertCards(files.cardFile(file, type), files.countIn(file) - 1, cards);
}

export function planDuplicates(set: EditableSet, type: string, keys: readonly string[]): EditPlan {
  const rows = new RowFinder(set);
  const files = new SetChanges(set);
  const ids = new CardIds(takenIds(set));
  const names = new Set([...set.cards.values()].flat().map((row) => textOf(fieldOf(row.value, 'name'))));
  const longest = set.field?.(type, ['name'])?.maxLength;
  const sources = new Map<string, CardSource>();
  const copies: string[] = [];
  const originals = [...new Set(keys)].map((key) => rows.card(type, key));
  for (const row of originals) {
    if (!isRecord(row.value)) throw new Refusal('broken-row', `${nameOf(row)} is not written as a mapping of fields.`);
    const name = textOf(row.value.name);
    const value = {
      ...row.value,
      id: ids.ofCopy(idOf(row) ?? (idFrom(name) || idFrom(type))),
      ...(name !== '' && { name: nameOfCopy(name, names, longest) }),
    };
    copies.push(value.id);
    if (!row.isOwn || inheritedOf(row) !== undefined) {
      appendCards(files, type, [{ value: inOrder(value, orderAt(set, type, [])) }]);
      continue;
    }
    const place = files.placeOf(row);
    insertCards(files.cardFile(row.origin.file.name, type), place, [
      { value, ...sourceOf(sources, row).copied(place, value) },
    ]);
  }
  return { files: files.planned(), label: labelOfCards('Duplicate', originals.map(nameOf)), keys: copies };
}

function sourceOf(sources: Map<string, CardSource>, { origin: { file } }: EditableRow): CardSource {
  const source = sources.get(file.name) ?? new CardSource(file);
  sources.set(file.name, source);
  return source;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** `Rosa copy`, `Rosa copy 2` …, cut where the card would become too long for its name. */
function nameOfCopy(name: string, taken: Set<string>, longest = Number.POSITIVE_INFINITY): string {
  const original = name.replace(/ copy(?: \d+)?$/, '') || name;
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? ' copy' : ` copy ${count}`;
    const letters = Array.from(original);
    const copy =
      letters
        .slice(0, Math.max(1, longest - suffix.length))
        .join('')
        .trimEnd() + suffix;
    if (taken.has(copy)) continue;
    taken.add(copy);
    return copy;
  }
}
