import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameById } from '../../src-engine/games/games.ts';
import { type EditableSet, planEdit } from '../library/edit/plan-edit.ts';
import { editableSet, type SetTexts, textsAfter } from '../library/edit/testing/sample-editable-set.ts';
import { gameInfoOf } from '../library/game-info.ts';
import { sampleSet } from '../library/testing/sample-set.ts';
import { cardTable } from './csv.ts';
import { type CsvImport, csvTypeOf, readCsvImport } from './csv-import.ts';

const info = gameInfoOf(gameById('dark-promoters')!);
const typeOf = (id: string) => info.cardTypes.find((type) => type.id === id)!;
const acts = typeOf('act');

const texts: SetTexts = {
  'set.yaml': sampleSet['v1/set.yaml'],
  'modes/club.yaml': sampleSet['v1/modes/club.yaml'],
  'cards/acts.yaml': `type: act
cards:
  # The one that everybody knows.
  - id: rosa # do not rename
    name: "Rosa Nox"
    class: dj
    cost: 500   # up from 450
    audience: 15
    modes: [club]
  - { id: milo, name: Milo, class: dj, cost: 250.5, audience: 10, modes: [club], flavour: 'It''s =fine' }
`,
  'cards/sponsors.yaml': sampleSet['v1/cards/sponsors.yaml'],
};

const tableOf = (set: EditableSet, type = acts): string =>
  cardTable(
    type,
    (set.cards.get(type.id) ?? []).map(({ value }) => value),
  );
const read = (table: string, own: SetTexts = texts, ...bases: SetTexts[]): CsvImport =>
  readCsvImport('acts.csv', table, acts, editableSet(own, ...bases));

/** The texts of the set after the import. */
function imported(table: string, own: SetTexts = texts, ...bases: SetTexts[]): SetTexts {
  const set = editableSet(own, ...bases);
  const { edit, diagnostics } = readCsvImport('acts.csv', table, acts, set);
  if (edit === undefined) throw new Error(diagnostics.map(({ message }) => message).join(' ') || 'nothing to do');
  const plan = planEdit(set, edit);
  if (!plan.ok) throw new Error(plan.problem.message);
  return textsAfter(own, plan.value);
}

