import type { DetailShape, Details } from './sample.ts';
import type { Bot, Table } from './table.ts';

/** The most that a counter of a byte holds. */
const MOST = 255;

/** Plays a table and writes down what charts are drawn from. */
export class DetailRecorder {
  readonly shape: DetailShape;
  private readonly table: Table;
  /** The course of each seat as it is now. */
  private readonly last: Float64Array;

  constructor(table: Table, shape: DetailShape) {
    this.table = table;
    this.shape = shape;
    this.last = new Float64Array(table.rules.seats);
  }

  /** Plays the table that has been dealt, as number `index` of the details, and returns how many choices were made. */
  play(bots: readonly Bot[], details: Details, index: number): number {
    const { rules, state } = this.table;
    const { seats } = rules;
    const { traits, parts, stops } = this.shape;
    let at = 0;
    const choices =
      stops === 0
        ? this.table.play(bots)
        : this.table.playWatched(bots, () => {
            const now = rules.stop(state);
            for (let seat = 0; seat < seats; seat++) this.last[seat] = rules.courseOf(state, seat);
            // The choice that leaves a stop still belongs to it.
            for (; at < now; at++) this.writeStop(details.course, index, at);
          });
    for (; at < stops; at++) this.writeStop(details.course, index, at);
    for (let seat = 0; seat < seats; seat++) {
      const row = index * seats + seat;
      rules.traits(state, seat, details.traits, row * traits);
      if (parts > 0) rules.parts(state, seat, details.parts, row * parts);
    }
    const rulesCount = state.fired.length;
    for (let rule = 0; rule < rulesCount; rule++) {
      details.fired[index * rulesCount + rule] = Math.min(state.fired[rule]!, MOST);
    }
    return choices;
  }

  private writeStop(course: Float64Array, index: number, stop: number): void {
    const { seats } = this.table.rules;
    const { stops } = this.shape;
    for (let seat = 0; seat < seats; seat++) course[(index * seats + seat) * stops + stop] = this.last[seat]!;
  }
}
