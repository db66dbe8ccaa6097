import { describe, expect, test } from 'vitest';
import { botById } from './bots/bots.ts';
import type { Rules, State } from './game.ts';
import { smallSet, TEST_MODE } from './games/dark-promoters/testing/small-set.ts';
import { games } from './games/games.ts';
import { logLines, logTable } from './log.ts';
import { tableKey } from './random.ts';
import { Sampler } from './sample.ts';
import { Table } from './table.ts';

const game = games[0]!;
const rules = game.compile(smallSet({}), TEST_MODE, 2);
const bots = [botById('random')!, botById('random')!];
const log = logTable(game, new Table(rules), bots, 5, 3);

describe('the log of a table', () => {
  test('tells the table that a sample plays under the same number', () => {
    const sample = new Sampler(game, rules).play(bots, 5, 3, 1);
    expect(log.standings.map(({ rank }) => rank)).toEqual([...sample.places]);
    const raw = log.standings.flatMap(({ measures }) =>
      game.measures.map(({ id, decimals }) => Math.round(measures[id]! * 10 ** decimals)),
    );
    expect(raw).toEqual([...sample.values]);
    expect(log.moments.flatMap(({ choices }) => choices)).toHaveLength(sample.choices);
  });

  test('its choices, made by hand, lead to the same end', () => {
    const table = new Table(rules);
    table.deal(tableKey(5, 3));
    for (const { choice } of log.moments.flatMap(({ choices }) => choices)) table.choose(choice);
    expect(table.over).toBe(true);
    expect(rules.telling.ending(table.state)).toEqual(log.ending);
  });

  test('says what everybody has where a round begins, and there only', () => {
    const rounds = log.moments.map(({ title }) => title.split(' · ')[0]);
    const opening = rounds.map((round, place) => round !== rounds[place - 1]);
    expect(log.moments.map(({ holdings }) => holdings !== undefined)).toEqual(opening);
    expect(log.moments[0]!.holdings).toHaveLength(2);
  });

  test('tells what came of a choice below it, where the game has something to say', () => {
    const outcome = (before: State, after: State): string[] =>
      after.moment > before.moment ? [`${before.moment} is over`] : [];
    const telling = { ...rules.telling, outcome };
    const table = new Table(Object.assign(Object.create(rules) as Rules, { telling }));
    const told = logTable(game, table, bots, 5, 3);
    const choices = told.moments.flatMap((moment) => moment.choices);
    const said = choices.flatMap((choice) => choice.outcome ?? []);
    expect(said.length).toBeGreaterThan(0);
    expect(choices.map(({ outcome: _, ...choice }) => choice)).toEqual(log.moments.flatMap((moment) => moment.choices));
    const lines = logLines(told);
    for (const line of said) expect(lines[lines.indexOf(`    (${line})`) - 1]).toMatch(/^ {2}Seat \d /);
  });

  test('reads line by line', () => {
    const lines = logLines(log);
    expect(lines[0]).toBe(log.moments[0]!.title);
    const [first] = log.moments[0]!.choices;
    expect(lines).toContain(`  Seat ${first!.seat} ${first!.text}`);
    expect(lines.slice(-1 - log.ending.length)).toEqual(['The end', ...log.ending.map((line) => `  ${line}`)]);
  });
});
