import { useEffect, useState } from 'react';
import type { ExportChoices } from '../../src-shared/workbench/output.ts';
import type { Problem } from '../../src-shared/workbench/result.ts';
import { api, useFiles, useOpenedSet } from '../state/workbench.ts';

interface ShownChoices {
  readonly choices?: ExportChoices;
  readonly problem?: Problem;
}

/** The formats, asked for again when the set has become another one or was saved. */
export function useExportChoices(set: string): ShownChoices {
  const [shown, setShown] = useState<ShownChoices>({});
  const checksum = useOpenedSet(set)?.checksum;
  const unsaved = Object.values(useFiles())
    .flatMap((file) => (file.unsaved ? [file.file] : []))
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is unsaved is part of the answer
  useEffect(() => {
    if (checksum === undefined) return;
    let isCurrent = true;
    void api()
      .exportChoices({ set })
      .then((answer) => {
        if (isCurrent) setShown(answer.ok ? { choices: answer.value } : { problem: answer.problem });
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [set, checksum, unsaved]);
  return shown;
}
