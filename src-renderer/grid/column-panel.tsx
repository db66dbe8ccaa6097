import { ArrowDown, ArrowUp, EyeOff, Group, X } from 'lucide-react';
import { useMemo } from 'react';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/text-field.tsx';
import { type Arrangement, filterOf, withFilter } from './arrangement.ts';
import { refersTo } from './card-names.ts';
import { isNumeric } from './cell-text.ts';
import styles from './column-panel.module.css';
import { filtersByValues, filterValues } from './filters.ts';
import type { GridModel } from './grid-model.ts';
import { Popover } from './popover.tsx';

interface ColumnPanelProps {
  readonly model: GridModel;
  readonly field: Field;
  readonly at: Element;
  readonly rows: readonly Row[];
  readonly arrangement: Arrangement;
  readonly onHide: () => void;
}

/** Filter, sort, group and hide one column. */
export function ColumnPanel({ model, field, at, rows, arrangement, onHide }: ColumnPanelProps) {
  const close = (): void => model.question.set(undefined);
  const change = (next: (now: Arrangement) => Arrangement): void => model.arrangement.set(next);
  const sorted = arrangement.sorting.find((one) => one.id === field.key);
  const sort = (desc: boolean): void => {
    change((now) => ({ ...now, sorting: sorted?.desc === desc ? [] : [{ id: field.key, desc }] }));
    close();
  };
  const [up, down] = isNumeric(field) ? ['Smallest first', 'Largest first'] : ['A to Z', 'Z to A'];
  return (
    <Popover label={`Column ${field.title}`} at={at} onClose={close}>
      {filtersByValues(field) ? (
        <ValueFilter field={field} rows={rows} arrangement={arrangement} change={change} />
      ) : (
        <TextFilter field={field} arrangement={arrangement} change={change} onDone={close} />
      )}
      <div className={styles.buttons}>
        <Button icon={<ArrowUp size={14} />} aria-pressed={sorted?.desc === false} onClick={() => sort(false)}>
          {up}
        </Button>
        <Button icon={<ArrowDown size={14} />} aria-pressed={sorted?.desc === true} onClick={() => sort(true)}>
          {down}
        </Button>
      </div>
      <div className={styles.buttons}>
        {refersTo(field) !== undefined && (
          <Button
            icon={<Group size={14} />}
            aria-pressed={arrangement.group === field.key}
            onClick={() => {
              change(({ group, ...now }) => (group === field.key ? now : { ...now, group: field.key }));
              close();
            }}
          >
            Group
          </Button>
        )}
        <Button
          icon={<EyeOff size={14} />}
          onClick={() => {
            close();
            onHide();
          }}
        >
          Hide column
        </Button>
      </div>
    </Popover>
  );
}

interface FilterProps {
  readonly field: Field;
  readonly arrangement: Arrangement;
  readonly change: (next: (now: Arrangement) => Arrangement) => void;
}

function TextFilter({ field, arrangement, change, onDone }: FilterProps & { readonly onDone: () => void }) {
  const filter = filterOf(arrangement, field.key);
  return (
    <TextField
      label={`Show only ${field.title.toLowerCase()}`}
      hint={isNumeric(field) ? 'A number, >600, <900 or 600..900' : 'A part of the text'}
      value={filter?.by === 'text' ? filter.text : ''}
      onChange={(event) => change((now) => withFilter(now, field.key, { by: 'text', text: event.target.value }))}
      onKeyDown={(event) => event.key === 'Enter' && onDone()}
    />
  );
}

function ValueFilter({ field, rows, arrangement, change }: FilterProps & { readonly rows: readonly Row[] }) {
  const counts = useMemo(() => countValues(field, rows), [field, rows]);
  const filter = filterOf(arrangement, field.key);
  const ticked = new Set(filter?.by === 'values' ? filter.values : []);
  const toggle = (value: string): void => {
    if (!ticked.delete(value)) ticked.add(value);
    change((now) => withFilter(now, field.key, { by: 'values', values: [...ticked] }));
  };
  return (
    <fieldset className={styles.values}>
      <legend>Show only {field.title.toLowerCase()}</legend>
      {counts.map(([value, count]) => (
        <label key={value} className={styles.value}>
          <input type="checkbox" checked={ticked.has(value)} onChange={() => toggle(value)} />
          <span className={styles.name}>{value === '' ? 'none' : value}</span>
          <span className={styles.count}>{count.toLocaleString('en-US')}</span>
        </label>
      ))}
      {ticked.size > 0 && (
        <Button
          kind="plain"
          icon={<X size={14} />}
          onClick={() => change((now) => withFilter(now, field.key, undefined))}
        >
          Show all
        </Button>
      )}
    </fieldset>
  );
}

function countValues(field: Field, rows: readonly Row[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const value of filterValues(field, row.value[field.key])) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}
