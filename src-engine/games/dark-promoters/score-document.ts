import type { Scoring } from '../../game.ts';
export const scoring = undefined as unknown as Scoring;
