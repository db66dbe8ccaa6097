import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { CardSet } from '../src-engine/card-set.ts';

/**
 * Writes a set of as many cards as asked for: the cards of a real one over and over, with ids and names of their own. One card of
 * each type has its name in a line of its own, as texts of several lines have, which is not to slow the others down.
 */
export function writeLargeSet(folder: string, set: CardSet, count: number): void {
  mkdirSync(join(folder, 'modes'), { recursive: true });
  mkdirSync(join(folder, 'cards'), { recursive: true });
  writeFileSync(join(folder, 'set.yaml'), stringify(set.manifest));
  for (const mode of set.modes) writeFileSync(join(folder, 'modes', `${mode.id}.yaml`), stringify(mode));
  const total = Object.values(set.cards).reduce((sum, cards) => sum + cards.length, 0);
  const repeats = Math.ceil(count / total);
  let left = count;
  for (const [type, cards] of Object.entries(set.cards)) {
    const lines = [`type: ${type}`, 'cards:'];
    for (let copy = 0; copy < repeats; copy++) {
      for (const card of cards) {
        if (left-- <= 0) break;
        const own = copy === 0 ? card : { ...card, id: `${card.id}-x${copy}`, name: `${card.name} ${copy}` };
        const isUnusual = copy === 0 && card === cards[0];
        const fields = Object.entries(own).map(([key, value]) =>
          isUnusual && key === 'name'
            ? `${key}: |-\n      ${value}`
            : `${key}: ${JSON.stringify(value).replace(/^"([\w .-]+)"$/, '$1')}`,
        );
        lines.push(`  - ${fields.join('\n    ')}`);
      }
    }
    writeFileSync(join(folder, 'cards', `${type}.yaml`), `${lines.join('\n')}\n`);
  }
}
