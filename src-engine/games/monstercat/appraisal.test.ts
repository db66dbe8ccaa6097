import { describe, expect, test } from 'vitest';
import { sampleSets } from '../../../tests/sample-sets.ts';
import { greedyBot } from '../../bots/greedy.ts';
import { searchBot } from '../../bots/search.ts';
import { Sampler } from '../../sample.ts';
import { monstercat } from './monstercat.ts';
import { member } from './testing/small-set.ts';
import { type Layout, ToldTable } from './testing/told-table.ts';

const trio = member('Trio', 'line', ['red', 'bpm4', 'green'], 5, 2);
const ring = member('Ring', 'loop', ['gold', 'blue'], 3);

/** What greedy does with the first turn of seat 1, in words. */
function greedyTurn(layout: Layout): string[] {
  const told = new ToldTable({ crowd: [trio, ring] }, { front: ['Trio', 'Bystander 1', 'Bystander 2'], ...layout });
  const said: string[] = [];
  while (told.state.round === 1 && !(told.asked === 2 && told.state.actionsLeft > 0 && told.state.step !== 0)) {
    const count = told.table.offer();
    const choice = told.table.choices[greedyBot.pick(told.table as never, count)]!;
    if (told.asked === 1) said.push(told.rules.telling.choice(told.state, choice));
    told.table.choose(choice);
  }
  return [...said, `${told.points(1)} points`];
}

describe('greedy plans a cue for the crowd in the Front Row', () => {
  test('it lays down what the crowd wants, and cues the rest', () => {
    expect(greedyTurn({ hands: [['Gold 1a', 'Green 2a', 'Red 1a', 'Blue 4a'], ['Gold 4c']] })).toEqual([
      'lays down Red 1a (Red 1)',
      'cues Blue 4a (Blue 4)',
      'cues Green 2a (Green 2)',
      '5 points',
    ]);
  });

  test('it swaps songs that stand in the wrong order', () => {
    const turn = greedyTurn({ hands: [['Green 1a'], ['Gold 4c']], boards: [['Blue 4a', 'Red 1a']] });
    expect(turn.slice(0, 2)).toEqual(['lays down Green 1a (Green 1)', 'swaps Blue 4a (Blue 4) and Red 1a (Red 1)']);
    expect(turn.at(-1)).toBe('5 points');
  });

  test('it takes from Backstage what its hand lacks', () => {
    const layout = { hands: [['Red 1a', 'Green 1a'], ['Gold 4c']], backstage: ['Gold 1a', 'Green 4b', 'Red 2a'] };
    expect(greedyTurn({ ...layout, boards: [['Red 1b']] })).toContain('takes Green 4b (Green 4) from Backstage');
  });

  test('it begins a loop where its songs begin it', () => {
    const layout = { front: ['Ring', 'Bystander 1'], hands: [['Blue 2a', 'Gold 2a'], ['Gold 4c']] };
    expect(greedyTurn(layout).at(-1)).toBe('3 points');
  });

  test('it recolours a song where that pleases somebody at once', () => {
    const layout = { hands: [['Gold 1a', 'Gel'], ['Gold 4c']], boards: [['Red 1a', 'Red 4a']] };
    expect(greedyTurn(layout).slice(1, 3)).toEqual(['plays Gel (Gel)', 'makes Gold 1a (Gold 1) green for this turn']);
  });
});

test('search looks as far ahead as it pays, and beats greedy at a table of two', { timeout: 120_000 }, async () => {
  const { set } = (await sampleSets()).find(({ game }) => game === monstercat)!;
  const sampler = new Sampler(monstercat, monstercat.compile(set, 'short-night', 2));
  let wins = 0;
  for (const line of [
    [searchBot, greedyBot],
    [greedyBot, searchBot],
  ]) {
    const { places } = sampler.play(line, 41, 0, 15);
    wins += places.filter((place, at) => place === 1 && line[at % 2] === searchBot).length;
  }
  // Of 30 tables; looking too far ahead it won fewer than 10.
  expect(wins).toBeGreaterThan(15);
});
