import { readDocument } from './document-reader.ts';
import { readPlain } from './plain-reader.ts';
import type { SourceNode } from './source-node.ts';

export interface YamlProblem {
  readonly code: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** A node when there are no problems, problems when there is no node. */
export interface YamlReading {
  readonly node?: SourceNode;
  readonly problems: readonly YamlProblem[];
}

export interface YamlOptions {
  /** Lets a key stand in a mapping more than once: all entries are there, in order, and the last one is the value. */
  readonly mayRepeatKeys?: boolean;
}

/**
 * The last texts that were read. A text is often read again soon: when an edit is planned and when it is done, and once for each
 * set that takes its cards from it.
 */
const RECENT = 4;
const recent: { readonly text: string; readonly mayRepeatKeys: boolean; readonly reading: YamlReading }[] = [];

export function readYaml(text: string, options: YamlOptions = {}): YamlReading {
  const { mayRepeatKeys = false } = options;
  const known = recent.find((each) => each.mayRepeatKeys === mayRepeatKeys && each.text === text);
  if (known !== undefined) return known.reading;
  const reading = readPlain(text, options) ?? readDocument(text, options);
  recent.unshift({ text, mayRepeatKeys, reading });
  recent.length = Math.min(recent.length, RECENT);
  return reading;
}
