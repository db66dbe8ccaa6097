import { ChevronDown, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { names } from '../../src-shared/title-unit.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { tip } from '../controls/tip.ts';
import { FieldTrouble } from '../fields/field-trouble.tsx';
import { nameOf } from '../fields/reference-names.ts';
import { type OpenSet, type SubjectForm, subjectForm } from '../fields/subject-form.ts';
import { shapeOf } from './field-shape.ts';
import { RangeInputs } from './range-cell.tsx';
import styles from './side-by-side.module.css';
import { type ComparedRow, comparedSections, differs, hasPlace } from './side-by-side.ts';
import { ValueCell } from './value-cell.tsx';

interface Column {
  readonly mode: Row;
  readonly form: SubjectForm;
}

/** All modes beside each other: a row per number, a column per mode. */
export function SideBySideTable({ set, onlyDifferent }: { readonly set: OpenSet; readonly onlyDifferent: boolean }) {
  const { view, game } = set;
  const [folded, setFolded] = useState<ReadonlyMap<string, boolean>>(new Map());
  const columns = useMemo(
    () =>
      view.modes.flatMap((mode): Column[] => {
        const form = subjectForm(set, { on: 'mode', key: mode.key });
        return form ? [{ mode, form }] : [];
      }),
    [set, view.modes],
  );
  const sections = useMemo(() => comparedSections(game.mode, view.modes), [game, view.modes]);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            Value
          </th>
          {columns.map(({ mode }) => (
            <th key={mode.key} scope="col" className={styles.mode}>
              {nameOf(mode)}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ key, title, rows, isMapping }) => {
        const shown = onlyDifferent ? rows.filter((row) => differs(row, view.modes)) : rows;
        if (shown.length === 0) return null;
        const isFolded = folded.get(key) ?? isMapping;
        return (
          <tbody key={key}>
            <tr>
              <th scope="rowgroup" className={styles.section} colSpan={columns.length + 1}>
                <button
                  type="button"
                  className={styles.fold}
                  aria-expanded={!isFolded}
                  onClick={() => setFolded((now) => new Map(now).set(key, !isFolded))}
                >
                  {isFolded ? (
                    <ChevronRight size={14} aria-hidden="true" />
                  ) : (
                    <ChevronDown size={14} aria-hidden="true" />
                  )}
                  {title} <span className={styles.unit}>{shown.length}</span>
                </button>
              </th>
            </tr>
            {!isFolded && shown.map((row) => <ComparedRows key={row.path.join('/')} row={row} columns={columns} />)}
          </tbody>
        );
      })}
    </table>
  );
}

function ComparedRows({ row, columns }: { readonly row: ComparedRow; readonly columns: readonly Column[] }) {
  const { field, path, label } = row;
  const isRange = shapeOf(field) === 'range';
  const unit = field.unit ?? (isRange ? field.fields?.[0]?.unit : undefined);
  const trouble = columns.flatMap(({ form }) => form.troubleAt(path));
  return (
    <>
      <tr>
        <th scope="row" className={styles.label} {...(field.help !== undefined && tip(field.help))}>
          {label}
          {unit && !names(label, unit) && <span className={styles.unit}> {unit}</span>}
        </th>
        {columns.map(({ mode, form }) => (
          <td key={mode.key} className={styles.cell}>
            {!hasPlace(mode, row) ? (
              <span className={styles.none}>–</span>
            ) : isRange ? (
              <RangeInputs form={form} field={field} path={path} label={`${nameOf(mode)}: ${label}`} />
            ) : (
              <ValueCell form={form} field={field} path={path} label={`${nameOf(mode)}: ${label}`} />
            )}
          </td>
        ))}
      </tr>
      {trouble.length > 0 && (
        <tr>
          <td className={styles.trouble} colSpan={columns.length + 1}>
            <FieldTrouble diagnostics={trouble} />
          </td>
        </tr>
      )}
    </>
  );
}
