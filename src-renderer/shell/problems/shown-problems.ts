import { useMemo } from 'react';
import { createStore, useStore } from '../../state/store.ts';
import { changeSetting, settings, useSetting, workbenchNow } from '../../state/workbench.ts';
import { asPlayed, useJudgements } from '../../what-if/judgements.ts';
import { useAllSets } from '../all-sets.ts';
import { currentSet, useCurrentSet } from '../current-set.ts';
import { filteredProblems, type ProblemFilter, problemsOf, type SetProblem } from './problem-list.ts';

export const shown = createStore<ProblemFilter>({ text: '', hidden: [] });

type Scope = 'set' | 'workspace';
const SCOPE = 'problems.scope';
/** Kept from run to run. */
export const chooseScope = (scope: Scope): void => changeSetting(SCOPE, scope);
export const useScope = (): Scope => useSetting<Scope>(SCOPE, 'set');
const scopeNow = (): Scope => (settings.get()[SCOPE] === 'workspace' ? 'workspace' : 'set');

type Sets = ReturnType<typeof workbenchNow>['sets'];
const viewsOf = (scope: Scope, sets: Sets, current: string | undefined) =>
  (scope === 'workspace' ? Object.values(sets) : current !== undefined && sets[current] ? [sets[current]] : []).map(
    (view) => asPlayed(view),
  );

/** The list as the panel shows it, for the keys that walk through it. */
export function problemsNow(): readonly SetProblem[] {
  return filteredProblems(problemsOf(viewsOf(scopeNow(), workbenchNow().sets, currentSet())), shown.get());
}

export function useProblems() {
  const scope = useScope();
  const { text, hidden } = useStore(shown, (now) => now);
  const { sets, isComplete } = useAllSets(scope === 'workspace');
  const current = useCurrentSet();
  const view = current === undefined ? undefined : sets[current];
  // Only what is listed counts: a change of another set does not make this one's list anew.
  const source = scope === 'workspace' ? sets : view;
  const judgements = useJudgements();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `source` and the judgements stand for the views
  const all = useMemo(() => problemsOf(viewsOf(scope, sets, current)), [scope, source, judgements, current]);
  const list = useMemo(() => filteredProblems(all, { text, hidden }), [all, text, hidden]);
  return {
    all,
    list,
    isComplete: scope === 'workspace' ? isComplete : view !== undefined,
    isOfNothing: scope === 'set' && current === undefined,
  };
}
