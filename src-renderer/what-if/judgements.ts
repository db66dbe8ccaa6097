import { useMemo } from 'react';
import { hasErrors } from '../../src-shared/diagnostic.ts';
import type { SetView, WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import { problemId } from '../shell/problems/problem-list.ts';
import { createStore, useStore } from '../state/store.ts';

/** What was found when the what-ifs that are switched on were applied, one on top of the other. */
export interface Judgement {
  readonly on: readonly string[];
  readonly diagnostics: readonly WorkbenchDiagnostic[];
}

interface Judgements {
  readonly bySet: { readonly [set: string]: Judgement | undefined };
  /** How many views show the comparison of a set. Where none does, it is not played again when something changes. */
  readonly views: { readonly [set: string]: number };
}

const judgements = createStore<Judgements>({ bySet: {}, views: {} });

export const judge = (set: string, judgement: Judgement | undefined): void =>
  judgements.set((now) => ({ ...now, bySet: { ...now.bySet, [set]: judgement } }));

export const forgetJudgements = (): void => judgements.set((now) => ({ ...now, bySet: {} }));

/** A view shows the comparison of a set, until it calls back. */
export function see(set: string): () => void {
  const add = (by: number): void =>
    judgements.set((now) => ({ ...now, views: { ...now.views, [set]: (now.views[set] ?? 0) + by } }));
  add(1);
  return () => add(-1);
}

const judgementOf = ({ bySet, views }: Judgements, set: string): Judgement | undefined =>
  views[set] ? bySet[set] : undefined;

/**
 * The set with its what-ifs judged as they are played: one that is switched on with others before it on top of them. By itself it
 * may be right or wrong.
 */
export function asPlayed(view: SetView, judgement = judgementOf(judgements.get(), view.path)): SetView {
  if (!judgement || hasErrors(view.diagnostics)) return view;
  const whatIfs = view.whatIfs.map((whatIf) => {
    const place = judgement.on.indexOf(whatIf.file);
    if (place < 0) return whatIf;
    const stacked = judgement.diagnostics.filter(({ file }) => file === whatIf.file);
    const found = place === 0 ? [...whatIf.diagnostics, ...stacked] : stacked;
    return { ...whatIf, diagnostics: [...new Map(found.map((one) => [problemId(one), one])).values()] };
  });
  return { ...view, whatIfs };
}

export function useAsPlayed(view: SetView | undefined): SetView | undefined {
  const judgement = useStore(judgements, (now) => (view ? judgementOf(now, view.path) : undefined));
  return useMemo(() => view && asPlayed(view, judgement), [view, judgement]);
}

/** Something else when any set is judged anew. */
export const useJudgements = (): unknown => useStore(judgements, (now) => now);
