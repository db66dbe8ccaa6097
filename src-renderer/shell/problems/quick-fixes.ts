import { useEffect, useState } from 'react';
import { isSameDiagnostic } from '../../../src-shared/diagnostic.ts';
import type { QuickFix } from '../../../src-shared/workbench/api.ts';
import { answered, api, useFiles } from '../../state/workbench.ts';
import type { SetProblem } from './problem-list.ts';

interface Known {
  readonly revision: number;
  readonly fixes: readonly QuickFix[];
}

/** Fixes wait until typing pauses: they are for reading, not for every letter. */
const PAUSE = 250;

/** The first quick fix of each problem, for the files that are looked at. */
export function useQuickFixes(files: readonly string[]): (problem: SetProblem) => QuickFix | undefined {
  const views = useFiles();
  const [known, setKnown] = useState<{ readonly [file: string]: Known }>({});
  const outdated = files.filter((file) => known[file]?.revision !== (views[file]?.revision ?? 0));
  const asked = outdated.map((file) => `${file}@${views[file]?.revision ?? 0}`).join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the files and their revisions
  useEffect(() => {
    if (asked === '') return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      for (const file of outdated) {
        const revision = views[file]?.revision ?? 0;
        void api()
          .fixes({ file })
          .then((answer) => {
            if (isCurrent) setKnown((now) => ({ ...now, [file]: { revision, fixes: answer.ok ? answer.value : [] } }));
          });
      }
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked]);

  return ({ diagnostic }) => known[diagnostic.file]?.fixes.find((fix) => isSameDiagnostic(fix, diagnostic));
}

export async function applyFix(set: string, fix: QuickFix): Promise<void> {
  answered(await api().edit({ set, edit: { kind: 'text', files: [fix.edits] } }));
}
