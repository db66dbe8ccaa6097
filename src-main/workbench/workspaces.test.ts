import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleFolder } from './sample-sets.ts';
import { ACTS, type Bench, bench, copyOfSamples, DRAFT, emptyFolder, V3, value } from './testing/bench.ts';

const hello = async ({ api }: Bench) => value(await api.hello({}));
const told = ({ events }: Bench, name: string): unknown[] =>
  events.filter(({ event }) => event === name).map(({ payload }) => payload);
const type = async ({ api }: Bench, text: string, file = ACTS): Promise<void> => {
  const { revision } = value(await api.readFile({ file }));
  value(await api.typeText({ file, revision, edits: [{ start: 0, end: 0, text }] }));
};

test('what lies in the open workspace is shown there, with its unsaved work and its history', async () => {
  const one = await bench();
  await type(one, '# mine\n');
  for (const open of [one.workbench.want, one.workbench.open]) {
    expect(await open(join(one.folder, ACTS))).toMatchObject({ ok: true });
    expect((await hello(one)).workspace?.path).toBe(one.folder);
    expect(told(one, 'open').at(-1)).toEqual({ set: V3, file: ACTS });
  }
  value(await one.workbench.want(join(one.folder, DRAFT)));
  expect((await hello(one)).opened).toEqual([{ set: V3, file: ACTS }, { set: DRAFT }]);
  expect(value(await one.api.undo({ set: V3 })).files).toEqual([ACTS]);
  expect(told(one, 'open-wanted')).toEqual([]);
});

test('what lies elsewhere is opened by the window, not behind its back', async () => {
  const one = await bench();
  const path = copyOfSamples();
  value(await one.workbench.want(path));
  expect(await hello(one)).toMatchObject({ workspace: { path: one.folder }, wanted: path });
  expect(told(one, 'open-wanted')).toEqual([{ path }]);
  value(await one.api.openWorkspace({ path }));
  expect((await hello(one)).wanted).toBeUndefined();
  expect(await one.workbench.want(join(path, 'missing'))).toMatchObject({ ok: false });
});

test('a set that is opened by itself comes with the sets beside it, and nothing of what lies around', async () => {
  const home = emptyFolder();
  renameSync(join(copyOfSamples(), 'monstercat/v0.1'), join(home, 'mine'));
  renameSync(join(copyOfSamples(), V3), join(home, 'other'));
  mkdirSync(join(home, 'deep/er'), { recursive: true });
  renameSync(join(copyOfSamples(), V3), join(home, 'deep/er/v1'));
  const one = await bench(join(home, 'mine'));
  const { workspace, recent } = await hello(one);
  expect(workspace?.path).toBe(home);
  expect(workspace?.sets.map(({ path }) => path)).toEqual(['mine', 'other']);
  // The next start opens the set again, not all that is around it.
  expect(recent).toEqual([join(home, 'mine')]);
  for (const file of ['mine/set.yaml', 'mine/cards/actions.yaml']) {
    const path = join(home, file);
    writeFileSync(path, `# new\n${readFileSync(path, 'utf8')}`);
    await expect.poll(async () => value(await one.api.readFile({ file })).text).toMatch(/^# new/);
  }
  value(await one.workbench.open(home));
  expect((await hello(one)).workspace?.sets.map(({ path: set }) => set)).toContain('deep/er/v1');
});

test('what is opened since the workspace of last time is gone is told, and does not become the last one', async () => {
  const one = await bench();
  await one.workbench.open(sampleFolder, { code: 'workspace/missing', message: 'It does not exist.' });
  expect(await hello(one)).toMatchObject({ instead: 'It does not exist.', recent: [one.folder] });
  value(await one.workbench.open(one.folder));
  expect((await hello(one)).instead).toBeUndefined();
});

test('a copy of the samples has what was edited in them, and they have it no more', async () => {
  const one = await bench(sampleFolder);
  const [added, deleted] = [`${DRAFT}/what-ifs/mine.yaml`, `${DRAFT}/what-ifs/cheaper-big-clubs.yaml`];
  const before = readFileSync(join(sampleFolder, ACTS), 'utf8');
  await type(one, '# mine\n');
  value(await one.api.createWhatIf({ set: DRAFT, name: 'mine' }));
  value(await one.api.deleteWhatIf({ file: deleted }));
  const to = join(emptyFolder(), 'mine');
  value(await one.api.copySamples({ to }));
  expect(one.workbench.unsaved()).toEqual([]);
  expect(readFileSync(join(to, ACTS), 'utf8')).toBe(`# mine\n${before}`);
  expect([existsSync(join(to, added)), existsSync(join(to, deleted))]).toEqual([true, false]);
  expect(readFileSync(join(sampleFolder, ACTS), 'utf8')).toBe(before);
  value(await one.workbench.open(sampleFolder));
  expect((await hello(one)).workspace?.recovery).toBeUndefined();
  expect(value(await one.api.readFile({ file: ACTS })).text).toBe(before);
});
