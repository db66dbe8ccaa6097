import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INK_LIMIT, inkOf } from './cmyk.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('black is black ink alone, white is none, and pure colours are pure inks', () => {
  expect(inkOf('#000000')).toEqual([0, 0, 0, 100]);
  expect(inkOf('#ffffff')).toEqual([0, 0, 0, 0]);
  expect(inkOf('#00ffff')).toEqual([100, 0, 0, 0]);
  expect(inkOf('#808080').slice(0, 3)).toEqual([0, 0, 0]);
});

test('no colour takes more ink than dries, and every ink is a percentage', () => {
  fc.assert(
    fc.property(colour, (one) => {
      const inks = inkOf(one);
      expect(inks.reduce((sum, ink) => sum + ink, 0)).toBeLessThanOrEqual(INK_LIMIT);
      for (const ink of inks) expect(ink >= 0 && ink <= 100).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('inks stand for the colour, wherever there is not too much of them', () => {
  fc.assert(
    fc.property(colour, (one) => {
      const [cyan, magenta, yellow, black] = inkOf(one);
      if (cyan + magenta + yellow + black > INK_LIMIT - 1) return;
      const channels = [cyan, magenta, yellow].map((ink) => 255 * (1 - ink / 100) * (1 - black / 100));
      channels.forEach((channel, place) => {
        expect(Math.abs(channel - Number.parseInt(one.slice(1 + 2 * place, 3 + 2 * place), 16))).toBeLessThan(0.6);
      });
    }),
  );
});
