import { X } from 'lucide-react';
import type { ControlProps } from './field-control.ts';
import styles from './fields.module.css';
import { formatValue } from './number-text.ts';
import type { ReferenceName } from './reference-names.ts';
import { usePending } from './use-pending.ts';

/** The list after a name was put in or taken out. A list in the order of the names stays in it; else the new one goes to the end. */
export function toggled(list: readonly unknown[], id: string, names: readonly string[]): unknown[] {
  if (list.includes(id)) return list.filter((entry) => entry !== id);
  const place = (entry: unknown) => names.indexOf(entry as string);
  const isOrdered = list.every((entry, i) => place(entry) >= 0 && (i === 0 || place(list[i - 1]) <= place(entry)));
  const next = [...list, id];
  return isOrdered ? next.sort((a, b) => place(a) - place(b)) : next;
}

/** Any number of names, such as the modes of a card. */
export function MultiChoiceField(props: ControlProps & { readonly names: readonly ReferenceName[] }) {
  const { field, names, isReadOnly } = props;
  const [value, commit] = usePending(props.value, props.onCommit);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const ids = names.map(({ id }) => id);
  const unknown = list.filter((entry) => !ids.includes(entry as string));
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
      {names.map(({ id, label }) => (
        <label key={id} className={styles.pill}>
          <input
            type="checkbox"
            checked={list.includes(id)}
            disabled={isReadOnly}
            onChange={() => commit(toggled(list, id, ids))}
          />
          {label}
        </label>
      ))}
      {unknown.map((entry) => (
        <span key={formatValue(entry)} className={styles.unknownPill}>
          {formatValue(entry)}
          {!isReadOnly && (
            <button
              type="button"
              className={styles.tinyButton}
              aria-label={`Take out ${formatValue(entry)}`}
              onClick={() => commit(list.filter((other) => other !== entry))}
            >
              <X size={12} aria-hidden="true" />
            </button>
          )}
        </span>
      ))}
    </div>
  );
}
