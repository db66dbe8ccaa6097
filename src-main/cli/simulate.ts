import { availableParallelism } from 'node:os';
import { summarise } from '../../src-engine/statistics/summary.ts';
import { SimulationPool, type SimulationRun } from '../simulation/simulation-pool.ts';
import type { Command } from './command.ts';
import { CANCELLED, DONE } from './exit-code.ts';
import { interruptible } from './interruption.ts';
import { counted, numberText } from './number-text.ts';
import { identityOf } from './opened-set.ts';
import { ProgressLine } from './progress-line.ts';
import { headerLines, measureLines, ruleLines, winLines } from './simulation-report.ts';
import { MOST_TABLES, readSetting, type TableSetting, tableOptions, whatIfHelp, whatIfOf } from './table-options.ts';
import { type Terminal, writeJson } from './terminal.ts';

const MOST_WORKERS = 256;
const USUAL_TABLES = 1000;

export const simulate: Command = {
  name: 'simulate',
  summary: 'plays sample tables and prints the distribution of every measure',
  operands: '<set>',
  operandSpec: { min: 1, max: 1, missing: 'Name the folder of a set: soundcheck simulate <set>.' },
  options: {
    ...tableOptions,
    tables: { value: 'N', help: `how many tables (${USUAL_TABLES})` },
    workers: { value: 'W', help: 'how many threads play (one a processor); changes nothing but the time it takes' },
    json: { help: 'one JSON document instead of text' },
  },
  notes: [
    'The same set, mode, seats, seed and bots give the same tables on every machine. Look at one of them with “soundcheck replay”.',
    'Quantiles are of type 7 (straight between neighbours), the standard deviation is that of a sample (n − 1), intervals are Wilson’s at 95 %; a shared first place counts as an equal share of a win.',
    'Ctrl-C stops the run and prints what has been played so far (exit code 3).',
  ],
  tables: [whatIfHelp],
  examples: [
    'simulate card-sets/dark-promoters/v0.3 --mode clubnight --tables 10000 --seed 7',
    'simulate card-sets/monstercat/v0.1 --mode short-night --seats 3 --bots greedy,random --json',
  ],
  async run(call, terminal) {
    const tables = call.whole('tables', 1, MOST_TABLES) ?? USUAL_TABLES;
    const workers = call.whole('workers', 1, MOST_WORKERS) ?? availableParallelism();
    const setting = await readSetting(call);
    const run = await play(setting, tables, workers, terminal);
    if (call.has('json')) writeJson(terminal, resultOf(setting, run));
    else for (const line of reportLines(setting, run, terminal)) terminal.out.line(line);
    if (!run.cancelled) return DONE;
    const played = `${numberText(run.tables)} of ${counted(tables, 'table')}`;
    terminal.notes.line(`Cancelled: the result is that of the first ${played}.`);
    return CANCELLED;
  },
};

async function play(
  { opened, mode, seats, seed, bots }: TableSetting,
  tables: number,
  workers: number,
  { notes }: Terminal,
): Promise<SimulationRun> {
  const pool = new SimulationPool({ workers, tables });
  const line = new ProgressLine(notes);
  const job = { game: opened.game.id, set: opened.set, mode: mode.id, seats, bots, seed, tables };
  try {
    return await interruptible((signal) => pool.run(job, { signal, onProgress: (progress) => line.show(progress) }));
  } finally {
    line.erase();
    await pool.close();
  }
}

function resultOf(setting: TableSetting, run: SimulationRun): unknown {
  const { opened, mode, seats, seed, bots } = setting;
  const { measures, winRateBySeat, rules } = summarise(opened.game, run.samples);
  return {
    game: opened.game.id,
    set: identityOf(opened),
    mode: mode.id,
    ...whatIfOf(setting),
    tables: run.tables,
    seats,
    seed,
    bots,
    ...(run.cancelled && { cancelled: true }),
    measures,
    winRateBySeat,
    rules,
    tablesPerSecond: Math.round(run.tablesPerSecond),
  };
}

function reportLines(setting: TableSetting, run: SimulationRun, { out }: Terminal): string[] {
  const { opened, bots } = setting;
  const { measures, winRateBySeat, rules } = summarise(opened.game, run.samples);
  return [
    ...headerLines(setting, counted(run.tables, 'table'), out),
    '',
    ...(run.tables === 0
      ? ['No table was played to its end.']
      : [
          ...measureLines(opened.game, measures, out),
          '',
          ...winLines(winRateBySeat, bots, out),
          '',
          ...ruleLines(rules, run.tables, out),
          '',
          out.paint('faint', `${numberText(run.tablesPerSecond)} tables a second`),
        ]),
  ];
}
