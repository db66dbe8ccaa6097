import { ariaOf, type ControlProps } from './field-control.ts';
import styles from './fields.module.css';
import { formatValue } from './number-text.ts';
import { usePending } from './use-pending.ts';

const UNKNOWN = -2;

/** One of the values that the schema lists. A wrong value is shown as it was written. */
export function ChoiceField(props: ControlProps) {
  const { field, isReadOnly } = props;
  const [value, commit] = usePending(props.value, props.onCommit);
  const choices = field.choices ?? [];
  const at = choices.indexOf(value as string);
  return (
    <select
      {...ariaOf(props)}
      className={styles.choice}
      disabled={isReadOnly}
      value={at < 0 && value !== undefined ? UNKNOWN : at}
      onChange={(event) => {
        const chosen = Number(event.target.value);
        if (chosen === UNKNOWN) return;
        commit(chosen < 0 ? undefined : choices[chosen]);
      }}
    >
      {at < 0 && value !== undefined && <option value={UNKNOWN}>{`${formatValue(value)} (unknown)`}</option>}
      {value === undefined ? (
        <option value={-1}>Choose …</option>
      ) : (
        !field.required && <option value={-1}>Not set</option>
      )}
      {choices.map((choice, i) => (
        <option key={String(choice)} value={i}>
          {formatValue(choice)}
        </option>
      ))}
    </select>
  );
}
