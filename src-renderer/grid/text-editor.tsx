import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../controls/class-names.ts';
import { useUnsent } from '../state/use-unsent.ts';
import { isNumeric, typedText } from './cell-text.ts';
import styles from './editor.module.css';
import type { EditorProps, Leaving } from './editor-layer.tsx';

/** Where a key that ends editing leads. */
export function leavingOf(event: { readonly key: string; readonly shiftKey: boolean }): Leaving | undefined {
  if (event.key === 'Enter') return event.shiftKey ? 'up' : 'down';
  if (event.key === 'Tab') return event.shiftKey ? 'previous' : 'next';
  return undefined;
}

/** Keys of an editor are no commands of the window, but for saving: that takes along what is being typed. */
export function keepKey(event: KeyboardEvent): void {
  const isSaving = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
  if (!isSaving) event.stopPropagation();
}

/** Texts and numbers. Grows with what is typed. */
export function TextEditor({ editing, label, onText, onTyped, onCancel }: EditorProps) {
  const { field, row, over } = editing;
  const before = typedText(field, row.value[field.key]);
  const [text, setText] = useState(editing.text ?? (over ? '' : before));
  const input = useRef<HTMLTextAreaElement>(null);
  const isOver = useRef(false);
  useUnsent(text !== before);

  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    // Over means instead of: what is there already was typed, and typing goes on behind it.
    if (over) input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
    else input.current?.select();
  }, [over]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another text is typed
  useEffect(() => (text === before ? undefined : onTyped(text)), [text]);

  const finish = (leaving: Leaving | undefined): void => {
    if (isOver.current) return;
    isOver.current = true;
    if (leaving === undefined) onCancel();
    else onText(text, leaving);
  };
  return (
    <textarea
      ref={input}
      aria-label={label}
      rows={1}
      spellCheck={false}
      className={classNames(styles.text, isNumeric(field) && styles.numeric, field.key === 'id' && styles.mono)}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => finish('stay')}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        keepKey(event);
        const leaving = leavingOf(event);
        if (leaving === undefined && event.key !== 'Escape') return;
        event.preventDefault();
        finish(leaving);
      }}
    />
  );
}
