import { isRecord } from '../../src-shared/record.ts';
import {
  FEWEST_PLAYED_TABLES,
  MOST_PLAYED_TABLES,
  type PlayOptions,
  type PlaySetting,
} from '../../src-shared/what-if/play.ts';
import { changeSetting, settings, useSetting } from '../state/workbench.ts';

/** What a designer has chosen to try out on a set. */
export interface Session {
  /** The what-if in the editor. */
  readonly file?: string;
  /** The what-ifs that are switched on, in the order in which they are applied. */
  readonly on: readonly string[];
  /** The what-if that stands for the baseline, instead of the set as it is. */
  readonly against?: string | undefined;
  readonly setting?: Partial<PlaySetting>;
}

type Sessions = { readonly [set: string]: unknown };
const NONE: Sessions = {};
const NAME = 'what-if.sessions';

export const useSession = (set: string): Session => readSession(useSetting(NAME, NONE)[set]);

const sessions = (): Sessions => (settings.get()[NAME] as Sessions | undefined) ?? NONE;
export const sessionOf = (set: string): Session => readSession(sessions()[set]);

export function changeSession(set: string, change: Partial<Session>): void {
  changeSetting(NAME, { ...sessions(), [set]: { ...sessionOf(set), ...change } });
}

/** Whoever works on a what-if wants to see what it does. */
export function switchOn(set: string, file: string): void {
  const { on } = sessionOf(set);
  if (!on.includes(file)) changeSession(set, { on: [...on, file] });
}

/** Settings are only what someone once wrote. */
function readSession(kept: unknown): Session {
  if (!isRecord(kept)) return { on: [] };
  const { file, on, against, setting } = kept;
  return {
    on: Array.isArray(on) ? on.filter((one) => typeof one === 'string') : [],
    ...(typeof file === 'string' && { file }),
    ...(typeof against === 'string' && { against }),
    ...(isRecord(setting) && { setting: setting as Partial<PlaySetting> }),
  };
}

const USUAL_SEATS = 4;
const USUAL_BOT = 'greedy';
export const TABLE_COUNTS = [1_000, 10_000, 100_000] as const;
/** Percent; 0 plays all tables. */
export const PRECISIONS = [0, 2, 1, 0.5] as const;

/** What was chosen, as far as the set still allows it. */
export function settingFor({ modes, seats, bots }: PlayOptions, kept: Partial<PlaySetting> = {}): PlaySetting {
  const count = within(kept.seats, seats.min, seats.max) ?? Math.min(Math.max(USUAL_SEATS, seats.min), seats.max);
  const usual = bots.includes(USUAL_BOT) ? USUAL_BOT : bots[0]!;
  return {
    mode: modes.find(({ id }) => id === kept.mode)?.id ?? modes[0]?.id ?? '',
    seats: count,
    bots: Array.from({ length: count }, (_, seat) => {
      const bot = Array.isArray(kept.bots) ? (kept.bots as readonly unknown[])[seat] : undefined;
      return bots.find((known) => known === bot) ?? usual;
    }),
    seed: within(kept.seed, 0, Number.MAX_SAFE_INTEGER) ?? 1,
    tables: within(kept.tables, FEWEST_PLAYED_TABLES, MOST_PLAYED_TABLES) ?? TABLE_COUNTS[1],
    precision: typeof kept.precision === 'number' && kept.precision >= 0 && kept.precision <= 100 ? kept.precision : 0,
  };
}

const within = (value: unknown, min: number, max: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
