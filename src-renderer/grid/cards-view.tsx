import { useRef } from 'react';
import { useGame, useOpenedSet } from '../state/workbench.ts';
import { CardGrid } from './card-grid.tsx';
import styles from './cards-view.module.css';

interface CardsViewProps {
  readonly set: string;
  readonly type: string;
}

/** The cards of one type of a set, as a spreadsheet. */
export function CardsView({ set, type }: CardsViewProps) {
  const view = useOpenedSet(set);
  const game = useGame(view?.game);
  const info = useUnchanged(game?.cardTypes.find((one) => one.id === type));
  if (!view) return <p className={styles.waiting}>Opening {set}…</p>;
  if (!game || !info) {
    return (
      <p className={styles.waiting}>
        {game
          ? `${game.title} has no cards of the type “${type}”.`
          : 'The game of this set is not known, so its cards are shown in the source only.'}
      </p>
    );
  }
  return <CardGrid key={`${set} ${type}`} view={view} game={game.id} type={info} />;
}

/** The same object as long as it says the same: every event about the workspace brings the games along. */
function useUnchanged<T>(value: T): T {
  const kept = useRef({ value, text: '' });
  if (value !== kept.current.value) {
    const text = JSON.stringify(value) ?? '';
    kept.current = text === kept.current.text ? { value: kept.current.value, text } : { value, text };
  }
  return kept.current.value;
}
