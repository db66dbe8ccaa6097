import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../src-shared/text-edits.ts';
import type { Subject } from '../../../src-shared/workbench/set-view.ts';
import { loadSet } from '../card-set-loader.ts';
import { projectRoot } from '../project-root.ts';
import { folderWith } from '../testing/sample-set.ts';
import type { SemanticEdit } from './editable-set.ts';
import { planEdit } from './plan-edit.ts';
import { editableSet, type SetTexts } from './testing/sample-editable-set.ts';

const SETS = join(projectRoot, 'card-sets/dark-promoters');

function textsOf(version: string): SetTexts {
  const folder = join(SETS, version);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Does an edit to a copy of the sample sets, and loads the version again. */
async function copyAfter(version: 'v0.3' | 'v0.4-draft', edit: SemanticEdit) {
  const own = textsOf(version);
  const result = planEdit(version === 'v0.3' ? editableSet(own) : editableSet(own, textsOf('v0.3')), edit);
  if (!result.ok) throw new Error(result.problem.message);
  const folder = folderWith({});
  cpSync(SETS, folder, { recursive: true });
  let lines = 0;
  for (const { file, edits, create } of result.value.files) {
    const text = create ?? applyEdits(own[file]!, edits);
    writeFileSync(join(folder, version, file), text);
    lines += changedLines(own[file] ?? '', text);
  }
  const loaded = await loadSet(join(folder, version));
  return { ...result.value, lines, loaded, errors: loaded.diagnostics.filter(({ severity }) => severity === 'error') };
}

/** Lines of either text that the other does not have in this place. */
function changedLines(before: string, changed: string): number {
  const [a, b] = [before.split('\n'), changed.split('\n')];
  while (a.length > 0 && a[0] === b[0]) [a.shift(), b.shift()];
  while (a.length > 0 && a.at(-1) === b.at(-1)) [a.pop(), b.pop()];
  return Math.max(a.length, b.length);
}

const act = (key: string): Subject => ({ on: 'card', type: 'act', key });
const values = (subject: Subject, path: string, ...value: unknown[]): SemanticEdit => ({
  kind: 'values',
  changes: [{ subject, path: path.split('.'), ...(value.length > 0 && { value: value[0] }) }],
});
const club: Subject = { on: 'mode', key: 'clubnight' };

describe('the sample sets are valid after each kind of edit', () => {
  test.each<[string, 'v0.3' | 'v0.4-draft', SemanticEdit, number]>([
    ['a cost', 'v0.3', values(act('minna-moll'), 'cost', 380), 1],
    ['a range', 'v0.3', values(club, 'classes.act.small-live.cost.max', 1700), 1],
    ['a name with a colon', 'v0.3', values(act('minna-moll'), 'name', 'Minna: Moll'), 1],
    ['no flavour', 'v0.3', values(act('minna-moll'), 'flavour'), 1],
    ['a rule of the house', 'v0.3', values({ on: 'manifest' }, 'house.supply.location.row', 1), 1],
    ['an inherited cost', 'v0.4-draft', values(act('minna-moll'), 'cost', 380), 3],
    ['a changed cost', 'v0.4-draft', values(act('dj-zoelibat'), 'cost', 490), 1],
    ['a changed cost set back', 'v0.4-draft', values(act('dj-zoelibat'), 'cost', 650), 2],
    ['an inherited range', 'v0.4-draft', values(club, 'classes.act.small-live.cost.max', 1700), 2],
    ['a changed range', 'v0.4-draft', values(club, 'classes.act.guest-dj.cost.max', 950), 1],
    ['another mode', 'v0.4-draft', values({ on: 'mode', key: 'party' }, 'marketingCap', 70), 3],
    ['an inherited rule', 'v0.4-draft', values({ on: 'manifest' }, 'house.drawPerPhase', 2), 1],
  ])('%s in %s', async (_, version, edit, lines) => {
    const result = await copyAfter(version, edit);
    expect(result.errors).toEqual([]);
    expect(result.lines).toBeLessThanOrEqual(lines);
    expect(result.files).toHaveLength(1);
  });

  const card = { name: 'Tante Trübsal', class: 'resident-dj', cost: 310, audience: 10, modes: ['clubnight'] };

  test.each<[string, 'v0.3' | 'v0.4-draft', SemanticEdit, number]>([
    ['add', 'v0.3', { kind: 'add-cards', type: 'act', after: 'minna-moll', cards: [card] }, 1],
    ['add', 'v0.4-draft', { kind: 'add-cards', type: 'act', cards: [card, card] }, 2],
    ['duplicate', 'v0.3', { kind: 'duplicate-cards', type: 'act', keys: ['minna-moll', 'frau-dezember'] }, 2],
    [
      'duplicate',
      'v0.4-draft',
      { kind: 'duplicate-cards', type: 'act', keys: ['minna-moll', 'spaetschicht-simone', 'lady-asbest'] },
      3,
    ],
    ['delete', 'v0.3', { kind: 'delete-cards', type: 'act', keys: ['minna-moll'] }, -1],
    [
      'delete',
      'v0.4-draft',
      { kind: 'delete-cards', type: 'act', keys: ['minna-moll', 'lady-asbest', 'spaetschicht-simone'] },
      -3,
    ],
    ['delete', 'v0.4-draft', { kind: 'delete-cards', type: 'marketing', keys: [] }, 0],
    ['move', 'v0.3', { kind: 'move-cards', type: 'act', keys: ['minna-moll'], before: 'dj-kellerassel' }, 0],
  ])('%s cards in %s', async (_, version, edit, more) => {
    const before = await loadSet(join(SETS, version));
    const result = await copyAfter(version, edit);
    expect(result.errors).toEqual([]);
    expect(result.loaded.cards - before.cards).toBe(more);
  });

  test('a value set to what is inherited anyway is no edit', async () => {
    expect((await copyAfter('v0.4-draft', values(act('minna-moll'), 'cost', 370))).files).toEqual([]);
  });
});

test('10,000 cards made 10 % dearer are planned at once', () => {
  const cards = Array.from(
    { length: 10_000 },
    (_, i) =>
      `  - id: card-${i}\n    name: Card ${i}\n    class: dj\n    cost: ${100 + i} # €\n    audience: 10\n    modes: [club]\n`,
  );
  const text = `type: act\ncards:\n${cards.join('')}`;
  const manifest = 'game: dark-promoters\nversion: v1\n';
  const edit: SemanticEdit = {
    kind: 'values',
    changes: cards.map((_, i) => ({
      subject: act(`card-${i}`),
      path: ['cost'],
      value: Math.round((100 + i) * 110) / 100,
    })),
  };
  const own = editableSet({ 'set.yaml': manifest, 'cards/acts.yaml': text });
  const draft = editableSet(
    { 'set.yaml': `${manifest}extends: v0\n` },
    { 'set.yaml': manifest, 'cards/acts.yaml': text },
  );
  const timed = (set: typeof own, asked: SemanticEdit = edit) => {
    const start = performance.now();
    const result = planEdit(set, asked);
    const time = performance.now() - start;
    return { time, plan: result.ok ? result.value : undefined };
  };
  const replaced = timed(own);
  expect(replaced.plan?.files[0]?.edits).toHaveLength(10_000);
  expect(replaced.plan?.label).toBe('Cost of 10,000 cards');
  const overridden = timed(draft);
  expect(overridden.plan?.files[0]?.create?.split('\n')).toHaveLength(20_003);
  // Generous, for machines under load: a plan that reads the file for each card takes minutes.
  expect(replaced.time).toBeLessThan(1000);
  expect(overridden.time).toBeLessThan(1500);
  const keys = cards.map((_, i) => `card-${i}`);
  for (const kind of ['duplicate-cards', 'delete-cards', 'move-cards'] as const) {
    const { plan, time } = timed(own, { kind, type: 'act', keys: keys.toReversed() });
    expect(plan?.files).toHaveLength(1);
    expect(time).toBeLessThan(4000);
  }
});
