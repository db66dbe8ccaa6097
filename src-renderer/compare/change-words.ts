import { isRecord } from '../../src-shared/record.ts';
import type { ValueChange } from '../../src-shared/set-diff.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { ValuePath } from '../../src-shared/workbench/set-view.ts';
import { formatNumber, formatValue, withUnit } from '../fields/number-text.ts';
import { fieldAtPath, valueAt } from '../fields/value-path.ts';

/** `Act classes › Guest DJ › Cost › From`: titles of fields, names of entries. */
export function placeInWords(root: Field | undefined, path: ValuePath, value: unknown): string {
  const steps = path.map((step, i) => {
    const here = path.slice(0, i + 1);
    const parent = root && fieldAtPath(root, path.slice(0, i));
    const own = parent?.fields?.find(({ key }) => key === step);
    if (own) return own.title;
    const entry = valueAt(value, here);
    if (isRecord(entry) && typeof entry.name === 'string') return entry.name;
    return typeof step === 'number' ? String(step + 1) : step;
  });
  return steps.join(' › ');
}

/** A value in a cell: numbers with their unit, groups as the titles and values in them. */
export function valueInWords(field: Field | undefined, value: unknown): string {
  if (typeof value === 'number') return withUnit(formatNumber(value), field?.unit);
  if (Array.isArray(value)) {
    return value.length === 0 ? 'none' : value.map((entry) => valueInWords(field?.item, entry)).join(', ');
  }
  if (!isRecord(value)) return formatValue(value);
  const { min, max } = value;
  if (typeof min === 'number' && typeof max === 'number' && Object.keys(value).length === 2) {
    return withUnit(`${formatNumber(min)}–${formatNumber(max)}`, field?.fields?.[0]?.unit);
  }
  return Object.entries(value)
    .map(([key, entry]) => {
      const child = field?.fields?.find((candidate) => candidate.key === key) ?? field?.item;
      return `${child?.title && field?.fields ? child.title.toLowerCase() : key} ${valueInWords(child, entry)}`;
    })
    .join(' · ');
}

export interface Difference {
  /** `+€20`; in words for what is no number. */
  readonly words: string;
  /** `+13 %` */
  readonly percent?: string;
}

/** How far a change goes. Empty for texts, where both sides say it. */
export function differenceOf({ before, after }: ValueChange, field: Field | undefined): Difference {
  if (before === undefined) return { words: 'new' };
  if (after === undefined) return { words: 'gone' };
  if (typeof before === 'number' && typeof after === 'number') {
    const by = Number((after - before).toFixed(10));
    const percent = before === 0 ? undefined : percentText((by / Math.abs(before)) * 100);
    // Between percentages, a percentage would be ambiguous.
    const unit = field?.unit === '%' ? 'points' : field?.unit;
    return { words: withUnit(signed(by), unit), ...(percent !== undefined && { percent }) };
  }
  if (Array.isArray(before) && Array.isArray(after)) return { words: listDifference(before, after) };
  return { words: '' };
}

const signed = (value: number): string => (value > 0 ? `+${formatNumber(value)}` : formatNumber(value));

function percentText(percent: number): string {
  const rounded = Math.abs(percent) < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
  return `${signed(rounded)} %`;
}

function listDifference(before: readonly unknown[], after: readonly unknown[]): string {
  const added = without(after, before).map((entry) => `+ ${formatValue(entry)}`);
  const gone = without(before, after).map((entry) => `− ${formatValue(entry)}`);
  return added.length + gone.length === 0 ? 'another order' : [...added, ...gone].join(', ');
}

/** What is left of a list when the other’s entries are taken out, one for one. */
function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const rest = other.map((entry) => JSON.stringify(entry));
  return list.filter((entry) => {
    const at = rest.indexOf(JSON.stringify(entry));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Two texts with the part marked in which they differ, in whole words. */
export interface TextDifference {
  readonly start: string;
  readonly before: string;
  readonly after: string;
  readonly end: string;
}

export function textDifference(before: string, after: string): TextDifference {
  const a = before.split(/(?<=\s)/);
  const b = after.split(/(?<=\s)/);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const middle = (words: readonly string[]) => words.slice(start, words.length - end).join('');
  return {
    start: a.slice(0, start).join(''),
    before: middle(a),
    after: middle(b),
    end: a.slice(a.length - end).join(''),
  };
}
