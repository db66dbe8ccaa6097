import type { Severity } from '../../../src-shared/diagnostic.ts';
import type { SetView, WorkbenchDiagnostic } from '../../../src-shared/workbench/set-view.ts';

/** Something that is wrong, and the set in whose views it can be shown. */
export interface SetProblem {
  readonly set: string;
  readonly diagnostic: WorkbenchDiagnostic;
}

export interface ProblemFilter {
  readonly text: string;
  /** Those that are left out. */
  readonly hidden: readonly Severity[];
}

const ORDER: { readonly [S in Severity]: number } = { error: 0, warning: 1, hint: 2 };

/** Of the set itself and of its what-ifs, which cannot make it wrong. */
export const allDiagnostics = ({ diagnostics, whatIfs }: SetView): readonly WorkbenchDiagnostic[] => [
  ...diagnostics,
  ...whatIfs.flatMap((whatIf) => whatIf.diagnostics),
];

/** What is wrong in some sets, the worst first. A file that two versions share is listed once. */
export function problemsOf(views: readonly SetView[]): readonly SetProblem[] {
  const seen = new Set<string>();
  const all: SetProblem[] = [];
  for (const view of views) {
    for (const diagnostic of allDiagnostics(view)) {
      const id = problemId(diagnostic);
      if (seen.has(id)) continue;
      seen.add(id);
      all.push({ set: view.path, diagnostic });
    }
  }
  return all.sort(({ diagnostic: a }, { diagnostic: b }) => {
    if (a.severity !== b.severity) return ORDER[a.severity] - ORDER[b.severity];
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return a.line - b.line || a.column - b.column;
  });
}

export const problemId = ({ file, line, column, code, message }: WorkbenchDiagnostic): string =>
  `${file}:${line}:${column}:${code}:${message}`;

export function filteredProblems(
  problems: readonly SetProblem[],
  { text, hidden }: ProblemFilter,
): readonly SetProblem[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0 && hidden.length === 0) return problems;
  return problems.filter(({ diagnostic }) => {
    if (hidden.includes(diagnostic.severity)) return false;
    const { subject } = diagnostic;
    const about = subject && subject.on !== 'manifest' ? subject.key : '';
    const where =
      `${about} ${diagnostic.message} ${diagnostic.code} ${diagnostic.file}:${diagnostic.line}`.toLowerCase();
    return words.every((word) => where.includes(word));
  });
}

export type Counts = { readonly [S in Severity]: number };

export function countBySeverity(problems: readonly SetProblem[]): Counts {
  const counts = { error: 0, warning: 0, hint: 0 };
  for (const { diagnostic } of problems) counts[diagnostic.severity]++;
  return counts;
}
