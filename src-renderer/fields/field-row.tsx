import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { names } from '../../src-shared/title-unit.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { ValuePath } from '../../src-shared/workbench/set-view.ts';
import { IconButton } from '../controls/button.tsx';
import { tip } from '../controls/tip.ts';
import { sayTyped } from '../state/typing.ts';
import { FieldTrouble } from './field-trouble.tsx';
import styles from './fields.module.css';
import { ChangedMark, OriginNote } from './origin-note.tsx';
import type { SubjectForm } from './subject-form.ts';
import { ValueControl } from './value-control.tsx';

/** A field with its label, unit and help, its control, and all there is to say about its value. */
export function FieldRow({
  form,
  field,
  path,
  showsHelp = true,
  isReadOnly,
  onAfter,
  onRemove,
  children,
}: {
  readonly form: SubjectForm;
  readonly field: Field;
  readonly path: ValuePath;
  readonly showsHelp?: boolean;
  readonly isReadOnly?: boolean;
  /** Called when a commit was done, with the value. */
  readonly onAfter?: (value: unknown) => void;
  /** Offered where the field can be left out. */
  readonly onRemove?: (() => void) | undefined;
  /** Under the control: a reference range, for instance. */
  readonly children?: ReactNode;
}) {
  const id = useId();
  const origin = form.originAt(path);
  const trouble = form.troubleAt(path);
  const change = async (value: unknown) => {
    const isDone = await form.change(path, value);
    if (isDone) onAfter?.(value);
    return isDone;
  };
  const describedBy = [field.help && `${id}-help`, trouble.length > 0 && `${id}-trouble`].filter(Boolean).join(' ');
  // A unit or a mark alone on a line would belong to nothing: they keep to the last word.
  const lastWord = field.title.slice(field.title.lastIndexOf(' ') + 1);
  const start = field.title.slice(0, field.title.length - lastWord.length);
  return (
    <div className={styles.row} data-field-path={pathName(path)} data-origin={origin.is}>
      <label className={styles.label} htmlFor={id} {...(!showsHelp && field.help !== undefined && tip(field.help))}>
        {start}
        <span className={styles.together}>
          {lastWord}
          {field.unit && !names(field.title, field.unit) && <span className={styles.unit}> {field.unit}</span>}
          {origin.is === 'changed' && <ChangedMark />}
        </span>
      </label>
      <div className={styles.body}>
        <div className={styles.control}>
          <ValueControl
            id={id}
            field={field}
            value={form.valueAt(path)}
            describedBy={describedBy || undefined}
            isWrong={trouble.some(({ severity }) => severity === 'error')}
            isReadOnly={isReadOnly}
            names={form.names}
            onTyped={(value) => sayTyped(form.set, form.subject, path, value)}
            onCommit={change}
          />
          {onRemove && (
            <IconButton
              label={`Leave out ${field.title.toLocaleLowerCase()}`}
              icon={<X size={14} />}
              onClick={onRemove}
            />
          )}
        </div>
        {children}
        <FieldTrouble id={`${id}-trouble`} diagnostics={trouble} />
        <OriginNote field={field} origin={origin} version={form.baseVersion} onBack={(value) => void change(value)} />
        {field.help && (
          <p id={`${id}-help`} className={showsHelp ? styles.help : styles.unseen}>
            {field.help}
          </p>
        )}
      </div>
    </div>
  );
}

/** Names the place of a value in the page, so that it can be revealed. */
export const pathName = (path: ValuePath): string => path.join('/');
