import type { Diagnostic } from '../../../src-shared/diagnostic.ts';
import type { QuickFix } from '../../../src-shared/workbench/api.ts';
import { schemasOf } from '../schemas.ts';
import type { SourceFile } from '../source-file.ts';
import { missingFieldFixes } from './missing-field-fixes.ts';
import { duplicateIdFixes, unknownNameFixes, wrongChoiceFixes, wrongFormFixes } from './name-fixes.ts';
import { type FoundNode, nodeAt } from './node-at.ts';
import { emptyRangeFixes, outsideRangeFixes, wrongLimitFixes, wrongTypeFixes } from './number-fixes.ts';
import { type Fault, type FaultInValue, type Fix, subjectOf } from './quick-fix.ts';
import type { SourceSet } from './source-set.ts';
import { repeatedItemFixes, unknownFieldFixes } from './structure-fixes.ts';
import { yamlFixes } from './yaml-fixes.ts';

/** By the codes of diagnostics. Codes of games end alike: `card/outside-range`, `mode/outside-range`. */
const FIXES: readonly (readonly [code: RegExp, fixes: (fault: FaultInValue) => Fix[]])[] = [
  [/^schema\/additionalProperties$/, unknownFieldFixes],
  [/^schema\/required$/, missingFieldFixes],
  [/^schema\/type$/, wrongTypeFixes],
  [/^schema\/((exclusive)?(minimum|maximum)|multipleOf)$/i, wrongLimitFixes],
  [/^schema\/(enum|const)$/, wrongChoiceFixes],
  [/^schema\/(pattern|propertyNames)$/, wrongFormFixes],
  [/^schema\/uniqueItems$/, repeatedItemFixes],
  [/\/outside-range$/, outsideRangeFixes],
  [/\/empty-range$/, emptyRangeFixes],
  [/\/duplicate-id$/, duplicateIdFixes],
  [/\/(unknown-[a-z-]+|extends-missing)$/, unknownNameFixes],
];

export interface FixedFile {
  /** As the contract names it. */
  readonly file: string;
  readonly revision: number;
}

/** Quick fixes for all that is wrong in one file; `diagnostics` may be about other files as well. */
export function quickFixesOf(
  file: SourceFile,
  diagnostics: readonly Diagnostic[],
  set: SourceSet,
  as: FixedFile,
): QuickFix[] {
  const schemas = schemasOf(set.game);
  if (schemas === undefined) return [];
  return diagnostics.flatMap((diagnostic) => {
    if (diagnostic.file !== file.name && diagnostic.file !== as.file) return [];
    const { line, column, code, message } = diagnostic;
    const offset = file.lines.offset(line, column);
    const end = file.lines.offset(diagnostic.endLine, diagnostic.endColumn);
    const fault: Fault = { diagnostic, file, set, schemas, offset, end };
    return fixesOf(fault).map(({ title, edits }) => ({ line, column, code, message, title, edits: { ...as, edits } }));
  });
}

/** Codes of diagnostics that stand on a key; all others stand on a value. */
const ON_KEY = /^schema\/(additionalProperties|propertyNames)$/;

function fixesOf(fault: Fault): Fix[] {
  const { code } = fault.diagnostic;
  if (code.startsWith('yaml/')) return yamlFixes(fault);
  const deepest = fault.file.node && nodeAt(fault.file.node, fault.offset);
  if (deepest === undefined) return [];
  const found = ON_KEY.test(code) ? deepest : valueFrom(deepest, fault.offset);
  const subject = subjectOf(fault, found);
  const fixes = FIXES.find(([pattern]) => pattern.test(code))?.[1];
  return fixes?.({ ...fault, found, ...(subject && { subject }) }) ?? [];
}

/** A mapping begins where its first key does: it is the mapping that is meant. */
function valueFrom({ way, path, ...deepest }: FoundNode, offset: number): FoundNode {
  const depth = way.findIndex((node) => node.start === offset);
  if (depth === -1 || depth === path.length) return { way, path, ...deepest };
  return { path: path.slice(0, depth), way: way.slice(0, depth + 1), node: way[depth]!, on: 'value' };
}
