import { fixed } from './number-format.ts';

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `two`, `13`: small numbers as words. */
export const countInWords = (count: number): string => WORDS[count] ?? fixed(count, 0);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** For the middle of a sentence; names that are more than a capital letter stay: `DJ fees`. */
export const small = (text: string): string =>
  /^\p{Lu}(\p{Ll}|\s|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** `a`, `a and b`, `a, b and c`, `a, b, c and 4 more` */
export function listed(names: readonly string[], most: number): string {
  const rest = names.length - most;
  const shown = rest > 1 ? [...names.slice(0, most), `${fixed(rest, 0)} more`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
