import { BACK_SIDES, DEFAULT_PROOF, MOST_OFFSET, PAPERS, type ProofSettings } from '../../src-shared/proof.ts';
import { isRecord } from '../../src-shared/record.ts';
import { sheetGrid } from '../../src-shared/sheet-grid.ts';
import { changeSetting, settings, useSetting } from '../state/workbench.ts';

type BackOffset = ProofSettings['backOffset'];
/** What decides how a printer turns a sheet. */
type Sheet = Pick<ProofSettings, 'paper' | 'card' | 'bleed' | 'backs'>;

const NAME = 'print.back-offsets';
type KeptOffsets = { readonly [sheet: string]: unknown };
const NONE: KeptOffsets = {};

/** How far the printer's back sides are off on such sheets, whatever set is printed: they are the printer's, not the set's. */
export const useBackOffset = (sheet: Sheet): BackOffset => readOffset(useSetting(NAME, NONE), sheet);

export function changeBackOffset(sheet: Sheet, change: Partial<BackOffset>): void {
  const kept = (settings.get()[NAME] as KeptOffsets | undefined) ?? NONE;
  changeSetting(NAME, { ...kept, [sheetName(sheet)]: { ...readOffset(kept, sheet), ...change } });
}

export function readOffset(kept: unknown, sheet: Sheet): BackOffset {
  const offset = isRecord(kept) ? kept[sheetName(sheet)] : undefined;
  return isRecord(offset) ? { x: distanceIn(offset.x), y: distanceIn(offset.y) } : DEFAULT_PROOF.backOffset;
}

const distanceIn = (value: unknown): number =>
  typeof value === 'number' && Math.abs(value) <= MOST_OFFSET ? value : 0;

/** `a4 across duplex-long` */
export const sheetName = (sheet: Sheet): string => `${sheet.paper} ${way(sheet)} ${sheet.backs}`;

/** `A4 across, turned over the long edge` */
export const sheetInWords = (sheet: Sheet): string =>
  `${PAPERS[sheet.paper].label.split(',')[0]} ${way(sheet)}, ${BACK_SIDES[sheet.backs].label.split(', ')[1]}`;

function way(sheet: Sheet): 'across' | 'upright' {
  const { width, height } = sheetGrid(sheet);
  return width > height ? 'across' : 'upright';
}
