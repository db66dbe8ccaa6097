import type { CardSet, Finding } from '../../card-set.ts';
export function checkSet(_set: CardSet): Finding[] {
  return [];
}
