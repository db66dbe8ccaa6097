import { CardGrid } from './card-grid.tsx';
import styles from './cards-view.module.css';
import { useCardType } from './use-card-type.ts';

interface CardsViewProps {
  readonly set: string;
  readonly type: string;
}

/** The cards of one type of a set, as a spreadsheet. */
export function CardsView({ set, type }: CardsViewProps) {
  const shown = useCardType(set, type);
  if (typeof shown === 'string') return <p className={styles.waiting}>{shown}</p>;
  return <CardGrid key={`${set} ${type}`} view={shown.view} game={shown.game.id} type={shown.type} />;
}
