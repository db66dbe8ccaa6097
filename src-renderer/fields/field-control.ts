import type { Field } from '../../src-shared/workbench/field.ts';

/** What every control takes. A control has a label of its own, or the `id` that a label names. */
export interface ControlProps {
  readonly field: Field;
  readonly value: unknown;
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly isWrong?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** Undefined takes the value out. True when it was done. */
  /** Told of values that are typed and not written yet; answers how to say that this is over. */
  readonly onTyped?: ((value: unknown) => () => void) | undefined;
  readonly onCommit: (value: unknown) => Promise<boolean>;
}

/** The attributes by which a control is named and described. */
export const ariaOf = ({ id, label, describedBy, isWrong }: ControlProps) => ({
  ...(id !== undefined && { id }),
  ...(label !== undefined && { 'aria-label': label }),
  ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  ...(isWrong && { 'aria-invalid': true as const }),
});
