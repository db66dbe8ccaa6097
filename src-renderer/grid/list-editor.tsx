import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useUnsent } from '../state/use-unsent.ts';
import { type KnownName, listEntries } from './cell-text.ts';
import styles from './editor.module.css';
import type { EditorProps, Leaving } from './editor-layer.tsx';
import { NameList } from './name-list.tsx';
import { keepKey, leavingOf } from './text-editor.tsx';

interface ListEditorProps extends EditorProps {
  readonly names: readonly KnownName[];
  readonly onValue: (value: unknown, leaving: Leaving) => void;
}

/** Any number of known names: Space ticks, a letter jumps. What is written and not known is offered too, so that it can go. */
export function ListEditor({ editing, label, names, onValue, onCancel }: ListEditorProps) {
  const { field, row } = editing;
  const value = row.value[field.key];
  const before = (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String);
  const unknown = before
    .filter((id) => !names.some((name) => name.id === id))
    .map((id) => ({ id, label: 'not known' }));
  const all = [...names, ...unknown];
  const [ticked, setTicked] = useState<readonly string[]>(
    editing.text === undefined ? before : listEntries(editing.text),
  );
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      all.findIndex(({ id }) => before.includes(id)),
    ),
  );
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const isTicked = ticked.join('\0') !== before.join('\0');
  useUnsent(isTicked);
  const list = useId();

  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);

  const toggle = (id: string): void =>
    setTicked((now) => {
      if (now.includes(id)) return now.filter((one) => one !== id);
      // In the order of the known names, not of the clicks.
      return all.flatMap((name) => (name.id === id || now.includes(name.id) ? name.id : []));
    });
  const finish = (leaving: Leaving | undefined): void => {
    if (isOver.current) return;
    isOver.current = true;
    if (leaving === undefined || !isTicked) onCancel();
    else onValue(ticked.length === 0 ? undefined : ticked, leaving);
  };
  const jump = (letter: string): void => {
    const found = all.findIndex(
      ({ id, label: name }) => `${name ?? id}`.toLowerCase().startsWith(letter) || id.startsWith(letter),
    );
    if (found >= 0) setActive(found);
  };
  return (
    <>
      <input
        ref={input}
        role="combobox"
        readOnly
        aria-label={label}
        aria-expanded
        aria-controls={list}
        aria-activedescendant={`${list}-${active}`}
        className={styles.text}
        value={ticked.join(', ')}
        onBlur={() => finish('stay')}
        onKeyDown={(event) => {
          keepKey(event);
          const leaving = leavingOf(event);
          const current = all[active];
          if (event.key === 'ArrowDown') setActive((active + 1) % all.length);
          else if (event.key === 'ArrowUp') setActive((active - 1 + all.length) % all.length);
          else if (event.key === ' ' && current) toggle(current.id);
          else if (event.key === 'Escape') finish(undefined);
          else if (leaving !== undefined) finish(leaving);
          else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) jump(event.key.toLowerCase());
          else return;
          event.preventDefault();
        }}
      />
      <NameList
        id={list}
        label={`Known: ${field.title}`}
        anchor={input}
        names={all}
        active={active}
        isMany
        isChosen={(name) => ticked.includes(name.id)}
        none="There is nothing to choose from."
        onPick={(name) => toggle(name.id)}
      />
    </>
  );
}
