import type { Card, CardSet } from '../../../src-engine/card-set.ts';
import type { Game } from '../../../src-engine/game.ts';
import { isRecord } from '../../../src-shared/record.ts';
import { schemasOf } from '../schemas.ts';
import type { Line, LineChange, Target } from './what-if-lines.ts';

/**
 * For tests: what lines of a what-if make of a set, computed once more in the plainest way, on a copy and in exact decimals. Undefined
 * where something is wrong with a line or with what comes out.
 */
export function modelOf(set: CardSet, game: Game, lines: readonly Line[]): CardSet | undefined {
  const schemas = schemasOf(game.id)!;
  const work = structuredClone(set);
  const touched = new Map<object, string>();
  for (const { target, path, change } of lines) {
    const way = target.on === 'house' ? ['house', ...path] : path;
    // An id names its card or mode for good.
    if (target.on !== 'house' && path.length === 1 && path[0] === 'id') return undefined;
    const places = objectsOf(work, target).flatMap(([object, schema]) => {
      const holder = way.slice(0, -1).reduce<unknown>((value, step) => own(value, step), object);
      const now = own(holder, way.at(-1)!);
      const field = schemas.field(
        schema,
        way.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
        object,
      );
      const isNew = now === undefined && change.kind === 'set' && isRecord(holder) && Object.keys(field).length > 0;
      const isThere = now !== undefined && typeof now !== 'object';
      return isNew || isThere
        ? [{ object, schema, holder, now, step: field.type === 'integer' ? 1 : field.multipleOf }]
        : [];
    });
    if (places.length === 0) return undefined;
    for (const { object, schema, holder, now, step } of places) {
      const after = afterChange(now, change, step);
      if (after === undefined) return undefined;
      (holder as Record<string, unknown>)[way.at(-1)!] = after;
      touched.set(object, schema);
    }
  }
  for (const [object, schema] of touched) if (schemas.validate(schema, object).length > 0) return undefined;
  return game.check(work, true).some(({ severity }) => severity === 'error') ? undefined : work;
}

const own = (value: unknown, step: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? (value as Record<string, unknown>)[step]
    : undefined;

function objectsOf({ manifest, modes, cards }: CardSet, target: Target): (readonly [object: object, schema: string])[] {
  if (target.on === 'house') return [[manifest, 'set']];
  if (target.on === 'mode') return modes.filter(({ id }) => id === target.id).map((mode) => [mode, 'mode']);
  return Object.entries(cards).flatMap(([type, list]) =>
    list.filter((card) => isMeant(card, type, target)).map((card): readonly [object, string] => [card, type]),
  );
}

function isMeant(card: Card, type: string, target: Extract<Target, { on: 'card' | 'cards' }>): boolean {
  if (target.on === 'card') return card.id === target.id;
  return target.filters.every(([by, value]) => {
    if (by === 'type') return type === value;
    return by === 'class' ? card.class === value : (card.modes as unknown[]).includes(value);
  });
}

function afterChange(now: unknown, change: LineChange, step: number | undefined): unknown {
  // `1e400` is no number of the language, not even where a later line wins or it would multiply nothing.
  if (change.kind === 'set')
    return Math.abs(Number(change.value)) === Number.POSITIVE_INFINITY ? undefined : change.value;
  if (typeof now !== 'number') return undefined;
  if (!Number.isFinite(Number(change.by))) return undefined;
  const before = exact(String(now));
  const by = exact(change.by);
  switch (change.kind) {
    case 'add':
      return rounded(sum(before, by), step);
    case 'percent':
      return rounded(product(before, product(sum(exact('100'), by), exact('0.01'))), step);
    case 'multiply':
      return rounded(product(before, by), step);
  }
}

/** `digits` × 10^-`scale` */
interface Exact {
  readonly digits: bigint;
  readonly scale: number;
}

function exact(text: string): Exact {
  const [, sign = '', whole = '', part = '', exponent = '0'] =
    /^([-+]?)(\d*)\.?(\d*)(?:[eE]([-+]?\d+))?$/.exec(text) ?? [];
  const digits = BigInt(`${whole}${part}` || '0') * (sign === '-' ? -1n : 1n);
  return atScale({ digits, scale: part.length - Number(exponent) }, 0);
}

/** With at least this scale. */
const atScale = ({ digits, scale }: Exact, least: number): Exact =>
  scale >= least ? { digits, scale } : { digits: digits * 10n ** BigInt(least - scale), scale: least };

function sum(a: Exact, b: Exact): Exact {
  const scale = Math.max(a.scale, b.scale);
  return { digits: atScale(a, scale).digits + atScale(b, scale).digits, scale };
}

const product = (a: Exact, b: Exact): Exact => ({ digits: a.digits * b.digits, scale: a.scale + b.scale });

/** Half a step goes up. Steps are 1 or parts of ten. */
function rounded(value: Exact, step: number | undefined): number {
  if (step === undefined) return numberOf(value);
  const places = step === 1 ? 0 : String(step).split('.')[1]!.length;
  const { digits, scale } = atScale(value, places);
  const unit = 10n ** BigInt(scale - places);
  const doubled = 2n * digits + unit;
  const floor = doubled >= 0n ? doubled / (2n * unit) : -((-doubled + 2n * unit - 1n) / (2n * unit));
  return numberOf({ digits: floor, scale: places });
}

const numberOf = ({ digits, scale }: Exact): number => Number(`${digits}e${-scale}`) + 0;
