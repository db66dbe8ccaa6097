import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACTS, type Bench, bench, copyOfSamples, DRAFT, emptyFolder, V3, value } from './testing/bench.ts';

const workspaceOf = async ({ api }: Bench) => value(await api.hello({})).workspace!;
const pathsOf = async (one: Bench) => (await workspaceOf(one)).sets.map(({ path }) => path);
const prepend = async ({ api }: Bench, text: string, file = ACTS): Promise<void> => {
  const { revision } = value(await api.readFile({ file }));
  value(await api.typeText({ file, revision, edits: [{ start: 0, end: 0, text }] }));
};

/** Its folder lies elsewhere, and a link stands in its place. Answers where it leads to. */
function ledOut(folder: string, path: string): string {
  const outside = join(emptyFolder(), 'elsewhere');
  cpSync(join(folder, path), outside, { recursive: true });
  rmSync(join(folder, path), { recursive: true });
  symlinkSync(outside, join(folder, path));
  return outside;
}

test('a set that a link leads out of the workspace to is not opened, and it is told what to do', async () => {
  const folder = copyOfSamples();
  const outside = ledOut(folder, V3);
  const one = await bench(folder);
  expect(await pathsOf(one)).not.toContain(V3);
  expect((await workspaceOf(one)).files.filter(({ set }) => set === V3)).toEqual([]);
  expect((await workspaceOf(one)).leftOut).toBe(
    `${V3} is not opened: this link leads out of the folder. To work there, open ${outside} itself.`,
  );
  value(await one.workbench.open(outside));
  expect(await pathsOf(one)).toEqual(['elsewhere']);
  expect((await workspaceOf(one)).leftOut).toBeUndefined();
});

test('a linked folder of sets is not opened either; links to other things are nobody’s business', async () => {
  const folder = copyOfSamples();
  ledOut(folder, 'monstercat');
  symlinkSync(emptyFolder(), join(folder, 'notes'));
  symlinkSync('/nowhere', join(folder, 'nowhere'));
  const one = await bench(folder);
  expect(await pathsOf(one)).toContain(V3);
  expect((await pathsOf(one)).filter((path) => path.startsWith('monstercat'))).toEqual([]);
  expect((await workspaceOf(one)).leftOut).toMatch(/^monstercat is not opened/);
});

test('a link that stays in the workspace is a set like any other', async () => {
  const folder = copyOfSamples();
  mkdirSync(join(folder, 'kept'));
  renameSync(join(folder, DRAFT), join(folder, 'kept/draft'));
  symlinkSync('../kept/draft', join(folder, DRAFT));
  const one = await bench(folder);
  expect(await pathsOf(one)).toContain(DRAFT);
  expect((await workspaceOf(one)).leftOut).toBeUndefined();
  await prepend(one, '# mine\n', `${DRAFT}/set.yaml`);
  expect(value(await one.api.save({})).failed).toEqual([]);
  expect(readFileSync(join(folder, 'kept/draft/set.yaml'), 'utf8')).toMatch(/^# mine\n/);
});

test('nothing is saved through a link that has taken the place of a set since', async () => {
  const one = await bench();
  await prepend(one, '# mine\n');
  const outside = ledOut(one.folder, V3);
  const { failed } = value(await one.api.save({}));
  expect(failed).toMatchObject([{ file: ACTS, problem: { code: 'file/outside-workspace' } }]);
  expect(readFileSync(join(outside, 'cards/acts.yaml'), 'utf8')).not.toContain('# mine');
  expect(one.workbench.unsaved()).toEqual([ACTS]);
});
