import type { Game } from '../../src-engine/game.ts';
import type { Field } from './field.ts';

export interface CardTypeInfo {
  readonly id: string;
  /** `Act`, `Acts` */
  readonly label: string;
  readonly plural: string;
  /** A `group` with the fields of a card. */
  readonly field: Field;
}

/** A rules system as views see it: all that they know of a game. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly cardTypes: readonly CardTypeInfo[];
  readonly mode: Field;
  readonly manifest: Field;
  /** What its tables are measured by. */
  readonly chart: ChartGame;
}

/** What charts know of a game. */
export type ChartGame = Pick<Game, 'measures' | 'headlines' | 'traits' | 'account' | 'course' | 'rules'>;
