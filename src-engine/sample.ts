import type { Game, Rules } from './game.ts';
import { tableKey } from './random.ts';
import { type Bot, Table } from './table.ts';

/** What a run of tables gave: every measure of every seat, the places, and how often the rules fired. */
export interface Sample {
  /** The number of the first table; a sample holds consecutive ones. */
  readonly first: number;
  readonly tables: number;
  readonly seats: number;
  /** Raw measures at `((table × seats) + seat) × measures + measure`, tables counted from the first of the sample. */
  readonly values: Float64Array;
  /** Places at `table × seats + seat`, from 1. */
  readonly places: Uint8Array;
  /** By rule: in how many tables it fired, and how often in all. */
  readonly ruleTables: Float64Array;
  readonly ruleTimes: Float64Array;
  /** How many choices were made in all. */
  readonly choices: number;
}

/** Plays tables one after the other on one reused state. Table n of a seed is the same whoever plays it. */
export class Sampler {
  private readonly table: Table;
  private readonly places: Uint8Array;
  private readonly game: Game;

  constructor(game: Game, rules: Rules) {
    this.game = game;
    this.table = new Table(rules);
    this.places = new Uint8Array(rules.seats);
  }

  play(bots: readonly Bot[], seed: number, first: number, tables: number): Sample {
    const { table } = this;
    const { rules, state } = table;
    const { seats } = rules;
    const measures = this.game.measures.length;
    const ruleCount = this.game.rules.length;
    const values = new Float64Array(tables * seats * measures);
    const places = new Uint8Array(tables * seats);
    const ruleTables = new Float64Array(ruleCount);
    const ruleTimes = new Float64Array(ruleCount);
    let choices = 0;
    for (let index = 0; index < tables; index++) {
      table.deal(tableKey(seed, first + index));
      choices += table.play(bots);
      rules.rank(state, this.places);
      places.set(this.places, index * seats);
      for (let seat = 0; seat < seats; seat++) rules.measure(state, seat, values, (index * seats + seat) * measures);
      for (let rule = 0; rule < ruleCount; rule++) {
        const times = state.fired[rule]!;
        ruleTimes[rule]! += times;
        if (times > 0) ruleTables[rule]!++;
      }
    }
    return { first, tables, seats, values, places, ruleTables, ruleTimes, choices };
  }
}
