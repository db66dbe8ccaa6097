import { COLOURS, TEMPI } from './card-types.ts';

/**
 * A song as the crowd sees it: one bit for its colour and one for its tempo. A want is one of these bits, so that a song fits a
 * want when they have a bit in common. An empty slot is 0 and fits nothing.
 */
export const lookOf = (colour: number, tempo: number): number => (1 << colour) | (1 << (COLOURS.length - 1 + tempo));

const COLOUR_BITS = (1 << COLOURS.length) - 1;

export const recoloured = (look: number, colour: number): number => (look & ~COLOUR_BITS) | (1 << colour);
export const retuned = (look: number, tempo: number): number =>
  (look & COLOUR_BITS) | (1 << (COLOURS.length - 1 + tempo));

/** `red`, `bpm4` */
export function wantBit(want: string): number {
  const colour = (COLOURS as readonly string[]).indexOf(want);
  return colour >= 0 ? 1 << colour : 1 << (COLOURS.length - 1 + Number(want.slice('bpm'.length)));
}

/** The colour of a look or want, by number; −1 for a tempo. */
export const colourOf = (look: number): number => 31 - Math.clz32(look & COLOUR_BITS);
/** The tempo of a look or want; 0 for a colour. */
export const tempoOf = (look: number): number => {
  const bits = look >> COLOURS.length;
  return bits === 0 ? 0 : 32 - Math.clz32(bits);
};

/** Wants of all crowd members, each member with room for this many, twice: a loop that begins late is read on without a turn. */
export const MOST_WANTS = 8;
export const WANT_ROOM = 2 * MOST_WANTS;

export function writeWants(wants: readonly string[], into: Int16Array, member: number): void {
  for (let place = 0; place < 2 * wants.length; place++) {
    into[member * WANT_ROOM + place] = wantBit(wants[place % wants.length]!);
  }
}

/** More than any look. */
export const LOOK_ROOM = 1 << (COLOURS.length + TEMPI);

/**
 * By look: the slots, as bits, in which a song of this look is what a member wants that is begun with the want `start`; at
 * `(member × MOST_WANTS + start) × LOOK_ROOM + look`.
 */
export function writeFits(wants: Int16Array, member: number, count: number, into: Uint8Array): void {
  for (let start = 0; start < count; start++) {
    for (let look = 0; look < LOOK_ROOM; look++) {
      let fits = 0;
      for (let slot = 0; slot < count; slot++) {
        if ((look & wants[member * WANT_ROOM + start + slot]!) !== 0) fits |= 1 << slot;
      }
      into[(member * MOST_WANTS + start) * LOOK_ROOM + look] = fits;
    }
  }
}

/** How many songs are read from the first slot on: up to the first empty one. */
export function songsRead(looks: Int16Array, base: number, slots: number): number {
  let read = 0;
  while (read < slots && looks[base + read] !== 0) read++;
  return read;
}

/**
 * With which want the first song agrees when the first `count` songs please the member; −1 when they do not. A line can only
 * begin with its first want.
 */
export function pleasedFrom(
  looks: Int16Array,
  base: number,
  wants: Int16Array,
  member: number,
  count: number,
  isLoop: boolean,
): number {
  const starts = isLoop ? count : 1;
  for (let start = 0; start < starts; start++) {
    const from = member * WANT_ROOM + start;
    let place = 0;
    while (place < count && (looks[base + place]! & wants[from + place]!) !== 0) place++;
    if (place === count) return start;
  }
  return -1;
}

/** Whether each of the first `count` tempi differs by at most `step` from the one before. */
export function isInSync(looks: Int16Array, base: number, count: number, step: number): boolean {
  for (let place = 1; place < count; place++) {
    const change = tempoOf(looks[base + place]!) - tempoOf(looks[base + place - 1]!);
    if (change > step || change < -step) return false;
  }
  return true;
}
