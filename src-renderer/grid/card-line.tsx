import { memo } from 'react';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { classNames } from '../controls/class-names.ts';
import { useStore } from '../state/store.ts';
import styles from './card-line.module.css';
import { refersTo } from './card-names.ts';
import {
  type CardDiagnostics,
  diagnosticsOf,
  NO_DIAGNOSTICS,
  type RangeNote,
  rangeNotes,
  worst,
} from './cell-notes.ts';
import { isNumeric, shownText } from './cell-text.ts';
import { type ColumnLayout, NUMBER_WIDTH, type PlacedColumn, ROW_HEIGHT } from './column-layout.ts';
import type { GridModel } from './grid-model.ts';
import { lookOf, readLook } from './selection.ts';

interface CardLineProps {
  readonly model: GridModel;
  readonly gridId: string;
  readonly row: Row;
  /** Its place in the file, from 1. */
  readonly number: number;
  /** Its place in what is shown. */
  readonly line: number;
  readonly layout: ColumnLayout;
  readonly fields: readonly Field[];
  readonly modes: readonly Row[];
  readonly diagnostics: CardDiagnostics;
}

export const cellId = (gridId: string, line: number, column: number): string => `${gridId}-${line}-${column}`;

/** A card. Drawn anew only when the card, its place, or its part of the selection has changed. */
export const CardLine = memo(function CardLine(props: CardLineProps) {
  const { model, gridId, row, line, layout, diagnostics } = props;
  const count = layout.columns.length;
  const look = readLook(useStore(model.selection, (selection) => lookOf(selection, line, row.key, count)));
  const ofCard = diagnosticsOf(diagnostics, undefined);
  const ofHidden = diagnostics.filter(({ path }) => !layout.columns.some(({ field }) => field.key === path?.[0]));
  const severity = worst(ofHidden);
  const isFrozen = (place: number): boolean => layout.columns[place]!.left < layout.frozen;
  const cell = (place: number) => (
    <CardCell
      key={layout.columns[place]!.field.key}
      {...props}
      id={cellId(gridId, line, place)}
      column={layout.columns[place]!}
      place={place}
      isCursor={look.cursor === place}
      isSelected={place >= look.left && place <= look.right}
    />
  );
  return (
    <div
      role="row"
      aria-rowindex={line + 2}
      className={classNames(
        styles.line,
        row.origin === 'inherited' && styles.inherited,
        look.cursor >= 0 && styles.current,
      )}
      style={{ transform: `translateY(${line * ROW_HEIGHT}px)`, width: layout.width }}
    >
      <div className={styles.frozen} style={{ width: layout.frozen }}>
        <div
          role="rowheader"
          aria-colindex={1}
          aria-selected={look.rows}
          data-number
          data-tip={numberTip(row, ofHidden.length > 0 ? ofHidden : ofCard)}
          className={classNames(styles.number, look.rows && styles.picked, look.right >= 0 && styles.touched)}
          style={{ width: NUMBER_WIDTH }}
        >
          {severity !== undefined && <span className={classNames(styles.flag, styles[severity])} aria-hidden />}
          {row.origin === 'changed' && <span className={styles.changedBar} aria-hidden />}
          {props.number}
          {row.origin !== 'own' && <span className={styles.readOut}>, {row.origin}</span>}
        </div>
        {layout.columns.map((_, place) => (isFrozen(place) ? cell(place) : null))}
      </div>
      {layout.columns.map((_, place) => (isFrozen(place) ? null : cell(place)))}
    </div>
  );
});

interface CardCellProps extends CardLineProps {
  readonly id: string;
  readonly column: PlacedColumn;
  readonly place: number;
  readonly isCursor: boolean;
  readonly isSelected: boolean;
}

function CardCell({ id, row, column, place, fields, modes, diagnostics, isCursor, isSelected }: CardCellProps) {
  const { field, left, width } = column;
  const found = diagnostics === NO_DIAGNOSTICS ? diagnostics : diagnosticsOf(diagnostics, field.key);
  const ranges = field.range === undefined ? [] : rangeNotes(field, row.value, fields, modes);
  const isOutside = ranges.some((range) => !range.isInside);
  const isChanged = row.origin === 'changed' && (row.ownFields?.includes(field.key) ?? false);
  const severity = worst(found) ?? (isOutside ? 'warning' : undefined);
  const notes = [
    ...found.map(({ message }) => message),
    ...(isOutside && !saysRange(found) ? ranges.map(rangeSentence) : []),
    ...(isChanged ? ['Changed in this version. Delete takes it back to what is inherited.'] : []),
  ];
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={place + 2}
      aria-selected={isSelected}
      {...(severity === 'error' && { 'aria-invalid': true })}
      {...(notes.length > 0 && { 'data-tip': notes.join('\n') })}
      className={classNames(
        styles.cell,
        isNumeric(field) && styles.numeric,
        field.key === 'id' && styles.id,
        isChanged && styles.changed,
        isSelected && styles.selected,
        isCursor && styles.cursor,
      )}
      style={{ left, width }}
    >
      {isChanged && <span className={styles.dot} aria-hidden />}
      <span className={classNames(styles.value, severity !== undefined && styles[severity])}>
        <CellValue field={field} value={row.value[field.key]} />
      </span>
      {notes.length > 0 && <span className={styles.readOut}>— {notes.join(' ')}</span>}
    </div>
  );
}

/** The game's own checks say it in their words, as long as nothing worse is wrong with the set. */
const saysRange = (found: CardDiagnostics): boolean => found.some(({ code }) => code.endsWith('/outside-range'));

const rangeSentence = ({ text, isInside }: RangeNote): string => `${isInside ? 'In' : 'Outside'} the range of ${text}.`;

function CellValue({ field, value }: { readonly field: Field; readonly value: unknown }) {
  if (value === undefined || value === null || value === '') return null;
  if (refersTo(field) === undefined && !(field.kind === 'list' && Array.isArray(value))) return shownText(field, value);
  const names = Array.isArray(value) ? value : [value];
  return names.map((name) => {
    const text = shownText(field.item ?? field, name);
    return (
      <span key={text} className={styles.pill}>
        {text}
      </span>
    );
  });
}

function numberTip(row: Row, diagnostics: CardDiagnostics): string {
  const origin = {
    own: undefined,
    changed: 'This version changes the card; the marked values are its own.',
    inherited: 'Inherited as it is. An edit writes the new value into this version only.',
  }[row.origin];
  const how = 'Click selects the card; drag a selected one to move it.';
  return [...diagnostics.map(({ message }) => message), origin, how].filter((text) => text !== undefined).join('\n');
}
