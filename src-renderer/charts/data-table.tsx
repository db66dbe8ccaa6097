import { tip } from '../controls/tip.ts';
import { formatNumber } from '../fields/number-text.ts';
import type { OnPick } from './chart-frame.tsx';
import { type CellPick, type ChartColumn, type ChartTable, columnTitle } from './chart-table.ts';
import type { Cell } from './csv.ts';
import styles from './data-table.module.css';
import { walkCells } from './table-keys.ts';

interface DataTableProps {
  /** Of the chart. */
  readonly name: string;
  readonly table: ChartTable;
  readonly onPick?: OnPick | undefined;
}

/** The numbers of a chart. A row leads to the tables behind it, and a cell that has others to those. */
export function DataTable({ name, table: { title, columns, rows }, onPick }: DataTableProps) {
  const isNumeric = columns.map((_, i) => rows.some(({ cells }) => typeof cells[i] === 'number'));
  const caption = title === undefined ? name : `${name}: ${title}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={`${caption}, table`} tabIndex={0}>
      <table className={styles.table}>
        <caption className={title === undefined ? styles.unseen : styles.caption}>{title ?? name}</caption>
        <Head columns={columns} isNumeric={isNumeric} />
        <tbody onKeyDown={walkCells}>
          {rows.map(({ key, cells, filter, label, picks }) => {
            const pick =
              filter && onPick ? () => onPick(filter, label ?? cellText(cells[0] ?? null, columns[0]!)) : undefined;
            return (
              <tr key={key} data-pickable={pick !== undefined} onClick={pick}>
                {columns.map((column, i) => {
                  const text = cellText(cells[i] ?? null, column);
                  if (i > 0) {
                    return (
                      <NumberCell
                        key={columnTitle(column)}
                        text={text}
                        isNumeric={isNumeric[i]!}
                        isFirst={isFirst(columns, i)}
                        pick={picks?.[i]}
                        onPick={onPick}
                      />
                    );
                  }
                  return (
                    <th key={columnTitle(column)} scope="row" data-numeric={isNumeric[i]}>
                      {pick ? (
                        <button type="button" className={styles.pick}>
                          {text}
                        </button>
                      ) : (
                        text
                      )}
                    </th>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface NumberCellProps {
  readonly text: string;
  readonly isNumeric: boolean;
  readonly isFirst: boolean;
  readonly pick: CellPick | undefined;
  readonly onPick: OnPick | undefined;
}

function NumberCell({ text, isNumeric, isFirst, pick, onPick }: NumberCellProps) {
  if (!pick || !onPick || text === NOTHING) {
    return (
      <td data-numeric={isNumeric} data-first={isFirst}>
        {text}
      </td>
    );
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it is for keys
    <td
      data-numeric={isNumeric}
      data-first={isFirst}
      data-pickable
      onClick={(event) => {
        // It stands in a row that leads elsewhere.
        event.stopPropagation();
        onPick(pick.filter, pick.label, pick.side);
      }}
    >
      <button type="button" tabIndex={-1} className={styles.number} {...tip(pick.label)}>
        {text}
      </button>
    </td>
  );
}

interface HeadProps {
  readonly columns: readonly ChartColumn[];
  readonly isNumeric: readonly boolean[];
}

/** Columns of the same thing have a common head, which also has their unit. */
function Head({ columns, isNumeric }: HeadProps) {
  const groups: { column: ChartColumn; first: number; span: number }[] = [];
  columns.forEach((column, first) => {
    const last = groups.at(-1);
    if (last && column.of !== undefined && last.column.of === column.of) last.span++;
    else groups.push({ column, first, span: 1 });
  });
  const isGrouped = columns.some(({ of }) => of !== undefined);
  return (
    <thead>
      <tr>
        {groups.map(({ column, first, span }) => {
          const { of, title, unit } = column;
          return (
            <th
              key={first}
              scope={of === undefined ? 'col' : 'colgroup'}
              colSpan={span}
              rowSpan={isGrouped && of === undefined ? 2 : 1}
              data-numeric={isNumeric[first]}
              data-group={of !== undefined}
            >
              {of ?? title}
              {unit && <span className={styles.unit}> {unit}</span>}
            </th>
          );
        })}
      </tr>
      {isGrouped && (
        <tr>
          {columns.map((column, i) =>
            column.of === undefined ? null : (
              <th key={columnTitle(column)} scope="col" data-numeric={isNumeric[i]} data-first={isFirst(columns, i)}>
                {column.title}
              </th>
            ),
          )}
        </tr>
      )}
    </thead>
  );
}

/** Whether a group of columns begins here. */
const isFirst = (columns: readonly ChartColumn[], i: number): boolean =>
  i > 0 && columns[i]!.of !== undefined && columns[i]!.of !== columns[i - 1]!.of;

const NOTHING = '–';

function cellText(cell: Cell, { format }: ChartColumn): string {
  if (cell === null) return NOTHING;
  if (typeof cell === 'string') return cell;
  return format ? format(cell) : formatNumber(cell);
}
