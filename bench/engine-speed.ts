import { greedyBot } from '../src-engine/bots/greedy.ts';
import { randomBot } from '../src-engine/bots/random.ts';
import type { CardSet } from '../src-engine/card-set.ts';
import type { Game } from '../src-engine/game.ts';
import { Sampler } from '../src-engine/sample.ts';
import type { Bot } from '../src-engine/table.ts';
import type { Figure } from './report.ts';
import { interleaved } from './timing.ts';

const SEATS = 4;
const GOALS: Record<string, number> = {
  'clubnight random': 50_000,
  'clubnight greedy': 10_000,
  'full-night random': 5_000,
};
/** How long a run should take, in milliseconds. */
const RUN = 300;

/** Tables a second on one core, of every mode, with all measures and rule counters on. */
export async function engineSpeed(game: Game, set: CardSet): Promise<Figure[]> {
  const contenders = set.modes.flatMap(({ id }) =>
    [randomBot, greedyBot].map((bot) => {
      const sampler = new Sampler(game, game.compile(set, id, SEATS));
      const line = Array.from({ length: SEATS }, () => bot);
      const tables = tablesFor(sampler, line);
      let next = 0;
      const run = () => {
        next += tables;
        return sampler.play(line, 1, next, tables).tables;
      };
      return { name: `${id} ${bot.id}`, run };
    }),
  );
  const timings = await interleaved(contenders);
  return [...timings].map(([name, { median, runs }]) => {
    const goal = GOALS[name];
    return {
      name: `${game.title}, ${name} bots, ${SEATS} seats`,
      value: median,
      unit: 'tables/s',
      runs,
      ...(goal && { goal: { atLeast: goal } }),
    };
  });
}

/** Games differ a hundredfold in how long a table takes. */
function tablesFor(sampler: Sampler, line: readonly Bot[]): number {
  const few = 100;
  sampler.play(line, 2, 0, few);
  const start = performance.now();
  sampler.play(line, 2, few, few);
  return Math.ceil((few * RUN) / (performance.now() - start));
}
