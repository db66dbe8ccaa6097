import type { KeyboardEvent } from 'react';
import { ariaOf, type ControlProps } from './field-control.ts';
import styles from './fields.module.css';
import { arrowStep, formatNumber, formatValue, stepped } from './number-text.ts';
import { readNumber } from './read-number.ts';
import { useDraft } from './use-draft.ts';

/** A number: arrows step it (with Shift by ten), Enter or leaving commits, Esc restores. */
export function NumberField(props: ControlProps) {
  const { field, value, isReadOnly } = props;
  const shown = value === undefined ? '' : typeof value === 'number' ? formatNumber(value) : formatValue(value);
  const draft = useDraft(
    shown,
    (text) => {
      if (text.trim() === '') return field.required ? { trouble: 'A number is needed here.' } : { value: undefined };
      const number = readNumber(text, field);
      return number === undefined ? { trouble: `“${text}” is not a number.` } : { value: number };
    },
    (next) => (next === value ? true : props.onCommit(next)),
    props.onTyped,
  );
  const now = !draft.isEdited && typeof value === 'number' ? value : readNumber(draft.text, field);
  const step = (direction: number) => {
    const from = now ?? field.minimum ?? 0;
    draft.typeAndRest(formatNumber(stepped(from, direction * arrowStep(field), field)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') draft.commit();
    else if (event.key === 'Escape') {
      if (!draft.isEdited) return;
      draft.restore();
    } else if (event.key === 'ArrowUp') step(event.shiftKey ? 10 : 1);
    else if (event.key === 'ArrowDown') step(event.shiftKey ? -10 : -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className={styles.stacked}>
      <input
        {...ariaOf(props)}
        className={styles.number}
        type="text"
        size={8}
        inputMode="decimal"
        role="spinbutton"
        autoComplete="off"
        aria-valuenow={now}
        aria-valuetext={draft.text === '' ? 'empty' : draft.text}
        aria-valuemin={field.minimum}
        aria-valuemax={field.maximum}
        {...((draft.trouble || props.isWrong) && { 'aria-invalid': true })}
        readOnly={isReadOnly}
        data-edited={draft.isEdited || undefined}
        data-untouched={!draft.isEdited || undefined}
        value={draft.text}
        onChange={draft.type}
        onFocus={(event) => event.target.select()}
        onBlur={draft.commit}
        onKeyDown={isReadOnly ? undefined : onKeyDown}
      />
      {draft.trouble && (
        <span className={styles.trouble} role="alert">
          {draft.trouble}
        </span>
      )}
    </span>
  );
}
