import type { ListGroup } from './block-list.ts';
import { insertCards, type NewCard } from './card-file-change.ts';
import { CardSource } from './card-source.ts';
import { labelOfCards } from './edit-label.ts';
import type { EditableRow, EditableSet, EditPlan } from './editable-set.ts';
import { Refusal } from './refusal.ts';
import { inheritedOf, nameOf, RowFinder } from './rows.ts';
import { SetChanges } from './set-changes.ts';

/** Moves cards in the order of `keys` before a row, or to the end. */
export function planMovedCards(set: EditableSet, type: string, keys: readonly string[], before?: string): EditPlan {
  const rows = new RowFinder(set);
  const moved = [...new Set(keys)].map((key) => rows.card(type, key));
  for (const row of moved) refuseInherited(row);
  const isMoved = new Set(moved);
  const all = set.cards.get(type) ?? [];
  const own = all.filter(isMovable);
  const asked = before === undefined ? undefined : all.indexOf(rows.card(type, before));
  const target = asked === undefined ? undefined : all.slice(asked).find((row) => !isMoved.has(row));
  if (target) refuseInherited(target);
  const label = labelOfCards('Move', moved.map(nameOf));
  if (isSameOrder(own, moved, target)) return { files: [], label, keys };
  const files = new SetChanges(set);
  const cards = movedCards(files, type, moved);
  const { name } = (target ?? own.at(-1)!).origin.file;
  const behind = target ? files.placeOf(target) - 1 : files.countIn(name) - 1;
  insertCards(files.cardFile(name, type), behind, cards, target !== undefined);
  return { files: files.planned(), label, keys };
}

/** Takes the cards from their files. The comment above a group comes along when all of the group does. */
function movedCards(files: SetChanges, type: string, moved: readonly EditableRow[]): NewCard[] {
  const from = new Map(moved.map(({ origin: { file } }) => [file.name, file]));
  const sources = new Map([...from].map(([name, file]) => [name, new CardSource(file)]));
  for (const row of moved) files.cardFile(row.origin.file.name, type).deleted.add(files.placeOf(row));
  const led = new Set<string>();
  return moved.map((row) => {
    const { file, node } = row.origin;
    const source = sources.get(file.name)!;
    const place = files.placeOf(row);
    const card = { value: node.value as NewCard['value'], ...source.moved(place) };
    const group = source.groupAt(place);
    if (group === undefined || !isWhole(group, files.cardFile(file.name, type).deleted)) return card;
    const name = `${file.name} ${group.head}`;
    const comments = led.has(name) ? [] : group.comments;
    led.add(name);
    return { ...card, comments, group: name };
  });
}

function isWhole({ head, count }: ListGroup, places: ReadonlySet<number>): boolean {
  for (let place = head; place < head + count; place++) if (!places.has(place)) return false;
  return true;
}

const isMovable = (row: EditableRow): boolean => row.isOwn && inheritedOf(row) === undefined;

function refuseInherited(row: EditableRow): void {
  if (isMovable(row)) return;
  throw new Refusal(
    'inherited-place',
    `${nameOf(row)} is inherited and stands where the version that it comes from has it; only this version’s own cards can be moved, among themselves.`,
  );
}

function isSameOrder(
  own: readonly EditableRow[],
  moved: readonly EditableRow[],
  target: EditableRow | undefined,
): boolean {
  const isMoved = new Set(moved);
  const rest = own.filter((row) => !isMoved.has(row));
  const place = target ? rest.indexOf(target) : rest.length;
  const after = [...rest.slice(0, place), ...moved, ...rest.slice(place)];
  return after.every((row, index) => row === own[index]);
}
