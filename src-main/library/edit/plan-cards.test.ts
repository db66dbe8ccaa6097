import { describe, expect, test } from 'vitest';
import type { SemanticEdit } from './editable-set.ts';
import { edited, refusal, type SetTexts } from './testing/sample-editable-set.ts';

const MANIFEST = 'game: dark-promoters\nversion: v1\n';
const DRAFT = `${MANIFEST}extends: v0\n`;

/** The card file `text` after an edit. */
const written = (text: string, edit: SemanticEdit): string | undefined =>
  edited(edit, { 'set.yaml': MANIFEST, 'cards/acts.yaml': text }).texts['cards/acts.yaml'];

const acts = (...lines: string[]): string => ['type: act', 'cards:', ...lines, ''].join('\n');

const remove = (...keys: string[]): SemanticEdit => ({ kind: 'delete-cards', type: 'act', keys });
const copy = (...keys: string[]): SemanticEdit => ({ kind: 'duplicate-cards', type: 'act', keys });
const move = (keys: string[], before?: string): SemanticEdit => ({
  kind: 'move-cards',
  type: 'act',
  keys,
  ...(before !== undefined && { before }),
});
const add = (cards: Record<string, unknown>[], after?: string): SemanticEdit => ({
  kind: 'add-cards',
  type: 'act',
  cards,
  ...(after !== undefined && { after }),
});

const GROUPS = acts(
  '  # Residents',
  '  - id: a',
  '    cost: 1 # cheap',
  '  - id: b',
  '',
  '  # Guests',
  '  - id: c',
  '  - id: d',
  '',
  '  # New: someone else',
  '  - id: e',
);

describe('deleting cards', () => {
  test.each([
    ['from inside a group', ['b'], ['  - id: b\n']],
    ['from the head of a group leaves its comment', ['c'], ['  - id: c\n']],
    ['with the comment that is its own', ['e'], ['\n  # New: someone else\n  - id: e\n']],
    ['with all of the group takes its comment', ['c', 'd'], ['  # Guests\n  - id: c\n  - id: d\n\n']],
    ['from the beginning with its group', ['b', 'a'], ['  # Residents\n  - id: a\n    cost: 1 # cheap\n  - id: b\n\n']],
    ['neighbours of two groups', ['b', 'c'], ['  - id: b\n', '  - id: c\n']],
  ])('%s', (_, keys, gone) => {
    const expected = gone.reduce((text, piece) => text.replace(piece, ''), GROUPS);
    expect(written(GROUPS, remove(...keys))).toBe(expected);
  });

  test('all of them leaves an empty list, and comments about none of them', () => {
    const text = acts('  # All about acts', '', '  - id: a', '  - id: b', '    # and more', '# end');
    expect(written(text, remove('a', 'b'))).toBe('type: act\ncards: []\n  # All about acts\n# end\n');
  });

  test('from a flow list', () => {
    expect(written('type: act\ncards: [{ id: a }, { id: b }]\n', remove('a'))).toBe('type: act\ncards: [{ id: b }]\n');
  });

  test('with windows’ line ends and none at the end', () => {
    const text = 'type: act\r\ncards:\r\n  - id: a\r\n  - id: b';
    expect(written(text, remove('b'))).toBe('type: act\r\ncards:\r\n  - id: a');
  });
});

