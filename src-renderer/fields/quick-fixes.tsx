import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { isSameDiagnostic } from '../../src-shared/diagnostic.ts';
import type { QuickFix } from '../../src-shared/workbench/api.ts';
import type { WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import { answered, api } from '../state/workbench.ts';

type TitledFix = { readonly title: string; readonly apply: () => void };

const Fixes = createContext<(diagnostic: WorkbenchDiagnostic) => TitledFix | undefined>(() => undefined);

export const useFix = (diagnostic: WorkbenchDiagnostic): TitledFix | undefined => useContext(Fixes)(diagnostic);

const REST = 120;

/** Asks once for the fixes of the files that the diagnostics are in, and offers them to the fields inside. */
export function QuickFixes({
  set,
  diagnostics,
  children,
}: {
  readonly set: string;
  readonly diagnostics: readonly WorkbenchDiagnostic[];
  readonly children: ReactNode;
}) {
  const [fixes, setFixes] = useState<ReadonlyMap<string, readonly QuickFix[]>>(new Map());
  useEffect(() => {
    const files = [...new Set(diagnostics.map(({ file }) => file))];
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const fixesOf = async (file: string) => {
        // Without a connection there is nothing to offer.
        const answer = await api()
          .fixes({ file })
          .catch(() => undefined);
        return [file, answer?.ok ? answer.value : []] as const;
      };
      const found = await Promise.all(files.map(fixesOf));
      if (isCurrent) setFixes(new Map(found));
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [diagnostics]);
  const fixOf = useMemo(
    () => (diagnostic: WorkbenchDiagnostic) => {
      const fix = fixes.get(diagnostic.file)?.find((one) => isSameDiagnostic(one, diagnostic));
      if (!fix) return undefined;
      const apply = async () => {
        answered(await api().edit({ set, edit: { kind: 'text', files: [fix.edits] } }));
      };
      return { title: fix.title, apply: () => void apply() };
    },
    [fixes, set],
  );
  return <Fixes value={fixOf}>{children}</Fixes>;
}
