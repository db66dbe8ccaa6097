import { realpath, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Problem } from '../../src-shared/workbench/result.ts';
import { LARGEST_FILE, readFileWithin } from '../library/set-files.ts';
import { writeAtomically } from '../output/atomic-file.ts';
import { isReadOnly } from './disk-sync.ts';
import { writeTrouble } from './saving-trouble.ts';
import type { TextBuffer } from './text-buffer.ts';
import type { Texts } from './texts.ts';
import { isWithin } from './workspace-scan.ts';

/** Writes one file, unless the disk holds something that nobody here has seen. Answers why it was not written. */
export async function saveFile(root: string, texts: Texts, buffer: TextBuffer): Promise<Problem | undefined> {
  const { file, text } = buffer;
  if (buffer.state === 'changed') return changedOnDisk(file);
  const unreadable = text === undefined ? undefined : whyUnreadable(file, text);
  if (unreadable) return unreadable;
  const path = join(root, ...file.split('/'));
  try {
    // A set whose folder is gone must not come back as a folder with one file.
    await realpath(join(root, ...buffer.set.split('/')));
    if (!(await isInside(root, path))) {
      return {
        code: 'file/outside-workspace',
        message: `${file} was not saved: a link leads it out of the workspace.`,
      };
    }
    const now = await readFileWithin(root, file);
    if ('code' in now && now.code !== 'file/missing') return { code: now.code, message: `Not saved: ${now.message}` };
    const there = 'code' in now ? undefined : now.text;
    if (there !== undefined && there !== buffer.disk.text && there !== text) {
      texts.contest(buffer, { text: there, readOnly: false });
      return changedOnDisk(file);
    }
    if (there !== undefined && (await isReadOnly(path))) {
      const message = `${file} was not saved: the file is read-only. Make it writable and save again; your changes are kept here.`;
      return { code: 'file/read-only', message };
    }
    if (text !== undefined) await writeAtomically(path, text);
    else if (there !== undefined) await unlink(path);
  } catch (error) {
    return { code: 'file/not-written', message: writeTrouble(file, error) };
  }
  texts.settle(buffer, { text, readOnly: false });
  return undefined;
}

/** Nothing is written that could not be read again. */
function whyUnreadable(file: string, text: string): Problem | undefined {
  if (text.includes('\0')) {
    return {
      code: 'file/binary',
      message: `${file} was not saved: it has NUL characters, which no YAML file may have.`,
    };
  }
  if (Buffer.byteLength(text) > LARGEST_FILE) {
    const most = `${LARGEST_FILE / 1024 / 1024} MB`;
    return {
      code: 'file/too-large',
      message: `${file} was not saved: it is larger than ${most}; split it into several.`,
    };
  }
  return undefined;
}

const changedOnDisk = (file: string): Problem => ({
  code: 'file/changed-on-disk',
  message: `${file} was not saved: it has changed on disk meanwhile. Choose which version to keep.`,
});

/** Whether a path, or the nearest folder above it that exists, really lies in the workspace. */
async function isInside(root: string, path: string): Promise<boolean> {
  for (let current = path; ; current = dirname(current)) {
    const real = await realpath(current).catch(() => undefined);
    if (real !== undefined) return isWithin(root, real);
    if (current === dirname(current)) return false;
  }
}
