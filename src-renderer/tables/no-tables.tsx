import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PlayRequest } from '../../src-shared/what-if/play.ts';
import type { Problem } from '../../src-shared/workbench/result.ts';
import { Button } from '../controls/button.tsx';
import { playAgain } from '../what-if/play-again.ts';
import { useShownPlay } from '../what-if/play-state.ts';
import styles from './no-tables.module.css';

interface NoTablesProps {
  readonly problem: Problem;
  readonly resultKey: string;
  readonly request: PlayRequest;
  /** The tables are there again. */
  readonly onPlayed: () => void;
}

const OTHER = 'The set or a what-if has changed since: these tables cannot be played again.';

/** Why there are no tables to look into, and a way to have them again where they only are not kept. */
export function NoTables({ problem, resultKey, request, onPlayed }: NoTablesProps) {
  /** The key of what was played when it was asked for again. */
  const [asked, setAsked] = useState<{ readonly key: string | undefined }>();
  const shown = useShownPlay(request.set);
  const isStarted = asked?.key === resultKey && shown?.started?.key === resultKey;
  const state = isStarted ? shown.progress?.state : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the play has come to its end
  useEffect(() => {
    if (state !== 'done') return;
    setAsked(undefined);
    onPlayed();
  }, [state]);
  const isOther = asked !== undefined && asked.key !== resultKey;
  return (
    <div className={styles.none} role="status">
      <p>{isOther ? OTHER : state === 'playing' ? 'The tables are played again…' : problem.message}</p>
      {problem.code === 'play/forgotten' && !isOther && state !== 'playing' && (
        <Button
          kind="plain"
          icon={<Play size={12} />}
          onClick={() => void playAgain(request).then((key) => setAsked({ key }))}
        >
          Play
        </Button>
      )}
    </div>
  );
}
