import { OVER, type Rules, type State } from './game.ts';
import { type TableKey, tableKey } from './random.ts';

/** Someone who plays seats. Bots see the table through this one method, and can only name a place in the list of choices. */
export interface Bot {
  readonly id: string;
  /** The place of the chosen one among `table.choices[0 … count − 1]`. */
  pick(table: Table, count: number): number;
}

/** A table that asks for more choices than this has no end: a fault of the rules, not of the bots. */
const STEP_LIMIT = 100_000;

/** One table: the rules, a state, and the choices that are on offer. Reused from table to table, so that play allocates nothing. */
export class Table<S extends State = State> {
  readonly rules: Rules<S>;
  readonly state: S;
  readonly choices: Int32Array;
  /** Room for what a bot thinks of each choice. */
  readonly worths: Float64Array;
  key: TableKey = tableKey(0, 0);
  /** How many choices each seat has made in this moment; seat, moment and this number name a decision. */
  readonly made: Int16Array;

  constructor(rules: Rules<S>) {
    this.rules = rules;
    this.state = rules.createState();
    this.choices = new Int32Array(rules.maxChoices);
    this.worths = new Float64Array(rules.maxChoices);
    this.made = new Int16Array(rules.seats);
  }

  deal(key: TableKey): void {
    this.key = key;
    this.made.fill(0);
    this.rules.deal(this.state, key);
  }

  get over(): boolean {
    return this.state.asked === OVER;
  }

  /** Lists what the asked seat may do and returns how many choices there are. */
  offer(): number {
    return this.rules.choices(this.state, this.choices);
  }

  /** Applies any choice, after making sure that it is on offer. */
  choose(choice: number): void {
    if (this.over) throw new RangeError('The table is over; there is nothing left to choose.');
    const count = this.offer();
    if (this.choices.subarray(0, count).indexOf(choice) < 0) {
      throw new RangeError(`Choice ${choice} is not legal for seat ${this.state.asked + 1} now.`);
    }
    this.advance(choice);
  }

  /** Plays the table to its end and returns how many choices were made. */
  play(bots: readonly Bot[]): number {
    const { rules, state, choices } = this;
    let total = 0;
    for (; state.asked !== OVER; total++) {
      if (total === STEP_LIMIT) throw new Error(`The table has not ended after ${STEP_LIMIT} choices.`);
      const count = rules.choices(state, choices);
      const place = count === 1 ? 0 : bots[state.asked]!.pick(this as unknown as Table, count);
      this.advance(choices[place]!);
    }
    return total;
  }

  /** The same, and calls back right after the deal and after every choice. */
  playWatched(bots: readonly Bot[], look: () => void): number {
    const { rules, state, choices } = this;
    let total = 0;
    look();
    for (; state.asked !== OVER; total++) {
      if (total === STEP_LIMIT) throw new Error(`The table has not ended after ${STEP_LIMIT} choices.`);
      const count = rules.choices(state, choices);
      this.advance(choices[count === 1 ? 0 : bots[state.asked]!.pick(this as unknown as Table, count)]!);
      look();
    }
    return total;
  }

  private advance(choice: number): void {
    const { rules, state, made } = this;
    const { asked, moment } = state;
    rules.apply(state, choice);
    if (state.moment === moment) made[asked]!++;
    else for (let seat = 0; seat < made.length; seat++) made[seat] = 0;
  }
}
