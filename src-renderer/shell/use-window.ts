import { useEffect, useRef } from 'react';
import { hasUnsent } from '../state/unsent.ts';
import { addNotice, api, useFiles, useHello, useOpenedSet, useWorkspace, workbenchNow } from '../state/workbench.ts';
import { openPlayLink } from '../what-if/open-play-link.ts';
import { readLink } from '../what-if/play-link.ts';
import { useCurrentSet, useCurrentSummary } from './current-set.ts';
import { openDialog } from './dialogs/open-dialog.ts';
import { RecoveryDialog } from './dialogs/recovery-dialog.tsx';
import { listenForKeys, runFromMenu } from './key-listener.ts';
import { openCards, openFile } from './open-place.ts';
import { openNamed } from './workspace/choose-workspace.ts';
import { handOver } from './workspace/save.ts';
import { useTabMemory } from './workspace/use-tab-memory.ts';

/** All that the window does without being drawn: keys, menu commands, its title, what it opens at the start. */
export function useWindow(): void {
  useEffect(listenForKeys, []);
  useTabMemory();
  useOpenedSet(useCurrentSet());
  useProgramEvents();
  useWantedWorkspace();
  useLinks();
  useLostCalls();
  useUnsentQuestion();
  useHandover();
  useRecoveryOffer();
  useTitle();
  useReadiness();
}

/** A call that the program never answers was not done, and the user should know. */
function useLostCalls(): void {
  useEffect(() => {
    const tell = (event: PromiseRejectionEvent): void => {
      if (workbenchNow().connected) return;
      event.preventDefault();
      addNotice({
        severity: 'warning',
        message: 'There was no answer, so this may not have been done. Try again once the connection is back.',
      });
    };
    window.addEventListener('unhandledrejection', tell);
    return () => window.removeEventListener('unhandledrejection', tell);
  }, []);
}

/** Before the page goes, the browser asks whether to leave what the program does not have yet. */
function useUnsentQuestion(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (hasUnsent()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}

interface Opened {
  readonly set: string;
  readonly file?: string;
}

/** Before the window is closed from outside, what is being typed in it goes to the program, as with saving. */
function useHandover(): void {
  useEffect(
    () => api().on('hand-over', ({ request }) => void handOver().then(() => api().handedOver({ request }))),
    [],
  );
}

/** What a later start of the program or its menu names is opened like a recent workspace: unsaved work is asked about first. */
function useWantedWorkspace(): void {
  const { wanted, instead } = useHello() ?? {};
  useEffect(() => {
    if (wanted !== undefined) openNamed(wanted);
    return api().on('open-wanted', ({ path }) => openNamed(path));
  }, [wanted]);
  useEffect(() => {
    const message = `${instead} The sample sets are open instead.`;
    if (instead !== undefined) addNotice({ severity: 'warning', message });
  }, [instead]);
}

function useProgramEvents(): void {
  const workspace = useWorkspace();
  const asked = useHello()?.opened;
  const latest = useRef(workspace);
  latest.current = workspace;
  const isShown = useRef(false);

  useEffect(() => {
    const show = ({ set, file }: Opened): void => {
      const type = latest.current?.sets.find(({ path }) => path === set)?.cardTypes[0]?.id;
      if (file !== undefined) openFile(file, set);
      else if (type !== undefined) openCards(set, type);
    };
    // Every greeting tells it again, also when a lost connection is back.
    if (!isShown.current) for (const one of asked ?? []) show(one);
    isShown.current = true;
    const stops = [api().on('command', ({ id }) => runFromMenu(id)), api().on('open', show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [asked]);
}

/** A link in the address is followed once there is a workspace, and then done with. */
function useLinks(): void {
  const isThere = useWorkspace() !== undefined;
  useEffect(() => {
    const follow = (): void => {
      const link = readLink(window.location.hash);
      if (!link) return;
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
      void openPlayLink(link);
    };
    if (isThere) follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [isThere]);
}

/** Offered once; afterwards a banner keeps reminding. */
function useRecoveryOffer(): void {
  const workspace = useWorkspace();
  const offered = useRef<string>(undefined);
  useEffect(() => {
    const { recovery, path } = workspace ?? {};
    if (!recovery || offered.current === path) return;
    offered.current = path;
    openDialog(RecoveryDialog, { recovery });
  }, [workspace]);
}

function useTitle(): void {
  const workspace = useWorkspace();
  const summary = useCurrentSummary();
  const isUnsaved = Object.values(useFiles()).some((file) => file.unsaved);
  useEffect(() => {
    const place = [summary && `${summary.title ?? summary.group} ${summary.version}`, workspace?.name, 'Soundcheck'];
    document.title = (isUnsaved ? '● ' : '') + place.filter((part) => part).join(' – ');
  }, [summary, workspace, isUnsaved]);
}

/** For whoever waits until the window can be used. */
function useReadiness(): void {
  const hello = useHello();
  const workspace = useWorkspace();
  const isReady = hello !== undefined && (hello.workspace === undefined || workspace !== undefined);
  useEffect(() => {
    if (isReady) document.documentElement.dataset.ready = 'true';
  }, [isReady]);
}
