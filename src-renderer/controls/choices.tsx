import styles from './choices.module.css';

interface ChoicesProps {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Some of a few things; none chosen means all, and so does choosing all. */
export function Choices({ label, options, chosen, onChange }: ChoicesProps) {
  if (options.length < 2) return null;
  const known = options.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  const isAll = known.length === 0;
  const toggle = (id: string): void => {
    const next = isAll ? [id] : known.includes(id) ? known.filter((other) => other !== id) : [...known, id];
    onChange(next.length === options.length ? [] : next);
  };
  return (
    <fieldset className={styles.choices} aria-label={label}>
      <span className={styles.label}>{label}</span>
      <span className={styles.chips}>
        <button type="button" aria-pressed={isAll} className={styles.chip} onClick={() => onChange([])}>
          all
        </button>
        {options.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={known.includes(id)}
            className={styles.chip}
            onClick={() => toggle(id)}
          >
            {name}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
