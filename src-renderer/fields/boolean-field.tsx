import { ariaOf, type ControlProps } from './field-control.ts';
import styles from './fields.module.css';

/** Yes or no. */
export function BooleanField(props: ControlProps) {
  const { value, isReadOnly, onCommit } = props;
  return (
    <span className={styles.check}>
      <input
        {...ariaOf(props)}
        type="checkbox"
        checked={value === true}
        disabled={isReadOnly}
        onChange={(event) => void onCommit(event.target.checked)}
      />
      <span aria-hidden="true">{value === undefined ? 'not set' : value === true ? 'yes' : 'no'}</span>
    </span>
  );
}
