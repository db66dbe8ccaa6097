import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { isEditable, readCell } from './cell-text.ts';
import type { Block } from './clipboard.ts';
import { Changes, type NamesOf, type Plan } from './value-changes.ts';

export interface PasteTarget {
  readonly type: string;
  /** The cards from the first selected one to the last that is shown. */
  readonly rows: readonly Row[];
  /** How many of them are selected. */
  readonly selected: number;
  /** The columns from the first selected one to the last. */
  readonly fields: readonly Field[];
  readonly selectedFields: number;
  readonly names: NamesOf;
}

export interface PastePlan extends Plan {
  /** Cards for the rows that stand beyond the last one. */
  readonly added: readonly { readonly [field: string]: unknown }[];
  /** Columns of the block that stand beyond the last one. */
  readonly cutOff: number;
  /** What is pasted over, to select it afterwards. */
  readonly height: number;
  readonly width: number;
}

/** Lays a block over the grid. One value fills the selection, a block fills a selection that it fits into several times. */
export function planPaste(block: Block, target: PasteTarget): PastePlan {
  const { rows, fields } = target;
  const width = Math.max(...block.map((row) => row.length));
  const height = repeated(block.length, target.selected);
  const across = repeated(width, target.selectedFields);
  const plan = new Changes(target.type);
  const added: { [field: string]: unknown }[] = [];
  for (let line = 0; line < height; line++) {
    const cells = block[line % block.length] ?? [];
    const row = rows[line];
    const card: { [field: string]: unknown } = {};
    for (let column = 0; column < Math.min(across, fields.length); column++) {
      const field = fields[column]!;
      // A row of the block may be shorter than the longest; what is not there is not pasted.
      const text = cells[column % width];
      if (text === undefined) continue;
      if (row) plan.setText(row, field, text, target.names(field, row));
      else addTo(card, field, text, target);
    }
    if (!row && Object.keys(card).length > 0) added.push(card);
  }
  return {
    changes: plan.changes,
    needed: plan.needed,
    onlySource: plan.onlySource,
    added,
    cutOff: Math.max(0, width - fields.length),
    height: Math.min(height, rows.length),
    width: Math.min(across, fields.length),
  };
}

const repeated = (size: number, selected: number): number => (selected % size === 0 ? Math.max(size, selected) : size);

function addTo(card: { [field: string]: unknown }, field: Field, text: string, target: PasteTarget): void {
  const like = target.rows[0];
  const read = readCell(field, text, like ? target.names(field, like) : []);
  if (read.kind === 'value' && isEditable(field)) card[field.key] = read.value;
}
