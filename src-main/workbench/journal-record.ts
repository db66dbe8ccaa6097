import { createHash } from 'node:crypto';
import { isRecord } from '../../src-shared/record.ts';
import type { TextEdit } from '../../src-shared/workbench/edit.ts';

/** The first line of a journal: the folder that its files are named from. */
export interface RootRecord {
  readonly kind: 'root';
  readonly root: string;
}

/** A line of a journal: a file as a whole, what was done to it since, or that it is on disk as it is here. */
export type JournalRecord =
  | {
      readonly kind: 'whole';
      readonly file: string;
      /** The text on disk; null for a file that is not there. */
      readonly base: string | null;
      readonly text: string | null;
      readonly time: number;
    }
  | EditsRecord
  | { readonly kind: 'clean'; readonly file: string };

export interface EditsRecord {
  readonly kind: 'edits';
  readonly file: string;
  readonly edits: readonly TextEdit[];
  readonly exists: boolean;
  readonly time: number;
}

/** A record as it is written. */
interface WrittenRecord {
  readonly line: string;
  /** What the next edits of the file stand on. */
  readonly check: string;
}

/**
 * Every line has a check of itself. Edits have one of all lines that they stand on, too: `before` is the check of the file's last line.
 * So it shows when a line between them is damaged or gone, and offsets are never those of another text.
 */
export function written(record: RootRecord | JournalRecord, before = ''): WrittenRecord {
  const text = JSON.stringify(record);
  const check = checkOf(text, before);
  return { line: `${text.slice(0, -1)},"check":"${check}"}\n`, check };
}

const checkOf = (text: string, before: string): string =>
  createHash('sha256').update(before).update(text).digest('hex').slice(0, 16);

const WITH_CHECK = /^(.*),"check":"([0-9a-f]{16})"\}$/s;

/** A line as it was read. */
export interface ReadRecord {
  readonly record: RootRecord | JournalRecord;
  /** Earlier programs wrote none. */
  readonly check?: string;
  /** Whether it is as it was written, behind a line with this check. */
  fits(before: string): boolean;
}

/** Undefined when the line cannot be read. */
export function readRecord(line: string): ReadRecord | undefined {
  const record = recordOf(line);
  if (record === undefined) return undefined;
  const [, text, check] = WITH_CHECK.exec(line) ?? [];
  if (check === undefined) return { record, fits: () => true };
  return { record, check, fits: (before) => checkOf(`${text}}`, before) === check };
}

/** The file that a damaged line names, where that can still be read. */
export function namedFile(line: string): string | undefined {
  const [, name] = /^\{"kind":"[a-z]+","file":("(?:[^"\\]|\\.){1,4096}")/.exec(line) ?? [];
  try {
    return name === undefined ? undefined : (JSON.parse(name) as string);
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): boolean => value === null || typeof value === 'string';

function recordOf(line: string): RootRecord | JournalRecord | undefined {
  try {
    const value: unknown = JSON.parse(line);
    if (!isRecord(value)) return undefined;
    if (value.kind === 'root' && typeof value.root === 'string') return { kind: 'root', root: value.root };
    if (typeof value.file !== 'string') return undefined;
    const isKnown =
      value.kind === 'clean' ||
      (value.kind === 'whole' && isText(value.base) && isText(value.text)) ||
      (value.kind === 'edits' && Array.isArray(value.edits));
    return isKnown ? (value as unknown as JournalRecord) : undefined;
  } catch {
    return undefined;
  }
}