describe('deleting inherited cards', () => {
  const base: SetTexts = {
    'set.yaml': MANIFEST,
    'cards/the-acts.yaml': acts('  - id: a', '    cost: 1', '  - id: b', '    cost: 2', '  - id: c', '    cost: 3'),
  };
  const draft = (edit: SemanticEdit, own: SetTexts = {}) => edited(edit, { 'set.yaml': DRAFT, ...own }, base);

  test('lists them in a new file', () => {
    const { files, keys, label } = draft(remove('a', 'c'));
    expect(files).toEqual([{ file: 'cards/the-acts.yaml', edits: [], create: 'type: act\nremoved:\n  - a\n  - c\n' }]);
    expect(keys).toEqual([]);
    expect(label).toBe('Delete 2 cards');
  });

  test('lists them behind others', () => {
    const own = { 'cards/acts.yaml': 'type: act\nremoved: # why\n  - a # so\n' };
    expect(draft(remove('b'), own).texts['cards/acts.yaml']).toBe('type: act\nremoved: # why\n  - a # so\n  - b\n');
    const flow = { 'cards/acts.yaml': 'type: act\nremoved: [a]\n' };
    expect(draft(remove('b'), flow).texts['cards/acts.yaml']).toBe('type: act\nremoved: [a, b]\n');
  });

  test('takes what was changed about them', () => {
    const own = { 'cards/acts.yaml': acts('  - id: a', '    cost: 9', '  # dearer', '  - id: b', '    cost: 9') };
    expect(draft(remove('b'), own).texts['cards/acts.yaml']).toBe(
      `${acts('  - id: a', '    cost: 9')}removed:\n  - b\n`,
    );
    expect(draft(remove('a', 'b'), own).texts['cards/acts.yaml']).toBe(
      'type: act\ncards: []\nremoved:\n  - a\n  - b\n',
    );
  });

  test('and own ones at once', () => {
    const own = { 'cards/acts.yaml': acts('  - id: new', '    cost: 9', '# end') };
    expect(draft(remove('new', 'a'), own).texts['cards/acts.yaml']).toBe(
      'type: act\ncards: []\nremoved:\n  - a\n# end\n',
    );
  });
});

describe('adding cards', () => {
  test('behind a card, with fields in the order of the schema', () => {
    const { texts, keys, label } = edited(add([{ modes: ['club'], cost: 5, name: 'Ännchen von Köln', odd: 1 }], 'a'), {
      'set.yaml': MANIFEST,
      'cards/acts.yaml': GROUPS,
    });
    const lines = [
      '  - id: aennchen-von-koeln',
      '    name: Ännchen von Köln',
      '    cost: 5',
      '    modes: [club]',
      '    odd: 1',
      '',
    ];
    expect(texts['cards/acts.yaml']).toBe(GROUPS.replace('  - id: b\n', `${lines.join('\n')}  - id: b\n`));
    expect(keys).toEqual(['aennchen-von-koeln']);
    expect(label).toBe('Add Ännchen von Köln');
  });

  test('apart from a card with a comment of its own', () => {
    expect(written(GROUPS, add([{ name: 'X' }]))).toBe(`${GROUPS}\n  - id: x\n    name: X\n`);
  });

  test('with blank lines where the others have some', () => {
    const text = acts('- id: a', '  cost: 1', '', '- id: b', '', '- id: c');
    expect(written(text, add([{ id: 'x' }, { id: 'y' }], 'b'))).toBe(
      acts('- id: a', '  cost: 1', '', '- id: b', '', '- id: x', '', '- id: y', '', '- id: c'),
    );
  });

  test('in the style of the others', () => {
    expect(written(acts('  -   id: a', '      cost: 1'), add([{ id: 'x', cost: 2 }]))).toBe(
      acts('  -   id: a', '      cost: 1', '  -   id: x', '      cost: 2'),
    );
    expect(written(acts('  - { id: a, cost: 1 }'), add([{ id: 'x', cost: 2 }]))).toBe(
      acts('  - { id: a, cost: 1 }', '  - { id: x, cost: 2 }'),
    );
  });

  test('with ids that no card of any type has', () => {
    const own = {
      'set.yaml': MANIFEST,
      'cards/acts.yaml': acts('  - id: a', '  - id: a-2'),
      'cards/sponsors.yaml': 'type: sponsor\ncards: [{ id: cola }]\n',
    };
    const { keys } = edited(add([{ id: 'a' }, { id: 'A!' }, { name: 'Cola' }, {}, { id: '', name: '??' }]), own);
    expect(keys).toEqual(['a-3', 'a-4', 'cola-2', 'act', 'act-2']);
  });

  test('into a new file', () => {
    expect(edited(add([{ name: 'X' }]), { 'set.yaml': MANIFEST }).files).toEqual([
      { file: 'cards/acts.yaml', edits: [], create: 'type: act\ncards:\n  - id: x\n    name: X\n' },
    ]);
  });

  test('of no known type is refused', () => {
    expect(refusal({ kind: 'add-cards', type: 'dice', cards: [{}] }, { 'set.yaml': MANIFEST })).toBe(
      'edit/unknown-type',
    );
  });
});

