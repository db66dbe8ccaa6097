import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { test as base, expect } from '@playwright/test';
import { projectRoot } from '../../src-main/library/project-root.ts';
import { fuses } from '../../src-main/packaging/fuses.ts';
import { packageProgram } from '../../src-main/packaging/package-program.ts';
import { electronIn } from '../../src-main/packaging/unpacked-electron.ts';
import { archiveFiles } from './archive-files.ts';
import { cell, changedLines, enter, modified, openCards } from './designer.ts';
import { electronFolder } from './hosts/electron-binary.ts';
import { PackagedProgram } from './hosts/packaged-program.ts';

const ACTS = 'card-sets/dark-promoters/v0.4-draft/cards/acts.yaml';
/** The byte of a fuse that is on, in the binary. */
const ON = '1'.charCodeAt(0);

interface Package {
  readonly program: string;
  /** Where the archive and the sample sets are. */
  readonly resources: string;
}

type Start = (args?: readonly string[], env?: NodeJS.ProcessEnv) => PackagedProgram;

const test = base.extend<{ start: Start }, { made: Package }>({
  made: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
    async ({}, use) => {
      const out = mkdtempSync(join(tmpdir(), 'soundcheck-package-e2e-'));
      const program = await packageProgram(electronIn(electronFolder()!)!, out);
      const isMac = process.platform === 'darwin';
      await use({ program, resources: join(dirname(program), isMac ? '../Resources' : 'resources') });
      rmSync(out, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** Starts the packaged program, which ends with the test. */
  start: async ({ made }, use) => {
    const userFolder = mkdtempSync(join(tmpdir(), 'soundcheck-e2e-'));
    const started: PackagedProgram[] = [];
    await use((args, env) => {
      const program = new PackagedProgram(made.program, userFolder, args, env);
      started.push(program);
      return program;
    });
    for (const program of started) await program.kill();
    rmSync(userFolder, { recursive: true, force: true });
  },
});

test('the fuses of the packaged program are those of the list', async ({ made }) => {
  const { version: _, ...wanted } = fuses;
  const wire = await getCurrentFuseWire(made.program);
  const isOn = Object.keys(wanted).map((fuse) => [
    FuseV1Options[Number(fuse)],
    Number(wire[Number(fuse) as FuseV1Options]) === ON,
  ]);
  expect(Object.fromEntries(isOn)).toEqual(
    Object.fromEntries(Object.entries(wanted).map(([fuse, on]) => [FuseV1Options[Number(fuse)], on])),
  );
});

test('the archive holds the program with its workers, and no tools', ({ made }) => {
  const files = archiveFiles(join(made.resources, 'app.asar'));
  expect(files).toContain('out/main/simulation-worker.js');
  expect(files).toContain('out/main/picture-worker.js');
  expect(files).toContain('node_modules/tinypool/package.json');
  expect(files).toContain('schemas/dark-promoters/act.schema.json');
  expect(files).toContain('node_modules/@fontsource/grenze/files/grenze-latin-400-normal.woff');
  const needless = /^(src-|tests|bench|card-sets|node_modules\/(\.|@fontsource\/.*\.(css|woff2)$))/;
  expect(files.filter((file) => needless.test(file))).toEqual([]);
  const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const tools = Object.keys(devDependencies).map((name) => `node_modules/${name}/`);
  expect(files.filter((file) => tools.some((tool) => file.startsWith(tool)))).toEqual([]);
});

test('the packaged program opens on the sample sets, edits, saves and sees the disk', async ({ made, start }) => {
  const acts = join(made.resources, ACTS);
  const before = readFileSync(acts, 'utf8');
  const page = await start().window();
  await expect(page).toHaveTitle('card-sets – Soundcheck');
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('420');

  await enter(grid, 'Lady Asbest', 'Cost', '430');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('430');
  await page.keyboard.press(`${modified}+s`);
  await expect
    .poll(() => changedLines(before, readFileSync(acts, 'utf8')))
    .toEqual(['-    cost: 420', '+    cost: 430']);
  await expect(page.getByText('all saved')).toBeVisible();

  writeFileSync(acts, before);
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('420');
});

test('the packaged program plays tables', async ({ start }) => {
  const page = await start().window();
  await openCards(page, 'v0.4-draft', 'Acts');
  await page.keyboard.press('Alt+i');
  await expect(page.getByTestId('play-status')).toHaveAttribute('data-tables', '10000');
});

/** What the page has of the program. */
interface Bridged {
  readonly soundcheck: { send(text: string): void; listen(listener: (text: string) => void): void };
}

test('the packaged program paints pictures', async ({ start }) => {
  const folder = mkdtempSync(join(tmpdir(), 'soundcheck-pictures-e2e-'));
  const page = await start().window();
  // Without the system’s dialog, which nothing here can answer.
  const answer = await page.evaluate((into) => {
    const { soundcheck } = globalThis as unknown as Bridged;
    const call = 1_000_000;
    const argument = { set: 'dark-promoters/v0.4-draft', format: 'png', types: ['location'], modes: ['clubnight'] };
    return new Promise((resolve) => {
      soundcheck.listen((text) => {
        const message = JSON.parse(text);
        if (message.answer === call) resolve(message.result);
      });
      const where = { folder: into, overwrite: false };
      soundcheck.send(JSON.stringify({ call, method: 'writeExport', argument: { ...argument, ...where } }));
    });
  }, folder);
  expect(answer).toMatchObject({ ok: true });
  const back = join(folder, 'dark-promoters-v0.4-draft-game-crafter/backs/location.png');
  expect(readFileSync(back).subarray(1, 4).toString('latin1')).toBe('PNG');
  rmSync(folder, { recursive: true });
});

test('the packaged program does not run as Node', async ({ start }) => {
  const program = start(['-e', 'process.exit()'], { ELECTRON_RUN_AS_NODE: '1' });
  expect(await program.isDesktop()).toBe(true);
});
