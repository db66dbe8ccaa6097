import { useEffect, useState } from 'react';
import type { ProofSettings } from '../../src-shared/proof.ts';
import type { ProofPlan } from '../../src-shared/workbench/output.ts';
import type { Problem } from '../../src-shared/workbench/result.ts';
import { api, useFiles, useOpenedSet, useWorkspace } from '../state/workbench.ts';

export interface ShownProof {
  /** Names what is shown: another set, other settings or other values are another proof. */
  readonly key: string;
  /** What it was planned with: its pages are asked for with the same. */
  readonly settings: ProofSettings;
  /** Of the set that it was planned of. */
  readonly checksum: string;
  readonly plan?: ProofPlan;
  readonly problem?: Problem;
  /** False while something else is chosen already that is not laid out yet. */
  readonly isCurrent: boolean;
}

/** Several changes in a row are planned once. */
const REST = 120;
/** A name that is typed is looked for when the typing rests. */
const TYPING_REST = 500;

/** What would be printed, planned anew when the set or the settings have changed, or something was `written`. */
export function useProof(set: string, settings: ProofSettings, written: number): ShownProof | undefined {
  const [known, setKnown] = useState<Omit<ShownProof, 'isCurrent'>>();
  const view = useOpenedSet(set);
  const checksum = view?.checksum;
  // Sheets of a set with warnings are marked as a draft.
  const warnings = view?.diagnostics.filter(({ severity }) => severity === 'warning').length ?? 0;
  const { since } = settings;
  const other = useOpenedSet(since.kind === 'version' ? since.set : undefined)?.checksum;
  const workspace = useWorkspace()?.path;
  const files = useFiles();
  const unsaved = Object.values(files)
    .flatMap((file) => (file.unsaved ? [file.file] : []))
    .join();
  const key = JSON.stringify([
    workspace,
    set,
    checksum,
    warnings,
    settings,
    other,
    since.kind === 'none' ? 0 : written,
  ]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and what is unsaved say when there is something new to ask for
  useEffect(() => {
    if (checksum === undefined || isUnfinished(since)) return;
    let isCurrent = true;
    const timer = setTimeout(
      async () => {
        const answer = await api()
          .planProof({ set, settings })
          .catch(() => undefined);
        if (!isCurrent || !answer) return;
        setKnown({ key, settings, checksum, ...(answer.ok ? { plan: answer.value } : { problem: answer.problem }) });
      },
      since.kind === 'git' ? TYPING_REST : REST,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, unsaved, written]);

  return known && { ...known, isCurrent: known.key === key };
}

/** A commit is to be named, and is not yet. */
export const isUnfinished = (since: ProofSettings['since']): boolean => since.kind === 'git' && since.ref === '';
