import type { Rules } from '../game.ts';
import { draw, type TableKey } from '../random.ts';
import { type Bot, Table } from '../table.ts';
import { greedyBot } from './greedy.ts';
import { BOT_PURPOSE } from './random.ts';

const SEARCH_PURPOSE = BOT_PURPOSE + 1;

/** How many of the choices that look best are tried, on how many imagined tables, and how many choices each is usually played on. */
const TRIED = 4;
const IMAGINED = 2;
const LOOKAHEAD = 40;

/**
 * Tries the choices that look best on tables that it imagines, plays them on as greedy would, and takes the one after which it is
 * furthest ahead. It sees nothing but imagined copies: every guess replaces what its seat cannot know, chance to come included.
 */
export const searchBot: Bot = {
  id: 'search',
  pick(table, count) {
    const { rules, state, choices } = table;
    const room = roomFor(rules);
    const tried = room.pickBest(table, count);
    if (tried === 1) return room.best[0]!;
    const seat = state.asked;
    room.leads.fill(0);
    for (let guess = 0; guess < IMAGINED; guess++) {
      rules.copy(state, room.imagined);
      rules.imagine(room.imagined, seat, guessKey(table, guess));
      for (let place = 0; place < tried; place++) {
        rules.copy(room.imagined, room.trial.state);
        rules.apply(room.trial.state, choices[room.best[place]!]!);
        playOn(room.trial);
        room.leads[place]! += lead(rules, room.trial, seat);
      }
    }
    let winner = 0;
    for (let place = 1; place < tried; place++) if (room.leads[place]! > room.leads[winner]!) winner = place;
    return room.best[winner]!;
  },
};

/** Each decision has guesses of its own, from chance that is the bot's and not the game's. */
function guessKey({ key, state, made }: Table, guess: number): TableKey {
  const decision = (state.moment << 10) + made[state.asked]!;
  const word = (half: number) =>
    draw(key.high, key.low, SEARCH_PURPOSE + half, state.asked, decision * IMAGINED + guess);
  return { high: word(0) | 0, low: word(1) | 0 };
}

function playOn(trial: Table): void {
  const { rules, state, choices } = trial;
  const { lookahead = LOOKAHEAD } = rules;
  for (let step = 0; step < lookahead && !trial.over; step++) {
    const count = rules.choices(state, choices);
    rules.apply(state, choices[count === 1 ? 0 : greedyBot.pick(trial, count)]!);
  }
}

/** By how much the seat is ahead of the best other one. */
function lead(rules: Rules, { state }: Table, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < rules.seats; other++) {
    if (other !== seat) best = Math.max(best, rules.prospect(state, other));
  }
  return rules.prospect(state, seat) - best;
}

/** What the search needs beside the table; made once for the rules of a table and used again for every decision. */
class SearchRoom {
  readonly imagined;
  readonly trial: Table;
  /** Places in the list of choices, the one that looks best first. */
  readonly best = new Int32Array(TRIED);
  readonly leads = new Float64Array(TRIED);

  constructor(rules: Rules) {
    this.imagined = rules.createState();
    this.trial = new Table(rules);
  }

  /** Fills `best` and returns how many there are. Of choices that look the same, the first comes first. */
  pickBest({ rules, state, choices, worths }: Table, count: number): number {
    rules.appraise(state, choices, count, worths);
    let kept = 0;
    for (let place = 0; place < count; place++) {
      let at = kept;
      while (at > 0 && worths[place]! > worths[this.best[at - 1]!]!) at--;
      if (at === TRIED) continue;
      kept = Math.min(TRIED, kept + 1);
      this.best.copyWithin(at + 1, at, kept - 1);
      this.best[at] = place;
    }
    return kept;
  }
}

const rooms = new WeakMap<Rules, SearchRoom>();

function roomFor(rules: Rules): SearchRoom {
  let room = rooms.get(rules);
  if (!room) {
    room = new SearchRoom(rules);
    rooms.set(rules, room);
  }
  return room;
}
