import { describe, expect, test } from 'vitest';
import type { ValueEdit } from '../../../src-shared/workbench/edit.ts';
import type { SemanticEdit } from './editable-set.ts';
import { edited, refusal, type SetTexts } from './testing/sample-editable-set.ts';

const GAME = 'game: dark-promoters\nversion: v1\n';

const set = (key: string, path: string, ...value: unknown[]): SemanticEdit => ({
  kind: 'values',
  changes: [change(key, path, ...value)],
});

function change(key: string, path: string, ...value: unknown[]): ValueEdit {
  const subject =
    key === 'set'
      ? { on: 'manifest' as const }
      : key.startsWith('mode ')
        ? { on: 'mode' as const, key: key.slice(5) }
        : { on: 'card' as const, type: 'act', key };
  const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { subject, path: steps, ...(value.length > 0 && { value: value[0] }) };
}

/** The card file `cards` after an edit. */
const written = (cards: string, edit: SemanticEdit): string | undefined =>
  edited(edit, { 'set.yaml': GAME, 'cards/acts.yaml': cards }).texts['cards/acts.yaml'];

const act = (fields: string): string => `type: act\ncards:\n  - id: rosa\n${fields}`;

describe('a value in its own place', () => {
  test.each([
    ['a number', '    cost: 500 # fair\n', 'cost', 1200.5, '    cost: 1200.5 # fair\n'],
    ['text', '    name: Rosa   \n', 'name', 'Rosa Nöx', '    name: Rosa Nöx   \n'],
    ['text that is no longer plain', '    name: Rosa\n', 'name', 'Rosa: Nox', '    name: "Rosa: Nox"\n'],
    ['text that looks like a number', '    name: Rosa\n', 'name', '12', '    name: "12"\n'],
    ['text in double quotes', '    name: "Rosa"\n', 'name', 'Rosa Nox', '    name: "Rosa Nox"\n'],
    ['text in single quotes', "    name: 'Rosa'\n", 'name', "Rosa's", "    name: 'Rosa''s'\n"],
    ['a number for quoted text', '    cost: "500"\n', 'cost', 500, '    cost: 500\n'],
    ['a value that was left out', '    cost:\n    audience: 3\n', 'cost', 5, '    cost: 5\n    audience: 3\n'],
    ['… beside a comment', '    cost: # how much?\n', 'cost', 5, '    cost: 5 # how much?\n'],
    ['a flow list', '    modes: [a, "b", c]  # all\n', 'modes', ['a', 'b'], '    modes: [a, "b"]  # all\n'],
    ['a flow list that grows', '    modes: [a, b]\n', 'modes', ['a', 'x', 'b'], '    modes: [a, x, b]\n'],
    ['a flow list that is emptied', '    modes: [ a ]\n', 'modes', [], '    modes: []\n'],
    ['an empty flow list', '    modes: []\n', 'modes', ['a', 'b'], '    modes: [a, b]\n'],
    ['a place of a list', '    modes: [a, b]\n', 'modes.1', 'c', '    modes: [a, c]\n'],
    [
      'a block list',
      '    modes:\n      - a # 1\n      - b\n',
      'modes',
      ['a', 'c', 'b'],
      '    modes:\n      - a # 1\n      - c\n      - b\n',
    ],
    [
      'a block list that shrinks',
      '    modes:\n    - a\n    # about b\n    - b\n    - c\n',
      'modes',
      ['a', 'c'],
      '    modes:\n    - a\n    # about b\n    - c\n',
    ],
    [
      'a block list that is emptied',
      '    modes: # which\n      - a\n    cost: 1\n',
      'modes',
      [],
      '    modes: [] # which\n    cost: 1\n',
    ],
    ['a nested value', '    x: { min: 15, max: 15 }\n', 'x.min', 12, '    x: { min: 12, max: 15 }\n'],
    ['a new nested value', '    x: { min: 15 }\n', 'x.max', 20, '    x: { min: 15, max: 20 }\n'],
    [
      'a new value in a block',
      '    x:\n       min: 15\n    y: 1\n',
      'x.max',
      20,
      '    x:\n       min: 15\n       max: 20\n    y: 1\n',
    ],
    ['missing parents', '    name: R\n', 'x.y.max', 20, '    name: R\n    x:\n      y: { max: 20 }\n'],
    [
      'a mapping for a number',
      '    x: 1 # one\n    y: 2\n',
      'x',
      { a: { b: 1 }, c: [1] },
      '    x: # one\n      a: { b: 1 }\n      c: [1]\n    y: 2\n',
    ],
    [
      'a number for a mapping',
      '    x: # one\n      # two\n      a: 1\n    y: 2\n',
      'x',
      5,
      '    x: 5 # one\n    y: 2\n',
    ],
    [
      'a block text',
      '    flavour: | # long\n      One\n      two\n\n    x: 1\n',
      'flavour',
      'Short',
      '    flavour: Short # long\n\n    x: 1\n',
    ],
    [
      'text over lines',
      '    flavour: One\n      two\n    x: 1\n',
      'flavour',
      'Short',
      '    flavour: Short\n    x: 1\n',
    ],
    [
      'quoted text over lines',
      '    flavour: "One\n      two" # c\n    x: 1\n',
      'flavour',
      'S: h',
      '    flavour: "S: h" # c\n    x: 1\n',
    ],
    ['several lines', '    flavour: One\n', 'flavour', 'One\ntwo\n', '    flavour: |\n      One\n      two\n'],
    [
      'several lines beside a comment',
      '    flavour: One # c\n',
      'flavour',
      'One\ntwo',
      '    flavour: "One\\ntwo" # c\n',
    ],
    ['several lines before blanks', '    flavour: One  \n', 'flavour', 'One\ntwo', '    flavour: "One\\ntwo"  \n'],
    ['several places of a list', '    modes: [a, "b"]\n', 'modes', ['x', 'a', 'y', 'b'], '    modes: [x, a, y, "b"]\n'],
    [
      'a place of a list over lines',
      '    modes: [\n      a, # 1\n      b # 2\n    ]\n',
      'modes',
      ['a', 'x', 'b', 'y'],
      '    modes: [\n      a, # 1\n      x,\n      b, # 2\n      y\n    ]\n',
    ],
    [
      'a field that the schema does not know',
      '    odd: 1\n    cost: 2\n',
      'x',
      5,
      '    odd: 1\n    cost: 2\n    x: 5\n',
    ],
    ['… behind others of its kind', '    cost: 2\n    odd: 1\n', 'x', 5, '    cost: 2\n    odd: 1\n    x: 5\n'],
    ['a list over lines', '    modes: [a,\n      b]\n    x: 1\n', 'modes', 'all', '    modes: all\n    x: 1\n'],
    ['an alias of a number', '    a: &n 5\n    b: *n\n', 'b', 6, '    a: &n 5\n    b: 6\n'],
  ])('%s', (_, fields, path, value, expected) =>
    expect(written(act(fields), set('rosa', path, value))).toBe(act(expected)),
  );

  test('keeps the line ends of the file', () => {
    const text = 'type: act\r\ncards:\r\n- id: rosa\r\n  cost: 5\r\n';
    expect(written(text, set('rosa', 'name', 'Rosa'))).toBe(
      'type: act\r\ncards:\r\n- id: rosa\r\n  name: Rosa\r\n  cost: 5\r\n',
    );
  });

  test('keeps a file without a line end at its end so', () => {
    expect(written(act('    cost: 5'), set('rosa', 'audience', 7))).toBe(act('    cost: 5\n    audience: 7'));
  });

  test('is one edit of that value alone', () => {
    const { files } = edited(set('rosa', 'cost', 51), { 'set.yaml': GAME, 'cards/acts.yaml': act('    cost: 50\n') });
    const start = act('    cost: 50\n').indexOf('50');
    expect(files).toEqual([{ file: 'cards/acts.yaml', edits: [{ start, end: start + 2, text: '51' }] }]);
  });

  test('is nothing where it is so already', () => {
    expect(
      edited(set('rosa', 'cost', 50), { 'set.yaml': GAME, 'cards/acts.yaml': act('    cost: 50\n') }).files,
    ).toEqual([]);
  });
});

