import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { FaceView } from '../../src-shared/workbench/face-view.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import type { Row, Subject, ValuePath } from '../../src-shared/workbench/set-view.ts';
import { formatValue } from '../fields/number-text.ts';
import { changeValues, valueEdit } from '../fields/subject-form.ts';
import { fieldAtPath, valueAt } from '../fields/value-path.ts';
import { isNumeric } from '../grid/cell-text.ts';
import { sayTyped } from '../state/typing.ts';
import { FaceEditor } from './face-editor.tsx';
import styles from './face-fields.module.css';
import { showInForm } from './show-in-form.ts';

interface FaceFieldsProps {
  readonly set: string;
  readonly type: CardTypeInfo;
  readonly row: Row;
  readonly face: FaceView;
  /** Asked to edit the first number: counts how often. */
  readonly asked?: number;
  /** Where the focus goes when an editor closes. */
  readonly onLeave?: (() => void) | undefined;
}

interface Spot {
  readonly place: number;
  readonly path: ValuePath;
  readonly field: Field;
  readonly style: { readonly left: string; readonly top: string; readonly width: string; readonly height: string };
  readonly isTrouble: boolean;
}

/** The fields of a card where they stand on its face: a click on one edits it. */
export function FaceFields({ set, type, row, face, asked = 0, onLeave }: FaceFieldsProps) {
  const [editing, setEditing] = useState<number>();
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const answered = useRef(asked);
  const subject: Subject = { on: 'card', type: type.id, key: row.key };
  const spots = spotsOf(type.field, face);
  const edit = ({ place, field, path }: Spot): void => {
    if (isInline(field)) setEditing(place);
    else showInForm({ set, type: type.id, key: row.key }, path);
  };
  const first = spots.find(({ field }) => isNumeric(field)) ?? spots[0];
  // At once, so that what is typed behind the key that asks is typed into the field.
  useLayoutEffect(() => {
    if (asked === answered.current || !first) return;
    answered.current = asked;
    edit(first);
  });
  const open = spots.find(({ place }) => place === editing);
  const close = (): void => {
    setEditing(undefined);
    if (onLeave) onLeave();
    else if (open) buttons.current.get(open.place)?.focus();
  };
  return (
    <div className={styles.fields}>
      {spots.map((spot) => (
        <button
          key={spot.place}
          ref={(button) => {
            if (button) buttons.current.set(spot.place, button);
            else buttons.current.delete(spot.place);
          }}
          type="button"
          className={styles.field}
          style={spot.style}
          data-trouble={spot.isTrouble || undefined}
          aria-label={`Edit ${spot.field.title.toLowerCase()}, ${formatValue(valueAt(row.value, spot.path))}`}
          onClick={() => edit(spot)}
        />
      ))}
      {open && (
        <FaceEditor
          key={`${row.key} ${open.place}`}
          field={open.field}
          value={valueAt(row.value, open.path)}
          label={open.field.title}
          style={isNumeric(open.field) ? open.style : textStyle(open.style)}
          onCommit={(value) => void changeValues(set, [valueEdit(subject, open.path, value)])}
          onTyped={(value) => sayTyped(set, subject, open.path, value)}
          onClose={close}
        />
      )}
    </div>
  );
}

/** What is edited on the face itself; anything else in the form beside it. */
const isInline = (field: Field): boolean =>
  isNumeric(field) || (field.kind === 'text' && field.refersTo === undefined && field.key !== 'id');

/** A text is edited as wide as the card and as high as it is long: downwards in the upper half, upwards in the lower one. */
function textStyle({ top, height }: Spot['style']): CSSProperties {
  const [from, size] = [Number.parseFloat(top), Number.parseFloat(height)];
  return from + size / 2 < 50 ? { top, minHeight: height } : { bottom: `${100 - from - size}%`, minHeight: height };
}

function spotsOf(card: Field, { width, height, regions, troubles }: FaceView): readonly Spot[] {
  return regions.flatMap(({ field: path, box }, place): readonly Spot[] => {
    const field = fieldAtPath(card, path);
    if (!field || path.length === 0) return [];
    const style = {
      left: `${(box.x / width) * 100}%`,
      top: `${(box.y / height) * 100}%`,
      width: `${(box.width / width) * 100}%`,
      height: `${(box.height / height) * 100}%`,
    };
    const isTrouble = troubles.some((trouble) => trouble.field.join('/') === path.join('/'));
    return [{ place, path, field, style, isTrouble }];
  });
}
