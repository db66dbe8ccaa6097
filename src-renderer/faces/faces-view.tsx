import styles from '../grid/cards-view.module.css';
import { useCardType } from '../grid/use-card-type.ts';
import { Gallery } from './gallery.tsx';

interface FacesViewProps {
  readonly set: string;
  readonly type: string;
}

/** The cards of one type of a set as they look when printed. */
export function FacesView({ set, type }: FacesViewProps) {
  const shown = useCardType(set, type);
  if (typeof shown === 'string') return <p className={styles.waiting}>{shown}</p>;
  return <Gallery key={`${set} ${type}`} view={shown.view} type={shown.type} />;
}