describe('a new field', () => {
  test.each([
    [
      'comes behind the one before it in the schema',
      '    name: R # her\n    # why\n    modes: [a]\n',
      '    name: R # her\n    cost: 5\n    # why\n    modes: [a]\n',
    ],
    [
      'comes behind all of what stands before it',
      '    class:\n      - a\n      # deep\n    modes: [a]\n',
      '    class:\n      - a\n      # deep\n    cost: 5\n    modes: [a]\n',
    ],
    ['comes behind the id where nothing else is before it', '    flavour: F\n', '    cost: 5\n    flavour: F\n'],
  ])('%s', (_, fields, expected) => expect(written(act(fields), set('rosa', 'cost', 5))).toBe(act(expected)));

  test('comes in braces too', () => {
    const text = 'type: act\ncards:\n  - { id: rosa, modes: [a] } # x\n';
    expect(written(text, set('rosa', 'cost', 5))).toBe(
      'type: act\ncards:\n  - { id: rosa, cost: 5, modes: [a] } # x\n',
    );
  });

  test('comes on a line of its own in braces over lines', () => {
    const text = 'type: act\ncards:\n  - {\n      id: rosa, # her\n      modes: [a] # all\n    }\n';
    expect(written(text, set('rosa', 'flavour', 'F'))).toBe(
      'type: act\ncards:\n  - {\n      id: rosa, # her\n      modes: [a], # all\n      flavour: F\n    }\n',
    );
  });

  test('comes in the order of the schema with others at the same place', () => {
    const edit: SemanticEdit = {
      kind: 'values',
      changes: [
        change('rosa', 'flavour', 'F'),
        change('rosa', 'cost', 5),
        change('rosa', 'x.b', 2),
        change('rosa', 'x.a', 1),
      ],
    };
    expect(written(act('    name: R\n'), edit)).toBe(
      act('    name: R\n    cost: 5\n    flavour: F\n    x: { b: 2, a: 1 }\n'),
    );
  });
});

