import type * as data from './data.generated.ts';

export const LOCATION = 0;
export const ACT = 1;
export const SPONSOR = 2;
export const MARKETING = 3;
export const SABOTAGE = 4;

/** Card types in the order of the rules; the constants above are places in this list. */
export const TYPES = ['location', 'act', 'sponsor', 'marketing', 'sabotage'] as const;

export const BANDS = ['budget', 'standard', 'premium', 'prestige'] as const satisfies (keyof data.Mode['priceBands'])[];

export const REMOVE_MARKETING = 0;
export const NEUTRALISE_ACT = 1;
export const LOSE_AUDIENCE = 2;

/** What a sabotage effect can do; the constants above are places in this list. */
export const EFFECT_KINDS: readonly data.Mode['sabotageEffects'][string]['kind'][] = [
  'remove-marketing',
  'neutralise-act',
  'lose-audience',
];
