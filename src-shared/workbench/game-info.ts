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
}