describe('a field that is taken out', () => {
  test.each([
    ['with its line', '    cost: 5 # fair\n    audience: 3\n', 'cost', '    audience: 3\n'],
    ['with all its lines', '    cost:\n      - 1\n      # deep\n    audience: 3\n', 'cost', '    audience: 3\n'],
    ['from braces', '    x: { a: 1, b: 2, c: 3 }\n', 'x.b', '    x: { a: 1, c: 3 }\n'],
    ['first from braces', '    x: { a: 1, b: 2 }\n', 'x.a', '    x: { b: 2 }\n'],
    ['last from braces', '    x: { a: 1, b: 2 }\n', 'x.b', '    x: { a: 1 }\n'],
    ['alone from braces', '    x: { a: 1 }\n', 'x.a', '    x: {}\n'],
    ['alone from a block', '    x:\n      a: 1\n    y: 2\n', 'x.a', '    x: {}\n    y: 2\n'],
    ['from a list', '    modes: [a, b]\n', 'modes.0', '    modes: [b]\n'],
    [
      'from braces over lines',
      '    x: {\n      a: 1, # one\n      # two\n      b: 2 # zwei\n    }\n',
      'x.b',
      '    x: {\n      a: 1, # one\n    }\n',
    ],
  ])('%s', (_, fields, path, expected) => expect(written(act(fields), set('rosa', path))).toBe(act(expected)));

  test('beside the dash', () => {
    const text = 'type: act\ncards:\n  - name: R # n\n    id: rosa\n  - id: x\n';
    expect(written(text, set('rosa', 'name'))).toBe('type: act\ncards:\n  - id: rosa\n  - id: x\n');
  });

  test('beside the dash, above a comment', () => {
    const text = 'type: act\ncards:\n  - name: R # n\n    # her\n    id: rosa\n';
    expect(written(text, set('rosa', 'name'))).toBe('type: act\ncards:\n  -\n    # her\n    id: rosa\n');
  });
});

const BASE: SetTexts = {
  'set.yaml': 'game: dark-promoters\nversion: v0\ntitle: Base\nhouse: { lead: fixed, drawPerPhase: 1 }\n',
  'modes/club.yaml':
    'id: club\nname: Club\naudienceBase: 150\nclasses:\n  act:\n    dj:\n      name: DJ\n      cost: { min: 1, max: 9 }\nrounds:\n  - name: One\n    phases: [a]\n',
  'cards/acts.yaml':
    'type: act\ncards:\n  - id: rosa\n    name: Rosa Nox\n    cost: 500\n    modes: [club]\n  - id: milo\n    name: Milo\n    cost: 200\n',
};
const MANIFEST = 'game: dark-promoters\nversion: v1\nextends: v0\n';

