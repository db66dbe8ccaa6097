import { describe, expect, test } from 'vitest';
import type { RevertedThing } from '../../../src-shared/workbench/edit.ts';
import type { Subject } from '../../../src-shared/workbench/set-view.ts';
import type { EditPlan, SemanticEdit } from './editable-set.ts';
import { planEdit } from './plan-edit.ts';
import { editableSet, edited, type SetTexts, textsAfter } from './testing/sample-editable-set.ts';

const MANIFEST = 'game: dark-promoters\nversion: v1\n';
const DRAFT = `${MANIFEST}extends: v0\n`;
const acts = (...lines: string[]): string => ['type: act', 'cards:', ...lines, ''].join('\n');
const act = (key: string): Subject => ({ on: 'card', type: 'act', key });
const mode = (key: string): Subject => ({ on: 'mode', key });

const GROUPS = acts(
  '  # All acts',
  '',
  '  # Residents',
  '  - id: a',
  '    cost: 1 # cheap',
  "  - id: 'b'",
  '    name: "B"',
  '',
  '  # Guests',
  '  - id: c',
  '  - id: d',
  '    # called',
  '    name: D',
  '',
  '  - id: x',
  '',
  '# New: someone else',
  '  - id: e',
);

/** What is left after a revert to how the set was, or to another version. */
function reverted(now: SetTexts, things: readonly RevertedThing[], to: SetTexts, base?: SetTexts, isSameSet = true) {
  const bases = base ? [base] : [];
  const edit: SemanticEdit = { kind: 'revert', things, to: editableSet(to, ...(isSameSet ? bases : [])), isSameSet };
  const plan = planEdit(editableSet(now, ...bases), edit);
  if (!plan.ok) throw new Error(plan.problem.message);
  return { ...plan.value, texts: afterwards(now, plan.value) };
}

function afterwards(now: SetTexts, plan: EditPlan): SetTexts {
  const { files } = plan;
  const gone = new Set(files.flatMap(({ file, remove }) => (remove ? [file] : [])));
  const texts = textsAfter(now, { ...plan, files: files.filter(({ file }) => !gone.has(file)) });
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !gone.has(name)));
}

const withActs = (text: string): SetTexts => ({ 'set.yaml': MANIFEST, 'cards/acts.yaml': text });
const without = (text: string, ...keys: string[]): SetTexts =>
  edited({ kind: 'delete-cards', type: 'act', keys }, withActs(text)).texts;

describe('deleted cards come back as they were written', () => {
  test.each([
    [['a']],
    [['b']],
    [['c']],
    [['d']],
    [['x']],
    [['e']],
    [['a', 'b']],
    [['c', 'd']],
    [['b', 'c']],
    [['a', 'b', 'c', 'd']],
    [['d', 'e']],
    [['a', 'c', 'e']],
    [['b', 'c', 'd', 'x', 'e']],
  ])('%j', (keys) => {
    const now = without(GROUPS, ...keys);
    const things = keys.toReversed().map((key) => ({ subject: act(key) }));
    expect(reverted(now, things, withActs(GROUPS)).texts).toEqual(withActs(GROUPS));
  });

  test('one of several, with what is above it', () => {
    const now = without(GROUPS, 'c', 'd', 'e');
    expect(reverted(now, [{ subject: act('d') }], withActs(GROUPS)).texts).toEqual(without(GROUPS, 'c', 'e'));
  });

  test('beside cards that were added meanwhile', () => {
    const now = withActs(acts('  - id: new', '  - id: a', '    # hers', '  - id: c'));
    const then = withActs(acts('  - id: a', '    # hers', '  # his', '  - id: b # b', '', '  - id: c'));
    const { texts, keys, label } = reverted(now, [{ subject: act('b') }, { subject: act('new') }], then);
    expect(texts['cards/acts.yaml']).toBe(acts('  - id: a', '    # hers', '  # his', '  - id: b # b', '  - id: c'));
    expect([keys, label]).toEqual([['b'], 'Revert 2 things']);
  });

  test('with windows’ line ends', () => {
    const text = GROUPS.replaceAll('\n', '\r\n');
    expect(
      reverted(without(text, 'c', 'd'), [{ subject: act('c') }, { subject: act('d') }], withActs(text)).texts,
    ).toEqual(withActs(text));
  });

  test('all of a list in one line', () => {
    const text = 'type: act\ncards: [{ id: a }, { id: b }]\n';
    expect(reverted(without(text, 'a'), [{ subject: act('a') }], withActs(text)).texts).toEqual(withActs(text));
  });
});

describe('inherited cards', () => {
  const base: SetTexts = {
    'set.yaml': MANIFEST,
    'cards/acts.yaml': acts('  - id: a', '    cost: 1', '  - id: b', '    cost: 2'),
  };
  const then: SetTexts = {
    'set.yaml': DRAFT,
    'cards/acts.yaml': acts('  # dearer', '  - id: b', '    cost: 9 # why', '  - id: own'),
  };

  test('are no longer left out, and what was changed about them is changed again', () => {
    const now = edited({ kind: 'delete-cards', type: 'act', keys: ['a', 'b'] }, then, base).texts;
    expect(now['cards/acts.yaml']).toContain('removed:');
    const things = [{ subject: act('a') }, { subject: act('b') }];
    expect(reverted(now, things, then, base).texts).toEqual(then);
  });

  test('are as they are there, where they are put back from the version below', () => {
    const now = edited({ kind: 'delete-cards', type: 'act', keys: ['a'] }, then, base).texts;
    expect(reverted(now, [{ subject: act('a') }], base, base, false).texts).toEqual(then);
  });
});

test('against another version a card comes back to its place among the others', () => {
  const now = withActs(acts('  - id: a', '  - id: d', '  - id: z'));
  const other = withActs(acts('  - id: zero', '  - id: a', '  - id: b', '    name: B # him', '  - id: c', '  - id: d'));
  const things = ['c', 'zero', 'b'].map((key) => ({ subject: act(key) }));
  expect(reverted(now, things, other, undefined, false).texts['cards/acts.yaml']).toBe(
    acts('  - id: a', '  - id: b', '    name: B # him', '  - id: c', '  - id: d', '  - id: z').replace(
      'cards:\n',
      'cards:\n  - id: zero\n',
    ),
  );
});

test('values go back, and what is new is taken out', () => {
  const now = withActs(acts('  - id: a', '    cost: 2 # now', '    copies: 3'));
  const then = withActs(acts('  - id: a', '    cost: 1'));
  const { texts, label } = reverted(now, [{ subject: act('a'), paths: [['cost'], ['copies']] }], then);
  expect(texts['cards/acts.yaml']).toBe(acts('  - id: a', '    cost: 1 # now'));
  expect(label).toBe('Revert a');
});

describe('modes', () => {
  const club = '# the club\nid: club\nname: Club\n';
  const then: SetTexts = { 'set.yaml': MANIFEST, 'modes/club.yaml': club };
  const now: SetTexts = { 'set.yaml': MANIFEST, 'modes/party.yaml': 'id: party\nname: Party\n' };

  test('come back as files, and go as files', () => {
    const { texts, label } = reverted(now, [{ subject: mode('party') }, { subject: mode('club') }], then);
    expect(texts).toEqual(then);
    expect(label).toBe('Revert 2 things');
  });

  test('that are inherited cannot be left out', () => {
    const things = [{ subject: mode('party') }];
    expect(() => reverted({ 'set.yaml': DRAFT }, things, { 'set.yaml': MANIFEST }, now, false)).toThrow('inherited');
  });
});
