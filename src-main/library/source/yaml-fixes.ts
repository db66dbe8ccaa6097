import { isMap, isScalar, parseDocument, visit } from 'yaml';
import type { TextEdit } from '../../../src-shared/workbench/edit.ts';
import { type Fault, type Fix, replaced } from './quick-fix.ts';

/** What these fixes need to know: the text alone. */
export type TextFault = Pick<Fault, 'diagnostic' | 'file' | 'offset' | 'end'>;

/** For files that cannot be read. */
export function yamlFixes(fault: TextFault): Fix[] {
  switch (fault.diagnostic.code) {
    case 'yaml/duplicate-key':
      return duplicateKeyFixes(fault);
    case 'yaml/tab-as-indent':
      return tabFixes(fault);
    case 'yaml/non-string-key': {
      const key = fault.file.text.slice(fault.offset, fault.end);
      return [replaced(`Put “${key}” in quotes`, { start: fault.offset, end: fault.end }, JSON.stringify(key))];
    }
    case 'yaml/block-as-implicit-key':
      return colonFixes(fault);
    default:
      // Tabs have many names, depending on what stands around them.
      return /\t/.test(indentOf(fault)) ? tabFixes(fault) : [];
  }
}

/** The second of two entries with the same key goes. */
function duplicateKeyFixes({ file: { text }, offset }: TextFault): Fix[] {
  const document = parseDocument(text, { uniqueKeys: false, logLevel: 'silent' });
  let fix: Fix | undefined;
  visit(document, {
    Pair(_, pair, way) {
      const { key } = pair;
      const holder = way.at(-1);
      if (!isScalar(key) || key.range?.[0] !== offset || !isMap(holder)) return undefined;
      const value = pair.value as { range?: [number, number, number] | null } | null;
      const end = Math.max(key.range[1], value?.range?.[1] ?? 0);
      const before = holder.items[holder.items.indexOf(pair as never) - 1];
      const edit = holder.flow ? inFlow(before, end) : wholeLines(text, offset, end);
      if (edit) fix = { title: `Remove the second “${String(key.value)}”`, edits: [edit] };
      return visit.BREAK;
    },
  });
  return fix ? [fix] : [];
}

function inFlow(before: { key: unknown; value: unknown } | undefined, end: number): TextEdit | undefined {
  const last = (before?.value ?? before?.key) as { range?: [number, number, number] | null } | undefined;
  return last?.range ? { start: last.range[1], end, text: '' } : undefined;
}

function wholeLines(text: string, start: number, end: number): TextEdit {
  // A block value may end with its line break.
  const last = text[end - 1] === '\n' ? end - 1 : end;
  const feed = text.indexOf('\n', last);
  return { start: text.lastIndexOf('\n', start - 1) + 1, end: feed === -1 ? text.length : feed + 1, text: '' };
}

function indentOf({ file: { text }, offset }: TextFault): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, start + 200))?.[0] ?? '';
}

/** Tabs at the beginning of all lines become two spaces each. */
function tabFixes({ file: { text } }: TextFault): Fix[] {
  const edits: TextEdit[] = [];
  for (const { 0: indent, index } of text.matchAll(/^[ \t]*\t[ \t]*/gm)) {
    edits.push({ start: index, end: index + indent.length, text: indent.replaceAll('\t', '  ') });
  }
  return edits.length > 0 ? [{ title: 'Change tabs to spaces', edits }] : [];
}

/** Text with a colon in it gets quotes. */
function colonFixes({ file: { text }, offset }: TextFault): Fix[] {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
  const [, before = '', value = ''] =
    /^([ \t]*(?:- +)*[^\s:#"'[{][^:]*: +)([^"'[{#\s].*?)(?:\s+#.*|\s*)$/.exec(line) ?? [];
  if (!value.includes(': ') && !value.endsWith(':')) return [];
  const at = start + before.length;
  return [replaced('Put the text in quotes', { start: at, end: at + value.length }, JSON.stringify(value))];
}
