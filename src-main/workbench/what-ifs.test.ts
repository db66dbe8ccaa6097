import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changedLines } from '../../src-shared/line-diff.ts';
import type { WorkbenchApi } from '../../src-shared/workbench/api.ts';
import { type Bench, bench, copyOfSamples, DRAFT, V3, value } from './testing/bench.ts';

const CHEAPER = `${DRAFT}/what-ifs/cheaper-big-clubs.yaml`;

const viewOf = async (api: WorkbenchApi, set: string) => value(await api.openSet({ set }));
const whatIf = async (api: WorkbenchApi, file: string) =>
  (await viewOf(api, file.split('/what-ifs/')[0]!)).whatIfs.find((one) => one.file === file);

async function write(api: WorkbenchApi, file: string, text: string): Promise<void> {
  const { text: before, revision } = value(await api.readFile({ file }));
  value(await api.typeText({ file, revision, edits: [{ start: 0, end: before.length, text }] }));
}

async function made({ api }: Pick<Bench, 'api'>, set: string, name: string, text: string): Promise<string> {
  const { file } = value(await api.createWhatIf({ set, name }));
  await write(api, file, text);
  return file;
}

describe('what-ifs of a set', () => {
  test('are listed with how many values they change', async () => {
    const { api } = await bench();
    expect(
      (await viewOf(api, DRAFT)).whatIfs.map(({ name, values, diagnostics }) => [name, values, diagnostics]),
    ).toEqual([
      ['acts-worth-booking', expect.any(Number), []],
      ['cheaper-big-clubs', 3, []],
    ]);
    expect((await viewOf(api, V3)).whatIfs).toEqual([]);
    const { workspace } = value(await api.hello({}));
    const counts = workspace?.sets.map(({ path, whatIfs }) => [path, whatIfs]);
    expect(Object.fromEntries(counts ?? [])).toMatchObject({ [V3]: 0, [DRAFT]: 2 });
  });

  test('have what is wrong with them at its place, and the set stays as it is', async () => {
    const { api } = await bench();
    const before = await viewOf(api, DRAFT);
    await write(api, CHEAPER, '# rooms\ncards.class:bigclub.rent: -20%\nmodes.clubnight.ticketPrice: -99\n');
    const found = await whatIf(api, CHEAPER);
    expect(found).toMatchObject({
      values: 0,
      diagnostics: [
        { file: CHEAPER, line: 2, column: 1, code: 'what-if/no-match', severity: 'error' },
        { file: CHEAPER, line: 3, column: 30, code: 'schema/minimum', severity: 'error' },
      ],
    });
    const after = await viewOf(api, DRAFT);
    expect([after.checksum, after.diagnostics]).toEqual([before.checksum, before.diagnostics]);
    expect(after.cards.act).toBe(before.cards.act);
  });

  test('tell of a result outside the schema', async () => {
    const { api } = await bench();
    await write(api, CHEAPER, 'modes.clubnight.ticketPrice: =-99\n');
    expect((await whatIf(api, CHEAPER))?.diagnostics).toMatchObject([{ line: 1, code: 'schema/minimum' }]);
  });

  test('are read again when they change on disk, and listed when they appear', async () => {
    const { api, folder, workbench } = await bench();
    writeFileSync(join(folder, CHEAPER), 'cards.class:big-club.rent: -10%\nmodes.party.ticketPrice: +1\n');
    writeFileSync(join(folder, DRAFT, 'what-ifs/another.yaml'), '');
    value(await workbench.open(folder));
    await expect.poll(async () => (await viewOf(api, DRAFT)).whatIfs.map(({ name }) => name)).toContain('another');
    expect(value(await api.readFile({ file: CHEAPER })).text).toContain('-10%');
    expect((await whatIf(api, CHEAPER))?.values).toBe(4);
  });

  test('that are no text are a warning, and the set can be played', async () => {
    const folder = copyOfSamples();
    writeFileSync(join(folder, DRAFT, 'what-ifs/picture.yaml'), Buffer.from([0x89, 0, 1]));
    const { api } = await bench(folder);
    const { whatIfs, diagnostics } = await viewOf(api, DRAFT);
    expect(whatIfs).toHaveLength(2);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ file: `${DRAFT}/what-ifs/picture.yaml`, severity: 'warning', code: 'file/binary' }),
    );
    expect((await api.playOptions({ set: DRAFT })).ok).toBe(true);
  });
});

