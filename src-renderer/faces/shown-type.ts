import { currentSet, summaryOf } from '../shell/current-set.ts';
import { selectedCard } from '../state/selection.ts';
import { activeTab } from '../state/tabs.ts';

/** The cards whose faces are meant: of the view in front, of the selected card, or else the first of the set. */
export function shownType(): { readonly set: string; readonly type: string } | undefined {
  const tab = activeTab();
  if (tab?.kind === 'cards' || tab?.kind === 'faces') return { set: tab.set, type: tab.type };
  const set = currentSet();
  if (set === undefined) return undefined;
  const selected = selectedCard.get();
  const type = selected?.set === set ? selected.type : summaryOf(set)?.cardTypes[0]?.id;
  return type === undefined ? undefined : { set, type };
}
