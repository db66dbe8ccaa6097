import type { Field } from '../../src-shared/workbench/field.ts';
import { isNumeric, shapeOf } from './field-shape.ts';
import styles from './table.module.css';

/** How wide a cell of a table must be at least: words want more room than numbers. */
export function cellClass(field: Field): string | undefined {
  if (isNumeric(field)) return styles.numberCell;
  return shapeOf(field) === 'value' && (field.kind === 'text' || field.kind === 'choice')
    ? styles.wordCell
    : styles.cell;
}
