import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flipFuses } from '@electron/fuses';
import { type HookFunction, packager } from '@electron/packager';
import { projectRoot } from '../library/project-root.ts';
import { archiveContents } from './contents.ts';
import { fuses } from './fuses.ts';
import type { UnpackedElectron } from './unpacked-electron.ts';

const { arch, platform } = process;
const NAME = 'Soundcheck';
const PROGRAM = 'soundcheck';

/** Makes a folder in `out` that runs on systems like this one, from what was built. Returns the path of the program in it. */
export async function packageProgram({ folder, version }: UnpackedElectron, out: string): Promise<string> {
  const workshop = await mkdtemp(join(tmpdir(), 'soundcheck-package-'));
  try {
    // The packager takes Electron out of a zip file. Ours lies unpacked already: an empty one, and then its folder.
    await writeFile(join(workshop, `electron-v${version}-${platform}-${arch}.zip`), EMPTY_ZIP);
    const isPacked = archiveContents();
    const [made] = await packager({
      name: NAME,
      executableName: PROGRAM,
      platform,
      arch,
      dir: projectRoot,
      out,
      overwrite: true,
      tmpdir: workshop,
      quiet: true,
      electronVersion: version,
      electronZipDir: workshop,
      afterExtract: [copyOf(folder)],
      asar: true,
      ignore: (path) => !isPacked(path.slice(1)),
      prune: false,
      // A clone may share its node_modules with another.
      derefSymlinks: true,
      extraResource: [join(projectRoot, 'card-sets')],
    });
    // The packager's own folders are for its user only.
    await chmod(made!, 0o755);
    const program = programIn(made!);
    await flipFuses(program, { ...fuses, resetAdHocDarwinSignature: platform === 'darwin' });
    return program;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

const EMPTY_ZIP = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');

const copyOf =
  (electron: string): HookFunction =>
  (folder, _version, _platform, _arch, done) =>
    void cp(electron, folder, { recursive: true, verbatimSymlinks: true }).then(() => done(), done);

function programIn(folder: string): string {
  if (platform === 'darwin') return join(folder, `${NAME}.app/Contents/MacOS/${PROGRAM}`);
  return join(folder, platform === 'win32' ? `${PROGRAM}.exe` : PROGRAM);
}
