import { expect, test } from 'vitest';
import type { CardSet, Finding } from '../../card-set.ts';
import { checkSet } from './checks.ts';
import { act, location, plot, type SmallSetChanges, smallSet, sponsor } from './testing/small-set.ts';

const check = (changes: SmallSetChanges): Finding[] => checkSet(smallSet(changes));
const only = (findings: Finding[]): Finding => {
  expect(findings.map(({ code }) => code)).toHaveLength(1);
  return findings[0]!;
};
const enough = (...first: ReturnType<typeof act>[]) => [
  ...first,
  ...Array.from({ length: 30 }, (_, at) => act(`Act ${at}`, 100, 10)),
];
const openLess = {
  location: { row: 2, perSeat: 1, refill: false },
  act: { row: 1 },
  sponsor: { row: 1 },
  marketing: { row: 1 },
  sabotage: { row: 1 },
};
const house = { supply: openLess };

test('a set without fault has no findings', () => {
  expect(check({ house })).toEqual([]);
});

test('card/unknown-mode: a mode that the set does not have', () => {
  const card = { ...act('Lost', 100, 10), modes: ['test-night', 'moon-night'] };
  const finding = only(check({ house, acts: enough(card) }));
  expect(finding).toMatchObject({ severity: 'error', code: 'card/unknown-mode', on: card, path: ['modes', 1] });
  expect(finding.message).toContain('test-night');
});

test('card/unknown-class: a class that the mode does not have for this type', () => {
  const card = { ...act('Lost', 100, 10), class: 'room' };
  const finding = only(check({ house, acts: enough(card) }));
  expect(finding).toMatchObject({ severity: 'error', code: 'card/unknown-class', on: card, path: ['class'] });
});

test('card/unknown-effect: a sabotage effect that the mode does not have', () => {
  const card = plot('Lost', 'earthquake');
  expect(only(check({ house, sabotage: [card] }))).toMatchObject({
    severity: 'error',
    code: 'card/unknown-effect',
    on: card,
    path: ['effect'],
  });
});

test('card/outside-range: a number outside its class’s range is a warning that names the range', () => {
  const card = act('Dear', 12_000, 10);
  const finding = only(check({ house, acts: enough(card) }));
  expect(finding).toMatchObject({ severity: 'warning', code: 'card/outside-range', on: card, path: ['cost'] });
  expect(finding.message).toBe('Cost €12,000 is above the reference range of Act in Test Night: €0 to €9,999.');
});

test('card/outside-range: sponsors are held against the payout range of the mode', () => {
  const card = sponsor('Mean', 1, 50, 3);
  const finding = only(check({ house, sponsors: [card, sponsor('Ale', 0, 100, 6)] }));
  expect(finding).toMatchObject({ severity: 'warning', code: 'card/outside-range', on: card, path: ['payoutPerSlot'] });
  expect(finding.message).toContain('below the reference range of sponsors of Test Night: €100 to €1,000');
});

test('mode/outside-range: the ticket price outside its range', () => {
  const finding = only(check({ house, mode: { ticketPrice: 25 } }));
  expect(finding).toMatchObject({ severity: 'warning', code: 'mode/outside-range', path: ['ticketPrice'] });
});

test('mode/no-affordable-location: the cheapest location costs more than the start budget', () => {
  const finding = only(check({ house, mode: { startBudget: 900 } }));
  expect(finding).toMatchObject({ severity: 'warning', code: 'mode/no-affordable-location', path: ['startBudget'] });
  expect(finding.message).toContain('€1,000');
});

test('mode/venue-out-of-reach: an unlucky row can leave a seat without a venue', () => {
  const rooms = (dear: number) => [
    ...Array.from({ length: 10 }, (_, at) => location(`Cheap ${at}`, 1000, 100)),
    ...Array.from({ length: dear }, (_, at) => location(`Dear ${at}`, 9999, 100)),
  ];
  const mode = { startBudget: 9000 };
  expect(check({ house, mode, locations: rooms(2) })).toEqual([]); // seats plus two: two may be too dear
  const finding = only(check({ house, mode, locations: rooms(3) }));
  expect(finding).toMatchObject({ severity: 'warning', code: 'mode/venue-out-of-reach', path: ['startBudget'] });
});

test('card/out-of-reach: a rent that start budget and the best sponsors can never pay', () => {
  const card = location('Castle', 9999, 100);
  const rooms = [card, ...Array.from({ length: 10 }, (_, at) => location(`Cheap ${at}`, 1000, 100))];
  const finding = only(check({ house, mode: { startBudget: 5000 }, locations: rooms }));
  expect(finding).toMatchObject({ severity: 'hint', code: 'card/out-of-reach', on: card, path: ['rent'] });
  // 5,000 + 6 slots × 500 × 1.25
  expect(finding.message).toContain('€8,750');
});

