import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ACTS, type Bench, bench, V3, value } from './testing/bench.ts';

const SPONSORS = ACTS.replace('acts', 'sponsors');

const insert = async ({ api }: Bench, start: number, text: string, file = ACTS): Promise<void> => {
  const { revision } = value(await api.readFile({ file }));
  value(await api.typeText({ file, revision, edits: [{ start, end: start, text }] }));
};
const textOf = async ({ api }: Bench, file = ACTS): Promise<string> => value(await api.readFile({ file })).text;

afterEach(() => void vi.useRealTimers());

test('a change that nobody has noticed yet is not overwritten', async () => {
  const one = await bench();
  const path = join(one.folder, ACTS);
  const before = await textOf(one);
  await insert(one, 0, '# mine\n');
  writeFileSync(path, `# theirs\n${before}`);
  const { saved, failed } = value(await one.api.save({}));
  expect(saved).toEqual([]);
  expect(failed).toMatchObject([{ file: ACTS, problem: { code: 'file/changed-on-disk' } }]);
  expect(readFileSync(path, 'utf8')).toBe(`# theirs\n${before}`);
  expect(value(await one.api.diskText({ file: ACTS })).text).toBe(`# theirs\n${before}`);
  expect(await textOf(one)).toBe(`# mine\n${before}`);
});

test('saving a contested file again changes nothing: the user chooses by what was shown', async () => {
  const one = await bench();
  const path = join(one.folder, ACTS);
  await insert(one, 0, '# mine\n');
  writeFileSync(path, '# theirs\n');
  for (let time = 0; time < 2; time++) {
    expect(value(await one.api.save({})).failed).toMatchObject([{ problem: { code: 'file/changed-on-disk' } }]);
    expect(value(await one.api.diskText({ file: ACTS })).seen).toBe(1);
  }
  value(await one.api.resolveConflict({ file: ACTS, keep: 'mine', seen: 1 }));
  expect(value(await one.api.save({})).saved).toEqual([ACTS]);
  expect(readFileSync(path, 'utf8')).toMatch(/^# mine\n/);
});

test('one file that is not written does not keep the others from it', async () => {
  const one = await bench();
  await insert(one, 0, '# mine\n');
  await insert(one, 0, '# sponsors\n', SPONSORS);
  writeFileSync(join(one.folder, ACTS), '# theirs\n');
  const { saved, failed } = value(await one.api.save({}));
  expect([saved, failed.map(({ file }) => file)]).toEqual([[SPONSORS], [ACTS]]);
  expect(readFileSync(join(one.folder, SPONSORS), 'utf8')).toMatch(/^# sponsors\n/);
});

// Nobody pauses in these: a slow machine is no pause either.
test('undo after a save leads back to what was saved before it goes behind it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const one = await bench();
  const before = await textOf(one);
  await insert(one, 0, '# ');
  await insert(one, 2, 'a');
  value(await one.api.save({}));
  await insert(one, 3, 'b');
  value(await one.api.undo({ set: V3 }));
  expect(await textOf(one)).toBe(`# a${before}`);
  expect(one.workbench.unsaved()).toEqual([]);
  value(await one.api.undo({ set: V3 }));
  expect(await textOf(one)).toBe(before);
});

test('what two windows type is undone one after the other', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const one = await bench();
  const before = await textOf(one);
  await insert(one, 0, '# ');
  await insert({ ...one, api: one.workbench.api('two') }, 2, 'b');
  value(await one.api.undo({ set: V3 }));
  expect(await textOf(one)).toBe(`# ${before}`);
});

test('what is typed on a text that is too old, or unknown, is refused', async () => {
  const one = await bench();
  const { revision } = value(await one.api.readFile({ file: ACTS }));
  for (let time = 0; time < 201; time++) await insert(one, 0, '#');
  for (const old of [revision, revision + 1000]) {
    const answer = await one.api.typeText({ file: ACTS, revision: old, edits: [{ start: 0, end: 0, text: 'x' }] });
    expect(answer).toMatchObject({ ok: false, problem: { code: 'file/outdated' } });
  }
});
