import { chmodSync, existsSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FileView } from '../../src-shared/workbench/workspace-view.ts';
import { ACTS, type Bench, bench, copyOfSamples, emptyFolder, V3, value } from './testing/bench.ts';

const fileView = async ({ api }: Bench, file: string): Promise<FileView | undefined> =>
  value(await api.hello({})).workspace?.files.find((view) => view.file === file);

const prepend = async ({ api }: Bench, file: string, text: string): Promise<void> => {
  const { revision } = value(await api.readFile({ file }));
  value(await api.typeText({ file, revision, edits: [{ start: 0, end: 0, text }] }));
};

const noticed = ({ events }: Bench, part: string): boolean =>
  events.some(({ event, payload }) => event === 'notice' && (payload as { message: string }).message.includes(part));

test('line endings stay as they are, a byte order mark goes, the mode of the file stays', async () => {
  const folder = copyOfSamples();
  const path = join(folder, ACTS);
  const crlf = readFileSync(path, 'utf8').replaceAll('\n', '\r\n');
  writeFileSync(path, `\ufeff${crlf}`);
  chmodSync(path, 0o640);
  const one = await bench(folder);
  await prepend(one, ACTS, '# mine\r\n');
  expect(value(await one.api.save({})).saved).toEqual([ACTS]);
  expect(readFileSync(path, 'utf8')).toBe(`# mine\r\n${crlf}`);
  expect(statSync(path).mode & 0o777).toBe(0o640);
});

test('a read-only file is not written, and says so', async () => {
  const one = await bench();
  const path = join(one.folder, ACTS);
  chmodSync(path, 0o444);
  await expect.poll(async () => (await fileView(one, ACTS))?.readOnly).toBe(true);
  await prepend(one, ACTS, '# mine\n');
  const { failed } = value(await one.api.save({}));
  expect(failed[0]?.problem).toMatchObject({ code: 'file/read-only', message: expect.stringContaining('kept here') });
  expect(one.workbench.unsaved()).toEqual([ACTS]);
  chmodSync(path, 0o644);
  expect(value(await one.api.save({})).saved).toEqual([ACTS]);
});

