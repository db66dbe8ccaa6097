import type { Field } from '../../src-shared/workbench/field.ts';

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 });

/** `1,600`, `−5`, `0.25` */
export const formatNumber = (value: number): string => grouped.format(value).replace('-', '−');

/** A value in a few characters: numbers with separators, lists in words. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(formatValue).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** With its unit where people write it: `€300`, `15 %`, `3 slots`, `1 slot`. */
export function withUnit(text: string, unit: string | undefined): string {
  if (unit === undefined) return text;
  if (!/^\p{Sc}$/u.test(unit)) return `${text} ${/^[−+]?1$/.test(text) ? singular(unit) : unit}`;
  return /^[−+]/.test(text) ? `${text[0]}${unit}${text.slice(1)}` : `${unit}${text}`;
}

/** Schemas name units in the plural: `points`. */
const singular = (unit: string): string => (unit === 'people' ? 'person' : unit.replace(/(?<=[a-z]{2})s$/, ''));

/** How far an arrow key goes: a whole unit, or the field's own step where that is larger. */
export const arrowStep = ({ step }: Pick<Field, 'step'>): number => Math.max(step ?? 1, 1);

/** The next value in a direction, on the steps of the field and within its bounds. */
export function stepped(value: number, by: number, { step, minimum, maximum }: Partial<Field>): number {
  const next = Math.min(Math.max(value + by, minimum ?? -Infinity), maximum ?? Infinity);
  const unit = step ?? 0.01;
  // Rounded to the field's own step, which also takes away what binary fractions add.
  return Number((Math.round(next / unit) * unit).toFixed(10));
}
