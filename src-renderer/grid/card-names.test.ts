import { describe, expect, it } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { knownNames, modesField, modesOf } from './card-names.ts';

const text = (key: string, more: Partial<Field> = {}): Field => ({
  key,
  title: key,
  kind: 'text',
  required: true,
  ...more,
});
const kind = text('class', { refersTo: ['classes', 'act'] });
const modesOfCard: Field = { ...text('modes'), kind: 'list', item: text('', { refersTo: 'mode' }) };
const fields = [text('id'), kind, modesOfCard];
const mode = (key: string, name: string, act: object): Row => ({
  key,
  value: { id: key, name, classes: { act } },
  origin: 'own',
  file: '',
});
const modes = [
  mode('club', 'Clubnight', { dj: { name: 'DJ' }, live: {} }),
  mode('party', 'Party', { dj: { name: 'DJ' }, band: { name: 'Band' } }),
  mode('day', 'Festival', { headliner: {} }),
];
const ids = (card: object) => knownNames(kind, { ...card }, fields, modes).map(({ id }) => id);

describe('names that a card may use', () => {
  it('finds the field that names the modes', () => expect(modesField(fields)).toBe(modesOfCard));

  it('knows the modes of a card', () => {
    expect(modesOf({ modes: ['party', 'gone'] }, fields, modes).map((m) => m.key)).toEqual(['party']);
    expect(modesOf({}, fields, modes)).toHaveLength(3);
  });

  it('lists modes with what people call them', () => {
    expect(knownNames(modesOfCard, {}, fields, modes)[0]).toEqual({ id: 'club', label: 'Clubnight' });
  });

  it('lists the classes that every mode of the card knows', () => {
    expect(ids({ modes: ['club'] })).toEqual(['dj', 'live']);
    expect(ids({ modes: ['club', 'party'] })).toEqual(['dj']);
    expect(ids({ modes: ['club', 'day'] })).toEqual(['dj', 'live', 'headliner']);
  });
});
