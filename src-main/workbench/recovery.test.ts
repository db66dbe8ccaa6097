import { spawn } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { birthOf, isDefunct } from './recovery-journal.ts';
import { ACTS, type Bench, bench, copyOfSamples, DRAFT, emptyFolder, value } from './testing/bench.ts';

const SPONSORS = 'dark-promoters/v0.3/cards/sponsors.yaml';

const prepend = async ({ api }: Bench, text: string, file = ACTS): Promise<void> => {
  const { revision } = value(await api.readFile({ file }));
  value(await api.typeText({ file, revision, edits: [{ start: 0, end: 0, text }] }));
};
const textOf = async ({ api }: Bench, file = ACTS): Promise<string> => value(await api.readFile({ file })).text;
const journals = ({ userFolder }: Bench): string[] =>
  readdirSync(join(userFolder, 'recovery')).map((name) => join(userFolder, 'recovery', name));

/** What the next start makes of what this one has left, as if it had been killed. */
async function recovered(one: Bench): Promise<Bench> {
  const next = await bench(one.folder, one.userFolder);
  value(await next.api.recover({ take: true }));
  return next;
}

test('undo while a save is being written: what is unsaved then is recovered to the letter', async () => {
  const one = await bench();
  await prepend(one, '# saved\n');
  const saving = one.api.save({});
  value(await one.api.undo({ set: 'dark-promoters/v0.3' }));
  value(await saving);
  await prepend(one, '# after\n');
  expect(await textOf(await recovered(one))).toBe(await textOf(one));
});

test('a conflict, undo, and then keeping mine: recovered to the letter', async () => {
  const one = await bench();
  const path = join(one.folder, ACTS);
  await prepend(one, '# mine\n');
  writeFileSync(path, `# theirs\n${readFileSync(path, 'utf8')}`);
  await expect.poll(async () => value(await one.api.diskText({ file: ACTS })).seen).toBe(1);
  value(await one.api.undo({ set: 'dark-promoters/v0.3' }));
  value(await one.api.resolveConflict({ file: ACTS, keep: 'mine', seen: 1 }));
  await prepend(one, '# again\n');
  expect(await textOf(await recovered(one))).toBe(await textOf(one));
});

test('a journal that somebody has damaged gives what it still can, and never stops the workspace from opening', async () => {
  const one = await bench();
  await prepend(one, '# mine\n');
  const [journal] = journals(one);
  const nonsense = { kind: 'edits', file: ACTS, edits: [{ start: 9e9, end: 9e9, text: 'x' }], exists: true, time: 1 };
  appendFileSync(journal!, `{"torn\n${JSON.stringify(nonsense)}\n${JSON.stringify({ file: 1 })}\n`);
  expect(await textOf(await recovered(one))).toMatch(/^# mine\n/);
});

test('work behind a damaged line is not offered in a wrong place, and the user is told', async () => {
  const one = await bench();
  const before = await textOf(one);
  for (const text of ['# one\n', '# two two\n', '# 3\n']) await prepend(one, text);
  const { revision, text } = value(await one.api.readFile({ file: ACTS }));
  const start = text.indexOf('cost: 300') + 'cost: '.length;
  value(await one.api.typeText({ file: ACTS, revision, edits: [{ start, end: start + 3, text: '999' }] }));
  const [journal] = journals(one);
  const lines = readFileSync(journal!, 'utf8').split('\n');
  writeFileSync(journal!, lines.with(3, lines[3]!.slice(0, 90)).join('\n'));
  const next = await bench(one.folder, one.userFolder);
  const { workspace } = value(await next.api.hello({}));
  expect(workspace?.recovery?.trouble).toContain(`what was done last in ${ACTS} cannot be read`);
  const after = value(await next.api.recover({ take: true }));
  expect(await textOf(next)).toBe(`# two two\n# one\n${before}`);
  expect(after.recovery).toBeUndefined();
});

test('a journal of which nothing can be read is not silently thrown away', async () => {
  const one = await bench();
  await prepend(one, '# mine\n');
  await prepend(one, '# more\n');
  const [journal] = journals(one);
  const lines = readFileSync(journal!, 'utf8').split('\n');
  writeFileSync(journal!, lines.with(1, lines[1]!.slice(0, 100)).join('\n'));
  for (let start = 0; start < 2; start++) {
    const next = await bench(one.folder, one.userFolder);
    const { workspace } = value(await next.api.hello({}));
    expect(workspace?.recovery).toMatchObject({ files: [], trouble: expect.stringContaining(ACTS) });
    if (start === 1) expect(value(await next.api.recover({ take: false })).recovery).toBeUndefined();
    await next.workbench.close();
  }
  expect(journals(one)).not.toContain(journal);
});

test('the journal of a process that still runs is left alone, that of one that has its number by chance is not', async () => {
  const one = await bench();
  await prepend(one, '# mine\n');
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void other.kill());
  const [journal] = journals(one);
  const writtenBy = (writer: string): void => {
    const [path] = journals(one).filter((name) => name.includes('.jsonl'));
    renameSync(path!, journal!.replace(/\.\d+-\d+\./, `.${writer}.`));
  };
  const offered = async () => {
    const next = await bench(one.folder, one.userFolder);
    const { workspace } = value(await next.api.hello({}));
    await next.workbench.close();
    return workspace?.recovery?.files.length ?? 0;
  };
  writtenBy(`${other.pid}-${birthOf(other.pid!)}`);
  expect(await offered()).toBe(0);
  writtenBy(`${other.pid}-1`);
  expect(await offered()).toBe(1);
});

