import type { SetView } from '../../src-shared/workbench/set-view.ts';
import { itemsAround, type OutlineItem } from './source-outline.ts';

export interface CardAt {
  readonly type: string;
  /** Unknown where no card of the set has the id that stands there. */
  readonly key: string | undefined;
}

/** The card around a line of a file; without one, only what type of cards the file holds. */
export function cardAt(view: SetView, file: string, outline: readonly OutlineItem[], line: number): CardAt | undefined {
  const item = itemsAround(outline, line).find(({ kind }) => kind === 'card');
  const id = item?.detail || item?.label;
  for (const [type, rows] of Object.entries(view.cards)) {
    const here = rows.filter((row) => row.file === file);
    if (here.length > 0) return { type, key: here.find(({ value }) => value.id === id)?.key };
  }
  return undefined;
}
