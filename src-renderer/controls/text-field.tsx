import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  readonly label: string;
  /** For fields whose place says what they are: the label is only read out. */
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong with the value. */
  readonly error?: string | undefined;
  readonly icon?: ReactNode;
  /** In monospaced letters: ids, paths. */
  readonly mono?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, hideLabel, hint, error, icon, mono, className, ...rest }: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={classNames(styles.field, className)}>
      {!hideLabel && (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={styles.box}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <input
          id={id}
          className={classNames(styles.input, icon !== undefined && styles.withIcon, mono && styles.mono)}
          spellCheck={false}
          autoComplete="off"
          {...(hideLabel && { 'aria-label': label })}
          {...(error !== undefined && { 'aria-invalid': true })}
          {...(note !== undefined && { 'aria-describedby': `${id}-note` })}
          {...rest}
        />
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}
