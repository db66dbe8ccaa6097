import { games } from '../../src-engine/games/games.ts';
import { SimulationPool } from '../simulation/simulation-pool.ts';
import type { Command } from './command.ts';
import { defaultSet } from './default-set.ts';
import { CANCELLED, DONE } from './exit-code.ts';
import { unknownWord, WrongCall } from './failure.ts';
import { interruptible } from './interruption.ts';
import { counted, numberText, shareText } from './number-text.ts';
import { identityOf, type OpenedSet, openSet } from './opened-set.ts';
import type { Call } from './options.ts';
import { ProgressLine } from './progress-line.ts';
import { type RuleSample, sampleRules } from './rule-sample.ts';
import { type RuleTests, ruleTestsOf } from './rule-tests.ts';
import { compileRules, MOST_TABLES, modeOption, seedOption, usualSeats } from './table-options.ts';
import { type Channel, type Terminal, writeJson } from './terminal.ts';
import { textTable } from './text-layout.ts';

const USUAL_TABLES = 500;
/** Random ones reach the corners of the rules, greedy ones play what people play. */
const BOTS = ['random', 'greedy'];

export const rules: Command = {
  name: 'rules',
  summary: 'the rules with ids, what tests them, how often they fired in a sample',
  operands: '<game>',
  operandSpec: {
    min: 1,
    max: 1,
    missing: `Name a game: soundcheck rules <game>. Known: ${games.map(({ id }) => id).join(', ')}.`,
  },
  options: {
    set: { value: 'folder', help: 'the set to play (the newest released one that comes with the program)' },
    mode: { value: 'M', help: 'the only mode to play (all of them)' },
    tables: {
      value: 'N',
      help: `tables of each mode, with ${BOTS.join(' bots and again with ')} bots (${USUAL_TABLES})`,
    },
    seed: { value: 'K', help: 'a whole number that names the run (1)' },
    json: { help: 'one JSON document instead of text' },
  },
  notes: [
    'A rule that never fired, or that no test names, is marked with !. The names of the tests are in the document of --json.',
  ],
  examples: ['rules monstercat', 'rules dark-promoters --mode party --tables 2000 --json'],
  async run(call, terminal) {
    const tables = call.whole('tables', 1, MOST_TABLES) ?? USUAL_TABLES;
    const seed = seedOption(call);
    const opened = await openSetOf(call);
    const modes = call.has('mode') ? [modeOption(call, opened)] : opened.set.modes;
    const seats = usualSeats(opened);
    for (const mode of modes) compileRules(opened, mode, seats);
    const { game, set } = opened;
    const jobs = BOTS.flatMap((bot) =>
      modes.map((mode) => ({ game: game.id, set, mode: mode.id, seats, bots: Array(seats).fill(bot), seed, tables })),
    );
    const sample = await play(opened, jobs, terminal);
    const listing: Listing = {
      opened,
      modes: modes.map(({ id }) => id),
      seats,
      seed,
      sample,
      tests: ruleTestsOf(game.id),
    };
    if (call.has('json')) writeJson(terminal, resultOf(listing));
    else for (const line of reportLines(listing, terminal.out)) terminal.out.line(line);
    if (!sample.cancelled) return DONE;
    terminal.notes.line(`Cancelled: the counts are those of ${counted(sample.tables, 'table')}.`);
    return CANCELLED;
  },
};

async function openSetOf(call: Call): Promise<OpenedSet> {
  const [id = ''] = call.operands;
  const game = games.find((candidate) => candidate.id === id);
  if (!game) {
    throw unknownWord(
      'game',
      id,
      games.map((known) => known.id),
    );
  }
  const opened = await openSet(call.text('set') ?? (await defaultSet(game)));
  if (opened.game === game) return opened;
  throw new WrongCall(`${opened.loaded.path} is a set for ${opened.game.title}, not for ${game.title}.`);
}

async function play(
  { game }: OpenedSet,
  jobs: Parameters<typeof sampleRules>[2],
  { notes }: Terminal,
): Promise<RuleSample> {
  const pool = new SimulationPool({ tables: Math.max(...jobs.map(({ tables }) => tables)) });
  const line = new ProgressLine(notes);
  try {
    return await interruptible((signal) => sampleRules(game, pool, jobs, signal, (progress) => line.show(progress)));
  } finally {
    line.erase();
    await pool.close();
  }
}

interface Listing {
  readonly opened: OpenedSet;
  readonly modes: readonly string[];
  readonly seats: number;
  readonly seed: number;
  readonly sample: RuleSample;
  readonly tests: RuleTests | undefined;
}

function resultOf({ opened, modes, seats, seed, sample, tests }: Listing): unknown {
  return {
    game: opened.game.id,
    set: identityOf(opened),
    modes,
    seats,
    seed,
    bots: BOTS,
    tables: sample.tables,
    ...(sample.cancelled && { cancelled: true }),
    rules: sample.rules.map(({ rule: { id, label, fires }, tables, times }) => ({
      id,
      label,
      fires,
      // null: nobody has noted yet which tests there are.
      tests: tests ? (tests[id] ?? []) : null,
      tables,
      times,
    })),
  };
}

function reportLines({ opened, modes, seats, seed, sample, tests }: Listing, { paint }: Channel): string[] {
  const { path, version } = identityOf(opened);
  const rows = sample.rules.map(({ rule, tables, times }) => {
    const named = tests?.[rule.id]?.length ?? 0;
    return [
      times === 0 || (tests && named === 0) ? '!' : '',
      rule.id,
      rule.label,
      times === 0 ? 'never' : numberText(times),
      times === 0 ? '' : shareText(tables / sample.tables),
      tests ? (named === 0 ? 'none' : numberText(named)) : '?',
      rule.fires,
    ];
  });
  const columns = [
    { title: '', align: 'left' },
    { title: 'Rule', align: 'left' },
    { title: '', align: 'left' },
    { title: 'fired', align: 'right' },
    { title: 'in tables', align: 'right' },
    { title: 'tests', align: 'right' },
    { title: 'fires when', align: 'left' },
  ] as const;
  const [head = '', ...lines] = textTable(columns, rows);
  const silent = sample.rules.filter(({ times }) => times === 0).length;
  const untested = tests && sample.rules.filter(({ rule }) => !tests[rule.id]?.length).length;
  return [
    `${paint('bold', `${opened.game.title} ${version}`)}: ${counted(sample.rules.length, 'rule')}`,
    paint(
      'faint',
      `${path}, ${modes.join(', ')}: ${counted(sample.tables, 'table')} with ${BOTS.join(' and ')} bots, ${seats} seats, seed ${seed}`,
    ),
    '',
    paint('bold', head),
    ...lines.map((line) => (line.startsWith('!') ? paint('yellow', line) : line)),
    '',
    `${counted(silent, 'rule')} never fired; ${
      untested === undefined ? 'which tests name the rules is not known' : `${counted(untested, 'rule')} without a test`
    }.`,
  ];
}
