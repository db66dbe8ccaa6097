import { availableParallelism } from 'node:os';
import { games } from '../../src-engine/games/games.ts';
import { type Summary, summarise } from '../../src-engine/statistics/summary.ts';
import { SimulationPool } from '../simulation/simulation-pool.ts';
import { returnToCallingFolder } from './calling-folder.ts';
import { defaultSet } from './default-set.ts';
import { countText } from './diagnostic-text.ts';
import { CANCELLED, DONE, type ExitCode } from './exit-code.ts';
import { interruptible } from './interruption.ts';
import { counted, numberText } from './number-text.ts';
import { type OpenedSet, openSet } from './opened-set.ts';
import { guarded } from './program.ts';
import { ProgressLine } from './progress-line.ts';
import { usualSeats } from './table-options.ts';
import { processTerminal, type Terminal } from './terminal.ts';
import { textTable } from './text-layout.ts';

const TABLES = 1000;
const SEED = 1;
const BOT = 'greedy';

interface PlayedMode {
  readonly name: string;
  readonly summary: Summary;
}

/** `npm start` as long as there is no window: the first set, checked and played, and what to try next. */
async function start(terminal: Terminal): Promise<ExitCode> {
  const { out } = terminal;
  const opened = await openSet(await defaultSet(games[0]!));
  const { game, loaded, set } = opened;
  const found = countText(loaded.diagnostics, ['error', 'warning', 'hint']) || 'nothing to complain about';
  out.line(out.paint('bold', `Soundcheck: ${game.title} ${set.manifest.version}`));
  out.line(`${loaded.path}: ${counted(loaded.cards, 'card')}, ${counted(loaded.modes, 'mode')}, ${found}`);
  const seats = usualSeats(opened);
  const { played, cancelled } = await playModes(opened, seats, terminal);
  out.line(
    `${counted(TABLES, 'table')} of each mode with ${seats} ${BOT} bots, seed ${SEED}; the median of all seats:`,
  );
  out.line();
  for (const line of modeLines(opened, played)) out.line(line);
  out.line();
  out.line('There is no window yet; the commands are. Try next:');
  out.line(`  npm run -s soundcheck -- replay ${loaded.path} --mode ${set.modes[0]!.id} --seed ${SEED} --table 0`);
  out.line('  npm run -s soundcheck -- --help');
  return cancelled ? CANCELLED : DONE;
}

async function playModes(
  { game, set }: OpenedSet,
  seats: number,
  { notes }: Terminal,
): Promise<{ played: PlayedMode[]; cancelled: boolean }> {
  const pool = new SimulationPool(availableParallelism(), TABLES);
  const line = new ProgressLine(notes);
  const bots = Array<string>(seats).fill(BOT);
  try {
    return await interruptible(async (signal) => {
      const played: PlayedMode[] = [];
      for (const { id, name } of set.modes) {
        const job = { game: game.id, set, mode: id, seats, bots, seed: SEED, tables: TABLES };
        const run = await pool.run(job, { signal, onProgress: (progress) => line.show(progress, name) });
        if (run.cancelled) return { played, cancelled: true };
        played.push({ name, summary: summarise(game, run.samples) });
      }
      return { played, cancelled: false };
    });
  } finally {
    line.erase();
    await pool.close();
  }
}

function modeLines({ game }: OpenedSet, played: readonly PlayedMode[]): string[] {
  const columns = [
    { title: '', align: 'left' as const },
    ...played.map(({ name }) => ({ title: name, align: 'right' as const })),
  ];
  const rows = game.measures.map(({ id, label, unit }) => [
    `${label}, ${unit}`,
    ...played.map(({ summary }) => {
      return numberText(summary.measures[id]!.quantiles.p50);
    }),
  ]);
  const wins = played.map(({ summary }) => {
    const rates = summary.winRateBySeat.map(({ rate }) => numberText(rate * 100));
    return `${rates.join(' · ')} %`;
  });
  return textTable(columns, [...rows, ['Wins by seat', ...wins]]);
}

// What it prints to try next is typed where it was called.
returnToCallingFolder('start');
const terminal = processTerminal();
process.exitCode = await guarded(terminal, () => start(terminal));
