import { describe, expect, test } from 'vitest';
import { greedyBot } from '../../bots/greedy.ts';
import { randomBot } from '../../bots/random.ts';
import { tableKey } from '../../random.ts';
import { Table } from '../../table.ts';
import { promotersRules } from './dark-promoters.ts';
import type * as data from './data.generated.ts';
import { scoring } from './score-document.ts';
import { plot, smallSet, TEST_MODE } from './testing/small-set.ts';

type Seat = data.ScoreDocument['seats'][number];
interface Scored {
  readonly seats: readonly Record<string, number | string>[];
}

const teaser = { enabled: true, cost: 500, audience: 5 };
const score = (seats: Partial<Seat>[], mode: Partial<data.Mode> = { teaser }) => {
  const full = seats.map((seat, at) => ({ name: `S${at + 1}`, location: null, ticketBand: 'standard', ...seat }));
  const answer = scoring.score({ game: 'dark-promoters', set: '.', mode: TEST_MODE, seats: full }, smallSet({ mode }));
  return { seats: (answer.result as Scored | undefined)?.seats ?? [], findings: answer.findings };
};
const codes = (seats: Partial<Seat>[], mode?: Partial<data.Mode>) =>
  score(seats, mode).findings.map(({ code }) => code);

describe('scoring a noted table', () => {
  test('the numbers of a seat by hand', () => {
    const { seats, findings } = score([
      {
        location: { rent: 6000, capacity: 900 },
        acts: [
          { cost: 900, audience: 60 },
          { cost: 150, audience: 15 },
        ],
        marketing: [{ cost: 80, audience: 8 }],
        sponsors: [{ payoutPerSlot: 900, slots: 3, exclusive: true }],
        ticketBand: 'premium',
        teaser: 'mini-marketing',
        sabotage: [{ effect: 'tech-failure' }, { effect: 'double-booked', act: 1 }, { effect: 'rumor-mill' }],
      },
    ]);
    expect(findings).toEqual([]);
    // 100 × 1.15 × 1.05 × 0.88 = 106.26
    expect(seats).toEqual([
      {
        name: 'S1',
        ticketPrice: 12,
        actsPercent: 15,
        marketingPercent: 5,
        preliminaryAudience: 106,
        audienceAfterSabotage: 96,
        audience: 96,
        ticketIncome: 1152,
        sponsoring: 3375,
        spend: 7630,
        profit: 1152 + 3375 - 7630,
        actsBooked: 2,
        rank: 1,
      },
    ]);
  });

  test('cards of the set are named by id', () => {
    const { seats } = score([
      { location: 'cellar', acts: ['beta'], marketing: ['poster'], sponsors: [{ id: 'bank', slots: 2 }] },
    ]);
    expect(seats[0]).toMatchObject({
      spend: 1000 + 200 + 200,
      sponsoring: 800,
      preliminaryAudience: 132,
      audience: 132,
    });
  });

  test('half percent points stay exact', () => {
    const acts = [10, 10, 10, 15].map((audience) => ({ cost: 0, audience }));
    expect(score([{ acts }]).seats[0]).toMatchObject({ actsPercent: 37.5 });
  });

  test('a seat without a venue has no audience', () => {
    expect(score([{ location: null }]).seats[0]).toMatchObject({ preliminaryAudience: 100, audience: 0, profit: 0 });
  });

  test('equal seats share a place', () => {
    expect(score([{}, {}, { otherCosts: 5 }]).seats.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });

  test('a rumor mill with a place removes that card, without one the strongest, of equals the last', () => {
    const marketing = [30, 5, 30].map((audience) => ({ cost: 1, audience }));
    const percent = (sabotage: Seat['sabotage']) =>
      score([{ marketing, sabotage: sabotage! }]).seats[0]!.marketingPercent;
    expect(percent([{ effect: 'rumor-mill', marketing: 2 }])).toBe(60);
    expect(percent([{ effect: 'rumor-mill' }])).toBe(35);
    expect(percent([{ effect: 'rumor-mill', marketing: 3 }, { effect: 'rumor-mill' }])).toBe(5);
  });
});

describe('findings', () => {
  test.each<[string, Partial<Seat>]>([
    ['score/unknown-card', { acts: ['nobody'] }],
    ['score/unknown-card', { sponsors: [{ id: 'nobody', slots: 1 }] }],
    ['score/unknown-effect', { sabotage: [{ effect: 'earthquake' }] }],
    ['score/which-act', { acts: ['alpha'], sabotage: [{ effect: 'double-booked' }] }],
    ['score/no-such-act', { acts: ['alpha'], sabotage: [{ effect: 'double-booked', act: 2 }] }],
    ['score/no-marketing', { sabotage: [{ effect: 'rumor-mill' }] }],
    ['score/no-such-marketing', { marketing: ['flyer'], sabotage: [{ effect: 'rumor-mill', marketing: 2 }] }],
    ['score/too-many-slots', { sponsors: [{ payoutPerSlot: 1, slots: 7 }] }],
    ['score/too-few-slots', { sponsors: [{ id: 'coal', slots: 3, exclusive: true }] }],
    ['score/overspent', { otherCosts: 10_001 }],
    ['score/other-place', { acts: ['alpha'], sabotage: [{ effect: 'tech-failure', act: 1 }] }],
    ['score/other-place', { marketing: ['flyer'], sabotage: [{ effect: 'rumor-mill', act: 1 }] }],
    ['score/taken-twice', { acts: ['alpha', 'alpha'] }],
    ['score/same-sponsor', { sponsors: [1, 2].map((slots) => ({ id: 'ale', slots })) }],
  ])('%s', (code, seat) => {
    expect(codes([seat])).toEqual([code]);
  });

  test('score/hit-twice', () => {
    const acts = ['alpha', 'beta'];
    const sabotage = [1, 1].map((act) => ({ effect: 'double-booked', act }));
    expect(codes([{ acts, sabotage }])).toEqual(['score/hit-twice']);
    const again = [1, 1].map((marketing) => ({ effect: 'rumor-mill', marketing }));
    expect(codes([{ marketing: ['flyer'], sabotage: again }])).toEqual(['score/hit-twice']);
  });

  test('score/no-teaser', () => {
    expect(codes([{ teaser: 'mini-marketing' }], {})).toEqual(['score/no-teaser']);
  });

  test('score/taken-twice: by two seats', () => {
    expect(codes([{ location: 'cellar' }, { location: 'cellar' }])).toEqual(['score/taken-twice']);
  });

  test('score/not-exclusive', () => {
    const sponsors = [{ id: 'coal', slots: 4, exclusive: true }];
    expect(codes([{ sponsors }, { sponsors: [{ id: 'coal', slots: 3 }] }])).toEqual(['score/not-exclusive']);
  });

  test('score/other-mode', () => {
    const set = smallSet();
    const foreign = { ...set.cards.act![0]!, modes: ['elsewhere'] };
    const other = { ...set, cards: { ...set.cards, act: [foreign] } };
    const document = {
      game: 'dark-promoters',
      set: '.',
      mode: TEST_MODE,
      seats: [{ name: 'A', location: null, acts: ['alpha'], ticketBand: 'standard' }],
    };
    expect(scoring.score(document, other).findings.map(({ code }) => code)).toEqual(['score/other-mode']);
  });

  test('score/unknown-mode', () => {
    const answer = scoring.score({ game: 'dark-promoters', set: '.', mode: 'moon', seats: [] }, smallSet());
    expect(answer.findings.map(({ code }) => code)).toEqual(['score/unknown-mode']);
    expect(answer.result).toBeUndefined();
  });
});

test('a finished table written as a document scores to exactly what the engine gave', () => {
  const set = smallSet({
    mode: { teaser },
    sabotage: [...(smallSet().cards.sabotage as unknown as data.Sabotage[]), plot('Bribe', 'tech-failure', 300)],
  });
  const rules = promotersRules(set, TEST_MODE, 4);
  const table = new Table(rules);
  const places = new Uint8Array(4);
  for (let index = 0; index < 200; index++) {
    table.deal(tableKey(17, index));
    table.play([randomBot, greedyBot, randomBot, randomBot]);
    const document = { ...scoring.document(rules as never, table.state), set: '.' };
    const { result, findings } = scoring.score(document, set);
    rules.rank(table.state, places);
    expect(findings).toEqual([]);
    expect((result as Scored).seats).toMatchObject(
      table.state.books.map((books, seat) => ({
        preliminaryAudience: books.preliminary,
        audienceAfterSabotage: books.afterSabotage,
        audience: books.audience,
        ticketIncome: books.ticketIncome / 100,
        sponsoring: books.sponsoring / 100,
        spend: books.spend / 100,
        profit: books.profit / 100,
        actsBooked: books.acts,
        rank: places[seat],
      })),
    );
  }
});

test('a table without a marketing phase is written down at the standard price', () => {
  const rounds = [{ name: 'Only', phases: ['location' as const] }];
  const rules = promotersRules(smallSet({ mode: { rounds } }), TEST_MODE, 2);
  const table = new Table(rules);
  table.deal(tableKey(1, 0));
  table.play([randomBot, randomBot]);
  const { seats } = scoring.document(rules as never, table.state) as unknown as data.ScoreDocument;
  expect(seats.map(({ ticketBand }) => ticketBand)).toEqual(['standard', 'standard']);
});
