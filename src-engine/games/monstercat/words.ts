import { COLOURS } from './card-types.ts';
import type * as data from './data.generated.ts';
import { colourOf, tempoOf } from './pattern.ts';

const CAPITALS: { readonly [colour in data.Song['colour']]: string } = {
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  gold: 'Gold',
};

export const colourName = (colour: number): string => CAPITALS[COLOURS[colour]!];

/** `Red 2`; `–` for an empty slot. */
export const lookText = (look: number): string => (look === 0 ? '–' : `${colourName(colourOf(look))} ${tempoOf(look)}`);

/** `red`, `bpm4` as `Red`, `BPM 4` */
export const wantText = (want: string): string =>
  want.startsWith('bpm') ? `BPM ${want.slice('bpm'.length)}` : CAPITALS[want as data.Song['colour']];

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
