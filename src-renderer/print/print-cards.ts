import { type GridModel, selectedCards } from '../grid/grid-model.ts';
import { openTab } from '../state/tabs.ts';
import { changePrintSettings } from './print-settings.ts';

/** Proof sheets of the cards that are selected in a grid, and of no others. */
export function printCards(model: GridModel): void {
  const { rows } = selectedCards(model);
  if (!model.now || rows.length === 0) return;
  const { set } = model.now;
  const cards = rows.map(({ key }) => key);
  changePrintSettings(set, { cards, types: [], modes: [], since: { kind: 'none' } });
  openTab({ kind: 'print', set });
}
