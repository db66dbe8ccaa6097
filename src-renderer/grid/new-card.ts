import { referenceRange } from '../../src-shared/reference-range.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { knownNames, modesField, modesOf, refersTo } from './card-names.ts';
import { isNumeric } from './cell-text.ts';

/**
 * A new card that is valid from the start: in the modes and class of the card beside it, numbers at the lower end of their
 * reference range. Optional fields stay out. What is `given` goes before all of it.
 */
export function newCard(
  type: CardTypeInfo,
  modes: readonly Row[],
  like: Row | undefined,
  modesFilter: readonly string[],
  given: { readonly [field: string]: unknown } = {},
): { readonly [field: string]: unknown } {
  const fields = type.field.fields ?? [];
  const card: { [field: string]: unknown } = { ...given };
  const inModes = modesField(fields);
  if (inModes && !Object.hasOwn(card, inModes.key)) {
    const first =
      modesFilter.length > 0 ? modesFilter : (like?.value[inModes.key] ?? modes.slice(0, 1).map((m) => m.key));
    const list = Array.isArray(first) ? first : [first];
    card[inModes.key] = inModes.kind === 'list' ? [...list] : list[0];
  }
  for (const field of fields) {
    if (!field.required || field.key === 'id' || refersTo(field) === undefined || Object.hasOwn(card, field.key))
      continue;
    const names = knownNames(field, card, fields, modes).map(({ id }) => id);
    const liked = like?.value[field.key];
    const name = typeof liked === 'string' && names.includes(liked) ? liked : names[0];
    if (name !== undefined) card[field.key] = field.kind === 'list' ? [name] : name;
  }
  for (const field of fields) {
    if (!field.required || field.key === 'id' || Object.hasOwn(card, field.key)) continue;
    if (field.default !== undefined) card[field.key] = field.default;
    else if (field.kind === 'choice') card[field.key] = field.choices?.[0];
    else if (field.kind === 'boolean') card[field.key] = false;
    else if (field.kind === 'text' && field.refersTo === undefined) card[field.key] = `New ${type.label.toLowerCase()}`;
    else if (isNumeric(field)) {
      const lows = modesOf(card, fields, modes).flatMap((mode) => referenceRange(field, card, mode.value)?.min ?? []);
      card[field.key] = lows.length > 0 ? Math.max(...lows) : (field.minimum ?? 0);
    }
  }
  return inSchemaOrder(card, fields);
}

const inSchemaOrder = (
  card: { readonly [field: string]: unknown },
  fields: readonly { readonly key: string }[],
): { readonly [field: string]: unknown } =>
  Object.fromEntries(fields.flatMap(({ key }) => (card[key] === undefined ? [] : [[key, card[key]]])));
