/** Sizes of the trimmed card, in millimetres. */
export interface CardSize {
  readonly id: CardSizeId;
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

export type CardSizeId = 'poker' | 'euro';

export const CARD_SIZES: { readonly [id in CardSizeId]: CardSize } = {
  poker: { id: 'poker', label: 'Poker, 63.5 × 88.9 mm', width: 63.5, height: 88.9 },
  euro: { id: 'euro', label: 'Euro, 63 × 88 mm', width: 63, height: 88 },
};

/** What must not be cut stays so far inside the trim, in millimetres. */
export const SAFE_ZONE = 3;
