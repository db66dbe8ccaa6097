import { ArrowDown, ArrowUp, ChevronDown, ListFilter } from 'lucide-react';
import { memo } from 'react';
import { names } from '../../src-shared/title-unit.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import { classNames } from '../controls/class-names.ts';
import { formatNumber, withUnit } from '../fields/number-text.ts';
import { rangeText } from '../fields/range-scale.ts';
import { useStore } from '../state/store.ts';
import { type Arrangement, cycledSort, filterOf } from './arrangement.ts';
import { cellId } from './card-line.tsx';
import { type ColumnLayout, clampWidth, NUMBER_WIDTH, type PlacedColumn } from './column-layout.ts';
import { HEADER } from './cursor.ts';
import { selectArea } from './grid-keys.ts';
import type { GridModel } from './grid-model.ts';
import styles from './header-line.module.css';

interface HeaderLineProps {
  readonly model: GridModel;
  readonly gridId: string;
  readonly layout: ColumnLayout;
  readonly arrangement: Arrangement;
  /** Told of every width while the edge is dragged. */
  readonly onDrag: (field: string, width: number) => void;
  /** Without a width it fits the cells again. */
  readonly onResize: (field: string, width: number | undefined) => void;
}

/** Titles of the columns: a press sorts, the arrow at the end opens what else can be done with the column. */
export const HeaderLine = memo(function HeaderLine(props: HeaderLineProps) {
  const { model, gridId, layout, arrangement, onDrag, onResize } = props;
  const cursor = useStore(model.selection, (now) => (now?.cursor.line === HEADER ? now.cursor.column : -1));
  const sort = (field: Field, also: boolean): void =>
    model.arrangement.set((now) => ({ ...now, sorting: cycledSort(now.sorting, field.key, also) }));
  const selectAll = (): void => {
    const now = model.now;
    if (now) selectArea(model, 0, now.lines.length - 1, 0, now.layout.columns.length - 1);
    model.element?.focus();
  };
  const title = ({ field, left, width }: PlacedColumn, place: number) => {
    const rank = arrangement.sorting.findIndex((one) => one.id === field.key);
    const isDown = arrangement.sorting[rank]?.desc ?? false;
    const isNumber = field.kind === 'number' || field.kind === 'integer';
    return (
      <div
        key={field.key}
        id={cellId(gridId, HEADER, place)}
        role="columnheader"
        aria-colindex={place + 2}
        aria-sort={rank < 0 ? 'none' : isDown ? 'descending' : 'ascending'}
        className={classNames(styles.title, isNumber && styles.numeric, cursor === place && styles.cursor)}
        style={{ left, width }}
      >
        <button
          type="button"
          tabIndex={-1}
          className={styles.sort}
          data-tip={helpText(field)}
          onClick={(event) => sort(field, event.shiftKey)}
        >
          <span className={styles.name}>{field.title}</span>
          {field.unit !== undefined && !names(field.title, field.unit) && (
            <span className={styles.unit}>{field.unit}</span>
          )}
          {rank >= 0 && (isDown ? <ArrowDown size={12} aria-hidden /> : <ArrowUp size={12} aria-hidden />)}
          {rank >= 0 && arrangement.sorting.length > 1 && <span className={styles.rank}>{rank + 1}</span>}
          {filterOf(arrangement, field.key) && <ListFilter size={12} aria-label="filtered" className={styles.mark} />}
        </button>
        <button
          type="button"
          tabIndex={-1}
          className={styles.menu}
          aria-label={`Filter, sort or hide ${field.title}`}
          onClick={(event) => model.question.set({ ask: 'column', field, at: event.currentTarget })}
        >
          <ChevronDown size={14} aria-hidden />
        </button>
        <span
          className={styles.edge}
          aria-hidden
          onPointerDown={(event) =>
            dragWidth(event, width, {
              drag: (to) => onDrag(field.key, to),
              end: (to) => onResize(field.key, to),
            })
          }
          onDoubleClick={() => onResize(field.key, undefined)}
        />
      </div>
    );
  };
  return (
    <div role="rowgroup" className={styles.header} style={{ width: layout.width }}>
      <div role="row" aria-rowindex={1} className={styles.line}>
        <div className={styles.frozen} style={{ width: layout.frozen }}>
          <div
            role="columnheader"
            aria-colindex={1}
            data-tip="Selects everything"
            className={styles.corner}
            style={{ width: NUMBER_WIDTH }}
            onPointerDown={selectAll}
          >
            <span className={styles.readOut}>Place in the file</span>
          </div>
          {layout.columns.map((column, place) => (column.left < layout.frozen ? title(column, place) : null))}
        </div>
        {layout.columns.map((column, place) => (column.left < layout.frozen ? null : title(column, place)))}
      </div>
    </div>
  );
});

type Press = Pick<
  React.PointerEvent<HTMLElement>,
  'currentTarget' | 'clientX' | 'pointerId' | 'preventDefault' | 'stopPropagation'
>;

/** Follows the edge of a column. What is said at the end is kept, which takes its time. */
export function dragWidth(
  start: Press,
  width: number,
  { drag, end }: { readonly drag: (width: number) => void; readonly end: (width: number) => void },
): void {
  const edge = start.currentTarget;
  start.preventDefault();
  start.stopPropagation();
  edge.setPointerCapture(start.pointerId);
  let last: number | undefined;
  const move = (event: PointerEvent): void => {
    last = clampWidth(width + event.clientX - start.clientX);
    drag(last);
  };
  const stop = (): void => {
    edge.removeEventListener('pointermove', move);
    edge.removeEventListener('lostpointercapture', stop);
    if (last !== undefined) end(last);
  };
  edge.addEventListener('pointermove', move);
  edge.addEventListener('lostpointercapture', stop);
}

/** What the schema says about a field. */
export function helpText(field: Field): string {
  const { minimum, maximum, unit, help, required } = field;
  const limits =
    minimum !== undefined && maximum !== undefined
      ? rangeText({ min: minimum, max: maximum }, unit)
      : minimum !== undefined
        ? `at least ${withUnit(formatNumber(minimum), unit)}`
        : maximum !== undefined
          ? `at most ${withUnit(formatNumber(maximum), unit)}`
          : field.maxLength !== undefined
            ? `at most ${formatNumber(field.maxLength)} letters`
            : undefined;
  const facts = [required ? 'needed' : 'optional', limits].filter((fact) => fact !== undefined).join(', ');
  return [help, facts[0]!.toUpperCase() + facts.slice(1)].filter((text) => text !== undefined).join('\n');
}
