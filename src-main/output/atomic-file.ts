import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, open, readdir, realpath, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { errorCode } from './error-code.ts';

const DRAFT_NAME = /^\.(.+)\.[0-9a-f]{12}\.tmp$/;
const draftName = (name: string): string => `.${name}.${randomBytes(6).toString('hex')}.tmp`;
/** A draft that is this much older than a file that is written now is nobody's any more. */
const LEFT_BEHIND = 60_000;

/**
 * Writes a file so that at every moment either the old or the new content is there, never half of one. The file keeps its mode; a
 * link keeps leading to the file that is written. Drafts that a killed process has left beside it go.
 */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await (await draftBeside(path, content)).place();
  // What cannot be tidied away harms nobody: the file is written.
  await removeLeftDrafts(path).catch(() => {});
}

/** Only drafts of files of the same kind, which have been left for a while by the clock of the disk itself. */
async function removeLeftDrafts(path: string): Promise<void> {
  const target = await realpath(path);
  const now = (await stat(target)).mtimeMs;
  const ofSameKind = (name: string): boolean => extname(DRAFT_NAME.exec(name)?.[1] ?? '') === extname(target);
  for (const name of (await readdir(dirname(target))).filter((one) => DRAFT_NAME.test(one) && ofSameKind(one))) {
    const draft = join(dirname(target), name);
    const found = await lstat(draft);
    if (found.isFile() && now - found.mtimeMs > LEFT_BEHIND) await rm(draft, { force: true });
  }
}

/** A file that is whole, on the disk, and not in its place yet. */
export interface DraftFile {
  readonly path: string;
  /** Whether there is a file in its place already. */
  readonly replaces: boolean;
  place(): Promise<void>;
  /** Takes it away, in its place or not, with the folders that were made for it. */
  drop(): Promise<void>;
}

export async function draftBeside(path: string, content: string | Uint8Array): Promise<DraftFile> {
  const target = await realpath(path).catch(() => path);
  const folder = dirname(target);
  const outermost = await makeFolders(folder);
  const there = await stat(target).catch(() => undefined);
  if (there?.isDirectory()) throw Object.assign(new Error(`${path} is a folder`), { code: 'EISDIR' });
  const draft = join(folder, draftName(basename(target)));
  const removeDraft = () => rm(draft, { force: true }).catch(() => {});
  let isPlaced = false;
  const drop = async () => {
    if (isPlaced) await rm(target, { force: true }).catch(() => {});
    else await removeDraft();
    if (outermost !== undefined) await removeEmpty(folder, outermost);
  };
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(content, 'utf8');
      if (there) await chmod(draft, there.mode & 0o7777);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    await drop();
    throw error;
  }
  const place = async () => {
    try {
      await rename(draft, target);
      isPlaced = true;
    } catch (error) {
      await removeDraft();
      throw error;
    }
  };
  return { path, replaces: there !== undefined, place, drop };
}

/**
 * Answers the outermost folder that was made. Node's own way of making all of them never ends where a folder is there and will have
 * none in it, as in `/proc`.
 */
async function makeFolders(folder: string): Promise<string | undefined> {
  const isMade = async (): Promise<boolean> => {
    try {
      await mkdir(folder);
      return true;
    } catch (error) {
      if (errorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return false;
      throw error;
    }
  };
  try {
    return (await isMade()) ? folder : undefined;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    const outermost = await makeFolders(dirname(folder));
    return (await isMade()) ? (outermost ?? folder) : outermost;
  }
}

/** Up to and with the outermost, as long as nothing is in them. */
async function removeEmpty(innermost: string, outermost: string): Promise<void> {
  for (let folder = innermost; folder.length >= outermost.length; folder = dirname(folder)) {
    if (
      !(await rmdir(folder).then(
        () => true,
        () => false,
      ))
    )
      return;
  }
}
