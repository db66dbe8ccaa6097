import { expect, test } from 'vitest';
import { SPONSOR } from '../card-types.ts';
import { sponsor } from '../testing/small-set.ts';
import { ToldTable } from '../testing/told-table.ts';

const inHands = {
  location: { row: 2, perSeat: 1, refill: false },
  act: { row: 30 },
  sponsor: 'hand',
  marketing: { row: 30 },
  sabotage: { row: 30 },
} as const;

test('DP-1.2 finance phase: a seat plays any number of sponsors while it has slots', () => {
  const told = new ToldTable().does('plays Ale on 1 slot', 'plays Bank on 2 slots', 'plays Coal on 3 slots');
  expect(told.options).toEqual(['is done']);
  expect(told.fired('finance')).toBe(3);
});

test('DP-5.1 least slots: a sponsor takes its least or more at once; with a least of 0 it takes one', () => {
  const told = new ToldTable();
  expect(told.may('plays Bank on 1 slot')).toBe(false);
  expect(told.may('plays Bank on 2 slots')).toBe(true);
  expect(told.may('plays Bank on 6 slots')).toBe(true);
  expect(told.may('plays Ale on 0 slots')).toBe(false);
  expect(told.may('plays Ale on 1 slot')).toBe(true);
  expect(told.does('plays Bank on 2 slots').fired('leastSlots')).toBe(1);
});

test('DP-5.2 payout at once: payout per slot times assigned slots goes into cash', () => {
  const told = new ToldTable().does('plays Bank on 3 slots');
  expect(told.books(1).cash).toBe(1_000_000 + 3 * 40_000);
  expect(told.books(1).sponsoring).toBe(3 * 40_000);
  expect(told.fired('payout')).toBe(1);
});

test('DP-5.3 exclusive needs a slot more: one above the least, and it counts towards the payout', () => {
  const told = new ToldTable();
  expect(told.may('plays Bank exclusively on 2 slots')).toBe(false);
  told.does('plays Bank exclusively on 3 slots');
  expect(told.books(1).slotsUsed).toBe(3);
  expect(told.books(1).sponsoring).toBe((3 * 40_000 * 125) / 100);
  expect(told.fired('exclusiveSlot')).toBe(1);
});

test('DP-5.4 exclusive bonus: a quarter more on the whole payout, rounded half up to the cent', () => {
  const told = new ToldTable({ sponsors: [sponsor('Odd', 0, 0.01), sponsor('Even', 0, 0.02)] });
  told.does('plays Odd exclusively on 2 slots');
  expect(told.books(1).sponsoring).toBe(3); // 2.5 cents
  expect(told.fired('exclusiveBonus')).toBe(1);
});

test('DP-5.5 exclusive locks the sponsor: nobody can play another copy', () => {
  const told = new ToldTable().does('plays Coal exclusively on 4 slots', 'is done');
  expect(told.asked).toBe(2);
  expect(told.may('plays Coal')).toBe(false);
  expect(told.may('plays Bank')).toBe(true);
  expect(told.fired('exclusiveLock')).toBe(1);
});

test('DP-5.5 exclusive locks the sponsor: only the first to play it may claim it', () => {
  const told = new ToldTable().does('plays Coal on 3 slots', 'is done');
  expect(told.may('plays Coal on 3 slots')).toBe(true);
  expect(told.may('plays Coal exclusively')).toBe(false);
});

test('DP-5.6 sponsors are shared: several seats may have the same one', () => {
  const told = new ToldTable().does('plays Ale on 1 slot', 'is done', 'plays Ale on 2 slots');
  expect(told.fired('sharedSponsor')).toBe(1);
  expect(told.books(2).sponsoring).toBe(20_000);
});

test('DP-5.7 one copy of a sponsor a seat: a second copy in hand stays there', () => {
  const sponsors = [sponsor('Only', 1, 100, 12)];
  const told = new ToldTable({ sponsors, house: { supply: inHands } });
  expect(told.options.filter((option) => option.startsWith('plays Only on 1 slot'))).toHaveLength(1);
  told.does('plays Only on 1 slot');
  expect(told.options).toEqual(['is done']);
  expect(told.state.held[SPONSOR * 2]).toBe(2);
  expect(told.fired('oneCopy')).toBe(1);
});

test('DP-5.8 slots are limited: six in all, and they never come back', () => {
  const told = new ToldTable().does('plays Coal on 5 slots');
  expect(told.may('plays Bank')).toBe(false);
  told.does('plays Ale on 1 slot');
  expect(told.fired('slotLimit')).toBe(1);
  told.skipTo('Round 2 · Finance', 1);
  expect(told.options).toEqual(['is done']);
});

