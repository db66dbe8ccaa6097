import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../src-shared/record.ts';
import { applyEdits } from '../../src-shared/text-edits.ts';
import { birthOf, type JournalRecord, journalFolder, journalName, ownProcess } from './recovery-journal.ts';

/** Unsaved work of one file, as a journal tells it. */
export interface LeftFile {
  readonly file: string;
  /** The text on disk when work began; undefined for a new file. */
  readonly base: string | undefined;
  /** Undefined where the file was to be deleted. */
  readonly text: string | undefined;
  readonly time: number;
}

/** What processes that have ended left behind for a workspace. */
export interface LeftWork {
  readonly files: readonly LeftFile[];
  /** Removes the journals; what is still needed is kept in a new one. */
  forget(stillNeeded?: readonly LeftFile[]): void;
}

export function leftWork(userFolder: string, workspace: string): LeftWork | undefined {
  const folder = journalFolder(userFolder);
  const name = journalName(workspace);
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return undefined;
  }
  const paths = names
    .filter((file) => file.startsWith(`${name}.`) && !isAlive(file.split('.')[1] ?? ''))
    .map((file) => join(folder, file));
  const files = new Map<string, LeftFile>();
  for (const found of paths.flatMap(readJournal)) {
    const earlier = files.get(found.file);
    if (earlier === undefined || earlier.time < found.time) files.set(found.file, found);
  }
  const forget = (stillNeeded: readonly LeftFile[] = []): void => {
    if (stillNeeded.length > 0) {
      const lines = stillNeeded.map(({ file, base, text, time }) => {
        const record: JournalRecord = { kind: 'whole', file, base: base ?? null, text: text ?? null, time };
        return `${JSON.stringify(record)}\n`;
      });
      writeFileSync(join(folder, `${name}.${ownProcess()}.${Date.now()}-left.jsonl`), lines.join(''), { mode: 0o600 });
    }
    for (const path of paths) rmSync(path, { force: true });
  };
  if (files.size > 0) return { files: [...files.values()], forget };
  forget();
  return undefined;
}

/** Whether the process that wrote a journal still runs. One of our own number wrote it before us. */
function isAlive(writer: string): boolean {
  const [pid = '', birth = '0'] = writer.split('-');
  if (Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return birth === '0' || birthOf(Number(pid)) === birth;
}

function readJournal(path: string): LeftFile[] {
  const files = new Map<string, LeftFile>();
  let lines: string[];
  try {
    lines = readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
  for (const line of lines) {
    const record = recordOf(line);
    if (record === undefined) continue;
    if (record.kind === 'clean') files.delete(record.file);
    else if (record.kind === 'whole') {
      const { file, base, text, time } = record;
      files.set(file, { file, base: base ?? undefined, text: text ?? undefined, time });
    } else {
      const known = files.get(record.file);
      if (known) files.set(record.file, edited(known, record));
    }
  }
  return [...files.values()].filter(({ base, text }) => base !== text);
}

/** Edits that do not fit are those of a journal that somebody has damaged: the text before them is still worth having. */
function edited(known: LeftFile, { edits, exists, time }: Extract<JournalRecord, { kind: 'edits' }>): LeftFile {
  try {
    return { ...known, text: exists ? applyEdits(known.text ?? '', edits) : undefined, time };
  } catch {
    return known;
  }
}

const isText = (value: unknown): boolean => value === null || typeof value === 'string';

function recordOf(line: string): JournalRecord | undefined {
  try {
    const value: unknown = JSON.parse(line);
    if (!isRecord(value) || typeof value.file !== 'string') return undefined;
    const isKnown =
      value.kind === 'clean' ||
      (value.kind === 'whole' && isText(value.base) && isText(value.text)) ||
      (value.kind === 'edits' && Array.isArray(value.edits));
    return isKnown ? (value as unknown as JournalRecord) : undefined;
  } catch {
    return undefined;
  }
}
