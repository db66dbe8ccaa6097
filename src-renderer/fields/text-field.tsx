import type { KeyboardEvent } from 'react';
import { ariaOf, type ControlProps } from './field-control.ts';
import styles from './fields.module.css';
import { formatValue } from './number-text.ts';
import { useDraft } from './use-draft.ts';

/** Texts longer than this get several lines to be read in. */
const ONE_LINE = 80;

/** A text with its length against the most that is allowed. Enter or leaving commits, Esc restores. */
export function TextField(props: ControlProps & { readonly isCompact?: boolean }) {
  const { field, value, isReadOnly, isCompact } = props;
  const draft = useDraft(
    value === undefined ? '' : formatValue(value),
    (text) => {
      if (text !== '') return { value: text };
      return field.required ? { trouble: 'A text is needed here.' } : { value: undefined };
    },
    (next) => props.onCommit(next),
    props.onTyped,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') draft.commit();
    else if (event.key === 'Escape' && draft.isEdited) draft.restore();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shared = {
    ...ariaOf(props),
    ...((draft.trouble || props.isWrong) && { 'aria-invalid': true as const }),
    readOnly: isReadOnly,
    'data-edited': draft.isEdited || undefined,
    'data-untouched': !draft.isEdited || undefined,
    value: draft.text,
    spellCheck: false,
    onChange: draft.type,
    onBlur: draft.commit,
    onKeyDown: isReadOnly ? undefined : onKeyDown,
  };
  const { maxLength } = field;
  const isLong = !isCompact && (maxLength ?? 0) > ONE_LINE;
  const length = [...draft.text].length;
  const showsCount = maxLength !== undefined && !isReadOnly && (isLong || length > maxLength - 10);
  return (
    <span className={styles.stacked}>
      <span className={styles.counted}>
        {isLong ? (
          <textarea {...shared} className={styles.area} rows={3} />
        ) : (
          <input {...shared} className={styles.text} type="text" autoComplete="off" />
        )}
        {showsCount && (
          <span className={styles.count} data-over={length > maxLength || undefined}>
            {length} / {maxLength}
          </span>
        )}
      </span>
      {draft.trouble && (
        <span className={styles.trouble} role="alert">
          {draft.trouble}
        </span>
      )}
    </span>
  );
}
