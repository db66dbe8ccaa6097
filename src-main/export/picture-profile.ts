import type { Box } from '../../src-engine/face.ts';
import { CARD_SIZES, type CardSizeId } from '../../src-shared/card-size.ts';
import { pngFacts } from '../faces/png-facts.ts';

/** How a print shop wants single cards. */
export interface PictureProfile {
  readonly id: string;
  readonly label: string;
  readonly card: CardSizeId;
  /** Pixels, with the bleed around the card. */
  readonly width: number;
  readonly height: number;
}

/** Pixels an inch. */
export const RESOLUTION = 300;

export const PICTURE_PROFILES: readonly PictureProfile[] = [
  { id: 'game-crafter', label: 'The Game Crafter', card: 'poker', width: 825, height: 1125 },
  { id: 'drivethrucards', label: 'DriveThruCards', card: 'poker', width: 825, height: 1125 },
  { id: 'makeplayingcards', label: 'MakePlayingCards', card: 'poker', width: 822, height: 1122 },
];

/** What a picture shows: as much around the card on each side as its pixels reach. Millimetres. */
export function shownBy({ card, width, height }: PictureProfile): Box {
  const size = CARD_SIZES[card];
  const wide = (width / RESOLUTION) * 25.4;
  const high = (height / RESOLUTION) * 25.4;
  return { x: (size.width - wide) / 2, y: (size.height - high) / 2, width: wide, height: high };
}

const PER_METRE = Math.round((RESOLUTION / 25.4) * 1000);

/** In what a finished picture is not as the shop wants it; nothing where it is. A shop prints what it gets. */
export function pictureTrouble(png: Uint8Array, { width, height }: PictureProfile): string | undefined {
  const { pixelsPerMetre = [], ...is } = pngFacts(png);
  if (is.width !== width || is.height !== height) {
    return `${is.width} × ${is.height} pixels in place of ${width} × ${height}`;
  }
  return pixelsPerMetre.length > 0 && pixelsPerMetre.every((pixels) => pixels === PER_METRE)
    ? undefined
    : `not at ${RESOLUTION} dpi`;
}
