import { useEffect } from 'react';
import type { Hello, Notice, Settings } from '../../src-shared/workbench/api.ts';
import type { GameInfo } from '../../src-shared/workbench/game-info.ts';
import type { Problem, Result } from '../../src-shared/workbench/result.ts';
import { applyDelta } from '../../src-shared/workbench/set-delta.ts';
import type { SetView } from '../../src-shared/workbench/set-view.ts';
import { type Client, clientOf, type Transport } from '../../src-shared/workbench/transport.ts';
import type { FileView, SetSummary, WorkspaceView } from '../../src-shared/workbench/workspace-view.ts';
import { createStore, useStore, watchStore } from './store.ts';
import { trackChanges } from './unsent.ts';

/** A notice that something can be done about. */
export interface ActiveNotice extends Notice {
  readonly action?: { readonly title: string; run(): void };
}

export interface ShownNotice extends ActiveNotice {
  readonly id: number;
}

interface WorkbenchState {
  readonly connected: boolean;
  readonly hello?: Hello;
  readonly workspace?: WorkspaceView;
  /** Sets that are open, by path. */
  readonly sets: { readonly [path: string]: SetView };
  readonly files: { readonly [file: string]: FileView };
  readonly recent: readonly string[];
  readonly notices: readonly ShownNotice[];
}

/** What the window knows of the program behind it. Only this file writes it. */
const state = createStore<WorkbenchState>({ connected: false, sets: {}, files: {}, recent: [], notices: [] });
export const settings = createStore<Settings>({});

let client: Client | undefined;
let noticeCount = 0;

/** The contract. Views call it and then wait for the events: no view keeps a copy of what it has sent. */
export function api(): Client {
  if (!client) throw new Error('The window is not connected yet.');
  return client;
}

export async function connect(transport: Transport): Promise<void> {
  client = clientOf(trackChanges(transport));
  client.on('workspace-changed', takeWorkspace);
  client.on('set-changed', (delta) => {
    const view = state.get().sets[delta.path];
    if (!view) return;
    if (view.revision === delta.from) putSet(applyDelta(view, delta));
    else if (view.revision < delta.revision) void refreshSet(delta.path);
  });
  client.on('file-changed', ({ file }) => {
    state.set((now) => ({ ...now, files: { ...now.files, [file.file]: file } }));
  });
  client.on('notice', addNotice);
  client.on('recent-changed', ({ recent }) => state.set((now) => ({ ...now, recent })));
  transport.onConnection((connected) => {
    state.set((now) => ({ ...now, connected }));
    if (connected) void sayHello();
  });
}

/** At the start, and again when the connection is back: whatever was missed meanwhile is read anew. */
async function sayHello(): Promise<void> {
  const answer = await api().hello({});
  if (!answer.ok) return addNotice({ severity: 'error', message: answer.problem.message });
  const { workspace, recent, settings: kept } = answer.value;
  settings.set(kept);
  state.set((now) => ({ ...now, hello: answer.value, recent }));
  if (workspace) takeWorkspace(workspace);
  for (const path of Object.keys(state.get().sets)) void refreshSet(path);
}

export function takeWorkspace(workspace: WorkspaceView): void {
  state.set((now) => {
    const isOther = now.workspace?.path !== workspace.path;
    const files = Object.fromEntries(workspace.files.map((file) => [file.file, file]));
    if (isOther) opening = new Set();
    // A set that comes back, as with a branch that is checked out again, is another one: nothing of before may be shown for it.
    const views = isOther ? [] : Object.entries(now.sets).filter(([path]) => isListed(workspace, path));
    const isSame = views.length === Object.keys(now.sets).length;
    return { ...now, workspace, files, ...(!isSame && { sets: Object.fromEntries(views) }) };
  });
}

const isListed = (workspace: WorkspaceView | undefined, set: string): boolean =>
  workspace?.sets.some(({ path }) => path === set) ?? false;

const putSet = (view: SetView): void => state.set((now) => ({ ...now, sets: { ...now.sets, [view.path]: view } }));

async function refreshSet(path: string): Promise<void> {
  const answer = await askForSet(path);
  if (answer?.ok) putSet(answer.value);
}

