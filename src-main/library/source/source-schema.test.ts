import { describe, expect, test } from 'vitest';
import { isRecord } from '../../../src-shared/record.ts';
import { projectRoot } from '../project-root.ts';
import { valueIn } from './known-names.ts';
import { sourceSchemaOf } from './source-schema.ts';
import { loadedSample } from './testing/loaded-source.ts';

const { set } = await loadedSample(`${projectRoot}/card-sets/dark-promoters/v0.3`);
const draft = (await loadedSample(`${projectRoot}/card-sets/dark-promoters/v0.4-draft`)).set;
const schemaOf = (...[kind, type, context = set]: [Parameters<typeof sourceSchemaOf>[1], string?, typeof set?]) =>
  sourceSchemaOf('dark-promoters', kind, type, context)!.schema;

describe('the schema of a source file', () => {
  test('holds no references', () => {
    for (const type of [undefined, ...set.cardTypes])
      expect(JSON.stringify(schemaOf('cards', type))).not.toContain('$ref');
    expect(JSON.stringify([schemaOf('set'), schemaOf('mode')])).not.toContain('$ref');
  });

  test('offers the classes, effects and modes of the set', () => {
    const act = valueIn(schemaOf('cards', 'act'), ['properties', 'cards', 'items', 'properties']) as object;
    expect(valueIn(act, ['class', 'enum'])).toContain('guest-dj');
    expect(valueIn(act, ['class', 'enum'])).not.toContain('kellerclub');
    expect(valueIn(act, ['class', 'markdownEnumDescriptions'])).toContain('Guest DJ (Clubnight)<!--any clubnight-->');
    expect(valueIn(act, ['modes', 'items', 'enum'])).toEqual(set.modes.map(({ id }) => id));
    const sabotage = schemaOf('cards', 'sabotage');
    expect(valueIn(sabotage, ['properties', 'cards', 'items', 'properties', 'effect', 'enum'])).toContain('rumor-mill');
  });

  test('says help, unit, limits and the reference ranges of the classes', () => {
    const cost = valueIn(schemaOf('cards', 'act'), ['properties', 'cards', 'items', 'properties', 'cost']);
    expect(isRecord(cost) && cost.title).toBe('Cost');
    const notes = isRecord(cost) ? String(cost.markdownDescription) : '';
    expect(notes).toContain('The fee, paid when the act is booked.');
    expect(notes).toContain('In €, from €0 to €10,000,000, in steps of €0.01.');
    expect(notes).toContain('| Guest DJ | Clubnight | €600 to €900 |<!--all guest-dj clubnight-->');
  });

  test('a set that extends another need only name what it changes', () => {
    const items = ['properties', 'cards', 'items', 'required'];
    expect(valueIn(schemaOf('cards', 'act'), items)).toContain('cost');
    expect(valueIn(schemaOf('cards', 'act', draft), items)).toEqual(['id']);
    expect(valueIn(schemaOf('mode', undefined, draft), ['required'])).toEqual(['id']);
    expect(schemaOf('set', undefined, draft).required).toBeUndefined();
  });

  test('a card file offers all types, and fields once it has one', () => {
    expect(valueIn(schemaOf('cards', 'act'), ['properties', 'type', 'enum'])).toEqual(set.cardTypes);
    expect(valueIn(schemaOf('cards'), ['properties', 'cards', 'items'])).toEqual({ type: 'object' });
    expect(valueIn(schemaOf('cards', 'venue'), ['properties', 'cards', 'items'])).toEqual({ type: 'object' });
  });

  test('inherited cards and other versions are offered', () => {
    const context = { ...draft, inherited: [{ id: 'rosa', name: 'Rosa Nox' }], versions: ['v0.3'] };
    const removed = sourceSchemaOf('dark-promoters', 'cards', 'act', context)!.schema;
    expect(valueIn(removed, ['properties', 'removed', 'items', 'enum'])).toEqual(['rosa']);
    const manifest = sourceSchemaOf('dark-promoters', 'set', undefined, context)!.schema;
    expect(valueIn(manifest, ['properties', 'extends', 'enum'])).toEqual(['v0.3']);
  });

  test('there is none for an unknown game', () => {
    expect(sourceSchemaOf('chess', 'set', undefined, set)).toBeUndefined();
  });
});