describe('pasting cards', () => {
  test('changes some and adds others in one step', () => {
    const changes = [{ subject: { on: 'card', type: 'act', key: 'a' }, path: ['cost'], value: 7 }] as const;
    const edit: SemanticEdit = { kind: 'paste-cards', type: 'act', changes, cards: [{ name: 'X' }, { name: 'Y' }] };
    const { texts, keys, label } = edited(edit, {
      'set.yaml': MANIFEST,
      'cards/acts.yaml': acts('  - id: a', '    cost: 1'),
    });
    expect(texts['cards/acts.yaml']).toBe(
      acts('  - id: a', '    cost: 7', '  - id: x', '    name: X', '  - id: y', '    name: Y'),
    );
    expect(keys).toEqual(['a', 'x', 'y']);
    expect(label).toBe('Paste 1 value and 2 new cards');
  });
});

describe('duplicating cards', () => {
  const text = acts(
    '  # the first',
    '  - id: a # her',
    '    # called',
    "    name: 'Rosa'",
    '    cost: { min: 1 } # fair',
    '',
    '  - name: Milo',
    '    id: m-2',
  );

  test('copies them as they are written', () => {
    const { texts, keys, label } = edited(copy('m-2', 'a'), { 'set.yaml': MANIFEST, 'cards/acts.yaml': text });
    expect(texts['cards/acts.yaml']).toBe(
      acts(
        '  # the first',
        '  - id: a # her',
        '    # called',
        "    name: 'Rosa'",
        '    cost: { min: 1 } # fair',
        '',
        '  - id: a-2 # her',
        '    # called',
        "    name: 'Rosa copy'",
        '    cost: { min: 1 } # fair',
        '',
        '  - name: Milo',
        '    id: m-2',
        '',
        '  - name: Milo copy',
        '    id: m-2-2',
      ),
    );
    expect(keys).toEqual(['m-2-2', 'a-2']);
    expect(label).toBe('Duplicate 2 cards');
  });

  test('numbers copies of copies', () => {
    const cards = acts('  - id: a', '    name: A', '  - id: a-2', '    name: A copy');
    const { keys, texts } = edited(copy('a-2'), { 'set.yaml': MANIFEST, 'cards/acts.yaml': cards });
    expect(keys).toEqual(['a-3']);
    expect(texts['cards/acts.yaml']).toContain('name: A copy 2\n');
  });

  test('keeps names as short as they must be', () => {
    const cards = acts('  - id: a', `    name: ${'x'.repeat(60)}`);
    expect(written(cards, copy('a'))).toContain(`name: ${'x'.repeat(55)} copy\n`);
  });

  test('writes inherited ones out in full', () => {
    const base = {
      'set.yaml': MANIFEST,
      'cards/acts.yaml': acts('  - id: a', '    cost: 1', '    name: A', '    modes: [x]'),
    };
    const own = { 'set.yaml': DRAFT, 'cards/acts.yaml': acts('  - id: a', '    cost: 2') };
    const full = ['  - id: a-2', '    name: A copy', '    cost: 2', '    modes: [x]'];
    expect(edited(copy('a'), own, base).texts['cards/acts.yaml']).toBe(acts('  - id: a', '    cost: 2', ...full));
  });
});

