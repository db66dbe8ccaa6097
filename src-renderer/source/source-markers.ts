import type { WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import { monaco } from './monaco.ts';
import type { SourceDocument } from './source-document.ts';

const OWNER = 'soundcheck';

const SEVERITY = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  hint: monaco.MarkerSeverity.Info,
} as const;

const shown = new WeakMap<SourceDocument, string>();

/** Our own diagnostics are the marks: they know what is inherited, and include what the schema finds wrong. */
export function markDiagnostics(document: SourceDocument, diagnostics: readonly WorkbenchDiagnostic[]): void {
  const here = diagnostics.filter(({ file }) => file === document.file);
  const text = JSON.stringify(here);
  if (shown.get(document) === text) return;
  shown.set(document, text);
  monaco.editor.setModelMarkers(
    document.model,
    OWNER,
    here.map(({ line, column, endLine, endColumn, severity, code, message }) => ({
      startLineNumber: line,
      startColumn: column,
      endLineNumber: endLine,
      // A mark without width would not be seen.
      endColumn: line === endLine ? Math.max(endColumn, column + 1) : endColumn,
      severity: SEVERITY[severity],
      code,
      message,
    })),
  );
}
