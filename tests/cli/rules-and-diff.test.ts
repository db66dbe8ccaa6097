import { describe, expect, test } from 'vitest';
import { games } from '../../src-engine/games/games.ts';
import { draft, json, set, soundcheck } from './soundcheck.ts';

interface Rules {
  set: { path: string };
  modes: string[];
  tables: number;
  rules: { id: string; label: string; fires: string; tests: string[] | null; tables: number; times: number }[];
}

describe('rules', () => {
  test('lists every rule of the game, with the newest released set by default', async () => {
    const listing = await json<Rules>('rules', 'dark-promoters', '--tables', '20');
    expect(listing.set.path).toBe(set);
    expect(listing.modes).toHaveLength(4);
    expect(listing.tables).toBe(4 * 2 * 20);
    const game = games.find(({ id }) => id === 'dark-promoters')!;
    expect(listing.rules.map(({ id, label, fires }) => ({ id, label, fires }))).toEqual(game.rules);
    expect(listing.rules.find(({ id }) => id === 'DP-4.1')).toMatchObject({ tables: 160, times: 640 });
    for (const { tests } of listing.rules) expect(tests === null || Array.isArray(tests)).toBe(true);
  });

  test('can be asked of one set and mode', async () => {
    const call = ['--set', draft, '--mode', 'party', '--tables', '10', '--seed', '4'];
    const listing = await json<Rules>('rules', 'dark-promoters', ...call);
    expect(listing).toMatchObject({ set: { path: draft }, modes: ['party'], tables: 20, seed: 4 });
  });

  test('marks what never fired', async () => {
    const { code, stdout, stderr } = await soundcheck(
      'rules',
      'dark-promoters',
      '--mode',
      'clubnight',
      '--tables',
      '10',
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^! +DP-8\.4 +two-day tickets +never /m);
    expect(stdout).toMatch(/^.* +DP-4\.1 +profit +80 +100\.0 % /m);
    expect(stdout).toMatch(/\d+ rules never fired; /);
  });
});

describe('diff', () => {
  test('as text: number by number', async () => {
    const { code, stdout, stderr } = await soundcheck('diff', set, draft);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^v0\.3 → v0\.4-draft\n/);
    expect(stdout).toMatch(/audienceBase: 150 → \d+/);
  });

  test('as Markdown', async () => {
    const { code, stdout } = await soundcheck('diff', set, draft, '--format', 'markdown');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^# v0\.3 → v0\.4/);
    expect(stdout).toContain('| audienceBase | 150 |');
  });

  test('as JSON', async () => {
    const difference = await json<{ modes: { changed: unknown[] } }>('diff', set, draft);
    expect(difference).toMatchObject({
      game: 'dark-promoters',
      before: { path: set, version: 'v0.3' },
      after: { path: draft, version: 'v0.4-draft' },
    });
    expect(difference.modes.changed).toContainEqual(
      expect.objectContaining({
        id: 'clubnight',
        changes: expect.arrayContaining([{ path: ['audienceBase'], before: 150, after: expect.any(Number) }]),
      }),
    );
  });

  test('names added and removed cards in JSON and leaves their values to the sets', async () => {
    type Named = { id: string; name: string };
    const { cards } = await json<{ cards: { type: string; added: Named[]; removed: Named[] }[] }>('diff', set, draft);
    expect(cards.find(({ type }) => type === 'sponsor')?.removed.map((card) => Object.keys(card))).toEqual([
      ['id', 'name'],
    ]);
    expect(cards.flatMap(({ added }) => added).every((card) => Object.keys(card).join() === 'id,name')).toBe(true);
  });

  test('of a set with itself is empty', async () => {
    expect((await soundcheck('diff', set, set)).stdout).toContain('No difference.');
  });
});
