import { Play, Square } from 'lucide-react';
import type { PlayOptions } from '../../src-shared/what-if/play.ts';
import { runCommand } from '../commands/commands.ts';
import { Button } from '../controls/button.tsx';
import { figure } from '../shell/quantity.ts';
import { askToPlay, type ShownPlay } from './play-state.ts';
import styles from './what-if-panel.module.css';

interface PlayStatusProps extends Pick<ShownPlay, 'progress' | 'drawn' | 'request'> {
  readonly options: PlayOptions | undefined;
}

/** How far the comparison is, and how to stop it or play on. */
export function PlayStatus({ progress, drawn, request, options }: PlayStatusProps) {
  if (!progress) return null;
  const { state, tables, of, key, missing = [] } = progress;
  const isPlaying = state === 'playing';
  const isDrawn = drawn?.key === key;
  return (
    <div
      className={styles.status}
      data-testid="play-status"
      data-state={state}
      data-tables={isDrawn ? drawn.picture.tables : 0}
      data-result={isDrawn ? key : ''}
    >
      <progress
        className={styles.progress}
        value={state === 'done' ? 1 : tables}
        max={state === 'done' ? 1 : of}
        aria-label="Tables played"
      />
      <p role="status">{statusText({ progress, isDrawn })}</p>
      {isPlaying && (
        <Button kind="plain" icon={<Square size={12} />} onClick={() => runCommand('stop-playing')}>
          Stop
        </Button>
      )}
      {(state === 'cancelled' || state === 'failed') && (
        <Button kind="plain" icon={<Play size={12} />} onClick={() => void askToPlay(request)}>
          Play
        </Button>
      )}
      {missing.map(({ mode, why }) => (
        <p key={mode} className={styles.missing}>
          {options?.modes.find(({ id }) => id === mode)?.name ?? mode} could not be played: {why}
        </p>
      ))}
    </div>
  );
}

interface StatusProps {
  readonly progress: NonNullable<ShownPlay['progress']>;
  readonly isDrawn: boolean;
}

function statusText({ progress, isDrawn }: StatusProps): string {
  const { state, tables, of, tablesPerSecond, secondsLeft, trouble } = progress;
  if (state === 'failed') return trouble ?? 'The tables could not be played.';
  if (state === 'playing' && tables < of) {
    const left = secondsLeft >= 1.5 ? `, ${figure(Math.round(secondsLeft))} s left` : '';
    return `${figure(tables)} of ${figure(of)} paired tables${left}`;
  }
  if (state === 'playing') return `${figure(tables)} paired tables · other modes…`;
  const speed = tablesPerSecond > 0 ? ` · ${figure(Math.round(tablesPerSecond))} a second` : '';
  if (state === 'cancelled') return isDrawn ? `${figure(tables)} paired tables, stopped` : 'Stopped';
  return `${figure(tables)} paired tables${speed}`;
}
