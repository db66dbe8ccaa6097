export type Severity = 'error' | 'warning' | 'hint';

/** Something to tell the designer about a place in a file. Lines and columns count from 1; the end is exclusive. */
export interface Diagnostic {
  /** Relative to the set's folder, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly severity: Severity;
  /** Stable, for programs: `yaml/duplicate-key`, `schema/minimum`, `card/outside-range` … */
  readonly code: string;
  /** For people: what is wrong and what to do. */
  readonly message: string;
}

/** What a diagnostic is known by among those of its file. */
export type DiagnosticName = Pick<Diagnostic, 'line' | 'column' | 'code' | 'message'>;

export const isSameDiagnostic = (a: DiagnosticName, b: DiagnosticName): boolean =>
  a.line === b.line && a.column === b.column && a.code === b.code && a.message === b.message;

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((diagnostic) => diagnostic.severity === 'error');
