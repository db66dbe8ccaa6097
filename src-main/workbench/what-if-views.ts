import { basename, posix } from 'node:path';
import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import type { WhatIfView } from '../../src-shared/workbench/set-view.ts';
import type { CheckedSet } from '../library/set-check.ts';
import type { SourceFile } from '../library/source-file.ts';
import { applyStack } from '../library/what-if-file.ts';
import type { TextBuffer } from './text-buffer.ts';
import type { Texts } from './texts.ts';

const FOLDER = 'what-ifs/';
const EXTENSION = '.yaml';

export const whatIfFile = (set: string, name: string): string => posix.join(set, `${FOLDER}${name}${EXTENSION}`);
export const whatIfName = (file: string): string => basename(file, EXTENSION);
export const isWhatIf = ({ file, set }: Pick<TextBuffer, 'file' | 'set'>): boolean =>
  file.startsWith(posix.join(set, FOLDER));

/** The what-ifs of a set as they are edited now. */
export function whatIfViews({ buffers }: Texts, set: string, checked: CheckedSet): readonly WhatIfView[] {
  return [...buffers.values()]
    .filter((buffer) => buffer.set === set && buffer.text !== undefined && isWhatIf(buffer))
    .map((buffer) => viewOf(buffer, checked))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

/** Nothing is read again while neither the text nor the set has changed. */
const known = new WeakMap<SourceFile, { readonly checked: CheckedSet; readonly view: WhatIfView }>();

function viewOf(buffer: TextBuffer, checked: CheckedSet): WhatIfView {
  const source = buffer.source(buffer.file);
  const before = known.get(source.file);
  if (before?.checked === checked) return before.view;
  const { values, diagnostics } = outcomeOf(source, checked);
  const view = { file: buffer.file, name: whatIfName(buffer.file), values, diagnostics };
  known.set(source.file, { checked, view });
  return view;
}

/** While the set itself has errors, only what cannot be read at all is wrong with a what-if. */
function outcomeOf(
  source: ReturnType<TextBuffer['source']>,
  checked: CheckedSet,
): { readonly values: number; readonly diagnostics: readonly Diagnostic[] } {
  if (!checked.set || !checked.game) return { values: 0, diagnostics: source.diagnostics };
  const { changes, diagnostics } = applyStack([source], checked);
  return { values: changes.length, diagnostics };
}
