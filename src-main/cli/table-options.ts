import { bots as knownBots } from '../../src-engine/bots/bots.ts';
import type { Mode } from '../../src-engine/card-set.ts';
import type { Rules } from '../../src-engine/game.ts';
import type { HelpTable } from './command.ts';
import { HasErrors, unknownWord, WrongCall } from './failure.ts';
import { counted } from './number-text.ts';
import { type OpenedSet, openSet } from './opened-set.ts';
import type { Call, OptionSpecs } from './options.ts';
import { withWhatIfs } from './what-if-option.ts';

/** The options that name a table: simulate and replay share them. */
export const tableOptions = {
  mode: { value: 'M', help: 'the mode (the first one of the set)' },
  seats: { value: 'S', help: 'how many seats (4, or what the set allows)' },
  seed: { value: 'K', help: 'a whole number that names the run (1)' },
  bots: {
    value: 'A,B…',
    help: `who plays, in the order of seats: ${knownBots.map(({ id }) => id).join(', ')} (greedy); a list shorter than the seats is repeated in turn`,
  },
  'what-if': {
    value: 'F',
    many: true,
    help: 'a file of changes to play with; given several times, each changes what those before it have made; see below',
  },
} as const satisfies OptionSpecs;

/** What a file for `--what-if` may hold. */
export const whatIfHelp: HelpTable = {
  title:
    'A what-if file is YAML with one change a line, “selector: change”, such as “modes.<mode>.<path>: +2”. Later lines win.',
  entries: [
    ['modes.<mode>.<path>', 'a value of a mode, named as in its file, with a dot before each level'],
    ['cards.<id>.<field>', 'a value of one card'],
    ['cards.class:x type:y mode:z.<field>', 'of all cards that pass; one filter or two are enough'],
    ['house.<path>', 'a value that set.yaml has under “house”'],
    ['18', 'sets the value, also an optional one that the set leaves out'],
    ['+2, -5', 'adds, takes away'],
    ['+10%, -20%', 'changes by percent'],
    ['x1.5', 'multiplies'],
    ['=-5', 'sets a value that begins with a sign'],
  ],
  after: 'What is computed is rounded half up, money to cents and whole numbers to whole ones.',
};

export interface TableSetting {
  readonly opened: OpenedSet;
  readonly mode: Mode;
  readonly seats: number;
  readonly seed: number;
  /** Ids, one a seat. */
  readonly bots: readonly string[];
  /** Files, in the order in which they are applied. */
  readonly whatIfs: readonly string[];
  readonly rules: Rules;
}

const USUAL_SEATS = 4;
/** All measures of all tables are kept for exact quantiles: about a gigabyte at this size. */
export const MOST_TABLES = 5_000_000;

/** Four, or what comes nearest in the set. */
export function usualSeats({ game, set }: OpenedSet): number {
  const { min, max } = game.seats(set);
  return Math.min(Math.max(USUAL_SEATS, min), max);
}

export async function readSetting(call: Call): Promise<TableSetting> {
  // First what needs no set, so that a slip is told without reading one.
  const seed = seedOption(call);
  const list = botList(call.text('bots') ?? 'greedy');
  const whatIfs = call.texts('what-if');

  const named = await openSet(call.operands[0]!);
  const opened = await withWhatIfs(named, whatIfs);
  const { game, set } = opened;
  const mode = modeOption(call, opened);
  const { min, max } = game.seats(set);
  const seats = call.whole('seats', min, max) ?? usualSeats(opened);
  if (list.length > seats) {
    throw new WrongCall(`--bots names ${counted(list.length, 'bot')}, but there are only ${counted(seats, 'seat')}.`);
  }
  const bots = Array.from({ length: seats }, (_, seat) => list[seat % list.length]!);
  const rules = compileRules(opened, mode, seats);
  return { opened, mode, seats, seed, bots, whatIfs, rules };
}

/** As results name it: one as a text, several as a list. */
export const whatIfOf = ({ whatIfs }: TableSetting): { readonly whatIf?: string | readonly string[] } =>
  whatIfs.length === 0 ? {} : { whatIf: whatIfs.length === 1 ? whatIfs[0]! : whatIfs };

export const seedOption = (call: Call): number => call.whole('seed', 0, Number.MAX_SAFE_INTEGER) ?? 1;

export function modeOption(call: Call, { set, loaded }: OpenedSet): Mode {
  const asked = call.text('mode');
  const mode = asked === undefined ? set.modes[0] : set.modes.find(({ id }) => id === asked);
  if (mode) return mode;
  if (asked === undefined) throw new HasErrors(`${loaded.path} has no mode to play.`);
  throw unknownWord(
    'mode',
    asked,
    set.modes.map(({ id }) => id),
    ` in ${loaded.path}`,
  );
}

function botList(text: string): string[] {
  const known = knownBots.map(({ id }) => id);
  return text.split(',').map((entry) => {
    const id = entry.trim();
    if (!known.includes(id)) throw unknownWord('bot', id, known);
    return id;
  });
}

/** What a game refuses to compile is a fault of the set, even where its checks have missed it. */
export function compileRules({ game, set, loaded }: OpenedSet, mode: Mode, seats: number): Rules {
  try {
    return game.compile(set, mode.id, seats);
  } catch (error) {
    if (error instanceof RangeError) throw new HasErrors(`${loaded.path} cannot be played: ${error.message}`);
    throw error;
  }
}