describe('a value that is inherited', () => {
  const over = (own: SetTexts, ...changes: ValueEdit[]) =>
    edited({ kind: 'values', changes }, { 'set.yaml': MANIFEST, ...own }, BASE);

  test('is written into a file of the same name', () => {
    expect(over({}, change('rosa', 'cost', 600)).files).toEqual([
      { file: 'cards/acts.yaml', edits: [], create: 'type: act\ncards:\n  - id: rosa\n    cost: 600\n' },
    ]);
  });

  test('is written behind the changes that there are', () => {
    const cards = 'type: act\ncards:\n  - id: milo\n    cost: 1\n';
    expect(over({ 'cards/acts.yaml': cards }, change('rosa', 'cost', 600)).texts['cards/acts.yaml']).toBe(
      `${cards}  - id: rosa\n    cost: 600\n`,
    );
  });

  test.each([
    ['type: act\n# none\n', 'type: act\ncards:\n  - id: rosa\n    cost: 600\n# none\n'],
    ['type: act\ncards: [] # none\n', 'type: act\ncards: # none\n  - id: rosa\n    cost: 600\n'],
    ['type: act\ncards:\n', 'type: act\ncards:\n  - id: rosa\n    cost: 600\n'],
    ['type: act\nremoved:\n  - milo\n', 'type: act\ncards:\n  - id: rosa\n    cost: 600\nremoved:\n  - milo\n'],
    ['# nothing yet', '# nothing yet\ntype: act\ncards:\n  - id: rosa\n    cost: 600\n'],
    [
      'type: act\ncards: [{ id: milo, cost: 1 }]\n',
      'type: act\ncards: [{ id: milo, cost: 1 }, { id: rosa, cost: 600 }]\n',
    ],
  ])('begins the list in %j', (cards, expected) => {
    expect(over({ 'cards/acts.yaml': cards }, change('rosa', 'cost', 600)).texts['cards/acts.yaml']).toBe(expected);
  });

  test('is no longer written when it is set back', () => {
    const cards = 'type: act\ncards:\n  - id: milo\n    cost: 1\n    name: M\n';
    expect(over({ 'cards/acts.yaml': cards }, change('milo', 'cost', 200)).texts['cards/acts.yaml']).toBe(
      'type: act\ncards:\n  - id: milo\n    name: M\n',
    );
  });

  test('takes its entry along when nothing is left of it', () => {
    const cards = 'type: act\n# file\ncards:\n  # cheaper\n  - id: milo\n    cost: 1\n';
    expect(over({ 'cards/acts.yaml': cards }, change('milo', 'cost', 200)).texts['cards/acts.yaml']).toBe(
      'type: act\n# file\ncards: []\n',
    );
  });

  test('is written along its path only', () => {
    const { files } = over({}, change('mode club', 'classes.act.dj.cost.max', 8));
    expect(files).toEqual([
      { file: 'modes/club.yaml', edits: [], create: 'id: club\nclasses:\n  act:\n    dj:\n      cost: { max: 8 }\n' },
    ]);
  });

  test('joins what is written there', () => {
    const mode = 'id: club\nclasses:\n  act:\n    dj:\n      cost: { min: 2 } # low\n';
    const { texts } = over(
      { 'modes/club.yaml': mode },
      change('mode club', 'classes.act.dj.cost.max', 8),
      change('mode club', 'audienceBase', 160),
    );
    expect(texts['modes/club.yaml']).toBe(
      'id: club\naudienceBase: 160\nclasses:\n  act:\n    dj:\n      cost: { min: 2, max: 8 } # low\n',
    );
  });

  test('goes with the mappings around it that are left empty', () => {
    const mode = 'id: club\naudienceBase: 160\nclasses:\n  act:\n    dj:\n      cost: { min: 2 }\n';
    const { texts } = over({ 'modes/club.yaml': mode }, change('mode club', 'classes.act.dj.cost.min', 1));
    expect(texts['modes/club.yaml']).toBe('id: club\naudienceBase: 160\n');
  });

  test('in a list is written with the whole list', () => {
    const { texts } = over({}, change('mode club', 'rounds.0.name', 'First'));
    expect(texts['modes/club.yaml']).toBe('id: club\nrounds:\n  - name: First\n    phases: [a]\n');
  });

  test('of the manifest goes into set.yaml, but for what is not inherited', () => {
    expect(over({}, change('set', 'house.drawPerPhase', 2)).texts['set.yaml']).toBe(
      `${MANIFEST}house: { drawPerPhase: 2 }\n`,
    );
    expect(over({}, change('set', 'version', 'v0')).texts['set.yaml']).toBe(MANIFEST.replace('v1', 'v0'));
  });

  test('cannot be taken out, nor its id changed', () => {
    const own = { 'set.yaml': MANIFEST };
    expect(refusal(set('rosa', 'cost'), own, BASE)).toBe('edit/inherited-field');
    expect(refusal(set('mode club', 'classes.act.dj', { name: 'DJ' }), own, BASE)).toBe('edit/inherited-field');
    expect(refusal(set('rosa', 'id', 'x'), own, BASE)).toBe('edit/inherited-id');
    expect(refusal(set('rosa', 'nothing'), own, BASE)).toBe('nothing');
  });

  test('does not land in a file that is about something else', () => {
    const cards = 'type: sponsor\ncards: []\n';
    expect(over({ 'cards/acts.yaml': cards }, change('rosa', 'cost', 1)).files[0]?.file).toBe('cards/acts-2.yaml');
    expect(refusal(set('rosa', 'cost', 1), { 'set.yaml': MANIFEST, 'cards/acts.yaml': 'a: [\n' }, BASE)).toBe(
      'edit/broken-file',
    );
  });
});

