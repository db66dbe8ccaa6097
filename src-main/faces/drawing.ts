import type { Box } from '../../src-engine/face.ts';

/**
 * What is painted: everything in its place, nothing left to decide. A face is laid out into one of these once; screen, print and
 * pictures show the same. Millimetres, y downwards.
 */
export type DrawnItem = DrawnPath | DrawnText | DrawnGroup;

export interface DrawnPath {
  readonly kind: 'path';
  readonly path: string;
  readonly at?: { readonly x: number; readonly y: number; readonly scale: number };
  readonly fill?: string;
  readonly stroke?: string;
  readonly lineWidth?: number;
}

/** A run of characters of one font file on one line. */
export interface DrawnText {
  readonly kind: 'text';
  /** Where the line begins, and its baseline. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The key of the font file: see `Fonts`. */
  readonly font: string;
  readonly size: number;
  /** Extra space behind each character. */
  readonly tracking: number;
  readonly text: string;
  readonly colour: string;
}

/**
 * Items in coordinates of their own: turned clockwise first, then moved to `x`, `y`; what lies outside of `clip` is cut off. The
 * same list of items in several groups with the same clip is written once.
 */
export interface DrawnGroup {
  readonly kind: 'group';
  readonly x: number;
  readonly y: number;
  readonly turn: 0 | 90 | 180 | 270;
  readonly clip?: Box;
  readonly items: readonly DrawnItem[];
}

/** A sheet of paper, or one card by itself. Boxes where a printer looks for them. */
export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  readonly trim?: Box;
  readonly bleed?: Box;
  readonly items: readonly DrawnItem[];
}

/** Millimetres to a point of 1/72 inch. */
export const POINT = 25.4 / 72;
