import { isRecord } from '../../../src-shared/record.ts';
import type { FieldSchema } from '../schema-field.ts';
import { isMultipleOf } from '../schemas.ts';
import { childOf } from '../yaml/source-node.ts';
import { numberText } from './amount-text.ts';
import { valueIn } from './known-names.ts';
import { type FaultInValue, type Fix, fieldOf, replaced } from './quick-fix.ts';
import { writtenNumber } from './written-number.ts';
import { yamlText } from './yaml-text.ts';

/** A number written as text becomes one; what should be text gets quotes. */
export function wrongTypeFixes(fault: FaultInValue): Fix[] {
  const { node } = fault.found;
  if (node.kind !== 'scalar') return [];
  const field = fieldOf(fault);
  const types = [field.type].flat();
  if (types.includes('number') || types.includes('integer')) {
    const meant = writtenNumber(node.source);
    if (meant === undefined || meant === node.value || !isAllowed(meant, field)) return [];
    return [replaced(`Change to ${numberText(meant)}`, node, String(meant))];
  }
  if (types.includes('string') && node.value !== null && node.source !== '') {
    return [replaced(`Write “${node.source}” as text`, node, JSON.stringify(node.source))];
  }
  if (types.includes('boolean')) {
    const said = /^(yes|on|1|no|off|0)$/i.exec(node.source)?.[1]?.toLowerCase();
    if (said === undefined) return [];
    const meant = ['yes', 'on', '1'].includes(said);
    return [replaced(`Change to ${meant}`, node, String(meant))];
  }
  return [];
}

/** The nearest number that the schema allows. */
export function wrongLimitFixes(fault: FaultInValue): Fix[] {
  const { node } = fault.found;
  if (node.kind !== 'scalar' || typeof node.value !== 'number') return [];
  const nearest = nearestAllowed(node.value, fieldOf(fault));
  return nearest === undefined ? [] : [setTo(nearest, node)];
}

const setTo = (value: number, span: { start: number; end: number }): Fix =>
  replaced(`Set to ${numberText(value)}`, span, yamlText(value));

function nearestAllowed(value: number, field: FieldSchema): number | undefined {
  const limit = (keyword: string, otherwise: number) => {
    const found = field[keyword];
    return typeof found === 'number' ? found : otherwise;
  };
  const step = field.multipleOf ?? (field.type === 'integer' ? 1 : undefined);
  const least = Math.max(limit('minimum', -Infinity), limit('exclusiveMinimum', -Infinity) + (step ?? Number.EPSILON));
  const most = Math.min(limit('maximum', Infinity), limit('exclusiveMaximum', Infinity) - (step ?? Number.EPSILON));
  const within = Math.min(Math.max(value, least), most);
  const stepped =
    step === undefined
      ? within
      : [Math.round, Math.floor, Math.ceil]
          .map((round) => Number((round(within / step) * step).toPrecision(12)))
          .find((candidate) => candidate >= least && candidate <= most);
  return stepped !== undefined && stepped !== value && isAllowed(stepped, field) ? stepped : undefined;
}

function isAllowed(value: number, field: FieldSchema): boolean {
  const holds = (keyword: string, test: (limit: number) => boolean) => {
    const limit = field[keyword];
    return typeof limit !== 'number' || test(limit);
  };
  return (
    holds('minimum', (limit) => value >= limit) &&
    holds('maximum', (limit) => value <= limit) &&
    holds('exclusiveMinimum', (limit) => value > limit) &&
    holds('exclusiveMaximum', (limit) => value < limit) &&
    holds('multipleOf', (step) => isMultipleOf(value, step)) &&
    (field.type !== 'integer' || Number.isInteger(value))
  );
}

interface Range {
  readonly min: number;
  readonly max: number;
  readonly mode: string;
}

/** The nearest end of the reference range; of several modes, what lies in the ranges of all of them. */
export function outsideRangeFixes(fault: FaultInValue): Fix[] {
  const { node } = fault.found;
  if (node.kind !== 'scalar' || typeof node.value !== 'number') return [];
  const { value } = node;
  const ranges = rangesOf(fault);
  const shared = { min: Math.max(...ranges.map(({ min }) => min)), max: Math.min(...ranges.map(({ max }) => max)) };
  const nearest = ({ min, max }: { min: number; max: number }) => Math.min(Math.max(value, min), max);
  if (ranges.length === 0) return [];
  if (shared.min <= shared.max) return [setTo(nearest(shared), node)];
  // No number suits all modes: the one that the message speaks of comes first.
  const { message } = fault.diagnostic;
  const told = ranges.toSorted((a, b) => Number(message.includes(b.mode)) - Number(message.includes(a.mode)));
  const ends = [...new Set(told.map(nearest))].filter((end) => end !== value);
  return ends.map((end) => setTo(end, node));
}

function rangesOf(fault: FaultInValue): Range[] {
  const { subject, set } = fault;
  const path = fieldOf(fault)['x-range'];
  if (subject === undefined || !Array.isArray(path)) return [];
  const own = subject.value;
  const modes =
    subject.schema === 'mode'
      ? [own]
      : set.modes.flatMap(({ id, value }) => (Array.isArray(own.modes) && own.modes.includes(id) ? [value] : []));
  return modes.flatMap((mode) => {
    const way = path.map((step) => {
      const field = /^\{(.+)\}$/.exec(String(step))?.[1];
      return field === undefined ? String(step) : String(own[field]);
    });
    const range = valueIn(mode, way);
    const isRange = isRecord(range) && typeof range.min === 'number' && typeof range.max === 'number';
    return isRange ? [{ min: range.min as number, max: range.max as number, mode: String(mode.name) }] : [];
  });
}

/** A range whose ends are the wrong way round is turned. */
export function emptyRangeFixes({ found: { node }, file }: FaultInValue): Fix[] {
  const min = childOf(node, 'min');
  const max = childOf(node, 'max');
  // One of the two may be inherited.
  if (min?.kind !== 'scalar' || max?.kind !== 'scalar') return [];
  const edits = [
    { start: min.start, end: min.end, text: file.text.slice(max.start, max.end) },
    { start: max.start, end: max.end, text: file.text.slice(min.start, min.end) },
  ].toSorted((a, b) => a.start - b.start);
  return [{ title: 'Swap the two ends', edits }];
}
