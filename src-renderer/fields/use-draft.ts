import { useEffect, useRef, useState } from 'react';
import { addUnsent } from '../state/unsent.ts';

/** What typed text means: a value, or why it is none. */
export type Reading = { readonly value: unknown } | { readonly trouble: string };

export interface Draft {
  readonly text: string;
  readonly isEdited: boolean;
  /** Why the text cannot be taken; it stays in the control until it is mended or Esc brings the value back. */
  readonly trouble?: string;
  type(text: string): void;
  /** Shows a text now and commits it after a short rest, so that a held key makes one step of the history. */
  typeAndRest(text: string): void;
  commit(): void;
  restore(): void;
}

const REST = 250;
const NOT_SENT = 'Not written: the connection is gone. Press Enter to try again when it is back.';

/** Text on its way to become a value: shown while it is typed, committed by Enter or blur, forgotten by Esc. */
export function useDraft(
  shown: string,
  read: (text: string) => Reading,
  commitValue: (value: unknown) => Promise<boolean> | boolean,
): Draft {
  const [text, setText] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<string>(undefined);
  const latest = useRef<{ text: string | undefined; commit: (text: string) => void }>(undefined);

  const drop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setText(undefined);
    setTrouble(undefined);
  };
  const commitText = async (typed: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (typed === underWay.current) return;
    if (typed === shown) return drop();
    const reading = read(typed);
    if ('trouble' in reading) return setTrouble(reading.trouble);
    underWay.current = typed;
    try {
      await commitValue(reading.value);
    } catch {
      // Nobody has read it, so it stays here for another try.
      return setTrouble(NOT_SENT);
    } finally {
      underWay.current = undefined;
    }
    // Text that was typed while the program was writing is newer: it stays.
    setText((now) => (now === typed ? undefined : now));
    setTrouble(undefined);
  };
  latest.current = { text, commit: (typed) => void commitText(typed) };

  // Only this control has it.
  const isNotSent = trouble === NOT_SENT;
  useEffect(() => (isNotSent ? addUnsent({ isUnsent: () => true, isOnItsWay: () => false }) : undefined), [isNotSent]);

  // A rest that is still under way when the control goes is committed, not lost.
  useEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      if (latest.current?.text !== undefined) latest.current.commit(latest.current.text);
    },
    [],
  );

  return {
    text: text ?? shown,
    isEdited: text !== undefined,
    ...(trouble !== undefined && { trouble }),
    type: (typed) => {
      setText(typed);
      setTrouble(undefined);
    },
    typeAndRest: (typed) => {
      setText(typed);
      setTrouble(undefined);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current?.commit(typed), REST);
    },
    commit: () => {
      if (text !== undefined) void commitText(text);
    },
    restore: drop,
  };
}
