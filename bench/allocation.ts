import { botById } from '../src-engine/bots/bots.ts';
import type { CardSet } from '../src-engine/card-set.ts';
import type { Game } from '../src-engine/game.ts';
import { tableKey } from '../src-engine/random.ts';
import { Table } from '../src-engine/table.ts';
import { JobPlayer } from '../src-main/simulation/job-player.ts';
import { playBlocks } from './blocks.ts';
import { type Allocations, allocationsOf } from './heap-profile.ts';
import type { Figure } from './report.ts';

const MODE = 'clubnight';
const SEATS = 4;
const TABLES = 20_000;
const SHOWN = 3;
/** The profile itself, and code that is still being compiled, leave a trace of a byte for some choices. */
const NOTHING = 0.1;

/** What play puts on the heap once it is warm: by choice while tables are dealt and played, and by table in blocks of a job. */
export async function allocation(game: Game, set: CardSet): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const bot of ['random', 'greedy']) {
    const { allocations, choices } = await ofPlay(game, set, bot);
    const name = `${bot} Clubnight tables`;
    figures.push({
      name: `${name}: allocated by dealing and playing`,
      value: allocations.bytes / choices,
      unit: 'bytes a choice',
      goal: { atMost: NOTHING },
    });
    if (allocations.bytes / choices > NOTHING) figures.push(...largest(`${name}, playing`, allocations));
    const inBlocks = await ofBlocks(game, set, bot);
    figures.push(
      {
        name: `${name}: allocated with keys and results, in blocks`,
        value: inBlocks.bytes / TABLES,
        unit: 'bytes a table',
      },
      ...largest(`${name}, in blocks`, inBlocks),
    );
  }
  return figures;
}

/** Keys are made beforehand: whatever is left was allocated by the rules, the bots or the table. */
async function ofPlay(game: Game, set: CardSet, id: string) {
  const table = new Table(game.compile(set, MODE, SEATS));
  const bot = botById(id)!;
  const bots = Array.from({ length: SEATS }, () => bot);
  const keys = Array.from({ length: TABLES }, (_, number) => tableKey(1, number));
  let choices = 0;
  const play = (): void => {
    choices = 0;
    // By index: the iterator of a list would be seen in the profile.
    for (let number = 0; number < TABLES; number++) {
      table.deal(keys[number]!);
      choices += table.play(bots);
    }
  };
  play();
  play();
  return { allocations: await allocationsOf(play), choices };
}

async function ofBlocks(game: Game, set: CardSet, bot: string): Promise<Allocations> {
  const bots = Array.from({ length: SEATS }, () => bot);
  const job = { game: game.id, set, mode: MODE, seats: SEATS, bots, seed: 1, tables: TABLES };
  const player = new JobPlayer(job);
  const play = (): void => {
    playBlocks(player, job);
  };
  play();
  play();
  return allocationsOf(play);
}

const largest = (name: string, { functions }: Allocations): Figure[] =>
  functions
    .slice(0, SHOWN)
    .map((one) => ({ name: `${name}: of these in ${one.name}`, value: one.bytes / TABLES, unit: 'bytes a table' }));
