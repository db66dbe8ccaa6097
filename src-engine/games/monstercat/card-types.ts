import type * as data from './data.generated.ts';

/** Card types in the order of the rules. */
export const TYPES = ['song', 'crowd', 'action'] as const;

export type Colour = data.Song['colour'];

/** The place of a colour in this list is its number. */
export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'gold'];

export const isColour = (value: unknown): value is Colour => (COLOURS as readonly unknown[]).includes(value);

/** Tempi are numbered from 1, as they are printed. */
export const TEMPI = 4;

export const ADD_TOKENS = 0;
export const TAKE_BACKSTAGE = 1;
export const TRADE_SONGS = 2;
export const REFRESH_BACKSTAGE = 3;
export const ARRANGE_STANDS = 4;
export const CUE_SONGS = 5;
export const RECOLOUR = 6;
export const RETUNE = 7;

export type EffectKind = data.Mode['actionEffects'][string]['kind'];

/** What an action card can do; the constants above are places in this list. */
export const EFFECT_KINDS: readonly EffectKind[] = [
  'add-tokens',
  'take-backstage',
  'trade-songs',
  'refresh-backstage',
  'arrange-stands',
  'cue-songs',
  'recolour',
  'retune',
];
