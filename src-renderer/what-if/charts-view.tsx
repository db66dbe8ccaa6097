import styles from './charts-view.module.css';
import { DrawnCharts } from './drawn-charts.tsx';
import { PlayStatus } from './play-status.tsx';
import { PlayTroubles } from './play-troubles.tsx';
import { usePlaying } from './use-play.ts';

/** The charts of the what-if panel beside each other. */
export function ChartsView({ set }: { readonly set: string }) {
  const { view, options, shown } = usePlaying(set);
  return (
    <div className={styles.view} data-testid="charts-view">
      {shown && <PlayTroubles {...shown} />}
      {shown && <PlayStatus {...shown} options={options} />}
      {shown?.drawn ? (
        <DrawnCharts set={set} game={view?.game} drawn={shown.drawn} options={options} />
      ) : (
        <p className={styles.empty}>{shown ? 'The first tables are being played…' : 'Reading the set…'}</p>
      )}
    </div>
  );
}
