import { type ReferenceRange, rangePath } from '../../src-shared/reference-range.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { GameInfo } from '../../src-shared/workbench/game-info.ts';
import type { Row, SetView, ValuePath } from '../../src-shared/workbench/set-view.ts';
import { placeOn, type Scale, type Side, sideOf } from '../fields/range-scale.ts';
import { modesOfCard, nameOf } from '../fields/reference-names.ts';
import { valueAt } from '../fields/value-path.ts';

/** A number that has a reference range: of a card, or of the mode itself, which has no type. */
export interface SpreadValue {
  readonly type?: string;
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** From the card or mode to the value. */
  readonly path: ValuePath;
}

/** By the place of a range in the mode (`classes/act/guest-dj/cost`): all numbers that it is the reference for. */
export type Spreads = ReadonlyMap<string, readonly SpreadValue[]>;

/** The fields with a reference range, however deep. */
function rangedFields(field: Field, path: ValuePath = []): { readonly field: Field; readonly path: ValuePath }[] {
  return (field.fields ?? []).flatMap((child) => {
    const here = [...path, child.key];
    return [...(child.range ? [{ field: child, path: here }] : []), ...rangedFields(child, here)];
  });
}

/** What the cards of a mode, and the mode itself, have in each of its reference ranges. One pass over the cards. */
export function spreadsOf(game: GameInfo, mode: Row, cards: SetView['cards']): Spreads {
  const spreads = new Map<string, SpreadValue[]>();
  const add = (row: Row, ranged: ReturnType<typeof rangedFields>, type?: string) => {
    for (const { field, path } of ranged) {
      const value = valueAt(row.value, path);
      const place = rangePath(field, row.value)?.join('/');
      if (typeof value !== 'number' || place === undefined) continue;
      const known = spreads.get(place) ?? [];
      if (known.length === 0) spreads.set(place, known);
      const name = type === undefined ? field.title : nameOf(row);
      known.push({ ...(type !== undefined && { type }), key: row.key, name, value, path });
    }
  };
  add(mode, rangedFields(game.mode));
  for (const { id, field } of game.cardTypes) {
    const ranged = rangedFields(field);
    if (ranged.length === 0) continue;
    for (const row of cards[id] ?? []) {
      if (modesOfCard(field, row.value, [mode]).length > 0) add(row, ranged, id);
    }
  }
  return spreads;
}

export type Sides = { readonly [S in Side]: readonly SpreadValue[] };

export function sidesOf(values: readonly SpreadValue[], range: ReferenceRange): Sides {
  const sides: { [S in Side]: SpreadValue[] } = { below: [], inside: [], above: [] };
  for (const value of values) sides[sideOf(value.value, range)].push(value);
  return sides;
}

/** Values that fall on one spot of the picture. */
export interface Pile {
  /** From 0 at the left edge of the scale to 1 at its right. */
  readonly at: number;
  readonly values: readonly SpreadValue[];
}

/** Heaps values that would be drawn over each other; `spots` is how many stand side by side. */
export function pilesOf(values: readonly SpreadValue[], scale: Scale, spots: number): readonly Pile[] {
  const piles = new Map<number, SpreadValue[]>();
  for (const value of [...values].sort((a, b) => a.value - b.value)) {
    const spot = Math.round(placeOn(scale, value.value) * spots);
    piles.set(spot, [...(piles.get(spot) ?? []), value]);
  }
  return [...piles].map(([spot, heap]) => ({
    // A pile of equal values stands exactly where they are.
    at: heap[0]!.value === heap.at(-1)!.value ? placeOn(scale, heap[0]!.value) : spot / spots,
    values: heap,
  }));
}
