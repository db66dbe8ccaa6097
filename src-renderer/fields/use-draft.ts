import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { addRefused } from '../state/refused.ts';
import { useUnsent } from '../state/use-unsent.ts';
import { type DraftText, draftOver, draftTyped } from './draft-text.ts';

/** What typed text means: a value, or why it is none. */
export type Reading = { readonly value: unknown } | { readonly trouble: string };

export interface Draft {
  readonly text: string;
  readonly isEdited: boolean;
  /** Why the text cannot be taken; it stays in the control until it is mended or Esc brings the value back. */
  readonly trouble?: string;
  type(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void;
  /** Shows a text now and commits it after a short rest, so that a held key makes one step of the history. */
  typeAndRest(text: string): void;
  commit(): void;
  restore(): void;
}

/** What the last render knew, for what happens later. */
interface Latest {
  readonly shown: string;
  readonly text: string | undefined;
  readonly isWrong: boolean;
  readonly commit: (text: string) => void;
}

const REST = 250;
/** So long after its answer, what an edit has changed may still be on its way. */
const ECHO = 500;
export const NOT_SENT = 'Not written: the connection is gone. Press Enter to try again when it is back.';

/** Text on its way to become a value: shown while it is typed, committed by Enter or blur, forgotten by Esc or a newer value. */
export function useDraft(
  shown: string,
  read: (text: string) => Reading,
  commitValue: (value: unknown) => Promise<boolean> | boolean,
  /** Told of values that are typed and not written yet; answers how to say that this is over. */
  onTyped?: (value: unknown) => () => void,
): Draft {
  const [kept, setKept] = useState<DraftText>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<string>(undefined);
  /** The text whose value is to be seen next: that change is no news from elsewhere. */
  const expected = useRef<string>(undefined);
  const latest = useRef<Latest>(undefined);

  const draft = draftOver(kept, shown, expected.current);
  if (draft !== kept) setKept(draft);

  const drop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setKept(undefined);
  };
  const refuse = (text: string, trouble: string) => setKept((now) => (now?.text === text ? { ...now, trouble } : now));
  const commitText = async (typed: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (typed === underWay.current) return;
    if (typed === shown) return drop();
    const reading = read(typed);
    if ('trouble' in reading) return refuse(typed, reading.trouble);
    underWay.current = typed;
    expected.current = typed;
    try {
      await commitValue(reading.value);
    } catch {
      // Nobody has read it, so it stays here for another try.
      return refuse(typed, NOT_SENT);
    } finally {
      underWay.current = undefined;
      const forget = () => {
        if (underWay.current === undefined) expected.current = undefined;
      };
      if (latest.current?.shown === shown) setTimeout(forget, ECHO);
      else forget();
    }
    // Text that was typed while the program was writing is newer: it stays.
    setKept((now) => (now?.text === typed ? undefined : now));
  };
  latest.current = {
    shown,
    text: draft?.text,
    isWrong: draft?.trouble !== undefined,
    commit: (typed) => void commitText(typed),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another value is seen
  useEffect(() => {
    if (underWay.current === undefined) expected.current = undefined;
  }, [shown]);

  const typed = draft?.text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another text is typed
  useEffect(() => {
    const reading = typed === undefined ? undefined : read(typed);
    return reading && 'value' in reading ? onTyped?.(reading.value) : undefined;
  }, [typed]);

  useUnsent(draft !== undefined);
  const isRefused = draft?.trouble !== undefined && draft.trouble !== NOT_SENT;
  useEffect(() => (isRefused ? addRefused(() => setKept(undefined)) : undefined), [isRefused]);

  // Text in a control that goes without a blur, to another tab for instance, is committed, not lost.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (latest.current?.text !== undefined && !latest.current.isWrong) latest.current.commit(latest.current.text);
    },
    [],
  );

  return {
    text: draft?.text ?? shown,
    isEdited: draft !== undefined,
    ...(draft?.trouble !== undefined && { trouble: draft.trouble }),
    type: ({ target, nativeEvent }) => {
      const isUndo = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('history');
      setKept(draftTyped(draft, shown, { text: target.value, isUndo, writing: underWay.current }));
    },
    typeAndRest: (typed) => {
      setKept({ text: typed, on: shown });
      clearTimeout(timer.current);
      // A value that changes in the meantime takes the text away.
      timer.current = setTimeout(() => latest.current?.text === typed && latest.current.commit(typed), REST);
    },
    commit: () => {
      if (draft !== undefined) void commitText(draft.text);
    },
    restore: drop,
  };
}
