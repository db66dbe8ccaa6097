import { createStore } from '../../state/store.ts';
import { openPlace, openSubject } from '../open-place.ts';
import { figure } from '../quantity.ts';
import { say } from '../status.ts';
import { problemId, type SetProblem } from './problem-list.ts';
import { problemsNow } from './shown-problems.ts';

/** The problem that was last gone to. */
export const visited = createStore<string | undefined>(undefined);

/** Shows a problem where its value is edited; or always in the source, as `where` says. */
export function goToProblem({ set, diagnostic }: SetProblem, where: 'value' | 'source'): void {
  visited.set(problemId(diagnostic));
  const { subject, path } = diagnostic;
  if (where === 'source' || !subject || subject.on === 'manifest') openPlace(diagnostic);
  else openSubject(set, subject, path ?? []);
}

export function stepToProblem(step: 1 | -1): void {
  const list = problemsNow();
  if (list.length === 0) {
    say('No problems');
    return;
  }
  const at = list.findIndex(({ diagnostic }) => problemId(diagnostic) === visited.get());
  const next = at < 0 ? (step === 1 ? 0 : list.length - 1) : (at + step + list.length) % list.length;
  const problem = list[next]!;
  goToProblem(problem, 'value');
  say(`Problem ${figure(next + 1)} of ${figure(list.length)}: ${problem.diagnostic.message}`);
}
