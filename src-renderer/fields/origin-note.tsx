import { Undo2 } from 'lucide-react';
import type { Field } from '../../src-shared/workbench/field.ts';
import { tip } from '../controls/tip.ts';
import type { FieldOrigin } from './field-origin.ts';
import styles from './fields.module.css';
import { formatValue, withUnit } from './number-text.ts';

/** So many characters fit into the button itself. */
const SHORT = 24;

/** What a version changed in a value, and the way back. */
export function OriginNote({
  field,
  origin,
  version,
  onBack,
}: {
  readonly field: Field;
  readonly origin: FieldOrigin;
  readonly version: string | undefined;
  readonly onBack: (value: unknown) => void;
}) {
  if (origin.is !== 'changed') return null;
  if (origin.was === undefined) return <p className={styles.origin}>New: {version} leaves it out</p>;
  const was = withUnit(formatValue(origin.was), typeof origin.was === 'number' ? field.unit : undefined);
  const isShort = was.length <= SHORT;
  return (
    <p className={styles.origin}>
      <span className={styles.originWas}>{isShort ? version : `${version}: ${was}`}</span>
      <button
        type="button"
        className={styles.linkButton}
        aria-label={`${field.title}: back to ${was}`}
        onClick={() => onBack(origin.was)}
      >
        <Undo2 size={12} aria-hidden="true" /> {isShort ? `Back to ${was}` : 'Back'}
      </button>
    </p>
  );
}

/** The dot beside what this version has changed. */
export function ChangedMark() {
  return (
    <span
      className={styles.changed}
      role="img"
      aria-label="Changed in this version"
      {...tip('Changed in this version')}
    />
  );
}
