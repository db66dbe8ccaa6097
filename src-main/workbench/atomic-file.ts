import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file so that at every moment either the old or the new text is there, never half of one. The file keeps its mode; a
 * link keeps leading to the file that is written.
 */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  const mode = await stat(target).then(
    (stats) => stats.mode & 0o7777,
    () => undefined,
  );
  const draft = join(folder, `.${basename(target)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(text, 'utf8');
      if (mode !== undefined) await chmod(draft, mode);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}
