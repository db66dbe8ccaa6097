import { chosenCards, type PlannedCard } from '../proof/proof-plan.ts';
import type { ExportOptions, ExportSubject } from './export-format.ts';

/** The cards that are to have pictures: chosen as for a proof. */
export const exportedCards = (
  { game, set }: Pick<ExportSubject, 'game' | 'set'>,
  { types = [], modes = [] }: ExportOptions,
): readonly PlannedCard[] => chosenCards(game, set, { types, modes, cards: [], copies: true });
