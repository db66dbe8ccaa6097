import { isRecord } from '../../src-shared/record.ts';
import { referenceRange } from '../../src-shared/reference-range.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row, WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import { rangeText } from '../fields/range-scale.ts';
import { labelOf, modesOf, refersTo } from './card-names.ts';

type Card = { readonly [field: string]: unknown };

/** A reference range of a card's field in one of its modes. */
export interface RangeNote {
  /** `Guest DJ in Clubnight: 600–900 €` */
  readonly text: string;
  readonly isInside: boolean;
}

export function rangeNotes(
  field: Field,
  card: Card,
  fields: readonly Field[],
  modes: readonly Row[],
): readonly RangeNote[] {
  if (field.range === undefined) return [];
  const value = card[field.key];
  return modesOf(card, fields, modes).flatMap((mode) => {
    const range = referenceRange(field, card, mode.value);
    if (!range) return [];
    const kind = classLabel(field, card, fields, mode);
    return {
      text: `${kind === undefined ? '' : `${kind} in `}${labelOf(mode)}: ${rangeText(range, field.unit)}`,
      isInside: typeof value !== 'number' || (value >= range.min && value <= range.max),
    };
  });
}

/** What the mode calls the class that the range depends on. */
function classLabel(field: Field, card: Card, fields: readonly Field[], mode: Row): string | undefined {
  const own = field.range?.flatMap((step) => /^\{(.+)\}$/.exec(step)?.[1] ?? [])[0];
  const classField = fields.find((other) => other.key === own);
  if (own === undefined || !classField) return undefined;
  const id = String(card[own]);
  const path = refersTo(classField);
  let named: unknown = mode.value;
  for (const step of Array.isArray(path) ? [...path, id] : []) named = isRecord(named) ? named[step] : undefined;
  return isRecord(named) && typeof named.name === 'string' ? named.name : id;
}

export type CardDiagnostics = readonly WorkbenchDiagnostic[];
export const NO_DIAGNOSTICS: CardDiagnostics = [];

/** The diagnostics of the cards of a type by their keys. Lists that say the same as before are the same lists. */
export function diagnosticsByCard(
  diagnostics: readonly WorkbenchDiagnostic[],
  type: string,
  before: ReadonlyMap<string, CardDiagnostics>,
): ReadonlyMap<string, CardDiagnostics> {
  const found = new Map<string, WorkbenchDiagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { subject } = diagnostic;
    if (subject?.on !== 'card' || subject.type !== type) continue;
    const list = found.get(subject.key);
    if (list) list.push(diagnostic);
    else found.set(subject.key, [diagnostic]);
  }
  const result = new Map<string, CardDiagnostics>();
  for (const [key, list] of found) {
    const old = before.get(key);
    result.set(key, old && saysTheSame(old, list) ? old : list);
  }
  return result;
}

const saysTheSame = (a: CardDiagnostics, b: CardDiagnostics): boolean =>
  a.length === b.length &&
  a.every((one, at) => {
    const other = b[at];
    return (
      one.code === other?.code &&
      one.severity === other.severity &&
      one.message === other.message &&
      one.path?.join('\0') === other.path?.join('\0')
    );
  });

/** Those about a field; without a field, those about the card as a whole. */
export const diagnosticsOf = (all: CardDiagnostics, field: string | undefined): CardDiagnostics =>
  all === NO_DIAGNOSTICS ? all : all.filter(({ path }) => path?.[0] === field);

export const worst = (diagnostics: CardDiagnostics): WorkbenchDiagnostic['severity'] | undefined =>
  (['error', 'warning', 'hint'] as const).find((severity) => diagnostics.some((one) => one.severity === severity));
