import { ariaOf, type ControlProps } from './field-control.ts';
import styles from './fields.module.css';
import { usePending } from './use-pending.ts';

/** Yes or no. */
export function BooleanField(props: ControlProps) {
  const { isReadOnly } = props;
  const [value, commit] = usePending(props.value, props.onCommit);
  return (
    <span className={styles.check}>
      <input
        {...ariaOf(props)}
        type="checkbox"
        checked={value === true}
        disabled={isReadOnly}
        onChange={(event) => commit(event.target.checked)}
      />
      <span aria-hidden="true">{value === undefined ? 'not set' : value === true ? 'yes' : 'no'}</span>
    </span>
  );
}
