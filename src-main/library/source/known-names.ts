import { isRecord } from '../../../src-shared/record.ts';
import type { SourceSet } from './source-set.ts';

/** A name that a value may refer to. */
export interface KnownName {
  readonly id: string;
  /** What people call it. */
  readonly name?: string;
  /** The modes that know it; none for modes themselves. */
  readonly modes: readonly string[];
}

export type Reference = 'mode' | readonly string[];

/** The `x-refers-to` of a field's schema. */
export function referenceOf(schema: { readonly [keyword: string]: unknown }): Reference | undefined {
  const refers = schema['x-refers-to'];
  if (refers === 'mode') return refers;
  return Array.isArray(refers) && refers.every((step) => typeof step === 'string') ? refers : undefined;
}

/** The names that a reference may be: ids of modes, or the keys of a mapping in the modes. */
export function knownNames(modes: SourceSet['modes'], refers: Reference): KnownName[] {
  if (refers === 'mode') {
    return modes.map(({ id, value }) => ({ id, modes: [], ...nameIn(value) }));
  }
  const found = new Map<string, { id: string; name?: string; modes: string[] }>();
  for (const mode of modes) {
    const mapping = valueIn(mode.value, refers);
    if (!isRecord(mapping)) continue;
    for (const [id, value] of Object.entries(mapping)) {
      const known = found.get(id) ?? { id, modes: [], ...nameIn(value) };
      known.modes.push(mode.id);
      found.set(id, known);
    }
  }
  return [...found.values()];
}

export function valueIn(value: unknown, path: readonly (string | number)[]): unknown {
  let current = value;
  for (const step of path) {
    const isThere = (isRecord(current) || Array.isArray(current)) && Object.hasOwn(current, step);
    current = isThere ? (current as Record<string, unknown>)[step] : undefined;
  }
  return current;
}

const nameIn = (value: unknown): { name: string } | undefined =>
  isRecord(value) && typeof value.name === 'string' ? { name: value.name } : undefined;
