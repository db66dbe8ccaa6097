import type { Card, CardSet } from './card-set.ts';
import type { NumberLanguage } from './number-language.ts';

/**
 * How the cards of a game look: declarations only. `src-main/faces` lays them out with the metrics of the fonts and paints the
 * result. Lengths are millimetres from the top left corner of the trimmed card, y downwards; sizes of type are points.
 */
export interface FaceDesign {
  readonly fonts: { readonly [name: string]: FaceFont };
  /** Names are for texts, too: `{audience}` in the text of a card is this icon. */
  readonly icons: { readonly [name: string]: Icon };
  /** By card type. */
  readonly layouts: { readonly [type: string]: FaceLayout };
}

export interface FaceFont {
  /** `@fontsource/grenze` */
  readonly package: string;
  /** Files of the package; the first one that has a character draws it. */
  readonly files: readonly string[];
}

export interface Icon {
  /** Path data in a square of `size` units. */
  readonly path: string;
  readonly size: number;
}

export interface FaceLayout {
  readonly front: (face: FaceSubject) => readonly FaceElement[];
  /** The back is the same for all cards of the type. */
  readonly back: (face: BackSubject) => readonly FaceElement[];
}

/** The trimmed card. What reaches its edge goes `BLEED` beyond it. */
export interface BackSubject {
  readonly width: number;
  readonly height: number;
}

export interface FaceSubject extends BackSubject, NumberLanguage {
  readonly card: Card;
  /** What the cards of a set have in common. No other cards: a face is laid out again when its own card has changed. */
  readonly set: Pick<CardSet, 'manifest' | 'modes'>;
  /** Id, version and a short checksum, so that a proof tells what it is a proof of. */
  readonly imprint: string;
}

/** How far layouts draw beyond the trim, in millimetres; sheets show at most this much. */
export const BLEED = 5;

export type FaceElement = FaceShape | FaceText;

export interface FaceShape {
  readonly kind: 'shape';
  /** SVG path data. */
  readonly path: string;
  /** Where the path's origin comes to lie and by how much it is scaled; as it is without. */
  readonly at?: { readonly x: number; readonly y: number; readonly scale: number };
  /** `#rrggbb` */
  readonly fill?: string;
  readonly stroke?: string;
  /** Millimetres; 0.25 without. */
  readonly lineWidth?: number;
}

export interface FaceText {
  readonly kind: 'text';
  readonly box: Box;
  /** Spans with a size or colour of their own, in one flow. `{name}` is an icon. */
  readonly text: string | readonly FaceSpan[];
  readonly font: string;
  /** Points. Where the text does not fit, it becomes smaller, down to `min`; what still does not fit is reported. */
  readonly size: number;
  readonly min: number;
  readonly colour: string;
  /** The colour behind the text, for the check of contrast. */
  readonly on: string;
  /** The most lines; without, as many as fit. */
  readonly lines?: number;
  readonly align?: 'left' | 'centre' | 'right';
  readonly valign?: 'top' | 'middle' | 'bottom';
  /** Line height as a multiple of the size. */
  readonly leading?: number;
  /** Extra space between characters, in thousandths of the size. */
  readonly tracking?: number;
  /** Lines of about the same length instead of full ones. */
  readonly balanced?: boolean;
  /** The field of the card that the text shows: a click on it edits the field, and what is wrong is reported there. */
  readonly field?: readonly (string | number)[];
}

export interface FaceSpan {
  readonly text: string;
  /** Of the text's size. */
  readonly scale?: number;
  readonly font?: string;
  readonly colour?: string;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
