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

export function readYaml(text: string, options: YamlOptions = {}): YamlReading {
  return readPlain(text, options) ?? readDocument(text, options);
}
