import type { Diagnostic } from '../../../src-shared/diagnostic.ts';
import { applyEdits } from '../../../src-shared/text-edits.ts';
import type { QuickFix } from '../../../src-shared/workbench/api.ts';
import type { SourceFile } from '../source-file.ts';
import type { MappingEntry } from '../yaml/source-node.ts';
import type { Fix } from './quick-fix.ts';
import type { FixedFile } from './quick-fixes.ts';
import {
  type ChangeFault,
  choiceFixes,
  limitFixes,
  unreadableChangeFixes,
  wrongTypeFixes,
} from './what-if-change-fixes.ts';
import type { WhatIfGround } from './what-if-fields.ts';
import { selectionsOf } from './what-if-selections.ts';
import { fieldFixes, nameFixes, type SelectorFault, selectorSyntaxFixes } from './what-if-selector-fixes.ts';
import { yamlFixes } from './yaml-fixes.ts';

/** What is wrong with the text of a what-if, were it this one. */
export type Retry = (text: string) => readonly Diagnostic[];

const SELECTOR_FIXES: Readonly<Record<string, (fault: SelectorFault) => Fix[]>> = {
  'what-if/syntax': selectorSyntaxFixes,
  'what-if/no-match': nameFixes,
  'what-if/no-field': fieldFixes,
};

const CHANGE_FIXES: readonly (readonly [code: RegExp, fixes: (fault: ChangeFault) => Fix[]])[] = [
  [/^what-if\/syntax$/, unreadableChangeFixes],
  [/^what-if\/not-a-number$/, choiceFixes],
  [/^schema\/type$/, wrongTypeFixes],
  [/^schema\/((exclusive)?(minimum|maximum)|multipleOf)$/i, limitFixes],
  [/^schema\/(enum|const|oneOf)$/, choiceFixes],
  [/\/unknown-[a-z-]+$/, choiceFixes],
];

/** Quick fixes for all that is wrong with a what-if on its own. */
export function whatIfFixesOf(
  file: SourceFile,
  diagnostics: readonly Diagnostic[],
  ground: WhatIfGround,
  retry: Retry,
  as: FixedFile,
): QuickFix[] {
  if (diagnostics.length === 0) return [];
  const selections = selectionsOf(ground);
  return diagnostics.flatMap((diagnostic) => {
    const { line, column, code, message } = diagnostic;
    const offset = file.lines.offset(line, column);
    const end = file.lines.offset(diagnostic.endLine, diagnostic.endColumn);
    const found = fixesAt(file, offset, { diagnostic, file, ground, selections, offset, end });
    return found
      .filter((fix) => !code.startsWith('schema/') || isMended(file, fix, diagnostic, retry))
      .map(({ title, edits }) => ({ line, column, code, message, title, edits: { ...as, edits } }));
  });
}

type FaultInText = Omit<SelectorFault & ChangeFault, 'entry' | 'change'>;

function fixesAt(file: SourceFile, offset: number, fault: FaultInText): Fix[] {
  const { code } = fault.diagnostic;
  if (code.startsWith('yaml/')) return yamlFixes(fault);
  const entries: readonly MappingEntry[] = file.node?.kind === 'mapping' ? file.node.entries : [];
  const onKey = entries.find(({ keyStart }) => keyStart === offset);
  if (onKey) return SELECTOR_FIXES[code]?.({ ...fault, entry: onKey }) ?? [];
  const entry = entries.find(({ node }) => node.start === offset);
  if (entry?.node.kind !== 'scalar') return [];
  const fixes = CHANGE_FIXES.find(([pattern]) => pattern.test(code))?.[1];
  return fixes?.({ ...fault, entry, change: entry.node }) ?? [];
}

/** Lines before have a say in what comes out: whether a number mends it is tried out. */
function isMended(file: SourceFile, { edits }: Fix, { line, code }: Diagnostic, retry: Retry): boolean {
  const left = retry(applyEdits(file.text, edits));
  return !left.some((found) => found.line === line && (found.code === code || found.code.startsWith('schema/')));
}
