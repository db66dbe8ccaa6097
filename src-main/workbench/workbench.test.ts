import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSameDiagnostic } from '../../src-shared/diagnostic.ts';
import { changedLines } from '../../src-shared/line-diff.ts';
import { ACTS, bench, DRAFT, V3, value } from './testing/bench.ts';

test('opens a folder with its sets, counts and files', async () => {
  const { api } = await bench();
  const { workspace } = value(await api.hello({}));
  const sets = workspace?.sets.filter(({ path }) => path === V3 || path === DRAFT);
  expect(sets?.map(({ path, version, errors, base }) => ({ path, version, errors, base }))).toEqual([
    { path: V3, version: 'v0.3', errors: 0, base: undefined },
    { path: DRAFT, version: 'v0.4-draft', errors: 0, base: V3 },
  ]);
  expect(workspace?.sets.some(({ errors }) => errors > 0)).toBe(false);
  expect(sets?.[0]?.cardTypes.map(({ id, count }) => [id, count])).toContainEqual(['act', 160]);
  expect(workspace?.files.map(({ file }) => file)).toContain(ACTS);
});

test('rows of a version say what is its own, changed and inherited', async () => {
  const { api } = await bench();
  const { cards } = value(await api.openSet({ set: DRAFT }));
  const origins = new Set(cards.act?.map(({ origin }) => origin));
  expect(origins).toContain('inherited');
  expect(origins).toContain('changed');
  const changed = cards.act?.find(({ origin }) => origin === 'changed');
  expect(changed?.file).toBe(`${DRAFT}/cards/acts.yaml`);
  expect(changed?.ownFields?.length).toBeGreaterThan(0);
});

test('typing is undone and redone, and shows in the sets that extend the file’s own', async () => {
  const { api, events } = await bench();
  const { text, revision } = value(await api.readFile({ file: ACTS }));
  const start = text.indexOf('cost: 300') + 'cost: '.length;
  value(await api.typeText({ file: ACTS, revision, edits: [{ start, end: start + 3, text: '333' }] }));
  const cost = async (set: string) => value(await api.openSet({ set })).cards.act?.[0]?.value.cost;
  expect([await cost(V3), await cost(DRAFT)]).toEqual([333, 333]);
  expect(value(await api.openSet({ set: V3 })).history.undo).toBe('Typing in acts.yaml');
  expect(
    events.filter(({ event }) => event === 'set-changed').map(({ payload }) => (payload as { path: string }).path),
  ).toEqual([V3, DRAFT]);
  value(await api.undo({ set: V3 }));
  expect(value(await api.readFile({ file: ACTS })).text).toBe(text);
  value(await api.redo({ set: V3 }));
  expect(await cost(V3)).toBe(333);
});

test('saving writes exactly the change', async () => {
  const { api, folder } = await bench();
  const before = readFileSync(join(folder, ACTS), 'utf8');
  const start = before.indexOf('cost: 300') + 'cost: '.length;
  value(await api.typeText({ file: ACTS, revision: 1, edits: [{ start, end: start + 3, text: '333' }] }));
  expect(value(await api.save({}))).toEqual({ saved: [ACTS], failed: [] });
  expect(readFileSync(join(folder, ACTS), 'utf8')).toBe(`${before.slice(0, start)}333${before.slice(start + 3)}`);
});

test('a file changed on disk while clean is read again; while unsaved, the user chooses', async () => {
  const { api, folder, events, workbench } = await bench();
  const path = join(folder, ACTS);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, before.replace('cost: 300', 'cost: 301'));
  await expect.poll(async () => value(await api.openSet({ set: V3 })).cards.act?.[0]?.value.cost).toBe(301);
  const { text, revision } = value(await api.readFile({ file: ACTS }));
  value(await api.typeText({ file: ACTS, revision, edits: [{ start: 0, end: 0, text: '# mine\n' }] }));
  writeFileSync(path, before.replace('cost: 300', 'cost: 302'));
  const state = async () => value(await api.hello({})).workspace?.files.find(({ file }) => file === ACTS)?.disk;
  await expect.poll(state).toBe('changed');
  expect(value(await api.save({})).failed[0]?.problem.code).toBe('file/changed-on-disk');
  const { text: theirs, seen } = value(await api.diskText({ file: ACTS }));
  expect(theirs).toContain('cost: 302');
  value(await api.resolveConflict({ file: ACTS, keep: 'disk', seen }));
  expect(value(await api.readFile({ file: ACTS })).text).toContain('cost: 302');
  expect(workbench.unsaved()).toEqual([]);
  value(await api.undo({ set: V3 }));
  expect(value(await api.readFile({ file: ACTS })).text).toBe(`# mine\n${text}`);
  expect(events.some(({ event }) => event === 'notice')).toBe(true);
});

