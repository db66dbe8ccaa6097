import { expect, test } from 'vitest';
import type { CardSet, Finding } from '../../card-set.ts';
import { checkSet } from './checks.ts';
import type * as data from './data.generated.ts';
import { action, member, type SmallSetChanges, smallSet } from './testing/small-set.ts';

const check = (changes: SmallSetChanges): Finding[] => checkSet(smallSet(changes));
const only = (findings: Finding[]): Finding => {
  expect(findings.map(({ code }) => code)).toHaveLength(1);
  return findings[0]!;
};

test('a set without fault has no findings', () => {
  expect(check({})).toEqual([]);
});

test('card/unknown-mode: a mode that the set does not have', () => {
  const card = { ...member('Lost', 'line', ['red']), modes: ['test-night', 'moon-night'] };
  const finding = only(check({ crowd: [card] }));
  expect(finding).toMatchObject({ severity: 'error', code: 'card/unknown-mode', on: card, path: ['modes', 1] });
  expect(finding.message).toContain('test-night');
});

test('card/unknown-class: a class that the mode does not have', () => {
  const card = { ...member('Lost', 'line', ['red']), class: 'critic' };
  const finding = only(check({ crowd: [card] }));
  expect(finding).toMatchObject({ severity: 'error', code: 'card/unknown-class', on: card, path: ['class'] });
});

test('card/unknown-effect: an effect that the mode does not have', () => {
  const card = action('Lost', 'earthquake');
  const finding = only(check({ actions: [card] }));
  expect(finding).toMatchObject({ severity: 'error', code: 'card/unknown-effect', on: card, path: ['effect'] });
  expect(finding.message).toContain('tokens, dig');
});

test('card/outside-range: points, sync bonus and number of wants outside the ranges of the class', () => {
  const card = member('Dear', 'line', ['red'], 30, 2);
  const finding = only(check({ crowd: [card] }));
  expect(finding).toMatchObject({ severity: 'warning', code: 'card/outside-range', on: card, path: ['points'] });
  expect(finding.message).toBe('Points 30 is above the reference range of Fan in Test Night: 0 to 20 points.');
  const long = member('Long', 'line', ['red', 'red', 'red', 'red', 'red', 'red']);
  const [slots, range] = check({ crowd: [long], house: { boardSlots: 5 } });
  expect(slots).toMatchObject({ severity: 'warning', code: 'card/too-many-wants', path: ['wants'] });
  expect(range).toMatchObject({ code: 'card/outside-range', path: ['wants'] });
});

test('card/never-in-sync: wants whose tempi jump too far, also across a colour', () => {
  const jump = (shape: data.CrowdMember['shape'], ...wants: data.CrowdMember['wants']) =>
    check({ crowd: [member('Jump', shape, wants, 3, 1)] }).map(({ code }) => code);
  expect(jump('line', 'bpm1', 'bpm3')).toEqual(['card/never-in-sync']);
  expect(jump('line', 'bpm1', 'red', 'bpm4')).toEqual(['card/never-in-sync']);
  expect(jump('line', 'bpm1', 'red', 'bpm3')).toEqual([]);
  expect(jump('loop', 'bpm1', 'bpm3')).toEqual(['card/never-in-sync']);
  expect(jump('loop', 'bpm3', 'bpm1', 'red', 'bpm2')).toEqual([]); // from the second want on: 1, 2, 2, 3
});

test('mode/empty-range: a range whose end lies before its start, said once and not for each card', () => {
  const fan = { name: 'Fan', wants: { min: 1, max: 5 }, points: { min: 9, max: 3 }, syncBonus: { min: 0, max: 9 } };
  const finding = only(check({ mode: { classes: { crowd: { fan } } } }));
  expect(finding).toMatchObject({
    severity: 'error',
    code: 'mode/empty-range',
    path: ['classes', 'crowd', 'fan', 'points'],
  });
});

test('mode/too-few-cards: hands, Backstage and Front Row of the largest table', () => {
  const song = (smallSet().cards.song as unknown as data.Song[]).find(({ bpm }) => bpm === 4)!;
  const hands = only(check({ songs: [song] }));
  expect(hands).toMatchObject({ severity: 'error', code: 'mode/too-few-cards' });
  expect(hands.message).toContain('9 songs and action cards; hands of 5 seats and Backstage need 29');
  const row = only(check({ house: { frontRow: { members: 3, perSeat: 2 } } }));
  expect(row.message).toContain('12 crowd members; the Front Row of 5 seats needs 13');
});

test('card/want-without-song: a colour or tempo that no song of the mode has', () => {
  const songs = (smallSet().cards.song as unknown as data.Song[]).filter(
    ({ colour, bpm }) => colour !== 'gold' && bpm !== 2,
  );
  const card = member('Lost', 'line', ['red', 'gold', 'bpm2', 'gold']);
  const found = (changes: SmallSetChanges) => check({ songs, crowd: [card], ...changes });
  const [gold, tempo, ...others] = found({});
  expect(others).toEqual([]);
  expect(gold).toMatchObject({ severity: 'warning', code: 'card/want-without-song', on: card, path: ['wants', 1] });
  expect(gold!.message).toBe('No song of Test Night is Gold, so nobody can please it without an action card.');
  expect(tempo).toMatchObject({ code: 'card/want-without-song', path: ['wants', 2] });
  expect(tempo!.message).toContain('is BPM 2, so nobody can please it without an action card.');
  const [none] = found({ actions: [action('Pitch', 'pitch')], house: { openingHand: 3 } });
  expect(none!.message).toBe('No song of Test Night is Gold, so nobody can please it.');
});

test('card/want-without-song: songs of another mode do not count, nor is a crowd member of another mode meant', () => {
  const songs = (smallSet().cards.song as unknown as data.Song[]).map((song) =>
    song.colour === 'gold' ? { ...song, modes: ['other-night'] } : song,
  );
  const set = smallSet({ songs, crowd: [member('Lost', 'loop', ['gold'])] });
  const other = { ...set.modes[0]!, id: 'other-night', name: 'Other Night' };
  const codes = (card: object) =>
    checkSet({
      ...set,
      modes: [...set.modes, other],
      cards: { ...set.cards, crowd: [card, ...set.cards.crowd!.slice(1)] },
    } as CardSet).filter(({ code }) => code === 'card/want-without-song');
  const [card] = set.cards.crowd!;
  expect(codes(card!).map(({ on, message }) => [on, message.includes('Test Night')])).toEqual([[card, true]]);
  expect(codes({ ...card, modes: ['other-night'] })).toEqual([]);
});

test('set/empty-front-row: nobody to please at the smallest table', () => {
  const finding = only(check({ house: { frontRow: { members: 0, perSeat: 0 } } }));
  expect(finding).toMatchObject({ severity: 'warning', code: 'set/empty-front-row', path: ['house', 'frontRow'] });
  expect(finding.message).toContain('2 seats');
  expect(check({ house: { frontRow: { members: 0, perSeat: 1 } } })).toEqual([]);
});

test('set/seats: the fewest seats are more than the most', () => {
  const set = smallSet();
  const broken = { ...set, manifest: { ...set.manifest, seats: { min: 5, max: 3 } } } as CardSet;
  expect(only(checkSet(broken))).toMatchObject({ severity: 'error', code: 'set/seats', path: ['seats'] });
});

test('where cards are missing because they have mistakes, nothing is said about their number', () => {
  expect(checkSet(smallSet({ songs: [] }), false)).toEqual([]);
});
