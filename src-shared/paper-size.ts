import type { PaperId } from './proof.ts';

/** Upright, in millimetres. */
export const PAPER_SIZES: { readonly [id in PaperId]: { readonly width: number; readonly height: number } } = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a3: { width: 297, height: 420 },
};

/** What desktop printers cannot print on along each edge: a sixth of an inch. Readers shrink pages that use it. */
export const UNPRINTABLE = 4.25;
