import type { CardSet } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import type { Sides } from '../../src-engine/statistics/picture.ts';
import type { PlaySetting } from '../../src-shared/what-if/play.ts';
import type { PictureSubject } from '../simulation/picture-request.ts';

export function pictureSubject(game: Game, sets: Sides<CardSet>, { mode, seats }: PlaySetting): PictureSubject {
  const { categories, stops } = game.compile(sets.before, mode, seats);
  return { game: game.id, categories, stops: { before: stops, after: game.compile(sets.after, mode, seats).stops } };
}
