/**
 * A choice is one whole number: what is done (4 bits), a card, slot or place (12), and what goes with it (10). Choices of several
 * parts that do not fit are asked part by part; each part is a PICK.
 */
export const DONE = 0;
export const DRAW = 1;
export const TAKE = 2;
export const CUE = 3;
export const SWAP = 4;
export const MOVE = 5;
export const PLAY = 6;
export const PICK = 7;

export const choiceOf = (action: number, what = 0, beside = 0): number => action | (what << 4) | (beside << 16);

export const actionOf = (choice: number): number => choice & 15;
/** The card, the first slot, or what is picked. */
export const whatOf = (choice: number): number => (choice >> 4) & 4095;
/** The other slot, or what goes with the pick. */
export const besideOf = (choice: number): number => choice >> 16;

/** How many cards of a mode fit into a packed choice. */
export const MOST_CARDS = 4096;