/** `line:column code`, errors and hints. */
const problems = ({ diagnostics }: CsvImport): string[] =>
  diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`);

test('an exported table changes nothing', () => {
  const result = read(tableOf(editableSet(texts)));
  expect(result).toMatchObject({ changed: [], added: [], same: 2, missing: 0, diagnostics: [] });
  expect(result.edit).toBeUndefined();
});

test('one changed number is one changed number: comments, order and quotes stay', () => {
  const table = tableOf(editableSet(texts)).replace(',500,', ',450,');
  expect(read(table).changed).toEqual([
    { id: 'rosa', name: 'Rosa Nox', changes: [{ path: ['cost'], before: 500, after: 450 }] },
  ]);
  const after = imported(table);
  expect(after).toEqual({ ...texts, 'cards/acts.yaml': texts['cards/acts.yaml']!.replace('cost: 500', 'cost: 450') });
});

test('new cards come behind the others, with the changes in one step', () => {
  const after = imported(
    'id,name,class,cost,audience,modes\nrosa,Rosa Nova,dj,500,15,club\nzoë,x,dj,1,1,club\n'.replace('zoë', 'zoe'),
  );
  expect(after['cards/acts.yaml']).toContain('name: "Rosa Nova"');
  expect(after['cards/acts.yaml']).toMatch(/id: zoe[\s\S]*cost: 1[\s\S]*modes: \[club\]/);
  const set = editableSet(after);
  expect(set.cards.get('act')!.map(({ key }) => key)).toEqual(['rosa', 'milo', 'zoe']);
});

test('a version that extends another gets what differs only', () => {
  const own = { 'set.yaml': 'game: dark-promoters\nversion: v2\nextends: v1\n' };
  const table = tableOf(editableSet(own, texts)).replace(',500,', ',450,');
  const after = imported(table, own, texts);
  expect(after['cards/acts.yaml']).toBe('type: act\ncards:\n  - id: rosa\n    cost: 450\n');
});

test('a card that the version leaves out comes back', () => {
  const own = {
    'set.yaml': 'game: dark-promoters\nversion: v2\nextends: v1\n',
    'cards/acts.yaml': 'type: act\nremoved:\n  - milo\n',
  };
  const after = imported(tableOf(editableSet(texts)), own, texts);
  expect(
    editableSet(after, texts)
      .cards.get('act')!
      .map(({ key }) => key),
  ).toEqual(['rosa', 'milo']);
  expect(after['cards/acts.yaml']).not.toContain('Milo');
});

test('rows, columns and blank lines may be left out and in any order', () => {
  const result = read('\n,\ncost,id,,\n\n,,,\n250.5,milo,,\n');
  expect(result).toMatchObject({ changed: [], same: 1, missing: 1 });
  expect(problems(result)).toEqual(['1:1 csv/missing-cards']);
});

test('semicolons and decimal commas are read', () => {
  expect(read('Id;Cost (€)\nmilo;250,5\nrosa;99,9\n')).toMatchObject({
    same: 1,
    changed: [{ id: 'rosa', changes: [{ after: 99.9 }] }],
  });
});

test('an emptied cell leaves the field out', () => {
  const after = imported('id,flavour\nmilo,\n');
  expect(after['cards/acts.yaml']).not.toContain('flavour');
});

describe('rows that end before the header does, as spreadsheets write them', () => {
  test('are those of the table with all its separators', () => {
    const table = tableOf(editableSet(texts));
    const short = table.replace(/,+(?=\r\n)/g, '');
    expect(short).not.toBe(table);
    expect(read(short)).toMatchObject({ changed: [], same: 2, diagnostics: [] });
    const shorter = read('id,cost,flavour\nrosa,450\n');
    expect(shorter.changed).toEqual([
      { id: 'rosa', name: 'Rosa Nox', changes: [{ path: ['cost'], before: 500, after: 450 }] },
    ]);
    expect(problems(shorter)).toEqual(['1:1 csv/missing-cards']);
    expect(read('id,name,cost,flavour\nnew,New,1\n').added).toEqual([{ id: 'new', name: 'New' }]);
  });

  test('say what they leave out', () => {
    const result = read('id,cost,audience,flavour\nmilo,250.5\nrosa,500\n');
    expect(result.changed.slice(0, 1)).toEqual([
      {
        id: 'milo',
        name: 'Milo',
        changes: [
          { path: ['audience'], before: 10 },
          { path: ['flavour'], before: "It's =fine" },
        ],
      },
    ]);
    expect(result.diagnostics[0]).toMatchObject({ line: 2, column: 11, severity: 'warning', code: 'csv/short-row' });
    expect(result.diagnostics[0]?.message).toMatch(
      /^The row of Milo ends before Audience \(%\), Flavour: what .* so: 2\.$/,
    );
  });
});

test('columns are known by header, title or field, in any case', () => {
  for (const name of ['Cost (€)', 'cost (€)', 'Cost', 'COST'])
    expect(read(`ID,${name}\nrosa,1\n`).changed).toHaveLength(1);
});

describe('what is wrong is told at its cell, and nothing is changed', () => {
  const own = { 'set.yaml': 'game: dark-promoters\nversion: v2\nextends: v1\n' };
  test.each([
    ['', '1:1 csv/empty'],
    ['name\nRosa\n', '1:1 csv/no-id-column'],
    ['id,name,price\nrosa,Rosa,1\n', '1:9 csv/unknown-column'],
    ['id,,name\nrosa,x,Rosa\n', '1:4 csv/unknown-column'],
    ['id,cost,Cost (€)\nrosa,1,2\n', '1:9 csv/duplicate-column'],
    ['id,__proto__\nrosa,1\n', '1:4 csv/unknown-column'],
    ['id,cost\nrosa,much\n', '2:6 csv/number'],
    ['id,cost\nrosa,"12,5"\n', '2:6 csv/number'],
    ['id,day\nrosa,3\n', '2:6 csv/choice'],
    ['id,cost\nrosa,1\nmilo,2\nrosa,3\n', '4:1 csv/duplicate-id'],
    ['id,cost\n,1\n', '2:1 csv/no-id'],
    ['id,cost\nRosa Nox,1\n', '2:1 csv/id'],
    ['id,cost\ncola,1\n', '2:1 csv/other-type'],
    ['id,cost\nrosa,1,200\n', '2:8 csv/long-row'],
    ['name,id\nRosa\n', '2:5 csv/no-id'],
    ['id,name\nrosa,"Rosa\nNox\n', '2:6 csv/quote'],
    ['id,name\n"rosa\n",x\nmilo,"a"b\n', '4:9 csv/quote'],
  ])('%j', (table, problem) => {
    const result = read(table);
    expect(result.edit).toBeUndefined();
    expect(problems(result)).toContain(problem);
  });

  test('all of it at once, not only the first', () => {
    expect(problems(read('id,cost,audience\nrosa,a,b\nmilo,c,1\n'))).toEqual([
      '2:6 csv/number',
      '2:8 csv/number',
      '3:6 csv/number',
    ]);
  });

  test('a field that is inherited cannot be left out', () => {
    const result = read('id,flavour\nmilo,\n', own, texts);
    expect(problems(result)).toContain('2:6 csv/inherited');
    expect(result.edit).toBeUndefined();
  });

  test('an id that two cards of the set have', () => {
    const twice = { ...texts, 'cards/acts.yaml': texts['cards/acts.yaml']!.replace('id: milo', 'id: rosa') };
    expect(problems(read('id,cost\nrosa,1\n', twice))).toContain('2:1 csv/ambiguous-id');
  });

  test('a table of nothing but faults is given up', () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => `new-${row},x`).join('\n');
    expect(read(`id,cost\n${rows}`).diagnostics.length).toBeLessThan(1100);
  });
});

test('files are called after their card type', () => {
  expect(
    ['acts.csv', 'Sponsors.csv', 'sabotage.csv', 'act.csv', 'cards.csv'].map((name) => csvTypeOf(info, name)?.id),
  ).toEqual([...['act', 'sponsor', 'sabotage', 'act', undefined]]);
});

describe('the way out and back is exact', () => {
  const awkward = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.string({ minLength: 1, unit: fc.constantFrom(...'\'=+-@\t\r\n ,;"äöüß[]€🎪x') }),
  );
  const card = fc.record(
    {
      name: awkward,
      class: awkward,
      cost: fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
      audience: fc.integer(),
      day: fc.constantFrom(1, 2),
      modes: fc.array(awkward),
      flavour: awkward,
    },
    { requiredKeys: ['name', 'cost'] },
  );
  const cards = fc
    .array(card, { minLength: 1, maxLength: 4 })
    .map((list) => list.map((one, place) => ({ id: `card-${place}`, ...one })));
  // YAML 1.2 allows JSON as it is.
  const textsWith = (list: unknown): SetTexts => ({
    ...texts,
    'cards/acts.yaml': JSON.stringify({ type: 'act', cards: list }, null, 1),
  });
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

  test('an exported table is the set, whatever texts and numbers it holds', () => {
    fc.assert(
      fc.property(cards, (list) => {
        const own = textsWith(list);
        expect(read(tableOf(editableSet(own)), own)).toMatchObject({
          same: list.length,
          changed: [],
          added: [],
          diagnostics: [],
        });
      }),
      { numRuns: 100 },
    );
  });

  test('the table of one set makes the other one of it', () => {
    fc.assert(
      fc.property(cards, cards, (before, wanted) => {
        const own = textsWith(before);
        const table = cardTable(acts, wanted);
        if (read(table, own).edit === undefined) return;
        const after = editableSet(imported(table, own)).cards.get('act')!;
        const kept = before.slice(wanted.length);
        expect(plain(after.map(({ value }) => value))).toEqual(plain([...wanted, ...kept]));
      }),
      { numRuns: 100 },
    );
  });
});
