import { describe, expect, test } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { comparedSections, differs, hasPlace } from './side-by-side.ts';

const field = (key: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  key,
  title: key,
  kind,
  required: true,
  ...more,
});
const number = (key: string) => field(key, 'number');
const group = (key: string, ...fields: Field[]): Field => field(key, 'group', { fields });
const range = (key: string) => group(key, number('min'), number('max'));
const mode = group(
  '',
  field('id', 'text'),
  number('budget'),
  range('priceRange'),
  field('rounds', 'list', { item: group('', field('name', 'text')) }),
  group('bands', group('low', number('price')), group('high', number('price'))),
  group('classes', field('act', 'map', { item: group('', field('name', 'text'), range('cost')) })),
);
const row = (key: string, value: Row['value']): Row => ({ key, value, origin: 'own', file: 'm.yaml' });
const club = row('club', { budget: 1, classes: { act: { dj: { name: 'DJ', cost: { min: 1, max: 2 } } } } });
const party = row('party', { budget: 2, classes: { act: { dj: { cost: { min: 1, max: 2 } }, band: {} } } });

describe('what modes are compared by', () => {
  const sections = comparedSections(mode, [club, party]);

  test('values and ranges first, then groups, then the entries of mappings of all modes', () => {
    expect(sections.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
      ['Values', ['budget', 'priceRange']],
      ['bands', ['low · price', 'high · price']],
      ['act', ['DJ · cost', 'band · cost']],
    ]);
    expect(sections[2]).toMatchObject({ key: 'classes/act', isMapping: true });
    expect(sections[2]?.rows[0]?.path).toEqual(['classes', 'act', 'dj', 'cost']);
  });

  test('a mode without the entry has no place for its values', () => {
    const band = sections[2]!.rows[1]!;
    expect(hasPlace(club, band)).toBe(false);
    expect(hasPlace(party, band)).toBe(true);
    expect(hasPlace(club, sections[0]!.rows[0]!)).toBe(true);
  });

  test('a value that the kind of an entry does not have is no row', () => {
    const only = (kind: string) => ({ onlyWhere: { field: 'kind', is: [kind] } });
    const item = group(
      '',
      field('kind', 'choice'),
      field('cards', 'number', only('draw')),
      field('songs', 'number', only('cue')),
    );
    const effects = group('', field('effects', 'map', { item }));
    const full = row('full', { effects: { dig: { kind: 'draw', cards: 2 } } });
    const short = row('short', { effects: { dig: { kind: 'rest' } } });
    const [{ rows } = { rows: [] }] = comparedSections(effects, [full, short]);
    expect(rows.map(({ label }) => label)).toEqual(['dig · kind', 'dig · cards']);
    expect([full, short].map((one) => hasPlace(one, rows[1]!))).toEqual([true, false]);
  });

  test('what differs', () => {
    const [budget] = sections[0]!.rows;
    expect(differs(budget!, [club, party])).toBe(true);
    expect(differs(sections[2]!.rows[0]!, [club, party])).toBe(false);
    expect(differs(sections[2]!.rows[1]!, [club, party])).toBe(false);
  });
});
