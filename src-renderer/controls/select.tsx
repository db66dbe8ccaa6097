import type { Ref, SelectHTMLAttributes } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'onChange'> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly options: readonly { readonly value: string; readonly title: string; readonly disabled?: boolean }[];
  readonly onPick: (value: string) => void;
  readonly ref?: Ref<HTMLSelectElement>;
}

export function Select({ label, hideLabel, options, onPick, className, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={classNames(styles.field, className)}>
      {!hideLabel && (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      <select
        id={id}
        className={classNames(styles.input, styles.select)}
        onChange={(event) => onPick(event.target.value)}
        {...(hideLabel && { 'aria-label': label })}
        {...rest}
      >
        {options.map(({ value, title, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
