import { COLOURS } from './card-types.ts';
import { colourOf, tempoOf } from './pattern.ts';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const colourName = (colour: number): string => capitalised(COLOURS[colour]!);

/** `Red 2`; `–` for an empty slot. */
export const lookText = (look: number): string => (look === 0 ? '–' : `${colourName(colourOf(look))} ${tempoOf(look)}`);

/** `red`, `bpm4` as `Red`, `BPM 4` */
export const wantText = (want: string): string =>
  want.startsWith('bpm') ? `BPM ${want.slice('bpm'.length)}` : capitalised(want);

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
