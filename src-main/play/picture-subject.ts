import type { CardSet } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import type { PlaySetting } from '../../src-shared/what-if/play.ts';
import type { PictureSubject } from '../simulation/picture-request.ts';

export function pictureSubject(game: Game, set: CardSet, { mode, seats }: PlaySetting): PictureSubject {
  const { categories, stops } = game.compile(set, mode, seats);
  return { game: game.id, categories, stops };
}
