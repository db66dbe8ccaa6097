import { describe, expect, test } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { modesOfCard, referenceNames } from './reference-names.ts';

const mode = (key: string, name: string, act: object): Row => ({
  key,
  value: { id: key, name, classes: { act } },
  origin: 'own',
  file: 'm.yaml',
});
const club = mode('club', 'Club', { dj: { name: 'DJ' }, live: { name: 'Live' } });
const party = mode('party', 'Party', { live: { name: 'Live' }, band: {} });

const text = (key: string, more: Partial<Field> = {}): Field => ({
  key,
  title: key,
  kind: 'text',
  required: true,
  ...more,
});
const classField = text('class', { refersTo: ['classes', 'act'] });
const card: Field = {
  ...text('card'),
  kind: 'group',
  fields: [classField, { ...text('modes'), kind: 'list', item: text('*', { refersTo: 'mode' }) }],
};

describe('the names that a field may refer to', () => {
  test('are those of the modes of the card', () => {
    expect(referenceNames(classField, card, { modes: ['club'] }, [club, party])).toEqual([
      { id: 'dj', label: 'DJ', missingIn: [] },
      { id: 'live', label: 'Live', missingIn: [] },
    ]);
  });

  test('with names that all modes know first', () => {
    expect(referenceNames(classField, card, { modes: ['club', 'party'] }, [club, party])).toEqual([
      { id: 'live', label: 'Live', missingIn: [] },
      { id: 'dj', label: 'DJ', missingIn: ['Party'] },
      { id: 'band', label: 'band', missingIn: ['Club'] },
    ]);
  });

  test('are those of all modes where the card names none', () => {
    expect(referenceNames(classField, card, {}, [club, party])).toHaveLength(3);
  });

  test('may be the modes themselves', () => {
    expect(referenceNames(text('mode', { refersTo: 'mode' }), undefined, {}, [club])).toEqual([
      { id: 'club', label: 'Club', missingIn: [] },
    ]);
  });
});

test('a card without a field for modes is in all of them', () => {
  expect(modesOfCard(text('card', { kind: 'group', fields: [] }), {}, [club, party])).toHaveLength(2);
  expect(modesOfCard(card, { modes: ['party'] }, [club, party])).toEqual([party]);
});
