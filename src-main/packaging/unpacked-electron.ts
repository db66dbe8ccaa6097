import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fetchedBinary } from '../cli/electron-binary.ts';
import type { Channel } from '../cli/terminal.ts';

/** An Electron that lies on this disk, unpacked. */
export interface UnpackedElectron {
  readonly folder: string;
  readonly version: string;
}

/** The one that SOUNDCHECK_ELECTRON names, else that of the package `electron`, fetched if need be; or why there is none. */
export async function unpackedElectron(
  notes: Channel,
  { SOUNDCHECK_ELECTRON: named }: NodeJS.ProcessEnv = process.env,
): Promise<UnpackedElectron | { readonly missing: string }> {
  if (named)
    return electronIn(resolve(named)) ?? { missing: `${named}, named by SOUNDCHECK_ELECTRON, holds no Electron` };
  const binary = await fetchedBinary(notes);
  if ('missing' in binary) return { missing: `${binary.missing}; SOUNDCHECK_ELECTRON can name an unpacked one` };
  return electronIn(binary.folder) ?? { missing: `${binary.folder} holds no Electron` };
}

/** Every Electron comes with a file that tells its version. */
export function electronIn(folder: string): UnpackedElectron | undefined {
  try {
    return { folder, version: readFileSync(join(folder, 'version'), 'utf8').trim().replace(/^v/, '') };
  } catch {
    return undefined;
  }
}
