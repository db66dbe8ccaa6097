import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hasDisplay } from '../hosts/web/browser.ts';
import type { Channel } from './terminal.ts';

/** Where the program of Electron is, in which unpacked folder, or why there is none. */
export type ElectronBinary = { readonly path: string; readonly folder: string } | { readonly missing: string };

const LONGEST_FETCH = 10 * 60_000;
const LONGEST_SILENCE = 6000;
const RELEASES = 'https://github.com/electron/electron/releases/download/';

/** One that can be started here. */
export async function electronBinary(notes: Channel): Promise<ElectronBinary> {
  if (!hasDisplay()) return { missing: 'there is no display' };
  if (process.platform === 'linux' && process.getuid?.() === 0) return { missing: 'Electron does not run as root' };
  return fetchedBinary(notes);
}

/** The one of the package, fetched when it is not there yet. Never waits for a network that is not there. */
export async function fetchedBinary(notes: Channel): Promise<ElectronBinary> {
  const folder = packageFolder();
  if (folder === undefined) return { missing: 'Electron is not installed' };
  const path = installedBinary(folder) ?? ((await fetchBinary(folder, notes)) ? installedBinary(folder) : undefined);
  return path === undefined ? { missing: 'Electron could not be fetched' } : { path, folder: unpackedFolder(folder) };
}

function packageFolder(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  } catch {
    return undefined;
  }
}

/** The package itself would begin to fetch what is missing when it is asked; this only looks. */
export function installedBinary(folder: string, environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const name = readText(join(folder, 'path.txt')) ?? 'electron';
  const path = join(unpackedFolder(folder, environment), name);
  return existsSync(path) ? path : undefined;
}

const unpackedFolder = (folder: string, environment: NodeJS.ProcessEnv = process.env): string =>
  environment.ELECTRON_OVERRIDE_DIST_PATH || join(folder, 'dist');

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Runs the package's own installer: from its cache, or over the network if that answers soon. */
async function fetchBinary(folder: string, notes: Channel): Promise<boolean> {
  const installer = spawn(process.execPath, [join(folder, 'install.js')], { stdio: 'ignore' });
  const ended = new Promise<boolean>((answer) => {
    installer.on('error', () => answer(false));
    installer.on('close', (code) => answer(code === 0));
  });
  let isOver = false;
  const silence = answersSoon().then(async (answers) => {
    if (!answers || isOver) return false;
    notes.line('Fetching Electron, once: about 120 MB …');
    await new Promise((waited) => setTimeout(waited, LONGEST_FETCH).unref());
    return false;
  });
  const fetched = await Promise.race([ended, silence]);
  isOver = true;
  installer.kill();
  return fetched;
}

async function answersSoon(): Promise<boolean> {
  const mirror = Object.entries(process.env).find(([name]) => /^(npm_config_)?electron_mirror$/i.test(name))?.[1];
  try {
    const signal = AbortSignal.timeout(LONGEST_SILENCE);
    await fetch(mirror || RELEASES, { method: 'HEAD', redirect: 'manual', signal });
    return true;
  } catch {
    return false;
  }
}
