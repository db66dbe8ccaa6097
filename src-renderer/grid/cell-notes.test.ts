import { describe, expect, it } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row, WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import { diagnosticsByCard, diagnosticsOf, rangeNotes, worst } from './cell-notes.ts';

const field = (key: string, more: Partial<Field> = {}): Field => ({
  key,
  title: key,
  kind: 'text',
  required: true,
  ...more,
});
const cost = field('cost', { kind: 'number', unit: '€', range: ['classes', 'act', '{class}', 'cost'] });
const fields = [
  cost,
  field('class', { refersTo: ['classes', 'act'] }),
  field('modes', { kind: 'list', item: field('', { refersTo: 'mode' }) }),
];
const mode = (key: string, name: string, min: number, max: number): Row => ({
  key,
  value: { name, classes: { act: { 'guest-dj': { name: 'Guest DJ', cost: { min, max } } } } },
  origin: 'own',
  file: '',
});
const modes = [mode('clubnight', 'Clubnight', 600, 900), mode('party', 'Party', 700, 1200)];

describe('ranges of a cell', () => {
  it('names the class, the mode and the range', () => {
    expect(rangeNotes(cost, { class: 'guest-dj', cost: 950, modes: ['clubnight', 'party'] }, fields, modes)).toEqual([
      { text: 'Guest DJ in Clubnight: €600–900', isInside: false },
      { text: 'Guest DJ in Party: €700–1,200', isInside: true },
    ]);
  });

  it('marks nothing that is no number, and knows no range of an unknown class', () => {
    expect(rangeNotes(cost, { class: 'guest-dj', cost: 'x', modes: ['party'] }, fields, modes)[0]?.isInside).toBe(true);
    expect(rangeNotes(cost, { class: 'nobody', cost: 1 }, fields, modes)).toEqual([]);
  });
});

const diagnostic = (
  key: string,
  path: string[],
  severity: 'error' | 'warning',
  message = 'wrong',
): WorkbenchDiagnostic => ({
  ...{ file: 'a.yaml', line: 1, column: 1, endLine: 1, endColumn: 2, code: 'x/y', severity, message, path },
  subject: { on: 'card', type: 'act', key },
});

describe('diagnostics of cards', () => {
  const first = [diagnostic('a', ['cost'], 'warning'), diagnostic('b', [], 'error')];

  it('finds them by card and field', () => {
    const found = diagnosticsByCard(first, 'act', new Map());
    expect(diagnosticsOf(found.get('a') ?? [], 'cost')).toHaveLength(1);
    expect(diagnosticsOf(found.get('b') ?? [], undefined)).toHaveLength(1);
    expect(diagnosticsByCard(first, 'sponsor', new Map()).size).toBe(0);
    expect(worst(first)).toBe('error');
  });

  it('keeps lists that still say the same, though lines have moved', () => {
    const before = diagnosticsByCard(first, 'act', new Map());
    const moved = first.map((one) => ({ ...one, line: one.line + 3 }));
    expect(diagnosticsByCard(moved, 'act', before).get('a')).toBe(before.get('a'));
    const other = diagnosticsByCard([diagnostic('a', ['cost'], 'warning', 'else')], 'act', before);
    expect(other.get('a')).not.toBe(before.get('a'));
  });
});
