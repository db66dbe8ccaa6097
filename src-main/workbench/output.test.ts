import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PROOF, type ProofSettings } from '../../src-shared/proof.ts';
import type { ExportRequest } from '../../src-shared/workbench/output.ts';
import { facesOf } from '../faces/faces.ts';
import { paintSvg } from '../faces/svg-painter.ts';
import { loadSet } from '../library/card-set-loader.ts';
import { ProofDrawing } from '../proof/draw-page.ts';
import { proofPdf } from '../proof/proof-pdf.ts';
import { planProof } from '../proof/proof-plan.ts';
import { setName } from '../proof/set-name.ts';
import { type Bench, bench, DRAFT, emptyFolder, V3, value } from './testing/bench.ts';

const ASBEST = { on: 'card', type: 'act', key: 'lady-asbest' } as const;
const settings: ProofSettings = { ...DEFAULT_PROOF, types: ['act'], modes: ['clubnight'], date: '1 May 2026' };
const since = (kind: ProofSettings['since']): ProofSettings => ({ ...settings, since: kind });

const change = async ({ api }: Bench, field: string, to: unknown): Promise<void> => {
  const changes = [{ subject: ASBEST, path: [field], value: to }];
  value(await api.edit({ set: DRAFT, edit: { kind: 'values', changes } }));
};
const write = async ({ api }: Bench, folder: string, more: Partial<ProofSettings> = {}, overwrite = false) =>
  api.writeProof({ set: DRAFT, settings: { ...settings, ...more }, folder, overwrite });
const exported = ({ api }: Bench, folder: string, request: Partial<ExportRequest> = {}, overwrite = false) =>
  api.writeExport({ set: DRAFT, format: 'csv', folder, overwrite, ...request });

