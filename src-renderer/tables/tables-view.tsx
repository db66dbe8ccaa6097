import { useState } from 'react';
import type { PlayRequest, Side, TableFilter, TableRow } from '../../src-shared/what-if/play.ts';
import { Segmented } from '../controls/segmented.tsx';
import { figure, quantity } from '../shell/quantity.ts';
import { useGame, useOpenedSet } from '../state/workbench.ts';
import { useShownPlay } from '../what-if/play-state.ts';
import { NoTables } from './no-tables.tsx';
import { TableLogView } from './table-log.tsx';
import { TableRows } from './table-rows.tsx';
import styles from './tables-view.module.css';
import { type Tables, useTables } from './use-tables.ts';

interface TablesViewProps {
  readonly resultKey: string;
  /** What was asked for when the view was opened. */
  readonly request: PlayRequest;
  readonly filter: TableFilter;
  readonly label: string;
  readonly side?: Side | undefined;
}

/** The tables behind a bar, a band or a cell; one of them is told beside the list. */
export const TablesView = (props: TablesViewProps) => (
  <TablesOf key={`${props.resultKey} ${JSON.stringify(props.filter)} ${props.side}`} {...props} />
);

function TablesOf({ resultKey, request: opened, filter, label, side: asked }: TablesViewProps) {
  const game = useGame(useOpenedSet(opened.set)?.game);
  const drawn = useShownPlay(opened.set)?.drawn;
  // A what-if that was renamed since is another file of the same result.
  const request = drawn?.key === resultKey ? drawn.request : opened;
  // Without a what-if, both sides are the same tables.
  const hasSides = request.before.length + request.after.length > 0;
  // The next one begins when a result that was not kept has been played again.
  const [round, setRound] = useState(0);
  const onPlayed = (): void => setRound((now) => now + 1);
  const sides = {
    before: useTables(resultKey, 'before', filter, round),
    after: useTables(resultKey, 'after', filter, round),
  };
  const [picked, pickSide] = useState(asked);
  // What happens only without the change is behind the other side.
  const isOnlyBefore = sides.after.list?.total === 0 && (sides.before.list?.total ?? 0) > 0;
  const side = picked ?? (isOnlyBefore ? 'before' : 'after');
  const { list, problem, more } = sides[side];
  const [chosen, choose] = useState<TableRow>();
  const shown = chosen ?? list?.rows[0];
  // A rule fires at a table, not at a seat of it.
  const isOfSeats = filter.by !== 'rule';
  if (!game) return null;
  const { measures, headlines } = game.chart;
  const columns = measures
    .map((measure, place) => ({ measure, place }))
    .filter(({ measure }) => headlines.includes(measure.id));
  const count = list && quantity(list.total, isOfSeats ? 'seat' : 'table');
  return (
    <section className={styles.view} aria-label={`Tables: ${label}`}>
      <div className={styles.parts}>
        <div className={styles.list}>
          <header className={styles.header}>
            <h2>{label}</h2>
            {hasSides ? (
              <Segmented
                label="Side"
                value={side}
                options={[
                  { value: 'before', title: `Baseline${countText(sides.before)}` },
                  { value: 'after', title: `What if${countText(sides.after)}` },
                ]}
                onPick={(next) => {
                  pickSide(next);
                  // The same table with and without the change is what one wants to see, also where it is not in the list.
                  const isShown = (row: TableRow) => row.table === shown?.table && row.seat === shown.seat;
                  choose(sides[next].list?.rows.find(isShown) ?? shown);
                }}
              />
            ) : (
              <p>{count}</p>
            )}
          </header>
          {problem && <NoTables {...{ problem, resultKey, request, onPlayed }} />}
          {!list && !problem && <p className={styles.empty}>Looking…</p>}
          {list && list.total > 0 && (
            <TableRows
              key={side}
              {...{ list, shown, choose, more }}
              columns={isOfSeats ? columns : []}
              isOfSeats={isOfSeats}
            />
          )}
          {list?.total === 0 && <p className={styles.empty}>No table {hasSides && 'on this side '}is like that.</p>}
        </div>
        {shown && (
          <TableLogView
            key={`${side}:${shown.table}:${round}`}
            {...{ resultKey, request, side, onPlayed }}
            mode={filter.by === 'mode' ? filter.mode : undefined}
            table={shown.table}
            seat={isOfSeats ? shown.seat : undefined}
          />
        )}
      </div>
    </section>
  );
}

const countText = ({ list }: Tables): string => (list ? ` ${figure(list.total)}` : '');