describe('what cannot be done is said', () => {
  const own = (cards: string): SetTexts => ({ 'set.yaml': GAME, 'cards/acts.yaml': cards });
  test.each([
    ['an unknown row', act('    cost: 5\n'), set('nobody', 'cost', 5), 'edit/unknown-row'],
    ['a place in a number', act('    cost: 5\n'), set('rosa', 'cost.max', 5), 'edit/unknown-place'],
    ['a place behind a list', act('    modes: [a]\n'), set('rosa', 'modes.7', 'b'), 'edit/unknown-place'],
    ['a name in a list', act('    modes: [a]\n'), set('rosa', 'modes.first', 'b'), 'edit/unknown-place'],
    ['a key into JavaScript', act('    cost: 5\n'), set('rosa', '__proto__.x', 5), 'edit/bad-key'],
    ['a key inside a value', act('    cost: 5\n'), set('rosa', 'x', JSON.parse('{"__proto__": 1}')), 'edit/bad-key'],
    ['a shared mapping', act('    a: &m { x: 1 }\n    b: *m\n'), set('rosa', 'b.x', 2), 'edit/shared-value'],
    ['the source of shared values', act('    a: &m { x: 1 }\n    b: *m\n'), set('rosa', 'a.x', 2), 'edit/unusual-text'],
    ['a number under a tag for text', act('    a: !!str 5\n'), set('rosa', 'a', 6), 'edit/unusual-text'],
  ])('%s', (_, cards, edit, code) => expect(refusal(edit, own(cards))).toBe(code));
});

describe('labels', () => {
  const own: SetTexts = { 'set.yaml': GAME, 'cards/acts.yaml': act('    name: Rosa Nox\n    cost: 5\n  - id: milo\n') };
  const label = (...changes: ValueEdit[]) => edited({ kind: 'values', changes }, own, BASE).label;
  test.each([
    [[change('rosa', 'cost', 6)], 'Cost of Rosa Nox'],
    [[change('rosa', 'cost', 6), change('milo', 'cost', 6)], 'Cost of 2 cards'],
    [[change('rosa', 'cost', 6), change('rosa', 'audience', 6)], '2 fields of Rosa Nox'],
    [[change('rosa', 'cost', 6), change('milo', 'audience', 6)], '2 values of 2 cards'],
    [[change('set', 'title', 'X')], 'Title of the set'],
    [[change('mode club', 'ticketPriceRange.min', 5)], 'Ticket price range (from) of Club'],
  ])('%j', (changes, expected) => expect(label(...changes)).toBe(expected));
});
