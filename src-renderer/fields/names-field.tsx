import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { ariaOf, type ControlProps } from './field-control.ts';
import styles from './fields.module.css';
import { formatValue } from './number-text.ts';
import type { ReferenceName } from './reference-names.ts';
import { useDraft } from './use-draft.ts';

/** A name that is defined elsewhere in the set: a list to choose from, narrowed down by typing. */
export function NamesField(props: ControlProps & { readonly names: readonly ReferenceName[] }) {
  const { field, value, names, isReadOnly } = props;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const labelOf = (id: unknown) => names.find((name) => name.id === id)?.label ?? formatValue(id);
  const draft = useDraft(
    value === undefined ? '' : labelOf(value),
    (text) => {
      const typed = text.trim();
      if (typed === '') return field.required ? { trouble: 'A name is needed here.' } : { value: undefined };
      return { value: idOf(names, typed) ?? typed };
    },
    (next) => (next === value ? true : props.onCommit(next)),
  );
  const shown = draft.isEdited ? matching(names, draft.text) : names;

  useLayoutEffect(() => {
    const popup = list.current;
    const anchor = box.current;
    if (!isOpen || !popup || !anchor) return;
    const { left, bottom, top, width } = anchor.getBoundingClientRect();
    popup.showPopover();
    popup.style.left = `${left}px`;
    popup.style.minWidth = `${width}px`;
    const below = bottom + popup.offsetHeight < window.innerHeight;
    popup.style.top = `${below ? bottom + 2 : top - popup.offsetHeight - 2}px`;
    return () => popup.hidePopover();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      if (!list.current?.contains(event.target as Node)) setOpen(false);
    };
    window.addEventListener('scroll', close, true);
    return () => window.removeEventListener('scroll', close, true);
  }, [isOpen]);

  useEffect(() => {
    if (isOpen && active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const open = () => {
    if (isReadOnly) return;
    setOpen(true);
    setActive(names.findIndex(({ id }) => id === value));
  };
  const choose = (name: ReferenceName) => {
    setOpen(false);
    draft.restore();
    if (name.id !== value) void props.onCommit(name.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = isOpen ? shown[active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen) open();
      else setActive((at) => (at + (event.key === 'ArrowDown' ? 1 : -1) + shown.length) % Math.max(shown.length, 1));
    } else if (event.key === 'Enter') {
      if (chosen) choose(chosen);
      else draft.commit();
      setOpen(false);
    } else if (event.key === 'Escape' && (isOpen || draft.isEdited)) {
      draft.restore();
      setOpen(false);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <span className={styles.combobox} ref={box}>
      <input
        {...ariaOf(props)}
        {...((draft.trouble || props.isWrong) && { 'aria-invalid': true })}
        className={styles.text}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown[active] ? `${listId}-${active}` : undefined}
        readOnly={isReadOnly}
        data-edited={draft.isEdited || undefined}
        data-untouched={!draft.isEdited || undefined}
        value={draft.text}
        onChange={(event) => {
          draft.type(event);
          setOpen(true);
          setActive(event.target.value === '' ? -1 : 0);
        }}
        onClick={() => (isOpen ? setOpen(false) : open())}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          setOpen(false);
          draft.commit();
        }}
        onKeyDown={isReadOnly ? undefined : onKeyDown}
      />
      <ChevronDown className={styles.chevron} size={14} aria-hidden="true" />
      <div id={listId} ref={list} popover="manual" role="listbox" aria-label={field.title} className={styles.popup}>
        {shown.map((name, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which names the active option.
          <div
            key={name.id}
            id={`${listId}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={name.id === value}
            className={styles.option}
            data-active={i === active || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
          >
            <span>{name.label}</span>
            <span className={styles.optionNote}>
              {name.missingIn.length > 0 ? `not in ${name.missingIn.join(', ')}` : name.id}
            </span>
          </div>
        ))}
      </div>
      {draft.trouble && (
        <span className={styles.trouble} role="alert">
          {draft.trouble}
        </span>
      )}
    </span>
  );
}

function idOf(names: readonly ReferenceName[], typed: string): string | undefined {
  const folded = typed.toLocaleLowerCase();
  return (
    names.find(({ id }) => id === typed)?.id ?? names.find(({ label }) => label.toLocaleLowerCase() === folded)?.id
  );
}

function matching(names: readonly ReferenceName[], typed: string): readonly ReferenceName[] {
  const folded = typed.trim().toLocaleLowerCase();
  return names.filter(({ id, label }) => id.includes(folded) || label.toLocaleLowerCase().includes(folded));
}