describe('a new what-if', () => {
  test('is a file once it is saved, and undo takes it away again', async () => {
    const { api, folder } = await bench();
    const { file } = value(await api.createWhatIf({ set: V3, name: 'Dear Bücher & more' }));
    expect(file).toBe(`${V3}/what-ifs/dear-buecher-more.yaml`);
    expect(await whatIf(api, file)).toMatchObject({ name: 'dear-buecher-more', values: 0, diagnostics: [] });
    expect(existsSync(join(folder, file))).toBe(false);
    expect(value(await api.save({})).saved).toEqual([file]);
    expect(readFileSync(join(folder, file), 'utf8')).toMatch(/^# /);
    expect(value(await api.undo({ set: V3 })).label).toBe('New what-if dear-buecher-more');
    expect((await viewOf(api, V3)).whatIfs).toEqual([]);
    value(await api.save({}));
    expect(existsSync(join(folder, file))).toBe(false);
    value(await api.redo({ set: V3 }));
    expect(await whatIf(api, file)).toBeDefined();
  });

  test('has a name of its own', async () => {
    const { api } = await bench();
    const taken = await api.createWhatIf({ set: DRAFT, name: 'Cheaper big clubs' });
    expect(taken).toMatchObject({ ok: false, problem: { code: 'what-if/taken' } });
    expect(await api.createWhatIf({ set: DRAFT, name: '../..' })).toMatchObject({ problem: { code: 'what-if/name' } });
    expect(await api.renameWhatIf({ file: CHEAPER, name: 'acts worth booking' })).toMatchObject({
      problem: { code: 'what-if/taken' },
    });
  });
});

test('a renamed what-if is another file with the same text, and one step back', async () => {
  const { api, folder } = await bench();
  const { text } = value(await api.readFile({ file: CHEAPER }));
  const { file } = value(await api.renameWhatIf({ file: CHEAPER, name: 'Rooms' }));
  expect((await viewOf(api, DRAFT)).whatIfs.map(({ name }) => name)).toEqual(['acts-worth-booking', 'rooms']);
  value(await api.save({}));
  expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
  expect(existsSync(join(folder, CHEAPER))).toBe(false);
  value(await api.undo({ set: DRAFT }));
  expect(value(await api.readFile({ file: CHEAPER })).text).toBe(text);
  expect(await whatIf(api, file)).toBeUndefined();
});

test('a deleted what-if comes back with undo; only what-ifs can be deleted', async () => {
  const { api, folder } = await bench();
  value(await api.deleteWhatIf({ file: CHEAPER }));
  expect(await whatIf(api, CHEAPER)).toBeUndefined();
  value(await api.undo({ set: DRAFT }));
  expect(await whatIf(api, CHEAPER)).toMatchObject({ values: 3 });
  value(await api.redo({ set: DRAFT }));
  value(await api.save({}));
  expect(existsSync(join(folder, CHEAPER))).toBe(false);
  expect((await api.deleteWhatIf({ file: `${DRAFT}/set.yaml` })).ok).toBe(false);
});

describe('an applied what-if', () => {
  test('is the smallest edit of the set, and one step back', async () => {
    const bed = await bench();
    const { api } = bed;
    const file = await made(bed, V3, 'dearer', 'modes.clubnight.ticketPrice: 18\ncards.class:big-club.rent: -20%\n');
    const mode = `${V3}/modes/clubnight.yaml`;
    const cards = `${V3}/cards/locations.yaml`;
    const before = {
      mode: value(await api.readFile({ file: mode })),
      cards: value(await api.readFile({ file: cards })),
    };
    expect(value(await api.applyWhatIf({ set: V3, files: [file] }))).toEqual({ values: 4 });
    const lines = changedLines(before.mode.text, value(await api.readFile({ file: mode })).text);
    expect(lines).toMatchObject({ added: 1, removed: 1 });
    expect(changedLines(before.cards.text, value(await api.readFile({ file: cards })).text)).toMatchObject({
      added: 3,
      removed: 3,
    });
    expect((await viewOf(api, V3)).history.undo).toBe('What-if dearer');
    value(await api.undo({ set: V3 }));
    expect(value(await api.readFile({ file: mode })).text).toBe(before.mode.text);
    expect(value(await api.readFile({ file: cards })).text).toBe(before.cards.text);
  });

  test('can be several, one on top of the other, and leaves a set without errors', async () => {
    const { api } = await bench();
    const files = (await viewOf(api, DRAFT)).whatIfs.map(({ file }) => file);
    expect(value(await api.applyWhatIf({ set: DRAFT, files })).values).toBeGreaterThan(10);
    const { diagnostics, modes } = await viewOf(api, DRAFT);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(modes.find(({ key }) => key === 'clubnight')?.value.ticketPrice).toBe(18);
  });

  test('is changed by later lines once more, also by those of the same value', async () => {
    const { api } = await bench();
    await write(api, CHEAPER, 'modes.clubnight.ticketPrice: 18\nmodes.clubnight.ticketPrice: +2\n');
    expect((await whatIf(api, CHEAPER))?.diagnostics).toEqual([]);
    expect(value(await api.applyWhatIf({ set: DRAFT, files: [CHEAPER] }))).toEqual({ values: 1 });
    const { modes } = await viewOf(api, DRAFT);
    expect(modes.find(({ key }) => key === 'clubnight')?.value.ticketPrice).toBe(20);
  });

  test('with a mistake changes nothing', async () => {
    const { api } = await bench();
    await write(api, CHEAPER, 'cards.class:big-club.rent: -20%\nmodes.nowhere.ticketPrice: 1\n');
    const { history } = await viewOf(api, DRAFT);
    expect(await api.applyWhatIf({ set: DRAFT, files: [CHEAPER] })).toMatchObject({
      ok: false,
      problem: { code: 'what-if/has-errors', message: expect.stringContaining(`${CHEAPER}:2`) },
    });
    expect((await viewOf(api, DRAFT)).history).toEqual(history);
  });
});

test.each(['mine', 'disk'] as const)('one that is deleted here and written elsewhere: %s is kept', async (keep) => {
  const { api, folder } = await bench();
  const path = join(folder, CHEAPER);
  value(await api.deleteWhatIf({ file: CHEAPER }));
  writeFileSync(path, '# theirs\n');
  const seen = async () => value(await api.diskText({ file: CHEAPER })).seen;
  await expect.poll(seen).toBe(1);
  value(await api.resolveConflict({ file: CHEAPER, keep, seen: 1 }));
  expect(value(await api.save({})).failed).toEqual([]);
  expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(keep === 'disk' && '# theirs\n');
});
