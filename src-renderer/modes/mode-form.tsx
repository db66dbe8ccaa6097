import { Plus, X } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row, ValuePath } from '../../src-shared/workbench/set-view.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { classNames } from '../controls/class-names.ts';
import { FieldRow, pathName } from '../fields/field-row.tsx';
import { FieldTrouble } from '../fields/field-trouble.tsx';
import type { OpenSet, SubjectForm } from '../fields/subject-form.ts';
import { valueAt } from '../fields/value-path.ts';
import { useSetting } from '../state/workbench.ts';
import { initialValue, shapeOf } from './field-shape.ts';
import { GroupList } from './group-list.tsx';
import { MapTable } from './map-table.tsx';
import { MatrixTable } from './matrix-table.tsx';
import styles from './mode-form.module.css';
import { RangeTable } from './range-table.tsx';
import { type Spreads, spreadsOf } from './spread.ts';

/** All values of a mode: single ones first, then groups, then tables. */
export function ModeForm({
  form,
  set: { game, view },
  mode,
}: {
  readonly form: SubjectForm;
  readonly set: OpenSet;
  readonly mode: Row;
}) {
  const spreads = useMemo(() => spreadsOf(game, mode, view.cards), [game, mode, view.cards]);
  const fields = game.mode.fields ?? [];
  const known = new Set(fields.map(({ key }) => key));
  const elsewhere = form.diagnostics.filter(({ path }) => path?.[0] === undefined || !known.has(String(path[0])));
  const has = ({ key, required }: Field) => required || form.valueAt([key]) !== undefined;
  const values = fields.filter((field) => shapeOf(field) === 'value');
  const ranges = fields.filter((field) => shapeOf(field) === 'range');
  const small = fields.filter((field) => shapeOf(field) === 'group' && isSmall(field));
  const large = fields.filter((field) => !['value', 'range'].includes(shapeOf(field)) && !small.includes(field));
  const leftOut = fields.filter((field) => !has(field));
  return (
    <div className={styles.form}>
      <FieldTrouble diagnostics={elsewhere} />
      <div className={styles.columns}>
        {values.filter(has).map((field) => (
          <ModeValue key={field.key} form={form} field={field} path={[field.key]} />
        ))}
      </div>
      {ranges.length > 0 && (
        <Section title="Reference ranges" path={[]}>
          <RangeTable form={form} fields={ranges.filter(has)} spreads={spreads} />
        </Section>
      )}
      <div className={styles.groups}>
        {small.filter(has).map((field) => (
          <Section
            key={field.key}
            title={field.title}
            help={field.help}
            path={[field.key]}
            onRemove={
              canLeaveOut(form, field, [field.key]) ? () => void form.change([field.key], undefined) : undefined
            }
          >
            <Structure form={form} field={field} path={[field.key]} spreads={spreads} />
          </Section>
        ))}
      </div>
      {large.filter(has).map((field) => (
        <Section
          key={field.key}
          title={field.title}
          help={field.help}
          path={[field.key]}
          onRemove={canLeaveOut(form, field, [field.key]) ? () => void form.change([field.key], undefined) : undefined}
        >
          <Structure form={form} field={field} path={[field.key]} spreads={spreads} />
        </Section>
      ))}
      {leftOut.length > 0 && (
        <p className={styles.leftOut}>
          {leftOut.map((field) => (
            <Button
              key={field.key}
              icon={<Plus size={14} />}
              onClick={() => void form.change([field.key], initialValue(field))}
            >
              Add {field.title.toLowerCase()}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

/** What the version below writes cannot be left out again. */
function canLeaveOut(form: SubjectForm, field: Field, path: ValuePath): boolean {
  const isInherited = form.baseRow !== undefined && valueAt(form.baseRow.value, path) !== undefined;
  return !field.required && !isInherited && form.valueAt(path) !== undefined;
}

const isSmall = ({ fields = [] }: Field): boolean => fields.every((field) => shapeOf(field) === 'value');

function Section({
  title,
  help,
  path,
  onRemove,
  children,
}: {
  readonly title: string;
  readonly help?: string | undefined;
  readonly path: ValuePath;
  /** Offered where the section can be left out. */
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      className={classNames(styles.section, path.length > 1 && styles.inner)}
      aria-labelledby={id}
      data-field-path={pathName(path)}
    >
      <div className={styles.heading}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {onRemove && (
          <IconButton label={`Leave out ${title.toLowerCase()}`} icon={<X size={14} />} onClick={onRemove} />
        )}
      </div>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  );
}

/** A field with others inside it, whatever its shape. */
function Structure({
  form,
  field,
  path,
  spreads,
}: {
  readonly form: SubjectForm;
  readonly field: Field;
  readonly path: ValuePath;
  readonly spreads: Spreads;
}) {
  switch (shapeOf(field)) {
    case 'value':
      return <ModeValue form={form} field={field} path={path} />;
    case 'range':
      return <RangeTable form={form} fields={[field]} spreads={spreads} />;
    case 'matrix':
      return <MatrixTable form={form} field={field} path={path} />;
    case 'map':
      return <MapTable form={form} field={field} path={path} spreads={spreads} />;
    case 'list':
      return <GroupList form={form} field={field} path={path} />;
    case 'group':
      return isSmall(field) ? (
        <div>
          {(field.fields ?? []).map((child) => (
            <ModeValue key={child.key} form={form} field={child} path={[...path, child.key]} />
          ))}
        </div>
      ) : (
        (field.fields ?? []).map((child) =>
          shapeOf(child) === 'value' ? (
            <ModeValue key={child.key} form={form} field={child} path={[...path, child.key]} />
          ) : (
            <Section key={child.key} title={child.title} path={[...path, child.key]}>
              <Structure form={form} field={child} path={[...path, child.key]} spreads={spreads} />
            </Section>
          ),
        )
      );
    case 'other':
      return <FieldRow form={form} field={field} path={path} />;
  }
}

function ModeValue({
  form,
  field,
  path,
}: {
  readonly form: SubjectForm;
  readonly field: Field;
  readonly path: ValuePath;
}) {
  const showsHelp = useSetting('fields.help', false);
  return (
    <FieldRow
      form={form}
      field={field}
      path={path}
      showsHelp={showsHelp}
      isReadOnly={path.length === 1 && field.key === 'id'}
      onRemove={canLeaveOut(form, field, path) ? () => void form.change(path, undefined) : undefined}
    />
  );
}
