import { Undo2 } from 'lucide-react';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { ValuePath } from '../../src-shared/workbench/set-view.ts';
import { classNames } from '../controls/class-names.ts';
import { tip } from '../controls/tip.ts';
import { pathName } from '../fields/field-row.tsx';
import { formatValue, withUnit } from '../fields/number-text.ts';
import type { SubjectForm } from '../fields/subject-form.ts';
import { ValueControl } from '../fields/value-control.tsx';
import styles from './table.module.css';

/** A value in a table. What this version changed carries a button that takes it back. */
export function ValueCell({
  form,
  field,
  path,
  label,
}: {
  readonly form: SubjectForm;
  readonly field: Field;
  readonly path: ValuePath;
  /** Names the value without its row and column: `Premium price`. */
  readonly label: string;
}) {
  const origin = form.originAt(path);
  const trouble = form.troubleAt(path);
  const isChanged = origin.is === 'changed';
  const hasInput = !['list', 'boolean'].includes(field.kind);
  const change = (value: unknown) => form.change(path, value);
  return (
    <span
      className={classNames(styles.value, isChanged && (hasInput ? styles.changed : styles.beside))}
      data-field-path={pathName(path)}
      {...(trouble.length > 0 && tip(trouble.map(({ message }) => message).join('\n')))}
    >
      <ValueControl
        field={field}
        value={form.valueAt(path)}
        label={label}
        isWrong={trouble.some(({ severity }) => severity === 'error')}
        isCompact
        names={form.names}
        onCommit={change}
      />
      {origin.is === 'changed' && (
        <BackButton form={form} field={field} label={label} was={origin.was} onBack={change} />
      )}
    </span>
  );
}

function BackButton({
  form,
  field,
  label,
  was,
  onBack,
}: {
  readonly form: SubjectForm;
  readonly field: Field;
  readonly label: string;
  readonly was: unknown;
  readonly onBack: (value: unknown) => Promise<boolean>;
}) {
  const value = was === undefined ? 'left out' : withUnit(formatValue(was), field.unit);
  const words = `${form.baseVersion}: ${value}. Back to that`;
  return (
    <button
      type="button"
      className={styles.back}
      aria-label={`${label}: back to ${value} of ${form.baseVersion}`}
      {...tip(words)}
      onClick={() => void onBack(was)}
    >
      <Undo2 size={12} aria-hidden="true" />
    </button>
  );
}
