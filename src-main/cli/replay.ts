import { relative } from 'node:path';
import { stringify } from 'yaml';
import { botById } from '../../src-engine/bots/bots.ts';
import type { Game } from '../../src-engine/game.ts';
import { logLines, logTable, type Standing, type TableLog } from '../../src-engine/log.ts';
import { Table } from '../../src-engine/table.ts';
import { names } from '../../src-shared/title-unit.ts';
import type { Command } from './command.ts';
import { DONE } from './exit-code.ts';
import { WrongCall } from './failure.ts';
import { numberText } from './number-text.ts';
import { identityOf } from './opened-set.ts';
import { headerLines } from './simulation-report.ts';
import { readSetting, type TableSetting, tableOptions, whatIfHelp, whatIfOf } from './table-options.ts';
import { writeJson } from './terminal.ts';
import { textTable } from './text-layout.ts';

const LAST_TABLE = 2 ** 31 - 1;

export const replay: Command = {
  name: 'replay',
  summary: 'plays one table again and tells it turn by turn',
  operands: '<set>',
  operandSpec: { min: 1, max: 1, missing: 'Name the folder of a set: soundcheck replay <set>.' },
  options: {
    ...tableOptions,
    table: { value: 'I', help: 'which table of the seed, counted from 0 (0)' },
    json: { help: 'the same as one JSON document' },
    'as-score': { help: 'the finished table as a document for “soundcheck score”' },
  },
  notes: [
    'Table I is the very one that “soundcheck simulate” plays as its table I with the same seed, mode, seats and bots.',
  ],
  tables: [whatIfHelp],
  examples: [
    'replay card-sets/monstercat/v0.1 --mode short-night --seed 7 --table 12',
    'replay card-sets/dark-promoters/v0.3 --seed 7 --table 12 --as-score > table-12.yaml',
  ],
  async run(call, terminal) {
    const index = call.whole('table', 0, LAST_TABLE) ?? 0;
    const asScore = call.has('as-score');
    if (asScore && call.has('json')) throw new WrongCall('Choose --json or --as-score, not both.');
    if (asScore && call.has('what-if')) {
      throw new WrongCall('--as-score names cards of the set as it is, so it cannot go with --what-if.');
    }
    const setting = await readSetting(call);
    const { game, loaded } = setting.opened;
    if (asScore && !game.scoring) throw new WrongCall(`${game.title} has no scoring of noted tables.`);
    const table = new Table(setting.rules);
    const bots = setting.bots.map((id) => botById(id)!);
    const log = logTable(game, table, bots, setting.seed, index);
    if (asScore && game.scoring) {
      const { game: id, ...rest } = game.scoring.document(setting.rules, table.state);
      terminal.out.write(stringify({ game: id, set: pathFromHere(loaded.path), ...rest }));
    } else if (call.has('json')) writeJson(terminal, resultOf(setting, index, log));
    else {
      const { out } = terminal;
      for (const line of headerLines(setting, `table ${index}`, out)) out.line(line);
      out.line();
      for (const line of logLines(log)) out.line(line.startsWith(' ') ? line : out.paint('bold', line));
      out.line();
      for (const line of standingLines(game, log.standings)) out.line(line);
    }
    return DONE;
  },
};

const pathFromHere = (path: string): string => relative('', path) || '.';

function resultOf(setting: TableSetting, table: number, log: TableLog): unknown {
  const { opened, mode, seats, seed, bots } = setting;
  return {
    game: opened.game.id,
    set: identityOf(opened),
    mode: mode.id,
    ...whatIfOf(setting),
    seats,
    seed,
    table,
    bots,
    log: log.moments.flatMap(({ title, choices }) => choices.map((choice) => ({ moment: title, ...choice }))),
    openings: log.moments.flatMap(({ title, opening }) =>
      opening.length > 0 ? [{ moment: title, lines: opening }] : [],
    ),
    holdings: log.moments.flatMap(({ title, holdings }) =>
      holdings ? [{ moment: title, seats: holdings.map((lines, place) => ({ seat: place + 1, lines })) }] : [],
    ),
    ending: log.ending,
    result: { seats: log.standings.map(({ seat, rank, measures }) => ({ seat, rank, ...measures })) },
  };
}

function standingLines({ measures }: Game, standings: readonly Standing[]): string[] {
  const columns = [
    { title: '', align: 'left' as const },
    { title: 'place', align: 'right' as const },
    ...measures.map(({ label, unit }) => ({
      title: names(label, unit) ? label : `${label}, ${unit}`,
      align: 'right' as const,
    })),
  ];
  const rows = standings.map((standing) => [
    `Seat ${standing.seat}`,
    String(standing.rank),
    ...measures.map(({ id, decimals }) => numberText(standing.measures[id]!, Math.min(2, decimals))),
  ]);
  return textTable(columns, rows);
}
