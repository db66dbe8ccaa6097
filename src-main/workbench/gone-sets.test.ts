import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyEdits } from '../../src-shared/text-edits.ts';
import type { TextEdit } from '../../src-shared/workbench/edit.ts';
import { ACTS, type Bench, bench, DRAFT, V3, value } from './testing/bench.ts';

const MANIFEST = `${V3}/set.yaml`;
/** A busy machine may take its time to tell of a folder. */
const SLOW = { timeout: 15_000 };

const prepend = async ({ api }: Bench, text: string, file = ACTS): Promise<void> => {
  const { revision } = value(await api.readFile({ file }));
  value(await api.typeText({ file, revision, edits: [{ start: 0, end: 0, text }] }));
};
const textOf = async ({ api }: Bench, file = ACTS): Promise<string> => value(await api.readFile({ file })).text;
const historyOf = async ({ api }: Bench, set = V3) => value(await api.openSet({ set })).history;
const undo = async ({ api }: Bench, set = V3): Promise<unknown> => value(await api.undo({ set })).label;

/** The set goes as with a branch that does not have it, and comes back. */
async function blink(one: Bench, meanwhile: () => void = () => {}): Promise<void> {
  const [at, away] = [join(one.folder, MANIFEST), join(one.folder, V3, '.set.yaml')];
  const isThere = async () => (await one.api.openSet({ set: V3 })).ok;
  renameSync(at, away);
  await expect.poll(isThere, SLOW).toBe(false);
  meanwhile();
  renameSync(away, at);
  await expect.poll(isThere, SLOW).toBe(true);
}

test('a set that comes back as it was has its whole history', async () => {
  const one = await bench();
  const before = await textOf(one);
  await prepend(one, '# one\n');
  await prepend(one, '# two\n');
  value(await one.api.undo({ set: V3 }));
  value(await one.api.save({}));
  await blink(one);
  expect(await historyOf(one)).toEqual({ undo: 'Typing in acts.yaml', redo: 'Typing in acts.yaml' });
  value(await one.api.redo({ set: V3 }));
  expect(await textOf(one)).toBe(`# two\n# one\n${before}`);
  await undo(one);
  await undo(one);
  expect(await textOf(one)).toBe(before);
  expect(await historyOf(one)).toEqual({ redo: 'Typing in acts.yaml' });
});

test('what differs in a set that comes back is one step of its history, and undo goes behind it', async () => {
  const one = await bench();
  const [sponsors, marketing] = [ACTS.replace('acts', 'sponsors'), ACTS.replace('acts', 'marketing')];
  const [before, sponsorsBefore] = [await textOf(one), await textOf(one, sponsors)];
  await prepend(one, '# mine\n');
  value(await one.api.save({}));
  await blink(one, () => {
    writeFileSync(join(one.folder, ACTS), `# theirs\n${before}`);
    writeFileSync(join(one.folder, marketing), `# theirs\n${readFileSync(join(one.folder, marketing), 'utf8')}`);
    rmSync(join(one.folder, sponsors));
  });
  expect(await textOf(one)).toBe(`# theirs\n${before}`);
  expect(await undo(one)).toBe('Change of 3 files on disk');
  expect(await textOf(one)).toBe(`# mine\n${before}`);
  expect(await textOf(one, sponsors)).toBe(sponsorsBefore);
  expect(await undo(one)).toBe('Typing in acts.yaml');
  expect(await textOf(one)).toBe(before);
  value(await one.api.save({}));
  expect(readFileSync(join(one.folder, ACTS), 'utf8')).toBe(before);
});

test('undo in one set leaves another alone that was done along with it and is gone', async () => {
  const one = await bench();
  const { cards } = value(await one.api.openSet({ set: DRAFT }));
  const { key } = cards.act!.find(({ origin }) => origin === 'changed')!;
  const subject = { on: 'card', type: 'act', key } as const;
  const renamed = { kind: 'values', changes: [{ subject, path: ['id'], value: 'renamed' }] } as const;
  value(await one.api.edit({ set: V3, edit: renamed }));
  expect(await historyOf(one, DRAFT)).toHaveProperty('undo');
  value(await one.api.save({}));
  const [at, away] = [join(one.folder, DRAFT), join(one.folder, '.away')];
  const isThere = async () => (await one.api.openSet({ set: DRAFT })).ok;
  renameSync(at, away);
  await expect.poll(isThere, SLOW).toBe(false);
  expect(value(await one.api.undo({ set: V3 })).files).toEqual([ACTS]);
  renameSync(away, at);
  await expect.poll(isThere, SLOW).toBe(true);
  expect(await textOf(one, `${DRAFT}/cards/acts.yaml`)).toContain('id: renamed');
  await undo(one, DRAFT);
  expect(await textOf(one, `${DRAFT}/cards/acts.yaml`)).not.toContain('id: renamed');
});

test('a set whose folder comes back goes on behind the revisions that windows may know', async () => {
  const one = await bench();
  await prepend(one, '# once\n');
  value(await one.api.save({}));
  const [set, file] = [value(await one.api.openSet({ set: V3 })), value(await one.api.readFile({ file: ACTS }))];
  await blink(one, () => writeFileSync(join(one.folder, ACTS), `# theirs\n${file.text}`));
  expect(value(await one.api.openSet({ set: V3 })).revision).toBeGreaterThan(set.revision);
  const now = value(await one.api.readFile({ file: ACTS }));
  expect(now.revision).toBeGreaterThan(file.revision);
  // A window is told what has become of the text that it shows, and what it typed meanwhile finds its place.
  const told = one.events.filter(({ event }) => event === 'file-changed').at(-1);
  const { edits } = told!.payload as { edits: readonly TextEdit[] };
  expect(applyEdits(file.text, edits)).toBe(now.text);
  const end = file.text.length;
  value(
    await one.api.typeText({ file: ACTS, revision: file.revision, edits: [{ start: end, end, text: '# last\n' }] }),
  );
  expect(await textOf(one)).toBe(`# theirs\n${file.text}# last\n`);
});
