import type { Fact, Game } from './game.ts';
import { tableKey } from './random.ts';
import { readable } from './statistics/summary.ts';
import type { Bot, Table } from './table.ts';

/** One table in words and numbers, from its seed. */
export interface TableLog {
  readonly moments: readonly LoggedMoment[];
  readonly ending: readonly string[];
  readonly standings: readonly Standing[];
}

export interface LoggedMoment {
  /** `Round 1 · Booking` */
  readonly title: string;
  /** What lies open or is drawn as the moment begins. */
  readonly opening: readonly string[];
  /** What every seat has, where a round begins. */
  readonly holdings?: readonly (readonly string[])[];
  readonly choices: readonly LoggedChoice[];
}

/** A log to step through: the facts of every seat before the first choice and after each of them. */
export interface SteppedLog {
  readonly log: TableLog;
  /** By step, then by seat; one more than there are choices. */
  readonly facts: readonly (readonly (readonly Fact[])[])[];
}

export interface LoggedChoice {
  /** From 1. */
  readonly seat: number;
  /** The packed choice. */
  readonly choice: number;
  /** `books Rosa Nox for €1,200 (+20 %)` */
  readonly text: string;
  /** What came of it, where that is not said yet. */
  readonly outcome?: readonly string[];
}

export interface Standing {
  readonly seat: number;
  readonly rank: number;
  /** By id of the measure, as people read it. */
  readonly measures: { readonly [id: string]: number };
}

/** Plays table `index` of a seed and writes down what happens, with what every seat has at each step. */
export function logSteps(game: Game, table: Table, bots: readonly Bot[], seed: number, index: number): SteppedLog {
  const { rules, state } = table;
  const facts: Fact[][][] = [];
  const look = (): void => {
    facts.push(Array.from({ length: rules.seats }, (_, seat) => rules.telling.facts(state, seat)));
  };
  return { log: logTable(game, table, bots, seed, index, look), facts };
}

/**
 * Plays table `index` of a seed and writes down what happens. `table` ends where the log ends. `look` is called before the first
 * choice and after each of them.
 */
export function logTable(
  game: Game,
  table: Table,
  bots: readonly Bot[],
  seed: number,
  index: number,
  look: () => void = () => {},
): TableLog {
  const { rules, state } = table;
  const { telling } = rules;
  const moments: { title: string; opening: string[]; holdings?: string[][]; choices: LoggedChoice[] }[] = [];
  const before = rules.createState();
  let moment = Number.NaN;
  table.deal(tableKey(seed, index));
  look();
  while (!table.over) {
    if (state.moment !== moment) {
      moment = state.moment;
      const title = telling.moment(state);
      const opensRound = roundOf(title) !== roundOf(moments.at(-1)?.title ?? '');
      const opening = telling.opening(state);
      moments.push({ title, opening, ...(opensRound && { holdings: holdingsOf(table) }), choices: [] });
    }
    const count = table.offer();
    const choice = table.choices[count === 1 ? 0 : bots[state.asked]!.pick(table, count)]!;
    const told = { seat: state.asked + 1, choice, text: telling.choice(state, choice) };
    rules.copy(state, before);
    table.choose(choice);
    const outcome = telling.outcome?.(before, state) ?? [];
    moments.at(-1)!.choices.push(outcome.length > 0 ? { ...told, outcome } : told);
    look();
  }
  return { moments, ending: telling.ending(state), standings: standingsOf(game, table) };
}

/** `Round 1` of `Round 1 · Booking`. */
const roundOf = (title: string): string => title.split(' · ')[0]!;

const holdingsOf = ({ rules, state }: Table): string[][] =>
  Array.from({ length: rules.seats }, (_, seat) => rules.telling.seat(state, seat));

function standingsOf(game: Game, { rules, state }: Table): Standing[] {
  const places = new Uint8Array(rules.seats);
  rules.rank(state, places);
  const values = new Float64Array(game.measures.length);
  return Array.from(places, (rank, seat) => {
    rules.measure(state, seat, values, 0);
    const measures = game.measures.map(({ id, decimals }, place) => [id, readable(values[place]!, decimals)] as const);
    return { seat: seat + 1, rank, measures: Object.fromEntries(measures) };
  });
}

/** The log as people read it, up to the ending. */
export function logLines({ moments, ending }: TableLog): string[] {
  const lines: string[] = [];
  for (const { title, opening, holdings, choices } of moments) {
    lines.push(title, ...opening.map((line) => `  (${line})`));
    for (const [seat, held] of (holdings ?? []).entries()) {
      for (const line of held) lines.push(`  (Seat ${seat + 1}: ${line})`);
    }
    for (const { seat, text, outcome = [] } of choices) {
      lines.push(`  Seat ${seat} ${text}`, ...outcome.map((line) => `    (${line})`));
    }
    lines.push('');
  }
  return [...lines, 'The end', ...ending.map((line) => `  ${line}`)];
}
