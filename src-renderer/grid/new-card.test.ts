import { describe, expect, it } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { newCard } from './new-card.ts';

const field = (key: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  ...{ key, title: key, kind, required: true },
  ...more,
});
const act: CardTypeInfo = {
  id: 'act',
  label: 'Act',
  plural: 'Acts',
  field: field('', 'group', {
    fields: [
      field('id', 'text'),
      field('name', 'text'),
      field('class', 'text', { refersTo: ['classes', 'act'] }),
      field('cost', 'number', { range: ['classes', 'act', '{class}', 'cost'] }),
      field('copies', 'integer', { minimum: 1 }),
      field('day', 'choice', { choices: [1, 2], required: false }),
      field('modes', 'list', { item: field('', 'text', { refersTo: 'mode' }) }),
    ],
  }),
};
const row = (key: string, value: object): Row => ({ key, value: { ...value }, origin: 'own', file: '' });
const modes = [
  row('club', { classes: { act: { dj: { cost: { min: 300, max: 500 } }, live: { cost: { min: 900, max: 999 } } } } }),
  row('party', { classes: { act: { band: { cost: { min: 50, max: 60 } } } } }),
];

describe('a new card', () => {
  it('is like the card beside it, and in its ranges', () => {
    const like = row('x', { class: 'live', modes: ['club'], cost: 7 });
    expect(newCard(act, modes, like, [])).toEqual({
      ...{ name: 'New act', class: 'live', cost: 900, copies: 1, modes: ['club'] },
    });
  });

  it('is in the mode that is filtered by, with a class of that mode', () => {
    const like = row('x', { class: 'live', modes: ['club'] });
    expect(newCard(act, modes, like, ['party'])).toMatchObject({ class: 'band', cost: 50, modes: ['party'] });
  });

  it('has what is given, and fits the rest to it', () => {
    const like = row('x', { class: 'live', modes: ['club'] });
    expect(newCard(act, modes, like, [], { name: 'Zoe', class: 'dj' })).toEqual({
      ...{ name: 'Zoe', class: 'dj', cost: 300, copies: 1, modes: ['club'] },
    });
    expect(newCard(act, modes, like, ['club'], { modes: ['party'], cost: 1 })).toMatchObject({
      ...{ class: 'band', cost: 1, modes: ['party'] },
    });
  });

  it('needs no card beside it', () => {
    expect(newCard(act, modes, undefined, [])).toMatchObject({ class: 'dj', modes: ['club'] });
    expect(Object.keys(newCard(act, [], undefined, []))).toEqual(['name', 'cost', 'copies', 'modes']);
  });
});
