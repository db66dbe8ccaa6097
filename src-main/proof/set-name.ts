import { type CardSet, cardText } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';

/** Behind it come version and checksum, which must not be cut for it. */
const LONGEST = 60;

/** What sheets call a set: by its title, with the game before it where that does not name it. */
export function setName({ title: game }: Pick<Game, 'title'>, { title }: CardSet['manifest']): string {
  const own = cardText(title).replace(/\s+/g, ' ').trim();
  const name = own === '' ? game : own.toLowerCase().includes(game.toLowerCase()) ? own : `${game}: ${own}`;
  const characters = [...name];
  return characters.length <= LONGEST
    ? name
    : `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}
