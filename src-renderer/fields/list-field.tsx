import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { ControlProps } from './field-control.ts';
import styles from './fields.module.css';
import { formatValue } from './number-text.ts';
import { readNumber } from './read-number.ts';
import { usePending } from './use-pending.ts';

/** The list with one entry moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}

/** An ordered list of choices, texts or numbers: entries are dragged, or moved with their buttons. */
export function ListField(props: ControlProps) {
  const { field, isReadOnly } = props;
  const [value, commit] = usePending(props.value, props.onCommit);
  const [dragged, setDragged] = useState<number>();
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const item = field.item;
  const move = (from: number, to: number) => {
    if (to >= 0 && to < list.length && from !== to) commit(moved(list, from, to));
  };
  const onDrop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== undefined) move(dragged, to);
    setDragged(undefined);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line in every browser.
    <div
      role="group"
      id={props.id}
      aria-label={props.label ?? field.title}
      aria-describedby={props.describedBy}
      className={styles.pills}
      data-wrong={props.isWrong || undefined}
    >
      <ol className={styles.chips}>
        {list.map((entry, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: entries may be equal; the place is their identity.
            key={i}
            className={styles.chip}
            draggable={!isReadOnly}
            data-dragged={dragged === i || undefined}
            onDragStart={() => setDragged(i)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => onDrop(event, i)}
          >
            {formatValue(entry)}
            {!isReadOnly && (
              <span className={styles.chipButtons}>
                <button
                  type="button"
                  className={styles.tinyButton}
                  aria-label={`Move ${formatValue(entry)} earlier, now ${i + 1} of ${list.length}`}
                  disabled={i === 0}
                  onClick={() => move(i, i - 1)}
                >
                  <ArrowLeft size={12} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={styles.tinyButton}
                  aria-label={`Move ${formatValue(entry)} later, now ${i + 1} of ${list.length}`}
                  disabled={i === list.length - 1}
                  onClick={() => move(i, i + 1)}
                >
                  <ArrowRight size={12} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={styles.tinyButton}
                  aria-label={`Take out ${formatValue(entry)}, ${i + 1} of ${list.length}`}
                  onClick={() => commit(list.filter((_, place) => place !== i))}
                >
                  <X size={12} aria-hidden="true" />
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {!isReadOnly && item && <EntryAdder {...props} onAdd={(entry) => commit([...list, entry])} />}
    </div>
  );
}

function EntryAdder({ field, label, onAdd }: ControlProps & { readonly onAdd: (entry: unknown) => void }) {
  const [text, setText] = useState('');
  const { item } = field;
  const title = `Add to ${(label ?? field.title).toLocaleLowerCase()}`;
  if (item?.choices) {
    return (
      <select
        className={styles.adder}
        aria-label={title}
        value={-1}
        onChange={(event) => onAdd(item.choices?.[Number(event.target.value)])}
      >
        <option value={-1}>Add …</option>
        {item.choices.map((choice, i) => (
          <option key={String(choice)} value={i}>
            {formatValue(choice)}
          </option>
        ))}
      </select>
    );
  }
  const isNumber = item?.kind === 'number' || item?.kind === 'integer';
  const add = (event: KeyboardEvent) => {
    const entry = isNumber ? readNumber(text, item) : text.trim();
    if (event.key !== 'Enter' || entry === undefined || entry === '') return;
    event.preventDefault();
    onAdd(entry);
    setText('');
  };
  return (
    <input
      className={styles.adder}
      type="text"
      aria-label={title}
      placeholder="Add …"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={add}
    />
  );
}
