/**
 * A choice is one whole number of at most 30 bits: what is done (3 bits), the card (12), and what goes with it (15): slots and
 * exclusivity of a sponsor, the target of a sabotage and the place of the act it names.
 */
export const DONE = 0;
export const PLAY = 1;
export const SET_PRICE = 2;
export const MINI_MARKETING = 3;

export const NO_PLACE = 4095;

export const playCard = (card: number): number => PLAY | (card << 3);
export const setPrice = (band: number): number => SET_PRICE | (band << 3);
export const playSponsorCard = (card: number, slots: number, exclusive: number): number =>
  PLAY | (card << 3) | (slots << 15) | (exclusive << 20);
export const playSabotageCard = (card: number, target: number, place: number): number =>
  PLAY | (card << 3) | (target << 15) | (place << 18);

export const actionOf = (choice: number): number => choice & 7;
/** The card; for SET_PRICE the band. */
export const cardOf = (choice: number): number => (choice >> 3) & 4095;
export const slotsOf = (choice: number): number => (choice >> 15) & 31;
export const isExclusive = (choice: number): boolean => ((choice >> 20) & 1) === 1;
export const targetOf = (choice: number): number => (choice >> 15) & 7;
export const placeOf = (choice: number): number => (choice >> 18) & 4095;
