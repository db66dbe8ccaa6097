import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { greedyBot } from '../../src-engine/bots/greedy.ts';
import { randomBot } from '../../src-engine/bots/random.ts';
import { logLines, logTable } from '../../src-engine/log.ts';
import { Table } from '../../src-engine/table.ts';
import { sampleSets } from '../sample-sets.ts';

// A person should be able to follow these tables by hand. `npm run generate` writes them anew after a deliberate change.
const released = (await sampleSets()).filter(({ set }) => set.manifest.status === 'released');

describe.each(released)('$game.title $version', ({ game, set, version }) => {
  test.each(set.modes.map(({ id }) => id))('the golden table of %s', async (mode) => {
    const bots = [greedyBot, randomBot, greedyBot];
    const table = new Table(game.compile(set, mode, bots.length));
    const log = logTable(game, table, bots, 7, 0);
    const title = `${game.title} ${version}, ${mode}: 3 seats (greedy, random, greedy), seed 7, table 0`;
    const text = `${title}\n\n${logLines(log).join('\n')}\n`;
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, game.id, `${mode}.txt`));
  });
});
