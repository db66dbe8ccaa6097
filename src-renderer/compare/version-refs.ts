import type { VersionRef } from '../../src-shared/workbench/api.ts';
import type { SetSummary, WorkspaceView } from '../../src-shared/workbench/workspace-view.ts';

/** What is compared when nobody has chosen: the version below, or what is saved, with what is being edited. */
export function usualPair(set: string, sets: readonly SetSummary[]): { before: VersionRef; after: VersionRef } {
  const base = sets.find(({ path }) => path === set)?.base;
  return {
    before: base === undefined ? { set, as: 'saved' } : { set: base, as: 'edited' },
    after: { set, as: 'edited' },
  };
}

export interface RefOption {
  readonly value: string;
  readonly title: string;
  readonly ref: VersionRef;
}

/** Every version of the game, as edited and as saved. Versions of several groups say theirs. */
export function refOptions(sets: readonly SetSummary[], game: string | undefined): readonly RefOption[] {
  const same = sets.filter((set) => set.game === game);
  const groups = new Set(same.map(({ group }) => group));
  return same.flatMap(({ path, group, version }) => {
    const name = groups.size > 1 ? `${group} ${version}` : version;
    return [
      { value: refName({ set: path, as: 'edited' }), title: name, ref: { set: path, as: 'edited' as const } },
      {
        value: refName({ set: path, as: 'saved' }),
        title: `${name}, as saved`,
        ref: { set: path, as: 'saved' as const },
      },
    ];
  });
}

/** What a set can have changed since: other versions, and what is on disk only where something else is in the window. */
export function earlierRefs(set: string, { sets, files }: Pick<WorkspaceView, 'sets' | 'files'>): readonly RefOption[] {
  const unsaved = new Set(files.filter((file) => file.unsaved).map((file) => file.set));
  const game = sets.find(({ path }) => path === set)?.game;
  return refOptions(sets, game).filter(({ ref }) => (ref.as === 'saved' ? unsaved.has(ref.set) : ref.set !== set));
}

export const refName = ({ set, as }: VersionRef): string => `${as}:${set}`;