/** A set of the workspace that is open now: another one may have a set of the same path, and answers may be late. */
async function askForSet(path: string): Promise<Result<SetView> | undefined> {
  const asked = state.get().workspace?.path;
  const answer = await api().openSet({ set: path });
  return asked === state.get().workspace?.path ? answer : undefined;
}

/** Sets of this workspace that are asked for. */
let opening = new Set<string>();

/** Makes sure that a set is open; its view arrives in `useSet`. */
export function openSet(path: string): void {
  if (state.get().sets[path] || opening.has(path)) return;
  const asked = opening;
  asked.add(path);
  void askForSet(path)
    .then((answer) => {
      if (answer?.ok) putSet(answer.value);
      // Of one that is gone, the notice of its folder has told.
      else if (answer && isListed(state.get().workspace, path)) tell(answer.problem);
    })
    .finally(() => asked.delete(path));
}

export function addNotice(notice: ActiveNotice): void {
  noticeCount++;
  const shown = { ...notice, id: noticeCount };
  state.set((now) => ({ ...now, notices: [...now.notices.slice(-4), shown] }));
}

export const dismissNotice = (id: number): void =>
  state.set((now) => ({ ...now, notices: now.notices.filter((notice) => notice.id !== id) }));

/** The value of an answer; where there is none, the user is told why. */
export function answered<T>(answer: Result<T>): T | undefined {
  if (answer.ok) return answer.value;
  tell(answer.problem);
  return undefined;
}

export const tell = ({ message }: Problem): void => addNotice({ severity: 'error', message });

/** Kept by the program from run to run. Names are grouped by who uses them: `theme`, `grid.columns.act` … */
export function changeSetting(name: string, value: unknown): void {
  settings.set((now) => ({ ...now, [name]: value }));
  void api().changeSettings({ settings: { [name]: value ?? null } });
}

export const useSetting = <T>(name: string, otherwise: T): T =>
  useStore(settings, (all) => (all[name] as T | undefined) ?? otherwise);

export const useConnected = (): boolean => useStore(state, (now) => now.connected);
export const useHello = (): Hello | undefined => useStore(state, (now) => now.hello);
export const useWorkspace = (): WorkspaceView | undefined => useStore(state, (now) => now.workspace);
export const useSet = (path: string | undefined): SetView | undefined =>
  useStore(state, (now) => (path === undefined ? undefined : now.sets[path]));
/** The same, and makes sure that it is open, again where another workspace has been opened or the set was gone meanwhile. */
export function useOpenedSet(path: string | undefined): SetView | undefined {
  const view = useSet(path);
  const isOpen = view !== undefined;
  const isThere = useSummary(path) !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the set is back
  useEffect(() => {
    if (path !== undefined && !isOpen) openSet(path);
  }, [path, isOpen, isThere]);
  return view;
}
/** All that are open. */
export const useSets = (): WorkbenchState['sets'] => useStore(state, (now) => now.sets);
export const useFile = (file: string | undefined): FileView | undefined =>
  useStore(state, (now) => (file === undefined ? undefined : now.files[file]));
export const useFiles = (): WorkbenchState['files'] => useStore(state, (now) => now.files);
export const useNotices = (): readonly ShownNotice[] => useStore(state, (now) => now.notices);
export const useRecent = (): readonly string[] => useStore(state, (now) => now.recent);
export const useSummary = (path: string | undefined): SetSummary | undefined =>
  useStore(state, (now) => now.workspace?.sets.find((set) => set.path === path));
export const useGame = (id: string | undefined): GameInfo | undefined =>
  useStore(state, (now) => now.workspace?.games.find((game) => game.id === id));

/** Calls back when another workspace has been opened, before anything is drawn of it. */
export const onOtherWorkspace = (listener: () => void): (() => void) =>
  watchStore(state, (now) => now.workspace?.path, listener);
/** Calls back when the program has answered for the first time, or again after the connection was gone. */
export const onHello = (listener: () => void): (() => void) => watchStore(state, (now) => now.hello, listener);

/** For commands, which are no components. */
export const workbenchNow = (): WorkbenchState => state.get();