test('unsaved work of a process that was killed is offered and taken over', async () => {
  const first = await bench();
  value(await first.api.typeText({ file: ACTS, revision: 1, edits: [{ start: 0, end: 0, text: '# mine\n' }] }));
  const second = await bench(first.folder, first.userFolder);
  const { workspace } = value(await second.api.hello({}));
  expect(workspace?.recovery?.files).toMatchObject([{ file: ACTS, added: 1, removed: 0, changedOnDisk: false }]);
  const after = value(await second.api.recover({ take: true }));
  expect(after.recovery).toBeUndefined();
  expect(value(await second.api.readFile({ file: ACTS })).text).toMatch(/^# mine\n/);
  expect(second.workbench.unsaved()).toEqual([ACTS]);
});

test('a file’s schema, fixes and definitions are answered for the set it belongs to', async () => {
  const { api } = await bench();
  expect(value(await api.sourceSchema({ file: ACTS })).schema.title).toBe('Card file');
  const { text } = value(await api.readFile({ file: ACTS }));
  const offset = text.indexOf('clubnight]') + 1;
  expect(value(await api.definitions({ file: ACTS, offset }))).toMatchObject([{ file: `${V3}/modes/clubnight.yaml` }]);
  const start = text.indexOf('cost: 300');
  value(await api.typeText({ file: ACTS, revision: 1, edits: [{ start, end: start + 4, text: 'csot' }] }));
  const fix = value(await api.fixes({ file: ACTS })).find(({ title }) => title === 'Change to “cost”');
  value(await api.edit({ set: V3, edit: { kind: 'text', files: [fix!.edits] } }));
  expect(value(await api.readFile({ file: ACTS })).text).toBe(text);
  expect(value(await api.openSet({ set: V3 })).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('an inherited value that is changed becomes an override; set back to what is inherited, it is no change at all', async () => {
  const { api } = await bench();
  const file = `${DRAFT}/cards/acts.yaml`;
  const before = value(await api.readFile({ file })).text;
  const { cards } = value(await api.openSet({ set: DRAFT }));
  const inherited = cards.act!.find(({ origin }) => origin === 'inherited')!;
  const subject = { on: 'card', type: 'act', key: inherited.key } as const;
  const write = async (cost: unknown) =>
    value(
      await api.edit({
        set: DRAFT,
        edit: { kind: 'values', changes: [{ subject, path: ['cost'], value: cost }] },
      }),
    );
  expect((await write(1234)).keys).toEqual([inherited.key]);
  const row = value(await api.openSet({ set: DRAFT })).cards.act!.find(({ key }) => key === inherited.key)!;
  expect(row).toMatchObject({ origin: 'changed', ownFields: ['cost'], value: { cost: 1234 } });
  expect(changedLines(before, value(await api.readFile({ file })).text)).toEqual({ added: 3, removed: 0 });
  await write(inherited.value.cost);
  expect(value(await api.readFile({ file })).text).toBe(before);
  expect(value(await api.openSet({ set: DRAFT })).history.undo).toContain(String(inherited.value.name));
});

test('of several missing fields, each has its own fix', async () => {
  const { api } = await bench();
  const file = `${DRAFT}/cards/acts.yaml`;
  const { text, revision } = value(await api.readFile({ file }));
  const card = '  - id: nacht-x\n';
  value(await api.typeText({ file, revision, edits: [{ start: text.length, end: text.length, text: card }] }));
  const missing = value(await api.openSet({ set: DRAFT })).diagnostics.filter(({ code }) => code === 'schema/required');
  expect(missing.length).toBeGreaterThan(3);
  const fixes = value(await api.fixes({ file }));
  for (const diagnostic of missing) {
    const [fix] = fixes.filter((one) => isSameDiagnostic(one, diagnostic));
    const field = diagnostic.message.split(' ')[0]!.toLowerCase();
    expect(fix?.title).toContain(`Add “${field}:`);
  }
});

test('a card that the version leaves out is put back by not leaving it out', async () => {
  const { api } = await bench();
  const file = `${DRAFT}/cards/sponsors.yaml`;
  const before = value(await api.readFile({ file })).text;
  const left = value(await api.openSet({ set: V3 })).cards.sponsor!.find(({ key }) => before.includes(`- ${key}`))!;
  const add = async (card: Record<string, unknown>) =>
    value(await api.edit({ set: DRAFT, edit: { kind: 'add-cards', type: 'sponsor', cards: [card] } }));
  expect((await add(left.value)).keys).toEqual([left.key]);
  const row = async () => value(await api.openSet({ set: DRAFT })).cards.sponsor!.find(({ key }) => key === left.key);
  expect(await row()).toMatchObject({ origin: 'inherited', value: left.value });
  expect(value(await api.readFile({ file })).text).not.toContain('cards:');
  value(await api.undo({ set: DRAFT }));
  expect(value(await api.readFile({ file })).text).toBe(before);
  await add({ ...left.value, payoutPerSlot: 1234 });
  expect(await row()).toMatchObject({ origin: 'changed', ownFields: ['payoutPerSlot'] });
});
