import { buffer } from 'node:stream/consumers';
import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { LARGEST_FILE, readFileAt } from '../library/set-files.ts';
import { parseSource, type SourceFile } from '../library/source-file.ts';
import { HasErrors, WrongCall } from './failure.ts';

/** There is no such file, or nothing that could be read: a slip in the call, not a fault of a document. */
export const isWrongFile = ({ code }: Diagnostic): boolean =>
  code === 'file/missing' || code === 'file/not-a-file' || code === 'file/unreadable';

/** A YAML file by itself, under the same limits as the files of a set; `-` is standard input. */
export async function openDocument(path: string): Promise<SourceFile> {
  const text = path === '-' ? await readInput() : await readText(path);
  const { file, diagnostics } = parseSource(path === '-' ? 'standard input' : path, text);
  if (diagnostics.length > 0) throw new HasErrors(`${file.name} cannot be understood.`, diagnostics);
  return file;
}

async function readText(path: string): Promise<string> {
  const found = await readFileAt(path);
  if (!('code' in found)) return found.text;
  if (isWrongFile(found)) throw new WrongCall(found.message);
  throw new HasErrors(`${path} cannot be read.`, [found]);
}

async function readInput(): Promise<string> {
  const bytes = await buffer(process.stdin);
  if (bytes.length > LARGEST_FILE) throw new HasErrors('Standard input is too large for a document.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HasErrors('Standard input is not UTF-8 text.');
  }
}
