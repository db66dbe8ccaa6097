import fc from 'fast-check';
import type { CardSet } from '../../../src-engine/card-set.ts';
import { isRecord } from '../../../src-shared/record.ts';

/** For tests: a line of a what-if in its parts, so that what it means is known without reading its text. */
export interface Line {
  readonly target: Target;
  readonly path: readonly string[];
  readonly change: LineChange;
}

export type Target =
  | { readonly on: 'house' }
  | { readonly on: 'mode'; readonly id: string }
  | { readonly on: 'card'; readonly id: string }
  | { readonly on: 'cards'; readonly filters: readonly (readonly [by: 'class' | 'type' | 'mode', value: string])[] };

export type LineChange =
  | { readonly kind: 'set'; readonly value: string | number | boolean; readonly text: string }
  /** The number as it is written, without sign of percent or `x`. */
  | { readonly kind: 'add' | 'percent' | 'multiply'; readonly by: string; readonly text: string };

const targetText = (target: Target): string => {
  switch (target.on) {
    case 'house':
      return 'house';
    case 'mode':
      return `modes.${target.id}`;
    case 'card':
      return `cards.${target.id}`;
    case 'cards':
      return `cards.${target.filters.map((filter) => filter.join(':')).join(' ')}`;
  }
};

export const selectorText = ({ target, path }: Pick<Line, 'target' | 'path'>): string =>
  [targetText(target), ...path].join('.');

export const textOf = (lines: readonly Line[]): string =>
  lines.map((line) => `${selectorText(line)}: ${line.change.text}\n`).join('');

/** All single values in a value, with the ways to them. */
function leaves(value: unknown, path: readonly string[] = []): { path: readonly string[]; now: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item, place) => leaves(item, [...path, String(place)]));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]));
  return [{ path, now: value }];
}

export interface Selected extends Pick<Line, 'target' | 'path'> {
  /** What stands there, on one of the objects that are matched. */
  readonly now: unknown;
}

/** Selectors of all kinds that match something with the field, found in the set itself; ids of modes and cards are among them. */
export function selectorsIn({ manifest, modes, cards }: CardSet): fc.Arbitrary<Selected> {
  const all = Object.entries(cards).flatMap(([type, list]) => list.map((card) => ({ type, card })));
  const one = fc.constantFrom(...all).chain(({ card }) => fieldOf({ on: 'card', id: card.id }, card));
  const several = fc.constantFrom(...all).chain(({ type, card }) => {
    const filters: (readonly ['class' | 'type' | 'mode', string])[] = [['type', type]];
    if (typeof card.class === 'string') filters.push(['class', card.class]);
    for (const mode of Array.isArray(card.modes) ? card.modes : []) filters.push(['mode', String(mode)]);
    return fc
      .shuffledSubarray(filters, { minLength: 1 })
      .chain((some) => fieldOf({ on: 'cards', filters: some }, card));
  });
  const ofModes = fc.constantFrom(...modes).chain((mode) => fieldOf({ on: 'mode', id: mode.id }, mode));
  const house = leaves(manifest.house).length > 0 && isRecord(manifest.house);
  return fc.oneof(ofModes, ...(house ? [fieldOf({ on: 'house' }, manifest.house)] : []), one, several);
}

/** Numbers more often than names: there is more to be done with them. */
function fieldOf(target: Target, object: unknown): fc.Arbitrary<Selected> {
  const fields = leaves(object).map((leaf): Selected => ({ target, ...leaf }));
  const numbers = fields.filter(({ now }) => typeof now === 'number');
  const any = fc.constantFrom(...fields);
  return numbers.length === 0 ? any : fc.oneof({ arbitrary: fc.constantFrom(...numbers), weight: 3 }, any);
}

/** Numbers as people write them, and as they should not. */
const written = fc.oneof(
  fc.integer({ min: 0, max: 60 }).map(String),
  fc.integer({ min: 0, max: 2_000_000 }).map((cents) => (cents / 100).toFixed(2)),
  fc.integer({ min: 0, max: 9_999 }).map((parts) => (parts / 1000).toFixed(3)),
  fc.constantFrom(
    '0',
    '0.00',
    '1',
    '0.5',
    '.5',
    '5.',
    '100',
    '150',
    '1e3',
    '2.5e-3',
    '1e15',
    '1e300',
    '1e400',
    '0.005',
    '33.333',
  ),
);

const signed = fc.tuple(fc.constantFrom('+', '-'), written).map(([sign, number]) => sign + number);

/** Right and wrong ones, for any field. */
const anyChange: fc.Arbitrary<LineChange> = fc.oneof(
  written.map((text): LineChange => ({ kind: 'set', value: Number(text), text })),
  signed.map((text): LineChange => ({ kind: 'set', value: Number(text) + 0, text: `=${text}` })),
  signed.map((text): LineChange => ({ kind: 'add', by: text, text })),
  fc
    .tuple(fc.oneof(written, signed), fc.constantFrom('%', ' %'))
    .map(([by, sign]): LineChange => ({ kind: 'percent', by, text: by + sign })),
  fc
    .tuple(fc.constantFrom('x', '×'), written)
    .map(([sign, by]): LineChange => ({ kind: 'multiply', by, text: sign + by })),
  fc.boolean().map((value): LineChange => ({ kind: 'set', value, text: String(value) })),
  fc
    .constantFrom('hand', 'fixed', 'A new name', 'Über', 'guest-dj', 'party', 'constructor', '__proto__')
    .map((value): LineChange => ({ kind: 'set', value, text: value })),
  fc
    .constantFrom('18', 'true', 'a: b', '# no comment')
    .map((value): LineChange => ({ kind: 'set', value, text: JSON.stringify(value) })),
);

/** One that the field can mostly bear. */
function likelyChange(now: unknown): fc.Arbitrary<LineChange> {
  if (typeof now === 'boolean') return fc.boolean().map((value) => ({ kind: 'set', value, text: String(value) }));
  if (typeof now !== 'number') {
    const value = String(now);
    return fc.constantFrom(value, 'Another').map((text) => ({ kind: 'set', value: text, text: JSON.stringify(text) }));
  }
  const number = fc.integer({ min: 0, max: 400 }).map((parts) => (parts / 100).toFixed(2));
  return fc.oneof(
    fc.constantFrom(now, now + 1).map((value): LineChange => ({ kind: 'set', value, text: String(value) })),
    fc.integer({ min: 0, max: 9 }).map((by): LineChange => ({ kind: 'add', by: `+${by}`, text: `+${by}` })),
    fc.integer({ min: 0, max: 9 }).map((by): LineChange => ({ kind: 'add', by: `-${by}`, text: `-${by}` })),
    fc.integer({ min: -120, max: 200 }).map((by): LineChange => ({ kind: 'percent', by: `${by}`, text: `${by}%` })),
    number.map((by): LineChange => ({ kind: 'multiply', by, text: `x${by}` })),
  );
}

/** Several may be of one selector: each changes what the one before has made. */
export const linesFor = (set: CardSet, most = 4): fc.Arbitrary<Line[]> => {
  const lineOf = ({ target, path, now }: Selected): fc.Arbitrary<Line> =>
    fc
      .oneof({ arbitrary: likelyChange(now), weight: 5 }, { arbitrary: anyChange, weight: 2 })
      .map((change) => ({ target, path, change }));
  return fc
    .array(selectorsIn(set), { minLength: 1, maxLength: most })
    .chain((selectors) => fc.array(fc.constantFrom(...selectors).chain(lineOf), { minLength: 1, maxLength: most }));
};
