import { describe, expect, test } from 'vitest';
import { greedyBot } from '../../bots/greedy.ts';
import { randomBot } from '../../bots/random.ts';
import type { CardSet } from '../../card-set.ts';
import { tableKey } from '../../random.ts';
import { Table } from '../../table.ts';
import type * as data from './data.generated.ts';
import { monstercatRules } from './monstercat.ts';
import { scoring } from './score-document.ts';
import { member, smallSet, TEST_MODE } from './testing/small-set.ts';

type Seat = data.ScoreDocument['seats'][number];
const jane: Seat = {
  name: 'Jane',
  songs: [
    { colour: 'red', bpm: 1 },
    { colour: 'blue', bpm: 4 },
    { colour: 'green', bpm: 2 },
  ],
};
const line = {
  shape: 'line' as const,
  wants: ['red', 'bpm4', 'green'] as data.CrowdMember['wants'],
  points: 3,
  syncBonus: 2,
  tokens: 1,
};
const score = (document: Partial<data.ScoreDocument>, set?: CardSet) =>
  scoring.score({ game: 'monstercat', seats: [jane], crowd: [line], ...document }, set);

describe('scoring noted boards', () => {
  test('a member of the set is noted by its id alone, or with its tokens', () => {
    const fan = member('Carla', 'line', ['red'], 5);
    const set = smallSet({ crowd: [fan] });
    const points = (crowd: data.ScoreDocument['crowd']) =>
      (score({ crowd }, set).result as { seats: { points: number }[] }).seats[0]!.points;
    expect(points(['carla'])).toBe(5);
    expect(points([{ id: 'carla' }])).toBe(5);
    expect(points([{ id: 'carla', tokens: 2 }])).toBe(7);
    expect(score({ crowd: ['carla', 'clara'] }, set).findings).toMatchObject([
      { code: 'score/unknown-card', path: ['crowd', 1], message: 'The set has no crowd member “clara”.' },
    ]);
    expect(score({ crowd: ['carla', { id: 'carla' }] }, set).findings).toMatchObject([
      { code: 'score/taken-twice', path: ['crowd', 1, 'id'] },
    ]);
  });

  test('the example of the design', () => {
    const { result, findings } = score({});
    expect(findings).toEqual([]);
    expect(result).toEqual({ seats: [{ name: 'Jane', pleased: [{ crowd: 1, inSync: false, points: 4 }], points: 4 }] });
  });

  test('every board is read against the same crowd, as if it were the only one', () => {
    const { result, lines } = score({
      seats: [
        jane,
        { ...jane, name: 'Joe' },
        { name: 'Gap', songs: [{ colour: 'red', bpm: 1 }, null, { colour: 'green', bpm: 2 }] },
      ],
      crowd: [
        line,
        { shape: 'loop', wants: ['bpm4', 'red'], points: 2, syncBonus: 5 },
        { shape: 'line', wants: ['red'], points: 1, syncBonus: 1 },
      ],
    });
    const both = [
      { crowd: 1, inSync: false, points: 4 },
      { crowd: 2, inSync: false, points: 2 },
      { crowd: 3, inSync: true, points: 2 },
    ];
    expect(result).toEqual({
      seats: [
        { name: 'Jane', pleased: both, points: 8 },
        { name: 'Joe', pleased: both, points: 8 },
        { name: 'Gap', pleased: [both[2]], points: 2 },
      ],
    });
    expect(lines[2]).toBe('Gap: pleases crowd member 3 (2, in sync); 2 points');
  });

  test('cards and members of the set are named by id; the mode says what is in sync', () => {
    const set = smallSet({ crowd: [member('Pair', 'line', ['red', 'bpm3'], 3, 2)], mode: { syncStep: 2 } });
    const document = {
      mode: TEST_MODE,
      seats: [{ name: 'S', songs: ['red-1a', 'gold-3b'] }],
      crowd: [{ id: 'pair', tokens: 1 }],
    };
    expect(score(document as Partial<data.ScoreDocument>, set).result).toEqual({
      seats: [{ name: 'S', pleased: [{ crowd: 1, inSync: true, points: 6 }], points: 6 }],
    });
  });

  test('what was not played by the rules is scored with a warning', () => {
    const late = { ...member('Late', 'line', ['red']), modes: ['another-night'] };
    const set = smallSet({ crowd: [late] });
    const songs = ['red-1a', 'red-1a', null, null, null, null] as unknown as Seat['songs'];
    const { result, findings } = score(
      { mode: TEST_MODE, seats: [{ name: 'S', songs }], crowd: [{ id: 'late' }, { id: 'late' }] },
      set,
    );
    expect(result).toMatchObject({ seats: [{ points: 6 }] });
    const warned = (code: string) => findings.filter((finding) => finding.code === code).map(({ path }) => path);
    expect(findings.every(({ severity }) => severity === 'warning')).toBe(true);
    expect(warned('score/long-board')).toEqual([['seats', 0, 'songs']]);
    expect(warned('score/other-mode')).toEqual([
      ['crowd', 0, 'id'],
      ['crowd', 1, 'id'],
    ]);
    expect(warned('score/taken-twice')).toEqual([
      ['crowd', 1, 'id'],
      ['seats', 0, 'songs', 1],
    ]);
  });

  test('the same song may have pleased others earlier', () => {
    const earlier = [{ id: 'dear', songs: ['red-1a'] }];
    const seat = { name: 'S', songs: ['red-1a'], earlier } as unknown as Seat;
    const set = smallSet({ crowd: [member('Dear', 'line', ['red'])] });
    expect(score({ seats: [seat], crowd: [] }, set).findings).toEqual([]);
  });

  test('what was pleased earlier counts, and must have been pleased', () => {
    const earlier = [{ ...line, songs: jane.songs as data.Song[] }];
    const seat = { name: 'Jane', songs: [], earlier } as unknown as Seat;
    expect(score({ seats: [seat], crowd: [] }).result).toEqual({
      seats: [{ name: 'Jane', pleased: [], earlier: { pleased: 1, inSync: 0, points: 4 }, points: 4, rank: 1 }],
    });
    const wrong = { ...seat, earlier: [{ ...line, songs: [] }] } as unknown as Seat;
    expect(score({ seats: [wrong] }).findings).toMatchObject([
      { severity: 'error', code: 'score/not-pleased', path: ['seats', 0, 'earlier', 0, 'songs'] },
    ]);
  });

  test('MC-5.4 MC-5.5: seats of a noted table have places by points, then by crowd members pleased, earlier and now', () => {
    const fan = (points: number) => ({ shape: 'line' as const, wants: ['red' as const], points, syncBonus: 0 });
    const songs: data.Song[] = [{ colour: 'red', bpm: 1 } as data.Song];
    const seat = (name: string, now: boolean, ...points: number[]) =>
      ({ name, songs: now ? songs : [], earlier: points.map((each) => ({ ...fan(each), songs })) }) as Seat;
    const seats = [seat('A', false, 4), seat('B', true, 1, 1), seat('C', false, 2, 1, 1), seat('D', false, 5)];
    const { result } = score({ seats, crowd: [fan(2)] });
    const places = (result as { seats: { points: number; rank: number }[] }).seats.map(({ points, rank }) => [
      points,
      rank,
    ]);
    expect(places).toEqual([
      [4, 4],
      [4, 2],
      [4, 2],
      [5, 1],
    ]);
  });

  test('without a mode, the step of the tempo is the one that all modes of the set share; else it is said', () => {
    const set = smallSet({ mode: { syncStep: 2 } });
    const document = {
      seats: [
        {
          name: 'S',
          songs: [
            { colour: 'red', bpm: 1 },
            { colour: 'blue', bpm: 3 },
          ] as data.Song[],
        },
      ],
      crowd: [{ shape: 'line' as const, wants: ['red', 'blue'] as data.CrowdMember['wants'], points: 3, syncBonus: 2 }],
    };
    const points = ({ result }: ReturnType<typeof score>) =>
      (result as { seats: { points: number }[] }).seats[0]!.points;
    const shared = score(document, set);
    expect([points(shared), shared.findings]).toEqual([5, []]);
    const other = { ...set, modes: [...set.modes, { ...set.modes[0]!, id: 'other-night', syncStep: 1 }] } as CardSet;
    const unclear = score(document, other);
    expect(points(unclear)).toBe(3);
    expect(unclear.findings).toMatchObject([{ severity: 'warning', code: 'score/no-mode' }]);
    expect(score({ ...document, mode: TEST_MODE }, other).findings).toEqual([]);
  });

  test('what cannot be looked up is an error at its place', () => {
    const seats = [{ name: 'S', songs: ['red-9z'] }] as unknown as Seat[];
    expect(score({ seats }).findings).toMatchObject([{ code: 'score/unknown-card', path: ['seats', 0, 'songs', 0] }]);
    expect(score({ seats }).findings[0]!.message).toContain('add “set:”');
    expect(score({ crowd: [{ id: 'nobody' }] }, smallSet()).findings[0]!.message).toBe(
      'The set has no crowd member “nobody”.',
    );
    expect(score({ mode: 'moon' }, smallSet()).findings).toMatchObject([
      { code: 'score/unknown-mode', path: ['mode'] },
    ]);
    expect(score({ mode: 'moon' }).result).toBeUndefined();
  });

  test('a finished table scores what the engine gave', () => {
    const set = smallSet({
      crowd: Array.from({ length: 12 }, (_, nth) =>
        member(`Fan ${nth}`, nth % 2 ? 'loop' : 'line', nth % 3 ? ['red', 'bpm2'] : ['bpm3', 'blue', 'bpm2'], 3, 2),
      ),
    });
    const table = new Table(monstercatRules(set, TEST_MODE, 3));
    for (let index = 0; index < 20; index++) {
      table.deal(tableKey(3, index));
      table.play([greedyBot, randomBot, greedyBot]);
      const document = scoring.document(table.rules as never, table.state as never);
      const { result, findings } = scoring.score(document, set);
      expect(findings).toEqual([]);
      const { points, pleased, pleasedInSync } = table.state;
      const places = new Uint8Array(3);
      table.rules.rank(table.state, places);
      expect(result).toEqual({
        seats: Array.from(places, (rank, seat) => ({
          name: `Seat ${seat + 1}`,
          pleased: [],
          earlier: { pleased: pleased[seat], inSync: pleasedInSync[seat], points: points[seat] },
          points: points[seat],
          rank,
        })),
      });
    }
  });
});
