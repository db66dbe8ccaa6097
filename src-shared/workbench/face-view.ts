import type { Box } from '../../src-engine/face.ts';
import type { CardSizeId } from '../card-size.ts';
import type { ValuePath } from './set-view.ts';

/** How far the picture of a face reaches beyond the trim, in millimetres: what most printers ask for. */
export const FACE_BLEED = 3;

/** More are asked for in several calls. */
export const MOST_FACES = 100;

export type FaceSide = 'front' | 'back';

export interface FacesRequest {
  readonly set: string;
  readonly side: FaceSide;
  readonly size: CardSizeId;
  readonly cards: readonly FaceOrder[];
}

export interface FaceOrder {
  readonly type: string;
  /** Names a row of the set's view. */
  readonly key: string;
  /** What is being typed and not written yet. */
  readonly changes?: readonly { readonly path: ValuePath; readonly value?: unknown }[];
}

export interface FaceAnswers {
  /** The revision of the set's view that the faces are of. */
  readonly revision: number;
  /** In the order they were asked for; cards that are not in the set any more are left out. */
  readonly faces: readonly FaceView[];
}

/** One side of a card as a picture, with the places of its fields. */
export interface FaceView {
  readonly type: string;
  readonly key: string;
  /** Of the trimmed card, in millimetres. */
  readonly width: number;
  readonly height: number;
  /** The picture of an SVG file, the trim with `FACE_BLEED` around it; empty where the card cannot be drawn at all. */
  readonly svg: string;
  /** In millimetres from the top left corner of the trim. */
  readonly regions: readonly { readonly field: ValuePath; readonly box: Box }[];
  readonly troubles: readonly { readonly code: string; readonly field: ValuePath; readonly message: string }[];
}
