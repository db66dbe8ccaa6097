import { describe, expect, test } from 'vitest';
import type { PlayRequest } from '../../src-shared/what-if/play.ts';
import { linkTo, readLink } from './play-link.ts';

const request: PlayRequest = {
  set: 'nights & days/v0.3',
  before: ['nights & days/v0.3/what-ifs/a.yaml'],
  after: ['nights & days/v0.3/what-ifs/b=c.yaml', 'nights & days/v0.3/what-ifs/ü.yaml'],
  setting: { mode: 'short', seats: 2, bots: ['greedy', 'random'], seed: 7, tables: 1000, precision: 0.5 },
};
const key = '0123456789abcdef';

describe('a link', () => {
  test('says all that its result depends on', () => {
    const link = linkTo(request, key, { href: 'http://127.0.0.1:4000/?token=secret#play?old' });
    expect(link.startsWith('http://127.0.0.1:4000/#play?')).toBe(true);
    expect(link).not.toContain('secret');
    expect(readLink(link)).toEqual({ ...request, result: '0123456789ab' });
  });

  test('is without an address in the desktop program', () => {
    const link = linkTo(request, key, { href: 'app://soundcheck/index.html' });
    expect(link.startsWith('#play?')).toBe(true);
    expect(readLink(`  ${link}\n`)).toEqual({ ...request, result: '0123456789ab' });
  });

  test.each([
    'acts',
    '#play?',
    '#play?set=a&mode=b&seats=1&bots=greedy&seed=1&tables=0&precision=0',
    '#play?set=a&mode=b&seats=2&bots=greedy&seed=1&tables=10&precision=0',
    '#play?set=a&mode=b&seats=1&bots=greedy&seed=1.5&tables=10&precision=0',
    '#play?set=a&mode=b&seats=1&bots=greedy&seed=1&tables=1e12&precision=0',
    '#play?set=a&mode=b&seats=1&bots=greedy&seed=-1&tables=10&precision=0',
    '#play?set=a&mode=b&seats=1&bots=greedy&seed=1&tables=10&precision=x',
  ])('is not “%s”', (text) => expect(readLink(text)).toBeUndefined());
});
