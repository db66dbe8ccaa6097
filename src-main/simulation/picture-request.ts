import type { DetailedSample } from '../../src-engine/sample.ts';
import type { PicturePlan } from '../../src-engine/statistics/draw-picture.ts';
import type { Sides } from '../../src-engine/statistics/picture.ts';

/** What a thread must know of a game and mode to draw a picture. */
export interface PictureSubject {
  /** The id of the game. */
  readonly game: string;
  /** Names of categories are those of the set before any change. */
  readonly categories: readonly (readonly string[])[];
  /** What each side passes: a change can be one of rounds or phases. */
  readonly stops: Sides<readonly string[]>;
}

export interface PictureRequest {
  readonly subject: PictureSubject;
  readonly before: readonly DetailedSample[];
  readonly after: readonly DetailedSample[];
  readonly plan: PicturePlan;
}
