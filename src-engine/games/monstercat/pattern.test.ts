import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLOURS, TEMPI } from './card-types.ts';
import type * as data from './data.generated.ts';
import { isInSync, lookOf, pleasedFrom, songsRead, WANT_ROOM, writeWants } from './pattern.ts';

type Song = Pick<data.Song, 'colour' | 'bpm'>;
type Member = Pick<data.CrowdMember, 'shape' | 'wants'>;
type Want = Member['wants'][number];

const SLOTS = 5;

const bpm = fc.integer({ min: 1, max: TEMPI }).map((tempo) => tempo as data.Song['bpm']);
const song: fc.Arbitrary<Song> = fc.record({ colour: fc.constantFrom(...COLOURS), bpm });
const board = fc.array(fc.option(song, { freq: 8 }), { minLength: SLOTS, maxLength: SLOTS });
const want = fc.oneof(
  fc.constantFrom(...COLOURS),
  bpm.map((tempo) => `bpm${tempo}` as Want),
);
const shape = fc.constantFrom('line' as const, 'loop' as const);
const anyMember: fc.Arbitrary<Member> = fc.record({ shape, wants: fc.array(want, { minLength: 1, maxLength: SLOTS }) });

/** Somebody who wants just these songs, read from any of them on: hardly any other is ever pleased. */
const fitting = fc
  .tuple(
    fc.array(song, { minLength: SLOTS, maxLength: SLOTS }),
    fc.array(fc.boolean(), { minLength: 1, maxLength: SLOTS }),
  )
  .chain(([songs, byTempo]) => {
    const wants = byTempo.map((isTempo, slot) => (isTempo ? (`bpm${songs[slot]!.bpm}` as Want) : songs[slot]!.colour));
    return fc.record({
      songs: fc.constant(songs as (Song | null)[]),
      member: fc.record({
        shape,
        wants: fc.nat(wants.length - 1).map((turn) => [...wants.slice(turn), ...wants.slice(0, turn)]),
      }),
    });
  });

const fits = ({ colour, bpm: tempo }: Song, wanted: string): boolean => wanted === colour || wanted === `bpm${tempo}`;

/** As a person reads it: the songs up to the first gap, laid along the line or round the loop. */
function readByHand(songs: readonly (Song | null)[], { shape, wants }: Member): 'not pleased' | 'pleased' | 'in sync' {
  const gap = songs.indexOf(null);
  const cued = (gap < 0 ? songs : songs.slice(0, gap)).slice(0, wants.length) as Song[];
  if (cued.length < wants.length) return 'not pleased';
  const ways = shape === 'line' ? [wants] : wants.map((_, turn) => [...wants.slice(turn), ...wants.slice(0, turn)]);
  if (!ways.some((way) => cued.every((one, place) => fits(one, way[place]!)))) return 'not pleased';
  const steps = cued.slice(1).map((one, place) => Math.abs(one.bpm - cued[place]!.bpm));
  return steps.every((step) => step <= 1) ? 'in sync' : 'pleased';
}

function readByEngine(songs: readonly (Song | null)[], { shape, wants }: Member): ReturnType<typeof readByHand> {
  const looks = Int16Array.from(songs, (one) => (one ? lookOf(COLOURS.indexOf(one.colour), one.bpm) : 0));
  const wanted = new Int16Array(WANT_ROOM);
  writeWants(wants, wanted, 0);
  if (wants.length > songsRead(looks, 0, SLOTS)) return 'not pleased';
  if (pleasedFrom(looks, 0, wanted, 0, wants.length, shape === 'loop') < 0) return 'not pleased';
  return isInSync(looks, 0, wants.length, 1) ? 'in sync' : 'pleased';
}

test('MC-3.1 MC-3.2 MC-3.4 MC-3.10: every board pleases whom it pleases when it is read by hand', () => {
  fc.assert(
    fc.property(board, anyMember, (songs, member) => {
      expect(readByEngine(songs, member)).toBe(readByHand(songs, member));
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(fitting, ({ songs, member }) => {
      expect(readByEngine(songs, member)).toBe(readByHand(songs, member));
    }),
    { numRuns: 2000 },
  );
});
