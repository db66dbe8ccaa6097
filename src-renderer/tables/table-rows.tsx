import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Measure } from '../../src-engine/game.ts';
import type { TableList, TableRow } from '../../src-shared/what-if/play.ts';
import { exactText, titleText } from '../charts/number-format.ts';
import { classNames } from '../controls/class-names.ts';
import styles from './table-rows.module.css';

interface TableRowsProps {
  readonly list: TableList;
  /** The measures that are shown of a seat, and their places in its row. */
  readonly columns: readonly { readonly measure: Measure; readonly place: number }[];
  /** Whether a row is a seat, or the whole table. */
  readonly isOfSeats: boolean;
  readonly shown: TableRow | undefined;
  readonly choose: (row: TableRow) => void;
  readonly more: () => void;
}

const ROW = 24;
const PAGE = 10;

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The list itself: thousands of rows, a screen of them in the page. */
export function TableRows({ list, columns, isOfSeats, shown, choose, more }: TableRowsProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const id = useId();
  const idOf = ({ table, seat }: TableRow): string => `${id}-${table}-${seat}`;
  const lines = useVirtualizer({
    count: list.rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    overscan: 10,
  });
  const items = lines.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= list.rows.length - 50 && list.rows.length < list.total) more();
  }, [last, list, more]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = shown ? list.rows.indexOf(shown) : -1;
    const next = Math.min(Math.max(at + step, 0), list.rows.length - 1);
    choose(list.rows[next]!);
    lines.scrollToIndex(next);
  };

  const isDrawn = shown !== undefined && items.some(({ index }) => list.rows[index] === shown);
  const template = {
    gridTemplateColumns: isOfSeats ? `56px 48px 40px repeat(${columns.length}, minmax(0, 130px))` : '1fr',
  };
  return (
    <>
      <div className={styles.head} style={template} aria-hidden="true">
        <span>Table</span>
        {isOfSeats && (
          <>
            <span>Seat</span>
            <span>Place</span>
          </>
        )}
        {columns.map(({ measure }) => (
          <span key={measure.id} className={styles.value}>
            {titleText(measure)}
          </span>
        ))}
      </div>
      <div
        ref={scroll}
        className={styles.rows}
        tabIndex={0}
        role="listbox"
        aria-label="Tables"
        aria-activedescendant={isDrawn ? idOf(shown) : undefined}
        onKeyDown={onKeyDown}
      >
        <div style={{ height: lines.getTotalSize() }} className={styles.inner}>
          {items.map(({ index, start }) => {
            const row = list.rows[index]!;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the list
              <div
                key={idOf(row)}
                id={idOf(row)}
                role="option"
                tabIndex={-1}
                aria-selected={row === shown}
                aria-setsize={list.total}
                aria-posinset={index + 1}
                className={classNames(styles.row, row === shown && styles.chosen)}
                style={{ ...template, transform: `translateY(${start}px)` }}
                onClick={() => choose(row)}
              >
                <span className={styles.table}>{row.table}</span>
                {isOfSeats && (
                  <>
                    <span>Seat {row.seat}</span>
                    <span className={styles.place}>{row.place}.</span>
                  </>
                )}
                {columns.map(({ measure, place }) => (
                  <span key={measure.id} className={styles.value}>
                    {exactText(row.measures[place]!, measure)}
                  </span>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}
