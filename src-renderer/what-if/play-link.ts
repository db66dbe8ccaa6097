import { MOST_PLAYED_TABLES, type PlayRequest } from '../../src-shared/what-if/play.ts';

/** A comparison as a link names it. What is left out is as usual. */
export interface PlayLink extends PlayRequest {
  /** The beginning of the result's key: whether what comes out is what whoever made the link has seen. */
  readonly result: string;
}

const MARK = '#play?';
const KEY_LETTERS = 12;

/** All that a comparison depends on, as the part of an address behind its `#`; in the desktop program that part alone. */
export function linkTo(
  { set, before, after, setting }: PlayRequest,
  key: string,
  from: Pick<Location, 'href'>,
): string {
  const words = new URLSearchParams([
    ['set', set],
    ...after.map((file): [string, string] => ['what-if', file]),
    ...before.map((file): [string, string] => ['against', file]),
    ['mode', setting.mode],
    ['seats', String(setting.seats)],
    ['bots', setting.bots.join(',')],
    ['seed', String(setting.seed)],
    ['tables', String(setting.tables)],
    ['precision', String(setting.precision)],
    ['result', key.slice(0, KEY_LETTERS)],
  ]);
  const { href } = from;
  const page = href.startsWith('http') ? href.replace(/[?#].*$/s, '') : '';
  return `${page}${MARK}${words}`;
}

/** The comparison that a link names; undefined where the text is none. */
export function readLink(text: string): PlayLink | undefined {
  const at = text.indexOf(MARK);
  if (at < 0) return undefined;
  const words = new URLSearchParams(text.slice(at + MARK.length).trim());
  const number = (name: string, most: number): number | undefined => {
    const value = Number(words.get(name) || Number.NaN);
    return value >= 0 && value <= most ? value : undefined;
  };
  const set = words.get('set');
  const mode = words.get('mode');
  const seed = number('seed', Number.MAX_SAFE_INTEGER);
  const tables = number('tables', MOST_PLAYED_TABLES);
  const precision = number('precision', 100);
  const bots = words.get('bots')?.split(',') ?? [];
  const isWhole = [seed, tables].every(Number.isInteger);
  if (!set || !mode || seed === undefined || tables === undefined || precision === undefined || !isWhole) {
    return undefined;
  }
  if (words.get('seats') !== String(bots.length) || tables === 0) return undefined;
  return {
    set,
    after: words.getAll('what-if'),
    before: words.getAll('against'),
    setting: { mode, seats: bots.length, bots, seed, tables, precision },
    result: words.get('result') ?? '',
  };
}
