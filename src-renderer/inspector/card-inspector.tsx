import { useSelectedCard } from '../state/selection.ts';

export function CardInspector() {
  const card = useSelectedCard();
  return <p>{card ? card.key : 'Select a card to see it here.'}</p>;
}
