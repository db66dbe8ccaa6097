import { useEffect, useRef } from 'react';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { FieldRow } from '../fields/field-row.tsx';
import type { SubjectForm } from '../fields/subject-form.ts';
import { selectedCard } from '../state/selection.ts';
import { typedOver, useTyping } from '../state/typing.ts';
import { cardRanges } from './card-ranges.ts';
import { RangeBar } from './range-bar.tsx';

/** One field of the card, with its reference ranges. */
export function CardField({
  form,
  card,
  field,
  modes,
  showsHelp,
  isNew,
  onLeftOut,
}: {
  readonly form: SubjectForm;
  readonly card: Field;
  readonly field: Field;
  readonly modes: readonly Row[];
  readonly showsHelp: boolean;
  /** Just added: not written yet, and asked for a value. */
  readonly isNew: boolean;
  readonly onLeftOut: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const path = [field.key];
  const value = form.valueAt(path);
  const typed = typedOver(form.row.value, useTyping(form.set, form.subject));
  const shown = typed[field.key];
  const isWritten = value !== undefined;
  const isId = field.key === 'id';
  // What the version below writes cannot be left out again.
  const canLeaveOut = !field.required && (form.baseRow === undefined || form.baseRow.value[field.key] === undefined);

  useEffect(() => {
    if (isNew) box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isNew]);

  const leaveOut = () => {
    onLeftOut();
    if (isWritten) void form.change(path, undefined);
  };
  const follow = (id: unknown) => {
    const now = selectedCard.get();
    if (isId && now?.key === form.row.key && typeof id === 'string') selectedCard.set({ ...now, key: id });
  };
  return (
    <div ref={box}>
      <FieldRow
        form={form}
        field={field}
        path={path}
        showsHelp={showsHelp}
        isReadOnly={isId && form.row.origin !== 'own'}
        onAfter={follow}
        onRemove={canLeaveOut ? leaveOut : undefined}
      >
        {cardRanges(card, field, typed, modes).map((range) => (
          <RangeBar
            key={range.modes.join()}
            value={typeof shown === 'number' ? shown : undefined}
            range={range}
            unit={field.unit}
          />
        ))}
      </FieldRow>
    </div>
  );
}
