import { isRecord } from '../../src-shared/record.ts';
import { sha256 } from './sha256.ts';

/** One text for one value, whatever the order of its keys: keys sorted by code units, no blanks, numbers as JavaScript has them. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const entries = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${entries.join(',')}}`;
}

export const checksumOfValue = (value: unknown): string => sha256(canonicalJson(value));
