import { basename, posix } from 'node:path';
import { games } from '../../src-engine/games/games.ts';
import type { WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import type { RecoveryView, SetSummary, WorkspaceView } from '../../src-shared/workbench/workspace-view.ts';
import { gameInfoOf } from '../library/game-info.ts';
import type { SetModel } from './set-model.ts';
import type { Workspace } from './workspace.ts';
import type { OutsideLink } from './workspace-scan.ts';

const MOST_NAMED = 3;

/** The workspace as the tree and the status bar show it. */
export function workspaceView(workspace: Workspace, isSample: boolean, recovery?: RecoveryView): WorkspaceView {
  const { root, trouble, outside } = workspace;
  return {
    path: root,
    name: basename(root) || root,
    isSample,
    games: games.map(gameInfoOf),
    sets: [...workspace.sets.models.values()].map(summaryOf).sort(bySetPath),
    files: [...workspace.texts.buffers.values()]
      .filter((buffer) => buffer.text !== undefined || buffer.isUnsaved)
      .map(({ view }) => view),
    ...(recovery && { recovery }),
    ...(trouble !== undefined && { trouble }),
    ...(outside.length > 0 && { leftOut: leftOut(outside) }),
  };
}

function leftOut(links: readonly OutsideLink[]): string {
  const more = links.length - MOST_NAMED;
  const listed = (what: (link: OutsideLink) => string): string =>
    `${links.slice(0, MOST_NAMED).map(what).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const why = links.length === 1 ? 'is not opened: this link leads' : 'are not opened: these links lead';
  return `${listed(({ path }) => path)} ${why} out of the folder. To work there, open ${listed(({ leadsTo }) => leadsTo)} itself.`;
}

const bySetPath = (a: SetSummary, b: SetSummary): number => a.path.localeCompare(b.path, 'en', { numeric: true });

function summaryOf({ path, view, lineage, checked }: SetModel): SetSummary {
  const { diagnostics } = view;
  const manifest = view.manifest?.value;
  const text = (field: string): string | undefined =>
    typeof manifest?.[field] === 'string' ? (manifest[field] as string) : undefined;
  const counts = (isAbout: (diagnostic: WorkbenchDiagnostic) => boolean) => countsOf(diagnostics.filter(isAbout));
  const title = text('title');
  const status = text('status');
  const base = lineage[1];
  return {
    path,
    group: posix.dirname(path) === '.' ? '' : posix.dirname(path),
    version: text('version') ?? posix.basename(path),
    ...(view.game !== undefined && { game: view.game }),
    ...(title !== undefined && { title }),
    ...(status !== undefined && { status }),
    ...(base !== undefined && { base }),
    modes: view.modes.map(({ key, value }) => ({
      id: key,
      name: typeof value.name === 'string' ? value.name : key,
      ...counts(({ subject }) => subject?.on === 'mode' && subject.key === key),
    })),
    cardTypes: (checked.game?.cardTypes ?? []).map(({ id, plural }) => ({
      id,
      name: plural,
      count: view.cards[id]?.length ?? 0,
      ...counts(({ subject }) => subject?.on === 'card' && subject.type === id),
    })),
    whatIfs: view.whatIfs.length,
    ...countsOf(diagnostics),
  };
}

function countsOf(diagnostics: readonly WorkbenchDiagnostic[]): { readonly errors: number; readonly warnings: number } {
  const of = (severity: string) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return { errors: of('error'), warnings: of('warning') };
}
