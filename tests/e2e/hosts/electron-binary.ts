import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src-main/library/project-root.ts';

const PROGRAM = process.platform === 'win32' ? 'electron.exe' : 'electron';

export const electronMissing =
  'no Electron binary (npm has not fetched one, and SOUNDCHECK_ELECTRON names no folder), no display, or the user is root.';

/** The folder of an Electron that can be started here: the official one, or the one that SOUNDCHECK_ELECTRON names. */
export function electronFolder(): string | undefined {
  const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
  // Chromium's sandbox is on in these tests, and it does not work for root.
  if (!hasDisplay || process.getuid?.() === 0) return undefined;
  const folders = [join(projectRoot, 'node_modules/electron/dist'), process.env.SOUNDCHECK_ELECTRON];
  return folders.find((folder) => folder !== undefined && folder !== '' && existsSync(join(folder, PROGRAM)));
}

export const electronProgram = (folder: string): string => join(folder, PROGRAM);
