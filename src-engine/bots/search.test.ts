import { describe, expect, test } from 'vitest';
import { sampleSets } from '../../tests/sample-sets.ts';
import type { Rules, State } from '../game.ts';
import { type TableKey, tableKey } from '../random.ts';
import { Sampler } from '../sample.ts';
import { type Bot, Table } from '../table.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

/** One released set of every game, in its last mode: short tables, where there are any. */
const cases = (await sampleSets())
  .filter(({ set }) => set.manifest.status === 'released')
  .map(({ game, set }) => ({ game, rules: game.compile(set, set.modes.at(-1)!.id, 4), title: game.title }));

/** The same rules, which refuse to play on or to value a table that still holds what is hidden. */
function onlyImagined(rules: Rules): Rules {
  const imagined = new WeakSet<State>();
  const must = (state: State): void => {
    if (!imagined.has(state)) throw new Error('This table has not been imagined.');
  };
  return Object.assign(Object.create(rules) as Rules, {
    copy(from: State, to: State) {
      rules.copy(from, to);
      if (imagined.has(from)) imagined.add(to);
      else imagined.delete(to);
    },
    imagine(state: State, seat: number, key: TableKey) {
      rules.imagine(state, seat, key);
      imagined.add(state);
    },
    apply(state: State, choice: number) {
      must(state);
      rules.apply(state, choice);
    },
    prospect(state: State, seat: number) {
      must(state);
      return rules.prospect(state, seat);
    },
  });
}

describe.each(cases)('a bot that looks ahead, in $title', { timeout: 120_000 }, ({ game, rules }) => {
  test('chooses what is on offer, and leaves the table as it is', () => {
    const table = new Table(rules);
    const untouched = rules.createState();
    table.deal(tableKey(4, 0));
    while (!table.over) {
      const count = table.offer();
      const isSearching = table.state.asked === 0;
      rules.copy(table.state, untouched);
      const place = (isSearching ? searchBot : randomBot).pick(table, count);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThan(count);
      expect(table.state).toEqual(untouched);
      table.choose(table.choices[place]!);
    }
  });

  test('does not depend on what was played before', () => {
    const line = [searchBot, randomBot, greedyBot, randomBot];
    const after = new Sampler(game, rules).play(line, 9, 0, 2);
    const alone = new Sampler(game, rules).play(line, 9, 1, 1);
    expect(after.values.slice(alone.values.length)).toEqual(alone.values);
  });

  test('looks ahead on imagined tables only', () => {
    const table = new Table(onlyImagined(rules));
    table.deal(tableKey(4, 1));
    for (let choice = 0; choice < 20 && !table.over; choice++) {
      searchBot.pick(table, table.offer());
      const count = rules.choices(table.state, table.choices);
      rules.apply(table.state, table.choices[greedyBot.pick(table, count)]!);
    }
  });

  test('wins more often than random, and not less often than greedy', () => {
    const sampler = new Sampler(game, rules);
    const share = (rival: Bot, tables: number): number => {
      let wins = 0;
      let firsts = 0;
      for (const line of [
        [searchBot, rival, rival, searchBot],
        [rival, searchBot, searchBot, rival],
      ]) {
        for (const [at, place] of sampler.play(line, 31, 0, tables).places.entries()) {
          if (place !== 1) continue;
          firsts += 1;
          if (line[at % 4] === searchBot) wins += 1;
        }
      }
      return wins / firsts;
    };
    expect(share(randomBot, 4)).toBeGreaterThan(0.6);
    // Fair is one half; equal bots would have less than this about once in fifty samples of this size, and this one is always the same.
    expect(share(greedyBot, 10)).toBeGreaterThan(0.25);
  });
});