test.runIf(process.platform === 'linux')(
  'a process that has ended counts as ended before its parent knows',
  async () => {
    // The shell becomes a program that never asks what has become of its child.
    const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void parent.kill());
    const pid = await new Promise<number>((told) => parent.stdout.once('data', (text) => told(Number(text))));
    await expect.poll(() => isDefunct(pid), { timeout: 15_000 }).toBe(true);
    const one = await bench();
    await prepend(one, '# mine\n');
    const [journal] = journals(one);
    renameSync(journal!, journal!.replace(/\.\d+-\d+\./, `.${pid}-${birthOf(pid)}.`));
    const next = await bench(one.folder, one.userFolder);
    expect(value(await next.api.hello({})).workspace?.recovery?.files).toHaveLength(1);
  },
);

test('work in a set that is gone is offered again once it is back; what was taken over is not', async () => {
  const one = await bench();
  await prepend(one, '# mine\n');
  await prepend(one, '# sponsors\n', SPONSORS);
  await prepend(one, '# draft\n', 'dark-promoters/v0.4-draft/set.yaml');
  const [at, away] = [join(one.folder, 'dark-promoters/v0.4-draft'), join(one.folder, 'away')];
  renameSync(at, away);
  const next = await recovered(one);
  expect(next.workbench.unsaved().toSorted()).toEqual([ACTS, SPONSORS]);
  value(await next.api.save({}));
  await next.workbench.close();
  renameSync(away, at);
  const last = await bench(one.folder, one.userFolder);
  const { workspace } = value(await last.api.hello({}));
  expect(workspace?.recovery?.files.map(({ file }) => file)).toEqual(['dark-promoters/v0.4-draft/set.yaml']);
});

test('what was seen of the disk is what is overwritten', async () => {
  const one = await bench();
  const path = join(one.folder, ACTS);
  await prepend(one, '# mine\n');
  const before = readFileSync(path, 'utf8');
  const seen = async () => value(await one.api.diskText({ file: ACTS })).seen;
  writeFileSync(path, `# first\n${before}`);
  await expect.poll(seen).toBe(1);
  writeFileSync(path, `# second\n${before}`);
  await expect.poll(seen).toBe(2);
  const answer = await one.api.resolveConflict({ file: ACTS, keep: 'mine', seen: 1 });
  expect(answer).toMatchObject({ ok: false, problem: { code: 'file/changed-again' } });
});

const offeredBy = async ({ api }: Bench) => value(await api.hello({})).workspace?.recovery?.files ?? [];

test('work that is decided on later is not lost behind newer work in the same file', async () => {
  const first = await bench();
  await prepend(first, '# first\n');
  const second = await bench(first.folder, first.userFolder);
  await prepend(second, '# second\n');
  await prepend(second, '# sponsors\n', SPONSORS);
  const third = await bench(first.folder, first.userFolder);
  expect((await offeredBy(third)).map(({ file }) => file).toSorted()).toEqual([ACTS, SPONSORS]);
  value(await third.api.recover({ take: true }));
  expect(await textOf(third)).toMatch(/^# second\n/);
  expect(await offeredBy(third)).toMatchObject([{ file: ACTS, added: 1, removed: 0 }]);
  value(await third.api.recover({ take: true }));
  expect(await textOf(third)).toMatch(/^# first\n/);
  expect(await offeredBy(third)).toEqual([]);
  expect(value(await third.api.undo({ set: 'dark-promoters/v0.3' })).files).toEqual([ACTS]);
  expect(await textOf(third)).toMatch(/^# second\n/);
});

test('what is thrown away is what was shown', async () => {
  const first = await bench();
  await prepend(first, '# first\n');
  const second = await bench(first.folder, first.userFolder);
  await prepend(second, '# second\n');
  const third = await bench(first.folder, first.userFolder);
  value(await third.api.recover({ take: false }));
  value(await third.api.recover({ take: true }));
  expect(await textOf(third)).toMatch(/^# first\n/);
});

test('work is offered in a folder inside or above the one it was done in; what lies outside stays for later', async () => {
  const parent = emptyFolder();
  const folder = join(parent, 'sets');
  renameSync(copyOfSamples(), folder);
  renameSync(join(folder, DRAFT), join(folder, 'draft'));
  const one = await bench(folder);
  await prepend(one, '# mine\n');
  await prepend(one, '# draft\n', 'draft/set.yaml');
  const offeredIn = async (path: string) =>
    (await offeredBy(await bench(path, one.userFolder))).map(({ file }) => file).toSorted();
  expect(await offeredIn(parent)).toEqual(['sets/dark-promoters/v0.3/cards/acts.yaml', 'sets/draft/set.yaml']);
  expect(await offeredIn(emptyFolder())).toEqual([]);
  const inside = await bench(join(folder, 'dark-promoters'), one.userFolder);
  value(await inside.api.recover({ take: true }));
  expect(inside.workbench.unsaved()).toEqual(['v0.3/cards/acts.yaml']);
  value(await inside.api.save({}));
  expect(await offeredIn(folder)).toEqual(['draft/set.yaml']);
});

test('work that was left for later by this very process is offered in the folder that is opened next', async () => {
  const one = await bench();
  await prepend(one, '# mine\n');
  value(await one.workbench.open(join(one.folder, 'dark-promoters')));
  expect((await offeredBy(one)).map(({ file }) => file)).toEqual(['v0.3/cards/acts.yaml']);
});