test('a clean file that is deleted goes from the set; undo and save bring it back', async () => {
  const one = await bench();
  const path = join(one.folder, ACTS);
  const text = readFileSync(path, 'utf8');
  rmSync(path);
  await expect.poll(async () => value(await one.api.openSet({ set: V3 })).cards.act).toEqual([]);
  expect(noticed(one, 'Undo brings the text back')).toBe(true);
  value(await one.api.undo({ set: V3 }));
  expect(value(await one.api.save({})).saved).toEqual([ACTS]);
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('an unsaved file that is deleted on disk is kept, and saving writes it anew', async () => {
  const one = await bench();
  const path = join(one.folder, ACTS);
  await prepend(one, ACTS, '# mine\n');
  rmSync(path);
  await expect.poll(async () => (await fileView(one, ACTS))?.disk).toBe('deleted');
  expect(value(await one.api.save({})).saved).toEqual([ACTS]);
  expect(readFileSync(path, 'utf8')).toMatch(/^# mine\n/);
});

test('a renamed file is found under its new name', async () => {
  const one = await bench();
  renameSync(join(one.folder, ACTS), join(one.folder, V3, 'cards/artists.yaml'));
  await expect.poll(async () => (await fileView(one, `${V3}/cards/artists.yaml`))?.set).toBe(V3);
  await expect.poll(async () => value(await one.api.openSet({ set: V3 })).cards.act?.length).toBe(160);
  expect(value(await one.api.openSet({ set: V3 })).diagnostics.filter(({ severity }) => severity === 'error')).toEqual(
    [],
  );
});

test('a workspace that disappears is told, keeps unsaved work, and is saved once it is back', async () => {
  const parent = emptyFolder();
  const folder = join(parent, 'sets');
  renameSync(copyOfSamples(), folder);
  const one = await bench(folder);
  await prepend(one, ACTS, '# mine\n');
  const away = join(parent, 'elsewhere');
  renameSync(folder, away);
  const trouble = async () => value(await one.api.hello({})).workspace?.trouble;
  await expect.poll(trouble).toContain('cannot be read any more');
  expect(value(await one.api.save({})).failed[0]?.problem.message).toContain('kept here');
  expect(one.workbench.unsaved()).toEqual([ACTS]);
  renameSync(away, folder);
  await expect.poll(async () => value(await one.api.save({})).saved, { timeout: 5000 }).toEqual([ACTS]);
  expect(readFileSync(join(folder, ACTS), 'utf8')).toMatch(/^# mine\n/);
});

test('a link that leads out of the workspace is neither read nor written', async () => {
  const folder = copyOfSamples();
  const outside = join(emptyFolder(), 'acts.yaml');
  renameSync(join(folder, ACTS), outside);
  symlinkSync(outside, join(folder, ACTS));
  const one = await bench(folder);
  const { diagnostics } = value(await one.api.openSet({ set: V3 }));
  expect(diagnostics.map(({ code }) => code)).toContain('file/outside-set');
  expect(await one.api.readFile({ file: ACTS })).toMatchObject({ ok: false, problem: { code: 'file/unknown' } });
});

test.each(['../secret.yaml', '/etc/passwd', `${V3}/../../x`, 'nowhere/set.yaml'])(
  '%s is no file of the workspace',
  async (file) => {
    const { api } = await bench();
    for (const answer of [
      await api.readFile({ file }),
      await api.fixes({ file }),
      await api.diskText({ file }),
      await api.typeText({ file, revision: 1, edits: [] }),
    ]) {
      expect(answer).toMatchObject({ ok: false, problem: { code: 'file/unknown' } });
    }
    expect(value(await api.save({ files: [file] }))).toEqual({ saved: [], failed: [] });
  },
);

test('samples are copied into an empty folder only', async () => {
  const { api } = await bench();
  const to = join(emptyFolder(), 'mine');
  expect(value(await api.copySamples({ to })).isSample).toBe(false);
  expect(existsSync(join(to, ACTS))).toBe(true);
  expect(await api.copySamples({ to })).toMatchObject({ ok: false, problem: { code: 'samples/not-empty' } });
});

test('a new version extends the one it was made from, and is valid at once', async () => {
  const one = await bench();
  const { set } = value(await one.api.createVersion({ base: V3, version: 'v0.5-draft' }));
  const view = value(await one.api.openSet({ set }));
  expect(view.cards.act).toHaveLength(160);
  expect(view.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  for (const version of ['v0.5-draft', '../x', 'five']) {
    expect(await one.api.createVersion({ base: V3, version })).toMatchObject({ ok: false });
  }
});

test('comparing as saved with as edited shows exactly the edit', async () => {
  const { api } = await bench();
  const { text, revision } = value(await api.readFile({ file: ACTS }));
  const start = text.indexOf('cost: 300') + 'cost: '.length;
  value(await api.typeText({ file: ACTS, revision, edits: [{ start, end: start + 3, text: '333' }] }));
  const diff = value(await api.compare({ before: { set: V3, as: 'saved' }, after: { set: V3, as: 'edited' } }));
  expect(diff.manifest).toEqual([]);
  expect(diff.cards).toMatchObject([
    { type: 'act', changed: [{ changes: [{ path: ['cost'], before: 300, after: 333 }] }] },
  ]);
});

test('settings and recent workspaces are there at the next start', async () => {
  const first = await bench();
  value(await first.api.changeSettings({ settings: { theme: 'light', gone: 1 } }));
  value(await first.api.changeSettings({ settings: { gone: null } }));
  await first.workbench.close();
  const second = await bench(first.folder, first.userFolder);
  const hello = value(await second.api.hello({}));
  expect(hello.settings).toEqual({ theme: 'light' });
  expect(hello.recent[0]).toBe(hello.workspace?.path);
});

test('text that cannot be read as YAML leaves the rows as they were', async () => {
  const one = await bench();
  await prepend(one, ACTS, '"open\n');
  const view = value(await one.api.openSet({ set: V3 }));
  expect(view.cards.act).toHaveLength(160);
  expect(view.diagnostics[0]).toMatchObject({ file: ACTS, severity: 'error', code: expect.stringContaining('yaml/') });
});

test('a set whose folder is gone is not saved as a folder with one file', async () => {
  const one = await bench();
  await prepend(one, ACTS, '# mine\n');
  const [at, away] = [join(one.folder, V3), join(one.folder, 'away')];
  renameSync(at, away);
  expect(value(await one.api.save({})).failed[0]?.problem.message).toContain('its folder is gone');
  expect(existsSync(at)).toBe(false);
  renameSync(away, at);
  await expect.poll(async () => (await fileView(one, ACTS))?.disk).toBe('same');
  expect(value(await one.api.save({})).saved).toEqual([ACTS]);
});

test('many files that change on disk at once are one step, and one notice', async () => {
  const one = await bench();
  for (const name of ['acts', 'sponsors', 'marketing']) {
    const path = join(one.folder, V3, `cards/${name}.yaml`);
    writeFileSync(path, `# new\n${readFileSync(path, 'utf8')}`);
  }
  const undo = async () => value(await one.api.openSet({ set: V3 })).history.undo;
  await expect.poll(undo).toBe('Change of 3 files on disk');
  expect(one.events.filter(({ event }) => event === 'notice')).toHaveLength(1);
});

test('text that could not be read again is not saved', async () => {
  const one = await bench();
  await prepend(one, ACTS, '# nul \0\n');
  expect(value(await one.api.save({})).failed[0]?.problem.code).toBe('file/binary');
  expect(readFileSync(join(one.folder, ACTS), 'utf8')).not.toContain('\0');
});

test('of two folders that are opened at once, the later one stays', async () => {
  const one = await bench();
  const [first, second] = [copyOfSamples(), copyOfSamples()];
  await Promise.all([one.workbench.open(first), one.workbench.open(second)]);
  expect(value(await one.api.hello({})).workspace?.path).toBe(second);
  const told = one.events.filter(({ event }) => event === 'workspace-changed').at(-1);
  expect(told?.payload).toMatchObject({ path: second });
});

test('the key of a card without an id names no other card once something has changed around it', async () => {
  const one = await bench();
  const { text, revision } = value(await one.api.readFile({ file: ACTS }));
  const end = text.indexOf('cards:\n') + 'cards:\n'.length;
  const three = '  - name: A\n  - name: B\n  - name: C\n';
  value(await one.api.typeText({ file: ACTS, revision, edits: [{ start: end, end: text.length, text: three }] }));
  const keys = value(await one.api.openSet({ set: V3 })).cards.act!.map(({ key }) => key);
  const remove = () => one.api.edit({ set: V3, edit: { kind: 'delete-cards', type: 'act', keys: [keys[1]!] } });
  value(await remove());
  expect(await remove()).toMatchObject({ ok: false });
  expect(value(await one.api.readFile({ file: ACTS })).text).toContain('name: C');
});