test('card/too-many-slots: a sponsor that asks for more slots than a seat has', () => {
  const card = sponsor('Greedy', 3, 500, 6);
  const finding = only(check({ house, mode: { sponsorSlots: 2 }, sponsors: [card] }));
  expect(finding).toMatchObject({ severity: 'error', code: 'card/too-many-slots', on: card, path: ['minSlots'] });
});

test('mode/too-few-cards: opening hands or rows of the largest table cannot be dealt', () => {
  const supply = { ...openLess, act: 'hand' as const };
  const finding = only(check({ house: { supply }, acts: [act('Alone', 100, 10)] }));
  expect(finding).toMatchObject({ severity: 'error', code: 'mode/too-few-cards' });
  expect(finding.message).toContain('1 act card; opening hands of 6 seats need 18');
  const [row, venue] = check({ house, locations: [location('Alone', 1000, 10)] });
  expect(venue!.code).toBe('mode/venue-out-of-reach'); // one room for two seats or more
  expect(row!.message).toContain('1 location card; the open row of 6 seats needs 8');
});

test('card/no-day: an act without a day in a two-day mode', () => {
  const without = act('Dayless', 100, 10);
  const days = Array.from({ length: 5 }, (_, at) => ({ ...act(`Act ${at}`, 100, 10), day: 1 as const }));
  const finding = only(check({ house, mode: { days: 2 }, acts: [without, ...days] }));
  expect(finding).toMatchObject({ severity: 'error', code: 'card/no-day', on: without, path: [] });
});

test('mode/empty-range: a range whose end lies before its start, said once and not for each card', () => {
  const finding = only(check({ house, mode: { sponsorPayoutRange: { min: 1000, max: 100 } } }));
  expect(finding).toMatchObject({ severity: 'error', code: 'mode/empty-range', path: ['sponsorPayoutRange'] });
});

test('mode/missing-phase: nobody ever gets a venue or sets a price', () => {
  const findings = check({ house, mode: { rounds: [{ name: 'Only', phases: ['finance', 'booking'] }] } });
  expect(findings.map(({ code }) => code)).toEqual(['mode/missing-phase', 'mode/missing-phase']);
});

test('set/seats: the fewest seats are more than the most', () => {
  const set = smallSet({ house });
  const broken = { ...set, manifest: { ...set.manifest, seats: { min: 5, max: 3 } } } as CardSet;
  expect(only(checkSet(broken))).toMatchObject({ severity: 'error', code: 'set/seats', path: ['seats'] });
});

test('mode/too-few-cards: copies of a sponsor count', () => {
  const supply = { ...openLess, sponsor: 'hand' as const };
  expect(check({ house: { supply }, sponsors: [sponsor('Ale', 0, 100, 12)] })).toEqual([]);
  expect(only(check({ house: { supply }, sponsors: [sponsor('Ale', 0, 100, 11)] })).code).toBe('mode/too-few-cards');
});

test('mode/venue-out-of-reach: a refilled row fails only when all that lies open is too dear, a hand when it may hold nothing else', () => {
  const rooms = (dear: number) => [
    ...Array.from({ length: 10 }, (_, at) => location(`Cheap ${at}`, 1000, 100)),
    ...Array.from({ length: dear }, (_, at) => location(`Dear ${at}`, 9999, 100)),
  ];
  const mode = { startBudget: 9000 };
  const refilled = { supply: { ...openLess, location: { row: 4 } } };
  expect(check({ house: refilled, mode, locations: rooms(3) })).toEqual([]);
  expect(only(check({ house: refilled, mode, locations: rooms(4) })).code).toBe('mode/venue-out-of-reach');
  const openingHand = { location: 1, act: 0, sponsor: 0, marketing: 0, sabotage: 0 };
  const dealt = { supply: { ...openLess, location: 'hand' as const }, openingHand, drawPerPhase: 1 };
  const more = [location('More', 1000, 100), location('Most', 1000, 100)];
  expect(check({ house: dealt, mode, locations: [...rooms(1), ...more] })).toEqual([]);
  expect(only(check({ house: dealt, mode, locations: rooms(1) })).code).toBe('mode/venue-out-of-reach');
  expect(only(check({ house: dealt, mode, locations: [...rooms(2), ...more] })).code).toBe('mode/venue-out-of-reach');
});

test('card/out-of-reach: a limit of slots for one sponsor leaves less', () => {
  const rooms = [
    location('Castle', 9999, 100),
    ...Array.from({ length: 10 }, (_, at) => location(`Cheap ${at}`, 1000, 100)),
  ];
  const limited = { ...house, maxSlotsPerSponsor: 2 };
  const finding = only(check({ house: limited, mode: { startBudget: 5000 }, locations: rooms }));
  // Two slots each of 500, 400 and 100, and a quarter more.
  expect(finding.message).toContain('€7,500');
});
