import { type ReferenceRange, referenceRange } from '../../src-shared/reference-range.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { modesOfCard, nameOf } from '../fields/reference-names.ts';

/** A reference range and the modes of the card that have it. */
export interface CardRange {
  readonly range: ReferenceRange;
  readonly modes: readonly string[];
}

/** The reference ranges of a card's field: modes that agree share one. */
export function cardRanges(
  card: Field,
  field: Field,
  value: Row['value'],
  modes: readonly Row[],
): readonly CardRange[] {
  const ranges = new Map<string, { range: ReferenceRange; modes: string[] }>();
  for (const mode of modesOfCard(card, value, modes)) {
    const range = referenceRange(field, value, mode.value);
    if (range === undefined) continue;
    const known = ranges.get(`${range.min}:${range.max}`);
    if (known) known.modes.push(nameOf(mode));
    else ranges.set(`${range.min}:${range.max}`, { range, modes: [nameOf(mode)] });
  }
  return [...ranges.values()];
}
