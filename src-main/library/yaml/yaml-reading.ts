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

export function readYaml(text: string): YamlReading {
  const node = readPlain(text);
  return node === undefined ? readDocument(text) : { node, problems: [] };
}
