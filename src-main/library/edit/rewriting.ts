import { isSameValue } from '../../../src-shared/same-value.ts';
import { applyEdits, minimalEdit } from '../../../src-shared/text-edits.ts';
import type { TextEdit } from '../../../src-shared/workbench/edit.ts';
import type { ValuePath } from '../../../src-shared/workbench/set-view.ts';
import type { SourceFile } from '../source-file.ts';
import type { MappingEntry, SourceNode } from '../yaml/source-node.ts';
import { readYaml } from '../yaml/yaml-reading.ts';
import { columnOf, eolOf, isFlow } from './line-places.ts';
import { Refusal } from './refusal.ts';

/** The edits of one file while they are gathered. */
export interface Rewriting {
  /** The text before, with a line break at its end. */
  readonly text: string;
  readonly eol: string;
  /** The step by which the file indents. */
  readonly indent: string;
  readonly edits: TextEdit[];
  /** Whether more than single values were replaced by single values. */
  isStructural: boolean;
  /** The fields of the mapping at a path in the order of the schema. */
  readonly order: (path: ValuePath) => readonly string[];
}

/** Where a value stands. */
export interface Spot {
  readonly inFlow: boolean;
  /** The field that it is the value of. */
  readonly entry?: MappingEntry;
  /** From the thing that is edited. */
  readonly path: ValuePath;
}

export type RewriteValue = (rewriting: Rewriting, node: SourceNode, wanted: unknown, spot: Spot) => void;

export function rewritingOf({ text, node }: SourceFile, order: Rewriting['order'] = () => []): Rewriting {
  const eol = eolOf(text);
  const closed = text === '' || text.endsWith('\n') ? text : text + eol;
  return { text: closed, eol, indent: indentIn(closed, node), edits: [], isStructural: false, order };
}

export function splice({ edits }: Rewriting, start: number, end: number, text: string): void {
  if (start !== end || text !== '') edits.push({ start, end, text });
}

/** The step from a block mapping to one inside it; two spaces where the file has none. */
function indentIn(text: string, node: SourceNode | undefined): string {
  const step = node && stepIn(text, node);
  return ' '.repeat(step ?? 2);
}

function stepIn(text: string, node: SourceNode): number | undefined {
  if (node.kind !== 'mapping' || isFlow(text, node)) return undefined;
  const column = columnOf(text, node.start);
  for (const { node: child } of node.entries) {
    if (child.kind === 'mapping' && !isFlow(text, child)) return Math.max(1, columnOf(text, child.start) - column);
    const step = child.kind === 'sequence' ? child.items.slice(0, 20).map((item) => stepIn(text, item)) : [];
    const found = step.find((each) => each !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Names of shared values, aliases and tags: whoever changes a file with these must look at all of it again. */
const SHARED = /(?:^|[\s,[{:-])[&*!][^\s,\]}]/;

/** The gathered edits, in order; checked by reading the file again where one place may have an effect on another. */
export function finish(rewriting: Rewriting, file: SourceFile, wanted: unknown): TextEdit[] {
  const { text, edits, isStructural, eol } = rewriting;
  edits.sort((a, b) => a.start - b.start || a.end - b.end);
  if (edits.length === 0 || (!isStructural && !SHARED.test(text))) return edits;
  let after: string;
  try {
    after = applyEdits(text, edits);
  } catch (error) {
    if (error instanceof RangeError) throw tooUnusual(file);
    throw error;
  }
  if (!says(after, wanted)) throw tooUnusual(file);
  if (text === file.text) return edits;
  // The file had no line break at its end, and gets one only where its last value needs it.
  const open = after.endsWith(eol) ? after.slice(0, -eol.length) : after;
  const edit = minimalEdit(file.text, says(open, wanted) ? open : after);
  return edit ? [edit] : [];
}

function says(text: string, wanted: unknown): boolean {
  const { node } = readYaml(text);
  return node !== undefined && isSameValue(node.value, wanted);
}

const tooUnusual = ({ name }: SourceFile): Refusal =>
  new Refusal(
    'unusual-text',
    `The way ${name} is written there (shared values, or unusual layout) does not allow this; edit it in the source.`,
  );
