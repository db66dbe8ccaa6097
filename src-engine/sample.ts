import { DetailRecorder } from './detail-recorder.ts';
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

/** What else is kept of each table where charts are drawn from it. */
export interface Details {
  /** Traits at `((table × seats) + seat) × traits + trait`. */
  readonly traits: Int16Array;
  /** Raw parts of the account at `((table × seats) + seat) × parts + part`. */
  readonly parts: Float64Array;
  /** The raw course as each stop was left, at `((table × seats) + seat) × stops + stop`; a stop that was never reached has the last value. */
  readonly course: Float64Array;
  /** How often each rule fired, 255 at the most, at `table × rules + rule`. */
  readonly fired: Uint8Array;
}

export interface DetailedSample extends Sample {
  readonly details: Details;
}

/** A sample that is being played: its arrays have room for more tables than it has. */
export interface OpenSample extends Sample {
  tables: number;
  choices: number;
  readonly details?: Details;
}

/** How many numbers the tables of a sample have. */
export interface SampleShape {
  readonly seats: number;
  readonly measures: number;
  readonly rules: number;
}

export const shapeOf = (game: Game, seats: number): SampleShape => ({
  seats,
  measures: game.measures.length,
  rules: game.rules.length,
});

/** How many numbers the details of a table have. */
export interface DetailShape {
  readonly traits: number;
  readonly parts: number;
  readonly stops: number;
}

export const detailShapeOf = ({ traits, account, course }: Game, { stops }: Pick<Rules, 'stops'>): DetailShape => ({
  traits: traits.length,
  parts: account?.parts.length ?? 0,
  stops: course ? stops.length : 0,
});

export function emptyDetails({ seats, rules }: SampleShape, shape: DetailShape, room: number): Details {
  const { traits, parts, stops } = shape;
  return {
    traits: new Int16Array(room * seats * traits),
    parts: new Float64Array(room * seats * parts),
    course: new Float64Array(room * seats * stops),
    fired: new Uint8Array(room * rules),
  };
}

/** A sample without a table, and with room for some. */
export function emptySample({ seats, measures, rules }: SampleShape, first: number, room: number): OpenSample {
  return {
    first,
    tables: 0,
    seats,
    values: new Float64Array(room * seats * measures),
    places: new Uint8Array(room * seats),
    ruleTables: new Float64Array(rules),
    ruleTimes: new Float64Array(rules),
    choices: 0,
  };
}

/** Plays tables one after the other on one reused state. Table n of a seed is the same whoever plays it. */
export class Sampler {
  private readonly table: Table;
  private readonly places: Uint8Array;
  private readonly shape: SampleShape;
  private readonly recorder: DetailRecorder;

  constructor(game: Game, rules: Rules) {
    this.table = new Table(rules);
    this.places = new Uint8Array(rules.seats);
    this.shape = shapeOf(game, rules.seats);
    this.recorder = new DetailRecorder(this.table, detailShapeOf(game, rules));
  }

  /** The same with all that charts are drawn from. */
  playDetailed(bots: readonly Bot[], seed: number, first: number, tables: number): DetailedSample {
    const details = emptyDetails(this.shape, this.recorder.shape, tables);
    const sample = { ...emptySample(this.shape, first, tables), details };
    this.playOn(sample, bots, seed, tables);
    return sample;
  }

  play(bots: readonly Bot[], seed: number, first: number, tables: number): Sample {
    const sample = emptySample(this.shape, first, tables);
    this.playOn(sample, bots, seed, tables);
    return sample;
  }

  /** Adds the next tables to a sample that has room for them. */
  playOn(sample: OpenSample, bots: readonly Bot[], seed: number, tables: number): void {
    const { table } = this;
    const { rules, state } = table;
    const { seats, measures, rules: ruleCount } = this.shape;
    const { values, places, ruleTables, ruleTimes } = sample;
    const end = sample.tables + tables;
    let choices = 0;
    for (let index = sample.tables; index < end; index++) {
      table.deal(tableKey(seed, sample.first + index));
      choices += sample.details ? this.recorder.play(bots, sample.details, index) : table.play(bots);
      rules.rank(state, this.places);
      places.set(this.places, index * seats);
      for (let seat = 0; seat < seats; seat++) rules.measure(state, seat, values, (index * seats + seat) * measures);
      for (let rule = 0; rule < ruleCount; rule++) {
        const times = state.fired[rule]!;
        ruleTimes[rule]! += times;
        if (times > 0) ruleTables[rule]!++;
      }
    }
    sample.tables = end;
    sample.choices += choices;
  }
}
