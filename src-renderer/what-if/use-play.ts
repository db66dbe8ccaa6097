import { useEffect, useState } from 'react';
import type { PlayOptions, PlaySetting } from '../../src-shared/what-if/play.ts';
import type { SetView } from '../../src-shared/workbench/set-view.ts';
import { api, useFiles, useHello, useOpenedSet } from '../state/workbench.ts';
import { see, useAsPlayed } from './judgements.ts';
import { askOnce, type ShownPlay, useShownPlay } from './play-state.ts';
import { type Session, settingFor, useSession } from './session.ts';

/** Between two keys, in milliseconds: long enough not to start what the next key stops. */
const PAUSE = 30;

/** A set with what is tried out on it, and the comparison that is played of it. */
export interface Playing {
  /** What-ifs as they are played. */
  readonly view?: SetView | undefined;
  /** What is chosen, without what-ifs that are gone. */
  readonly session: Session;
  readonly options?: PlayOptions | undefined;
  readonly setting?: PlaySetting | undefined;
  readonly shown?: ShownPlay | undefined;
}

/** Plays what is chosen for a set, again whenever the set, a what-if or the setting has changed. */
export function usePlaying(set: string): Playing {
  const view = useOpenedSet(set);
  const kept = useSession(set);
  const options = usePlayOptions(view);
  const setting = options && settingFor(options, kept.setting);
  const isThere = (file: string | undefined): boolean => view?.whatIfs.some((whatIf) => whatIf.file === file) ?? false;
  const session = {
    ...kept,
    on: kept.on.filter(isThere),
    against: isThere(kept.against) ? kept.against : undefined,
  };
  usePlay(view, session, setting);
  useEffect(() => see(set), [set]);
  return { view: useAsPlayed(view), session, options, setting, shown: useShownPlay(set) };
}

/** What can be chosen for a set, asked again when the set has changed. Of a set with errors, what it was before. */
function usePlayOptions(view: SetView | undefined): PlayOptions | undefined {
  const [options, setOptions] = useState<{ readonly set: string; readonly value: PlayOptions }>();
  const path = view?.path;
  const checksum = view?.checksum;
  const hello = useHello();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the set has changed, or a lost connection is back
  useEffect(() => {
    if (path === undefined) return;
    let isCurrent = true;
    void api()
      .playOptions({ set: path })
      .then((answer) => isCurrent && answer.ok && setOptions({ set: path, value: answer.value }));
    return () => {
      isCurrent = false;
    };
  }, [path, checksum, hello]);
  return options?.set === path ? options?.value : undefined;
}

function usePlay(view: SetView | undefined, { on, against }: Session, setting: PlaySetting | undefined): void {
  const files = useFiles();
  const before = against === undefined ? [] : [against];
  const revisions = [...before, ...on].map((file) => files[file]?.revision ?? 0);
  const text = JSON.stringify({ set: view?.path, before, after: on, setting });
  const state = JSON.stringify([view?.checksum, revisions]);
  const hello = useHello();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a lost connection is back
  useEffect(() => {
    const request = JSON.parse(text);
    if (request.set === undefined || request.setting === undefined) return;
    const timer = setTimeout(() => askOnce(request, state), PAUSE);
    return () => clearTimeout(timer);
  }, [text, state, hello]);
}
