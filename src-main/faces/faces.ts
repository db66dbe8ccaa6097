import { type Card, type CardSet, cardText } from '../../src-engine/card-set.ts';
import type { FaceSubject } from '../../src-engine/face.ts';
import type { Game } from '../../src-engine/game.ts';
import { CARD_SIZES, type CardSizeId } from '../../src-shared/card-size.ts';
import { canonicalJson } from '../library/canonical-json.ts';
import { hexDigest } from '../library/sha256.ts';
import { type LaidOutFace, layOutFace } from './face-layout.ts';
import { numbersOf } from './set-numbers.ts';

/** The faces of the cards of one set at one size. The set may have mistakes: a face shows what is there. */
export interface Faces {
  front(type: string, card: Card): LaidOutFace;
  back(type: string): LaidOutFace;
}

/**
 * What small print says, which is not what a card is about: on a proof id, version and checksum, so that two printed ones can be told
 * apart; on a final card id and version.
 */
export type Imprint = 'proof' | 'final' | 'none';

export interface FaceOptions {
  readonly size: CardSizeId;
  readonly imprint: Imprint;
}

/** What faces show of a set beside the card itself. */
export type FaceFrame = Pick<CardSet, 'manifest' | 'modes'>;

export function facesOf(game: Game, set: FaceFrame, options: FaceOptions): Faces {
  const { width, height } = CARD_SIZES[options.size];
  const subjectOf = subjectsOf(set, options);
  const backs = new Map<string, LaidOutFace>();
  return {
    front: (type, card) => {
      const subject = subjectOf(card);
      return layOutFace(game.faces, subject, layoutOf(game, type).front(subject));
    },
    back: (type) => {
      const known = backs.get(type);
      if (known) return known;
      const back = layOutFace(game.faces, { width, height }, layoutOf(game, type).back({ width, height }));
      backs.set(type, back);
      return back;
    },
  };
}

/** What the layouts of a game are told about each card. */
export function subjectsOf(set: FaceFrame, { size, imprint }: FaceOptions): (card: Card) => FaceSubject {
  const { width, height } = CARD_SIZES[size];
  const numbers = numbersOf(set);
  return (card) => ({ width, height, card, set, imprint: imprintOf(set, card, imprint), ...numbers });
}

function layoutOf({ faces, id }: Game, type: string): Game['faces']['layouts'][string] {
  const layout = Object.hasOwn(faces.layouts, type) ? faces.layouts[type] : undefined;
  if (!layout) throw new Error(`The game ${id} has no layout for cards of the type ${type}`);
  return layout;
}

/** `kellerclub-01 · v0.3 · 5d8c0a` */
function imprintOf({ manifest }: FaceFrame, card: Card, imprint: Imprint): string {
  if (imprint === 'none') return '';
  const name = `${cardText(card.id)} · ${cardText(manifest.version)}`;
  return imprint === 'final' ? name : `${name} · ${checksumOf(card).slice(0, 6)}`;
}

/** Of what the card says, whatever the order in which it says it. */
export const checksumOf = (card: Card): string => hexDigest(canonicalJson(card));