describe('a proof', () => {
  test('is planned, shown page by page and written as a PDF of as many pages', async () => {
    const bed = await bench();
    const folder = emptyFolder();
    const { summary } = value(await bed.api.planProof({ set: DRAFT, settings }));
    expect(summary.pages.length).toBeGreaterThan(1);
    const page = value(await bed.api.proofPage({ set: DRAFT, settings, page: 0 }));
    expect(page.svg).toMatch(/^<svg [^>]*width="210mm" height="297mm"/);
    const { files } = value(await write(bed, folder));
    expect(files).toEqual([join(folder, 'dark-promoters-v0.4-draft-act-clubnight-proof.pdf')]);
    const pdf = readFileSync(files[0]!, 'latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(summary.pages.length);
    const beyond = await bed.api.proofPage({ set: DRAFT, settings, page: summary.pages.length });
    expect(beyond).toMatchObject({ problem: { code: 'proof/no-page' } });
  });

  test('is on paper what is on screen: the same drawing', async () => {
    const bed = await bench();
    const loaded = await loadSet(join(bed.folder, DRAFT));
    const { game, set, checksum } = loaded as Required<typeof loaded>;
    const faces = facesOf(game, set, { size: settings.card, imprint: 'proof' });
    const subject = { title: setName(game, set.manifest), version: set.manifest.version, checksum, warnings: 0 };
    const drawing = new ProofDrawing(planProof(game, set, settings), faces, subject);
    const { items, width, height } = drawing.page(1);
    const shown = value(await bed.api.proofPage({ set: DRAFT, settings, page: 1 }));
    expect(shown.svg).toBe(paintSvg(items, { x: 0, y: 0, width, height }));
    const { files } = value(await write(bed, emptyFolder()));
    const bytes = await proofPdf(drawing, `${setName(game, set.manifest)} ${set.manifest.version}`);
    expect(readFileSync(files[0]!).equals(bytes)).toBe(true);
  });

  test('shows what is edited, saved or not, and says so', async () => {
    const bed = await bench();
    const before = value(await bed.api.planProof({ set: DRAFT, settings }));
    expect(before.hasUnsaved).toBe(false);
    const page = before.summary.pages.findIndex(({ cells }) => cells.some(({ id }) => id === 'lady-asbest'));
    const draw = async () => value(await bed.api.proofPage({ set: DRAFT, settings, page })).svg;
    const drawn = await draw();
    await change(bed, 'name', 'Lady Basalt');
    expect(value(await bed.api.planProof({ set: DRAFT, settings })).hasUnsaved).toBe(true);
    expect(await draw()).not.toBe(drawn);
  });

  test('is a draft while a text does not fit its face', async () => {
    const bed = await bench();
    await change(bed, 'name', 'W'.repeat(60));
    const { checks } = value(await bed.api.preflight({ set: DRAFT, what: { kind: 'proof', settings } }));
    expect(checks).toContainEqual(
      expect.objectContaining({ id: 'overflow', verdict: 'error', cards: ['act/lady-asbest'] }),
    );
    const length = async () => value(await bed.api.proofPage({ set: DRAFT, settings, page: 1 })).svg.length;
    const before = await length();
    const codes = async () => value(await bed.api.openSet({ set: DRAFT })).diagnostics.map(({ code }) => code);
    await expect.poll(codes, { timeout: 20_000 }).toContain('face/overflow');
    expect(await length()).toBeGreaterThan(before);
    const notes = async (kind: ProofSettings['kind']) =>
      value(await bed.api.planProof({ set: DRAFT, settings: { ...settings, kind } })).summary.notes;
    expect(await notes('sheets')).toEqual(['The set has 1 warning, so its sheets are marked as a draft.']);
    expect(await notes('press')).toEqual(['The set has 1 warning; pages for the press carry no mark of a draft.']);
  });

  test('for the press without bleed is warned of', async () => {
    const bed = await bench();
    const verdictOf = async (more: Partial<ProofSettings>) => {
      const what = { kind: 'proof', settings: { ...settings, cards: ['lady-asbest'], ...more } } as const;
      const { checks } = value(await bed.api.preflight({ set: DRAFT, what }));
      return checks.find(({ id }) => id === 'press-bleed')?.verdict;
    };
    expect(await verdictOf({ kind: 'press', bleed: 0 })).toBe('warning');
    expect(await verdictOf({ kind: 'press', bleed: 3 })).toBeUndefined();
    expect(await verdictOf({ bleed: 0 })).toBeUndefined();
  });

  test('since the last one holds what has changed since then', async () => {
    const bed = await bench();
    const last = since({ kind: 'last' });
    const first = value(await bed.api.planProof({ set: DRAFT, settings: last }));
    expect(first.lastProof).toBeUndefined();
    expect(first.summary.cards).toBeGreaterThan(1);
    value(await write(bed, emptyFolder()));
    const { summary, lastProof } = value(await bed.api.planProof({ set: DRAFT, settings: last }));
    expect(summary.pages).toEqual([]);
    expect(lastProof).toBeGreaterThan(0);
    expect(await write(bed, emptyFolder(), last)).toMatchObject({ problem: { code: 'proof/empty' } });
    await change(bed, 'name', 'Lady Basalt');
    const again = value(await bed.api.planProof({ set: DRAFT, settings: last }));
    expect(again.summary.reasons).toEqual({ 'act/lady-asbest': 'front' });
  });

  test('since another version holds what differs from it', async () => {
    const { api } = await bench();
    const version = value(await api.planProof({ set: DRAFT, settings: since({ kind: 'version', set: V3 }) }));
    expect(Object.keys(version.summary.reasons)).toContain('act/spaetschicht-simone');
    const unknown = await api.planProof({ set: DRAFT, settings: since({ kind: 'version', set: 'nowhere' }) });
    expect(unknown).toMatchObject({ problem: { code: 'set/unknown' } });
  });

  test('comes with a sheet that shows where back sides are printed', async () => {
    const { api } = await bench();
    const folder = emptyFolder();
    const { files } = value(await api.writeCalibration({ settings, folder, overwrite: false }));
    expect(readFileSync(files[0]!, 'latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });
});

describe('an export', () => {
  test('lists its formats, and writes the files of one', async () => {
    const bed = await bench();
    const { formats } = value(await bed.api.exportChoices({ set: DRAFT }));
    expect(formats.map(({ id }) => id)).toEqual(expect.arrayContaining(['bundle', 'csv', 'changelog']));
    const folder = join(emptyFolder(), 'new', 'folder');
    const { files } = value(await exported(bed, folder, { types: ['act'] }));
    expect(files).toHaveLength(1);
    expect(readFileSync(files[0]!, 'utf8')).toContain('Lady Asbest');
  });

  test('holds what is edited, saved or not', async () => {
    const bed = await bench();
    await change(bed, 'name', 'Lady Basalt');
    expect(value(await bed.api.exportChoices({ set: DRAFT })).hasUnsaved).toBe(true);
    const { files } = value(await exported(bed, emptyFolder(), { types: ['act'] }));
    expect(readFileSync(files[0]!, 'utf8')).toContain('Lady Basalt');
  });

  test('says what to know before, and the latest question counts', async () => {
    const { api } = await bench();
    const ask = (format: string) => api.preflight({ set: DRAFT, what: { kind: 'export', request: { format } } });
    const [first, second] = await Promise.all([ask('png'), ask('csv')]);
    expect(first).toMatchObject({ problem: { code: 'output/overtaken' } });
    expect(value(second).checks).toContainEqual(expect.objectContaining({ id: 'counts' }));
  });

  test.each([
    ['an unknown format', { format: 'stone' }, 'export/format'],
    ['an unknown type', { types: ['stones'] }, 'export/option'],
    ['an option that it does not take', { modes: ['party'] }, 'export/option'],
    ['an unknown version', { format: 'changelog', since: { set: 'nowhere', as: 'saved' } }, 'set/unknown'],
  ] as const)('is refused with %s', async (_, request, code) => {
    const bed = await bench();
    expect(await exported(bed, emptyFolder(), request)).toMatchObject({ ok: false, problem: { code } });
  });
});

test('nothing leaves the program while the set has errors', async () => {
  const bed = await bench();
  const folder = emptyFolder();
  await change(bed, 'cost', 'many');
  const invalid = { ok: false, problem: { code: 'output/invalid', message: expect.stringContaining('an error') } };
  expect(await bed.api.planProof({ set: DRAFT, settings })).toMatchObject(invalid);
  expect(await bed.api.proofPage({ set: DRAFT, settings, page: 0 })).toMatchObject(invalid);
  expect(await write(bed, folder)).toMatchObject(invalid);
  expect(await bed.api.exportChoices({ set: DRAFT })).toMatchObject(invalid);
  expect(await exported(bed, folder)).toMatchObject(invalid);
  expect(readdirSync(folder)).toEqual([]);
});

describe('files that are there already', () => {
  test('are named, and replaced only when that is asked for', async () => {
    const bed = await bench();
    const folder = emptyFolder();
    const { files } = value(await exported(bed, folder, { types: ['act'] }));
    writeFileSync(files[0]!, 'mine');
    const again = await exported(bed, folder, { types: ['act', 'sponsor'] });
    expect(again).toMatchObject({
      problem: { code: 'output/exists', message: expect.stringContaining('acts.csv is') },
    });
    expect(readFileSync(files[0]!, 'utf8')).toBe('mine');
    expect(readdirSync(join(files[0]!, '..'))).toEqual(['acts.csv']);
    value(await exported(bed, folder, { types: ['act'] }, true));
    expect(readFileSync(files[0]!, 'utf8')).toContain('Lady Asbest');
  });

  test('are replaced by what was made already, unless something has changed since', async () => {
    const bed = await bench();
    const folder = emptyFolder();
    const madeBy = async (overwrite: boolean) => {
      const before = bed.events.length;
      await exported(bed, folder, { types: ['act'] }, overwrite);
      return JSON.stringify(bed.events.slice(before)).includes('"tables"');
    };
    expect(await madeBy(false)).toBe(true);
    expect(await madeBy(false)).toBe(true);
    expect(await madeBy(true)).toBe(false);
    expect(await madeBy(false)).toBe(true);
    await change(bed, 'name', 'Lady Basalt');
    expect(await madeBy(true)).toBe(true);
  });

  test('in the way of others leave nothing half done', async () => {
    const bed = await bench();
    const folder = emptyFolder();
    const { files } = value(await exported(bed, emptyFolder()));
    const [first, last] = [files[0]!, files.at(-1)!].map((path) => path.split('/').slice(-2).join('/'));
    mkdirSync(join(folder, last!), { recursive: true });
    const answer = await exported(bed, folder, {}, true);
    expect(answer).toMatchObject({ problem: { code: 'output/not-written' } });
    expect(existsSync(join(folder, first!))).toBe(false);
    mkdirSync(join(folder, first!, '..'), { recursive: true });
    writeFileSync(join(folder, first!), 'mine');
    expect(await exported(bed, folder, {}, true)).toMatchObject({
      problem: { message: expect.stringContaining('Nothing was written') },
    });
    expect(readFileSync(join(folder, first!), 'utf8')).toBe('mine');
  });
});

test('a folder is named by a whole path', async () => {
  const bed = await bench();
  expect(await write(bed, 'somewhere/here')).toMatchObject({ problem: { code: 'output/folder' } });
  expect(await write(bed, '../..')).toMatchObject({ problem: { code: 'output/folder' } });
});

describe('what is being written', () => {
  const long: Partial<ProofSettings> = { modes: [] };

  test('tells how far it is, to the end', async () => {
    const bed = await bench();
    value(await write(bed, emptyFolder()));
    const told = bed.events.filter(({ event }) => event === 'output-progress').map(({ payload }) => payload);
    expect(told).toContainEqual(expect.objectContaining({ client: 'one', isRunning: true, what: 'pages' }));
    expect(told.at(-1)).toMatchObject({ isRunning: false });
  });

  test('can be stopped, and leaves nothing behind', async () => {
    const bed = await bench();
    const folder = emptyFolder();
    const writing = write(bed, folder, long);
    await expect.poll(() => bed.events.some(({ event }) => event === 'output-progress')).toBe(true);
    value(await bed.api.stopOutput({}));
    expect(await writing).toMatchObject({ problem: { code: 'output/stopped' } });
    expect(readdirSync(folder)).toEqual([]);
    const { lastProof } = value(await bed.api.planProof({ set: DRAFT, settings }));
    expect(lastProof).toBeUndefined();
  });

  test('stops when its window is gone, and nobody else can stop it', async () => {
    const bed = await bench();
    const folder = emptyFolder();
    const writing = write(bed, folder, long);
    await expect.poll(() => bed.events.some(({ event }) => event === 'output-progress')).toBe(true);
    value(await bed.workbench.api('other').stopOutput({}));
    bed.workbench.left('other');
    expect(await write(bed, folder)).toMatchObject({ problem: { code: 'output/busy' } });
    bed.workbench.left('one');
    expect(await writing).toMatchObject({ problem: { code: 'output/stopped' } });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('lets other calls through', async () => {
    const bed = await bench();
    const writing = write(bed, emptyFolder(), long);
    let isDone = false;
    void writing.then(() => {
      isDone = true;
    });
    for (let asked = 0; asked < 5; asked++) value(await bed.workbench.api('other').openSet({ set: DRAFT }));
    expect(isDone).toBe(false);
    await change(bed, 'cost', 'many');
    value(await writing);
  });
});

test('only files that were written here are shown in the system’s window for files', async () => {
  const { api } = await bench();
  expect(await api.showInFolder({ path: '/etc/passwd' })).toMatchObject({ problem: { code: 'host/no-folders' } });
});