describe('moving cards', () => {
  const plain = acts('  - id: a', '    cost: 1', '  - id: b', '  - id: c', '  - id: d');

  test.each([
    [['c'], 'a', ['  - id: c', '  - id: a', '    cost: 1', '  - id: b', '  - id: d']],
    [['a'], undefined, ['  - id: b', '  - id: c', '  - id: d', '  - id: a', '    cost: 1']],
    [['d', 'b'], 'a', ['  - id: d', '  - id: b', '  - id: a', '    cost: 1', '  - id: c']],
    [['b', 'a'], 'b', ['  - id: b', '  - id: a', '    cost: 1', '  - id: c', '  - id: d']],
    [['d', 'c', 'b', 'a'], undefined, ['  - id: d', '  - id: c', '  - id: b', '  - id: a', '    cost: 1']],
  ])('%j before %s', (keys, before, lines) => expect(written(plain, move(keys, before))).toBe(acts(...lines)));

  test('to where they are changes nothing', () => {
    const own = { 'set.yaml': MANIFEST, 'cards/acts.yaml': GROUPS };
    expect(edited(move(['c'], 'd'), own).files).toEqual([]);
    expect(edited(move(['b', 'c'], 'd'), own).files).toEqual([]);
    expect(edited(move(['e']), own).files).toEqual([]);
  });

  test('into a group, below its comment', () => {
    const a = '  - id: a\n    cost: 1 # cheap\n';
    expect(written(GROUPS, move(['a'], 'c'))).toBe(GROUPS.replace(a, '').replace('  # Guests\n', `  # Guests\n${a}`));
  });

  test('with a comment of its own, kept apart from the others', () => {
    expect(written(GROUPS, move(['e'], 'b'))).toBe(
      acts(
        '  # Residents',
        '  - id: a',
        '    cost: 1 # cheap',
        '',
        '  # New: someone else',
        '  - id: e',
        '',
        '  - id: b',
        '',
        '  # Guests',
        '  - id: c',
        '  - id: d',
      ),
    );
  });

  test('a whole group with the comment above it', () => {
    expect(written(GROUPS, move(['c', 'd', 'b'], 'a'))).toBe(
      acts(
        '  # Guests',
        '  - id: c',
        '  - id: d',
        '',
        '  - id: b',
        '  # Residents',
        '  - id: a',
        '    cost: 1 # cheap',
        '',
        '  # New: someone else',
        '  - id: e',
      ),
    );
  });

  test('into another file of the type', () => {
    const { texts } = edited(move(['b'], 'y'), {
      'set.yaml': MANIFEST,
      'cards/acts.yaml': acts('- id: a', '- id: b', '  # so', '  x:', '    y: 1'),
      'cards/more.yaml': 'type: act\r\ncards:\r\n    - id: x\r\n    - id: y\r\n',
    });
    expect(texts['cards/acts.yaml']).toBe(acts('- id: a'));
    expect(texts['cards/more.yaml']).toBe(
      'type: act\r\ncards:\r\n    - id: x\r\n    - id: b\r\n      # so\r\n      x:\r\n        y: 1\r\n    - id: y\r\n',
    );
  });

  test('that are inherited is refused', () => {
    const base = { 'set.yaml': MANIFEST, 'cards/acts.yaml': acts('  - id: a', '    cost: 1', '  - id: b') };
    const own = { 'set.yaml': DRAFT, 'cards/acts.yaml': acts('  - id: a', '    cost: 2', '  - id: x', '  - id: y') };
    expect(refusal(move(['b']), own, base)).toBe('edit/inherited-place');
    expect(refusal(move(['a']), own, base)).toBe('edit/inherited-place');
    expect(refusal(move(['x'], 'b'), own, base)).toBe('edit/inherited-place');
    expect(edited(move(['y'], 'x'), own, base).texts['cards/acts.yaml']).toBe(
      acts('  - id: a', '    cost: 2', '  - id: y', '  - id: x'),
    );
  });
});
