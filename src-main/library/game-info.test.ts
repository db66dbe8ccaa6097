import { expect, test } from 'vitest';
import { games } from '../../src-engine/games/games.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import { gameInfoOf } from './game-info.ts';

const info = gameInfoOf(games[0]!);
const field = (type: string, key: string): Field =>
  info.cardTypes.find(({ id }) => id === type)!.field.fields!.find((candidate) => candidate.key === key)!;

test('a field has the words, unit and limits of its schema and of what that refers to', () => {
  expect(field('act', 'cost')).toEqual({
    key: 'cost',
    title: 'Cost',
    help: 'The fee, paid when the act is booked.',
    unit: '€',
    kind: 'number',
    required: true,
    minimum: 0,
    maximum: 10_000_000,
    step: 0.01,
    example: 750,
    range: ['classes', 'act', '{class}', 'cost'],
  });
  expect(field('act', 'audience')).toMatchObject({ kind: 'integer', step: 1, unit: '%' });
});

test('names of other things say what they refer to', () => {
  expect(field('act', 'class').refersTo).toEqual(['classes', 'act']);
  expect(field('act', 'modes')).toMatchObject({ kind: 'list', item: { kind: 'text', refersTo: 'mode' } });
});

test('groups, maps, lists and choices are told apart', () => {
  const mode = (key: string): Field => info.mode.fields!.find((candidate) => candidate.key === key)!;
  expect(mode('ticketPriceRange')).toMatchObject({ kind: 'group', fields: [{ key: 'min' }, { key: 'max' }] });
  expect(mode('days')).toMatchObject({ kind: 'choice', choices: [1, 2] });
  expect(mode('rounds')).toMatchObject({ kind: 'list', item: { kind: 'group' } });
  const effects = mode('sabotageEffects');
  expect(effects.kind).toBe('map');
  expect(effects.item?.fields?.map(({ key, required }) => [key, required])).toEqual([
    ['name', true],
    ['kind', true],
    ['audience', false],
  ]);
  expect(effects.item?.fields?.[1]?.choices).toEqual(['remove-marketing', 'neutralise-act', 'lose-audience']);
  expect(effects.item?.fields?.map(({ onlyWhere }) => onlyWhere)).toEqual([
    undefined,
    undefined,
    { field: 'kind', is: ['lose-audience'] },
  ]);
});

test.each(games.map((game) => [game.title, game] as const))('every field of %s has a title and a kind', (_, game) => {
  const { cardTypes, mode, manifest } = gameInfoOf(game);
  const all = (one: Field): Field[] => [one, ...(one.fields ?? []).flatMap(all), ...(one.item ? all(one.item) : [])];
  for (const one of [mode, manifest, ...cardTypes.map((type) => type.field)].flatMap(all)) {
    expect(one.kind, one.key).not.toBe('other');
    if (one.key !== '') expect(one.title, one.key).not.toBe('');
  }
});
