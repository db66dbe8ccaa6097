import { memo, useDeferredValue } from 'react';
import type { PlayOptions, Side, TableFilter } from '../../src-shared/what-if/play.ts';
import { PictureCharts } from '../charts/picture-charts.tsx';
import { openTab } from '../state/tabs.ts';
import { useGame } from '../state/workbench.ts';
import styles from './charts-view.module.css';
import type { DrawnPlay } from './play-state.ts';
import { playedFacts } from './played-facts.ts';

interface DrawnChartsProps {
  readonly set: string;
  readonly game: string | undefined;
  readonly drawn: DrawnPlay;
  readonly options: PlayOptions | undefined;
}

/** The charts of a comparison. They follow when nothing more urgent is to be done: typing goes on while they are made. */
export function DrawnCharts({ drawn, ...rest }: DrawnChartsProps) {
  return <Charts {...rest} drawn={useDeferredValue(drawn)} />;
}

/** A click on a chart opens the tables behind it. */
const Charts = memo(function Charts({ set, game: id, drawn, options }: DrawnChartsProps) {
  const game = useGame(id);
  if (!game) return null;
  const { key, request, picture, modes } = drawn;
  const nameOf = (mode: string): string => options?.modes.find((known) => known.id === mode)?.name ?? mode;
  const pick = (filter: TableFilter, label: string, side?: Side): void =>
    openTab({ kind: 'tables', set, key, request, filter, label, side });
  return (
    <div className={styles.whole} data-testid="drawn-charts" data-result={key} data-tables={picture.tables}>
      <PictureCharts
        game={game.chart}
        picture={picture}
        modes={modes.map((played) => ({ ...played, name: nameOf(played.mode) }))}
        modeName={nameOf(request.setting.mode)}
        hasChange={request.before.length + request.after.length > 0}
        hasMixedBots={new Set(request.setting.bots).size > 1}
        played={playedFacts(drawn)}
        onPick={pick}
      />
    </div>
  );
});
