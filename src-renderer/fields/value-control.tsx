import type { Field } from '../../src-shared/workbench/field.ts';
import { BooleanField } from './boolean-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { ControlProps } from './field-control.ts';
import styles from './fields.module.css';
import { ListField } from './list-field.tsx';
import { MultiChoiceField } from './multi-choice-field.tsx';
import { NamesField } from './names-field.tsx';
import { NumberField } from './number-field.tsx';
import { formatValue } from './number-text.ts';
import type { ReferenceName } from './reference-names.ts';
import { TextField } from './text-field.tsx';

/** Whether a value of the field fits into one control. */
export const hasControl = ({ kind, item }: Field): boolean =>
  kind === 'list' ? item !== undefined && hasControl(item) && item.kind !== 'list' : !STRUCTURES.has(kind);

const STRUCTURES = new Set<Field['kind']>(['group', 'map', 'other']);

export interface ValueControlProps extends ControlProps {
  readonly names: (field: Field) => readonly ReferenceName[];
  /** In a table: one line, whatever the length. */
  readonly isCompact?: boolean;
}

/** The control that fits a field. */
export function ValueControl({ names, isCompact = false, ...props }: ValueControlProps) {
  const { field, value } = props;
  if (field.refersTo) return <NamesField {...props} names={names(field)} />;
  switch (field.kind) {
    case 'number':
    case 'integer':
      return <NumberField {...props} />;
    case 'boolean':
      return <BooleanField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'text':
      return <TextField {...props} isCompact={isCompact} />;
    case 'list':
      if (field.item?.refersTo) return <MultiChoiceField {...props} names={names(field.item)} />;
      if (hasControl(field)) return <ListField {...props} />;
  }
  return (
    <output id={props.id} className={styles.raw} aria-label={props.label ?? field.title}>
      {formatValue(value)}
    </output>
  );
}
