import type { Box } from '../../src-engine/face.ts';
import type { ProofSettings } from '../../src-shared/proof.ts';
import type { SheetGrid } from '../../src-shared/sheet-grid.ts';
import type { PlannedPage } from './proof-plan.ts';
import { type Furniture, furnitureBoxes } from './sheet-header.ts';

/** How far the cards of a page are moved: where the printer puts back sides. */
export const offsetOf = (
  { side }: Pick<PlannedPage, 'side'>,
  { kind, backOffset }: Pick<ProofSettings, 'kind' | 'backOffset'>,
): ProofSettings['backOffset'] => (side === 'back' && kind === 'sheets' ? backOffset : { x: 0, y: 0 });

/** What of header and ruler the cards of a page cover with their bleed, because they are moved so far. */
export function coveredOn(
  page: Pick<PlannedPage, 'side' | 'cells'>,
  grid: SheetGrid,
  settings: ProofSettings,
): readonly Furniture[] {
  const by = offsetOf(page, settings);
  const { bleed } = grid;
  const boxes = page.cells.map(
    ({ box: { x, y, width, height } }): Box => ({
      x: x + by.x - bleed,
      y: y + by.y - bleed,
      width: width + 2 * bleed,
      height: height + 2 * bleed,
    }),
  );
  return Object.entries(furnitureBoxes(grid)).flatMap(([name, furniture]) =>
    boxes.some((box) => overlap(box, furniture)) ? [name as Furniture] : [],
  );
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
