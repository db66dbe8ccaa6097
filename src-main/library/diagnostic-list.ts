import { type Diagnostic, hasErrors, type Severity } from '../../src-shared/diagnostic.ts';
import { diagnosticOn } from './source-file.ts';

export const MOST_DIAGNOSTICS = 1000;

const WEIGHT: Readonly<Record<Severity, number>> = { hint: 0, warning: 1, error: 2 };

/** Collects what is found in a set: each finding once, and not more than a person could read. */
export class DiagnosticList {
  readonly #kept: Diagnostic[] = [];
  readonly #seen = new Set<string>();
  #omitted = 0;
  #worst: Severity = 'hint';

  /** When it is, further ones are only counted. */
  get isFull(): boolean {
    return this.#kept.length >= MOST_DIAGNOSTICS;
  }

  get hasErrors(): boolean {
    return hasErrors(this.#kept) || (this.#omitted > 0 && this.#worst === 'error');
  }

  add(diagnostic: Diagnostic): void {
    if (this.isFull) {
      this.omit(1, diagnostic.severity);
      return;
    }
    const identity = `${diagnostic.file}\n${diagnostic.line}\n${diagnostic.column}\n${diagnostic.code}\n${diagnostic.message}`;
    if (this.#seen.has(identity)) return;
    this.#seen.add(identity);
    this.#kept.push(diagnostic);
  }

  addAll(diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) this.add(diagnostic);
  }

  omit(count: number, severity: Severity): void {
    if (count === 0) return;
    this.#omitted += count;
    if (WEIGHT[severity] > WEIGHT[this.#worst]) this.#worst = severity;
  }

  /** By file, line and column; what was left out is said last. */
  sorted(): Diagnostic[] {
    const list = sortDiagnostics(this.#kept);
    if (this.#omitted > 0) {
      const [count, are] = this.#omitted === 1 ? ['1 more problem', 'is'] : [`${this.#omitted} more problems`, 'are'];
      const message = `${count} ${are} not listed; mend some of the others first.`;
      list.push(diagnosticOn('set.yaml', this.#worst, 'set/too-many-problems', message));
    }
    return list;
  }
}

export const sortDiagnostics = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  [...diagnostics].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
