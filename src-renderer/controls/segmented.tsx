import styles from './segmented.module.css';

interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly title: string }[];
  readonly onPick: (value: T) => void;
}

/** A small switch between a few views of the same thing. */
export function Segmented<T extends string>({ label, value, options, onPick }: SegmentedProps<T>) {
  return (
    <fieldset aria-label={label} className={styles.switch}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={styles.side}
          onClick={() => onPick(option.value)}
        >
          {option.title}
        </button>
      ))}
    </fieldset>
  );
}
