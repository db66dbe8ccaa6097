import { tableKey } from '../../../random.ts';
import { Table } from '../../../table.ts';
import { promotersRules } from '../dark-promoters.ts';
import { RULE } from '../rules.ts';
import type { PromotersState } from '../state.ts';
import { type SmallSetChanges, smallSet, TEST_MODE } from './small-set.ts';

/** A table that is played by saying what the asked seat does, in the words of the log. */
export class ToldTable {
  readonly table: Table<PromotersState>;

  constructor(changes: SmallSetChanges & { readonly seats?: number; readonly seed?: number } = {}) {
    this.table = new Table(promotersRules(smallSet(changes), TEST_MODE, changes.seats ?? 2));
    this.table.deal(tableKey(changes.seed ?? 1, 0));
  }

  get state(): PromotersState {
    return this.table.state;
  }

  /** The asked seat, from 1. */
  get asked(): number {
    return this.state.asked + 1;
  }

  get phase(): string {
    return this.table.rules.telling.moment(this.state);
  }

  /** What the asked seat may do, in words. */
  get options(): string[] {
    const count = this.table.offer();
    return Array.from(this.table.choices.subarray(0, count), (choice) =>
      this.table.rules.telling.choice(this.state, choice),
    );
  }

  may(start: string): boolean {
    return this.options.some((option) => option.startsWith(start));
  }

  /** Makes the choices whose words start like this, one after the other. */
  does(...starts: string[]): this {
    for (const start of starts) {
      const place = this.options.findIndex((option) => option.startsWith(start));
      if (place < 0) {
        throw new Error(`Seat ${this.asked} cannot “${start}” in ${this.phase}. It may: ${this.options.join(' | ')}`);
      }
      this.table.choose(this.table.choices[place]!);
    }
    return this;
  }

  /** Lets every asked seat do as little as it can until this seat is asked in this phase. */
  skipTo(phase: string, seat = 0): this {
    while (!this.table.over && (this.phase !== phase || (seat > 0 && this.asked !== seat))) this.doLeast();
    if (this.table.over) throw new Error(`There is no ${phase} for seat ${seat} any more.`);
    return this;
  }

  finish(): this {
    while (!this.table.over) this.doLeast();
    return this;
  }

  fired(rule: keyof typeof RULE): number {
    return this.state.fired[RULE[rule]]!;
  }

  books(seat: number) {
    return this.state.books[seat - 1]!;
  }

  places(): number[] {
    const places = new Uint8Array(this.table.rules.seats);
    this.table.rules.rank(this.state, places);
    return [...places];
  }

  private doLeast(): void {
    const least = ['is done', 'sets the price: standard', 'takes Cellar', 'takes', 'buys mini', 'plays'].find((start) =>
      this.may(start),
    );
    this.does(least!);
  }
}
