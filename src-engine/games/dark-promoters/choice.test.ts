import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  actionOf,
  cardOf,
  isExclusive,
  PLAY,
  placeOf,
  playCard,
  playSabotageCard,
  playSponsorCard,
  SET_PRICE,
  setPrice,
  slotsOf,
  targetOf,
} from './choice.ts';

const card = fc.integer({ min: 0, max: 4095 });

test('a packed choice gives back what was packed, up to the largest card, slots, target and place', () => {
  fc.assert(
    fc.property(card, fc.integer({ min: 1, max: 24 }), fc.boolean(), (kind, slots, exclusive) => {
      const choice = playSponsorCard(kind, slots, exclusive ? 1 : 0);
      expect([actionOf(choice), cardOf(choice), slotsOf(choice), isExclusive(choice)]).toEqual([
        PLAY,
        kind,
        slots,
        exclusive,
      ]);
    }),
  );
  fc.assert(
    fc.property(card, fc.integer({ min: 0, max: 5 }), card, (kind, target, place) => {
      const choice = playSabotageCard(kind, target, place);
      expect([actionOf(choice), cardOf(choice), targetOf(choice), placeOf(choice)]).toEqual([
        PLAY,
        kind,
        target,
        place,
      ]);
      expect(choice).toBeGreaterThanOrEqual(0);
    }),
  );
  fc.assert(
    fc.property(card, (kind) => {
      expect([actionOf(playCard(kind)), cardOf(playCard(kind))]).toEqual([PLAY, kind]);
    }),
  );
  expect([actionOf(setPrice(3)), cardOf(setPrice(3))]).toEqual([SET_PRICE, 3]);
});
