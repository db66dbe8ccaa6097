import type { Box } from '../src-engine/face.ts';
import type { CardSizeId } from './card-size.ts';

/** What is to be printed, and how: chosen in the window or on the command line. */
export interface ProofSettings {
  /** Ids of modes: cards that appear in one of them. Empty means all, here and below. */
  readonly modes: readonly string[];
  /** Card types. */
  readonly types: readonly string[];
  /** Ids of cards. */
  readonly cards: readonly string[];
  readonly since: ProofSince;
  /** Many cards on a sheet of paper, or one a page as a printer's press wants them. */
  readonly kind: 'sheets' | 'press';
  readonly paper: PaperId;
  readonly card: CardSizeId;
  /** Millimetres around each card, up to `BLEED`. Without, cards stand edge to edge. */
  readonly bleed: number;
  readonly backs: BackSides;
  /** Marks where to cut. */
  readonly marks: boolean;
  readonly colours: 'rgb' | 'cmyk';
  /** As many of each card as the set says; otherwise one of each. */
  readonly copies: boolean;
  /** Where back sides are printed, in millimetres to the right and down as one looks at them: what the calibration sheet told. */
  readonly backOffset: { readonly x: number; readonly y: number };
  /** Stands on the sheets as it is given; nothing does without. */
  readonly date?: string;
}

/** Only cards that differ from … */
export type ProofSince =
  | { readonly kind: 'none' }
  /** another set, by the path of its folder */
  | { readonly kind: 'version'; readonly set: string }
  /** what was printed last */
  | { readonly kind: 'last' }
  /** the set as it is at a commit, tag or branch */
  | { readonly kind: 'git'; readonly ref: string };

/** Over which edge the paper is turned; without, there are no back sides. */
export type BackSides = 'duplex-long' | 'duplex-short' | 'none';

export type PaperId = 'a4' | 'letter' | 'a3';

export const PAPERS: { readonly [id in PaperId]: { readonly label: string } } = {
  a4: { label: 'A4, 210 × 297 mm' },
  letter: { label: 'Letter, 8.5 × 11 in' },
  a3: { label: 'A3, 297 × 420 mm' },
};

export const BACK_SIDES: { readonly [id in BackSides]: { readonly label: string } } = {
  none: { label: 'Fronts only' },
  'duplex-long': { label: 'Both sides, turned over the long edge' },
  'duplex-short': { label: 'Both sides, turned over the short edge' },
};

/** How far back sides can be moved, either way. */
export const MOST_OFFSET = 5;

/** What a press wants around a card unless told otherwise, in millimetres. */
export const PRESS_BLEED = 3;

/** Of the text that stands for a date, in characters: what there is room for. */
export const LONGEST_DATE = 100;

export const DEFAULT_PROOF: ProofSettings = {
  modes: [],
  types: [],
  cards: [],
  since: { kind: 'none' },
  kind: 'sheets',
  paper: 'a4',
  card: 'poker',
  bleed: 0,
  backs: 'none',
  marks: true,
  colours: 'rgb',
  copies: true,
  backOffset: { x: 0, y: 0 },
};

/** What a window shows of a proof before it is written. */
export interface ProofSummary {
  /** Different cards, and how many there are with their copies. */
  readonly cards: number;
  readonly copies: number;
  /** Pieces of paper; one page each, two with backs. */
  readonly sheets: number;
  readonly pages: readonly ProofPageSummary[];
  /** `3 × 3 on A4, upright` */
  readonly layout: string;
  /** Why cards are in it, where only changed ones are: `act/rosa` → `new` … */
  readonly reasons: { readonly [card: string]: ChangeReason };
  /** Sentences on what to know before printing. */
  readonly notes: readonly string[];
}

export type ChangeReason = 'new' | 'front' | 'back' | 'copies';

export interface ProofPageSummary {
  /** Of the paper, in millimetres, as one looks at it. */
  readonly width: number;
  readonly height: number;
  readonly side: 'front' | 'back';
  /** Counted from 1. */
  readonly sheet: number;
  readonly cells: readonly ProofCellSummary[];
}

export interface ProofCellSummary {
  readonly type: string;
  readonly id: string;
  /** The trimmed card on the page. */
  readonly box: Box;
}
