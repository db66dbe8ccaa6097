import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../output/atomic-file.ts';
import { errorCode } from '../output/error-code.ts';
import type { OutputFile } from '../output/output.ts';
import { WrongCall } from './failure.ts';
import { type WrittenFile, writtenFile } from './output-option.ts';

/** Where a PDF goes: the file of `--out`, below its folder under the usual name, or `-`. Known before the PDF is made. */
export async function pdfPath(out: string | undefined, name: string): Promise<string> {
  if (out === '-') return out;
  const named = await stat(out ?? name).catch(() => undefined);
  const path = out !== undefined && named?.isDirectory() ? join(out, name) : (out ?? name);
  if (await isProtected(path)) {
    throw new WrongCall(
      `${path} is there already and is write-protected; choose another place with --out, or remove it first.`,
    );
  }
  if (await mayBeReplaced(path)) return path;
  throw new WrongCall(`${path} is there already and is no PDF; choose another place with --out, or remove it first.`);
}

/** A new file takes the place of the old one, which needs no right to write to it: whoever has taken that away is asked. */
const isProtected = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile() && (found.mode & 0o222) === 0,
    () => false,
  );

/** Proofs are made again and again: a PDF or an empty file is replaced without a question, and nothing else is. */
async function mayBeReplaced(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  // What cannot be looked at cannot be written either, and then it is told why.
  if (!found) return true;
  if (!found.isFile()) return false;
  const file = await open(path).catch(() => undefined);
  if (!file) return false;
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 0 || buffer.toString('latin1') === '%PDF';
  } finally {
    await file.close();
  }
}

export async function writePdf(path: string, { bytes }: Pick<OutputFile, 'bytes'>): Promise<WrittenFile> {
  if (path === '-') process.stdout.write(bytes);
  else {
    await writeAtomically(path, bytes).catch((error: unknown) => {
      throw new WrongCall(`${path} cannot be written (${errorCode(error)}); choose another place with --out.`);
    });
  }
  return writtenFile(path, bytes);
}
