import type { Diagnostic, Severity } from '../../src-shared/diagnostic.ts';
import type { SourceNode } from './yaml/source-node.ts';
import { TextLines } from './yaml/text-lines.ts';
import { readYaml, type YamlOptions } from './yaml/yaml-reading.ts';

/** A YAML file that has been read. `node` is there when it could be understood. */
export interface SourceFile {
  /** Relative to the folder of the set that was asked for, with forward slashes: `cards/acts.yaml`, `../v0.3/set.yaml`. */
  readonly name: string;
  readonly text: string;
  readonly lines: TextLines;
  readonly node?: SourceNode;
}

export interface ParsedSource {
  readonly file: SourceFile;
  readonly diagnostics: Diagnostic[];
}

/** A what-if is a list of changes, one after the other: several may be of one value. */
export const parseWhatIf = (name: string, text: string): ParsedSource =>
  parseSource(name, text, { mayRepeatKeys: true });

export function parseSource(name: string, text: string, options: YamlOptions = {}): ParsedSource {
  const { node, problems } = readYaml(text, options);
  const file: SourceFile = { name, text, lines: new TextLines(text), ...(node && { node }) };
  return {
    file,
    diagnostics: problems.map((problem) => diagnosticAt(file, problem, 'error', problem.code, problem.message)),
  };
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export function diagnosticAt(
  file: SourceFile,
  span: Span,
  severity: Severity,
  code: string,
  message: string,
): Diagnostic {
  const from = file.lines.place(span.start);
  const to = file.lines.place(span.end);
  return {
    file: file.name,
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
    severity,
    code,
    message,
  };
}

/** For what has no place in a text: the file as a whole. */
export const diagnosticOn = (file: string, severity: Severity, code: string, message: string): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  severity,
  code,
  message,
});
