import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useUnsent } from '../state/use-unsent.ts';
import { type KnownName, typedText } from './cell-text.ts';
import styles from './editor.module.css';
import type { EditorProps, Leaving } from './editor-layer.tsx';
import { NameList } from './name-list.tsx';
import { keepKey, leavingOf } from './text-editor.tsx';

/** One of some known names. Other names can be typed too; they are then marked as unknown. */
export function NameEditor({
  editing,
  label,
  onText,
  onCancel,
  names,
}: EditorProps & { readonly names: readonly KnownName[] }) {
  const { field, row, over } = editing;
  const before = typedText(field, row.value[field.key]);
  const [text, setText] = useState(editing.text ?? (over ? '' : before));
  const [isTyped, setTyped] = useState(editing.text !== undefined);
  const [isPicked, setPicked] = useState(false);
  const shown = isTyped ? names.filter((name) => matches(name, text)) : names;
  const [active, setActive] = useState(() => names.findIndex(({ id }) => id === before));
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useUnsent(isTyped);
  const list = useId();

  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (!over) input.current?.select();
  }, [over]);

  const finish = (leaving: Leaving | undefined, chosen = shown[active]?.id ?? text): void => {
    if (isOver.current) return;
    isOver.current = true;
    if (leaving === undefined) onCancel();
    else onText(chosen, leaving);
  };
  return (
    <>
      <input
        ref={input}
        role="combobox"
        aria-label={label}
        aria-expanded={shown.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        {...(shown[active] && { 'aria-activedescendant': `${list}-${active}` })}
        className={styles.text}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          const typed = event.target.value;
          setText(typed);
          setTyped(true);
          setPicked(false);
          // What is typed goes for the first name that has it, as long as there is one.
          setActive(typed !== '' && names.some((name) => matches(name, typed)) ? 0 : -1);
        }}
        // Who goes elsewhere has not looked at the list: the name that is typed counts, or what the keys went to.
        onBlur={() => finish('stay', isPicked ? undefined : text)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          keepKey(event);
          const leaving = leavingOf(event);
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            const step = event.key === 'ArrowDown' ? 1 : -1;
            const from = active < 0 && step < 0 ? 0 : active;
            if (shown.length > 0) setActive((from + step + shown.length) % shown.length);
            setPicked(shown.length > 0);
          } else if (event.key === 'Escape') finish(undefined);
          else if (leaving !== undefined) finish(leaving);
          else return;
          event.preventDefault();
        }}
      />
      <NameList
        id={list}
        label={`Known: ${field.title}`}
        anchor={input}
        names={shown}
        active={active}
        isChosen={(name) => name.id === before}
        none={`Nothing known has “${text}” in it. It can be entered, and is then marked.`}
        onPick={(name) => finish('stay', name.id)}
      />
    </>
  );
}

const matches = ({ id, label }: KnownName, text: string): boolean => {
  const wanted = text.trim().toLowerCase();
  return id.toLowerCase().includes(wanted) || (label?.toLowerCase().includes(wanted) ?? false);
};
