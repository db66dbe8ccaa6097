import type { Picture } from '../../src-engine/statistics/picture.ts';
import { isSameValue } from '../../src-shared/same-value.ts';
import type { ModePicture, PlayProgress, PlayRequest } from '../../src-shared/what-if/play.ts';
import type { WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import { createStore, useStore } from '../state/store.ts';
import { api, onHello, onOtherWorkspace, workbenchNow } from '../state/workbench.ts';
import { forgetJudgements, judge } from './judgements.ts';

/** The comparison of a set that is on screen. */
export interface ShownPlay {
  /** What was asked for last. */
  readonly request: PlayRequest;
  /** Why it cannot be played. What is shown is then the last good one. */
  readonly diagnostics: readonly WorkbenchDiagnostic[];
  readonly trouble?: string;
  /** The last one that could be played. */
  readonly started?: StartedPlay;
  readonly progress?: PlayProgress;
  /** The latest picture, and what it is of: until a new comparison has one, that of the comparison before stays. */
  readonly drawn?: DrawnPlay;
}

export interface StartedPlay {
  readonly key: string;
  readonly request: PlayRequest;
  /** Of the set without what-ifs. */
  readonly checksum: string;
}

export interface DrawnPlay extends StartedPlay {
  readonly picture: Picture;
  readonly modes: readonly ModePicture[];
}

interface Asked {
  readonly request: PlayRequest;
  /** Of the set and its what-ifs: the same request of another state is another question. */
  readonly state?: string | undefined;
  /** A question that was lost with the connection never is. */
  isAnswered: boolean;
}

const shown = createStore<{ readonly [set: string]: ShownPlay }>({});
let isListening = false;
/** What this window has asked for last, of whatever set: one comparison is played for it, and a new one stops it. */
let latest: Asked | undefined;
/** How long a comparison that was asked for may take to begin, in milliseconds. */
const PATIENCE = 10_000;

export const useShownPlay = (set: string): ShownPlay | undefined => useStore(shown, (all) => all[set]);
export const shownPlay = (set: string | undefined): ShownPlay | undefined =>
  set === undefined ? undefined : shown.get()[set];

const change = (set: string, next: (now: ShownPlay | undefined) => ShownPlay): void =>
  shown.set((all) => ({ ...all, [set]: next(all[set]) }));

/** Asks for the comparison of a state, unless it is the one that was asked for last: what one view has asked for, another need not. */
export function askOnce(request: PlayRequest, state: string): void {
  if (latest?.state !== state || !isSameValue(latest.request, request)) void askToPlay(request, state);
}

/** Asks for a comparison; the one before stops. Answers with the key of what is played, if it is. */
export async function askToPlay(request: PlayRequest, state?: string): Promise<string | undefined> {
  listen();
  const { set } = request;
  const own: Asked = { request, state, isAnswered: false };
  latest = own;
  const workspace = workbenchNow().workspace?.path;
  const answer = await api().play(request);
  own.isAnswered = true;
  const started = answer.ok ? answer.value.key : undefined;
  if (own !== latest || workspace !== workbenchNow().workspace?.path) return started;
  judge(set, answer.ok ? { on: request.after, diagnostics: answer.value.diagnostics } : undefined);
  change(set, (now) => {
    const { trouble: _, ...before } = now ?? {};
    if (!answer.ok) return { ...before, request, diagnostics: [], trouble: answer.problem.message };
    const { key, checksum = '', progress, diagnostics } = answer.value;
    if (key === undefined || !progress) return { ...before, request, diagnostics };
    const started = { key, request, checksum };
    return { ...withNews(before, started, progress), request, diagnostics, started };
  });
  return started;
}

/** Calls back once, when this comparison is the one of its set: with the key of its result. */
export function onceStarted(request: PlayRequest, listener: (key: string) => void): void {
  const wanted = JSON.stringify(request);
  const look = (): boolean => {
    const now = shown.get()[request.set];
    if (!now?.started || JSON.stringify(now.started.request) !== wanted) return false;
    listener(now.started.key);
    return true;
  };
  if (look()) return;
  const stop = shown.subscribe(() => {
    if (!look()) return;
    stop();
    clearTimeout(timer);
  });
  // What has not begun by now has given way to something else.
  const timer = setTimeout(stop, PATIENCE);
}

/** What has become of a comparison since. A first picture of it takes the place of that of another one. */
function withNews(
  now: Partial<ShownPlay>,
  started: StartedPlay,
  { picture, modes, ...progress }: PlayProgress,
): Partial<ShownPlay> {
  const isSame = now.drawn?.key === started.key;
  const drawn =
    picture || (isSame && modes)
      ? {
          ...started,
          picture: picture ?? now.drawn!.picture,
          modes: modes ?? (isSame ? now.drawn!.modes : []),
        }
      : now.drawn;
  return { ...now, progress, ...(drawn && { drawn }) };
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  api().on('play-progress', (progress) => {
    for (const [set, now] of Object.entries(shown.get())) {
      const { started } = now;
      if (started?.key === progress.key) {
        change(set, (before) => ({ ...before!, ...withNews(before!, started, progress) }));
      }
    }
  });
  onOtherWorkspace(() => {
    latest = undefined;
    shown.set({});
    forgetJudgements();
  });
  // After the connection was gone, the program may be another one that knows nothing of it.
  onHello(() => {
    if (!latest) return;
    const { request, state, isAnswered } = latest;
    if (!isAnswered || shown.get()[request.set]?.progress?.state === 'playing') void askToPlay(request, state);
    // What is known may be forgotten: the next view that shows it asks for it.
    else latest = undefined;
  });
}
