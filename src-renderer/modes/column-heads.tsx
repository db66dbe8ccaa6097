import { names } from '../../src-shared/title-unit.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import { classNames } from '../controls/class-names.ts';
import { tip } from '../controls/tip.ts';
import { formatNumber } from '../fields/number-text.ts';
import type { Scale } from '../fields/range-scale.ts';
import { isNumeric, shapeOf } from './field-shape.ts';
import styles from './table.module.css';

/** The head of a column made from a field: title, unit, help on hover, and the scale where cards are drawn on one. */
export function ColumnHead({ field, scale }: { readonly field: Field; readonly scale?: Scale | undefined }) {
  const unit = field.unit ?? (shapeOf(field) === 'range' ? field.fields?.[0]?.unit : undefined);
  return (
    <th
      scope="col"
      className={isNumeric(field) ? styles.numberHead : styles.head}
      {...(field.help !== undefined && tip(field.help))}
    >
      {field.title}
      {unit && !names(field.title, unit) && <span className={styles.unit}> {unit}</span>}
      {scale && (
        <span className={classNames(styles.scale, styles.besideScale)} aria-hidden="true">
          <span>{formatNumber(Number(scale.min.toPrecision(3)))}</span>
          <span>{formatNumber(Number(scale.max.toPrecision(3)))}</span>
        </span>
      )}
    </th>
  );
}
