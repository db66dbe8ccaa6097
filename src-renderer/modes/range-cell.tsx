import type { ReferenceRange } from '../../src-shared/reference-range.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { ValuePath } from '../../src-shared/workbench/set-view.ts';
import { pathName } from '../fields/field-row.tsx';
import { type Scale, scaleOf } from '../fields/range-scale.ts';
import type { SubjectForm } from '../fields/subject-form.ts';
import type { Spreads } from './spread.ts';
import { StripPlot } from './strip-plot.tsx';
import styles from './table.module.css';
import { ValueCell } from './value-cell.tsx';

export function rangeAt(form: SubjectForm, path: ValuePath): ReferenceRange | undefined {
  const min = form.valueAt([...path, 'min']);
  const max = form.valueAt([...path, 'max']);
  return typeof min === 'number' && typeof max === 'number' ? { min, max } : undefined;
}

/** The scale that the ranges at some places and their cards have in common. */
export function commonScale(form: SubjectForm, paths: readonly ValuePath[], spreads: Spreads): Scale | undefined {
  return scaleOf(
    paths.flatMap((path) => {
      const range = rangeAt(form, path);
      const values = (spreads.get(pathName(path)) ?? []).map(({ value }) => value);
      return range ? [range.min, range.max, ...values] : values;
    }),
  );
}

/** From and to of a reference range, without the cards. */
export function RangeInputs({
  form,
  field,
  path,
  label,
}: {
  readonly form: SubjectForm;
  readonly field: Field;
  readonly path: ValuePath;
  readonly label: string;
}) {
  const [min, max] = field.fields ?? [];
  return (
    <span className={styles.rangeInputs}>
      {min && (
        <ValueCell form={form} field={min} path={[...path, min.key]} label={`${label} ${min.title.toLowerCase()}`} />
      )}
      <span aria-hidden="true">–</span>
      {max && (
        <ValueCell form={form} field={max} path={[...path, max.key]} label={`${label} ${max.title.toLowerCase()}`} />
      )}
    </span>
  );
}

/** A reference range to edit, with the cards’ own spread beside it. */
export function RangeCell({
  form,
  field,
  path,
  label,
  scale,
  spreads,
}: {
  readonly form: SubjectForm;
  readonly field: Field;
  readonly path: ValuePath;
  readonly label: string;
  readonly scale: Scale | undefined;
  readonly spreads: Spreads;
}) {
  return (
    <div className={styles.rangeCell}>
      <RangeInputs form={form} field={field} path={path} label={label} />
      {scale && (
        <StripPlot
          set={form.set}
          label={label}
          range={rangeAt(form, path)}
          scale={scale}
          values={spreads.get(pathName(path)) ?? []}
          unit={field.fields?.[0]?.unit}
        />
      )}
    </div>
  );
}