test('DP-5.8 slots are limited: the house may limit the slots of one sponsor', () => {
  const house = { maxSlotsPerSponsor: 3 };
  const told = new ToldTable({ house });
  expect(told.may('plays Ale on 3 slots')).toBe(true);
  expect(told.may('plays Ale on 4 slots')).toBe(false);
  expect(told.may('plays Coal exclusively')).toBe(false); // would need four
});

test('DP-6.3 dead sponsors leave the row: copies of a locked sponsor are replaced', () => {
  const sponsors = [sponsor('Only', 1, 100, 3), sponsor('Next', 1, 100, 3)];
  const supply = { ...inHands, sponsor: { row: 6 } };
  const told = new ToldTable({ sponsors, house: { supply } });
  expect(told.state.open[SPONSOR]).toBe(6);
  told.does('plays Only exclusively on 2 slots');
  expect(told.state.open[SPONSOR]).toBe(3);
  expect(told.fired('rowSweep')).toBe(2);
  expect(told.may('plays Next')).toBe(true);
});

test('DP-6.3 dead sponsors leave the row: also a copy that a refill turns up later', () => {
  const sponsors = [sponsor('Only', 1, 100, 4), sponsor('Next', 1, 100, 4)];
  const supply = { ...inHands, sponsor: { row: 2 } };
  const only = (told: ToldTable): boolean => told.may('plays Only exclusively on 2 slots') && told.may('plays Next');
  for (let seed = 1; seed <= 40; seed++) {
    const told = new ToldTable({ sponsors, house: { supply }, seed });
    if (!only(told)) continue;
    told.does('plays Only exclusively on 2 slots', 'plays Next on 1 slot', 'is done', 'plays Next on 1 slot');
    expect([...told.state.rows[SPONSOR]!.subarray(0, told.state.open[SPONSOR])]).not.toContain(0);
  }
});

test('DP-8.1 teaser: a sponsor is played in the window, once, and nothing is drawn', () => {
  const teaser = { enabled: true, cost: 500, audience: 5 };
  const told = new ToldTable({ mode: { teaser }, house: { supply: inHands } });
  expect(told.state.held[SPONSOR * 2]).toBe(2);
  expect(told.may('is done')).toBe(false);
  told.does('plays');
  expect(told.asked).toBe(2);
  expect(told.fired('teaserSponsor')).toBe(1);
  expect(told.fired('finance')).toBe(0);
});

test('DP-8.2 teaser: mini-marketing adds its percent points for its cost', () => {
  const teaser = { enabled: true, cost: 500, audience: 5 };
  const told = new ToldTable({ mode: { teaser } }).does('buys mini-marketing');
  expect(told.books(1).cash).toBe(950_000);
  expect(told.books(1).spend).toBe(50_000);
  expect(told.books(1).marketing).toBe(5);
  expect(told.asked).toBe(2);
  expect(told.fired('teaserMarketing')).toBe(1);
});

test('DP-8.2 teaser: a seat that can do neither is passed over', () => {
  const teaser = { enabled: true, cost: 50_000, audience: 5 };
  const told = new ToldTable({ mode: { teaser, sponsorSlots: 0 } });
  expect(told.phase).toBe('Round 1 · Finance');
});

test('DP-6.3 dead sponsors leave the row: a row that is not refilled stays short', () => {
  const sponsors = [sponsor('Only', 1, 100, 3), sponsor('Next', 1, 100, 6)];
  const supply = { ...inHands, sponsor: { row: 6, refill: false } };
  const told = [1, 2, 3, 4, 5, 6, 7, 8]
    .map((seed) => new ToldTable({ sponsors, house: { supply }, seed }))
    .find(({ state }) => [...state.rows[SPONSOR]!].filter((card) => card === 0).length >= 2)!;
  const dead = [...told.state.rows[SPONSOR]!].filter((card) => card === 0).length;
  told.does('plays Only exclusively on 2 slots');
  expect(told.state.open[SPONSOR]).toBe(6 - dead);
  expect([...told.state.rows[SPONSOR]!.subarray(0, 6 - dead)]).not.toContain(0);
});

test('DP-8.1 teaser: a seat without money for mini-marketing still plays a sponsor', () => {
  const teaser = { enabled: true, cost: 50_000, audience: 5 };
  const told = new ToldTable({ mode: { teaser } });
  expect(told.phase).toBe('Teaser');
  expect(told.may('buys')).toBe(false);
  expect(told.may('plays Ale on 1 slot')).toBe(true);
});

test('DP-8.2 teaser: the last cent is enough', () => {
  const teaser = { enabled: true, cost: 10_000, audience: 5 };
  expect(new ToldTable({ mode: { teaser } }).does('buys mini-marketing').books(1).cash).toBe(0);
});
