import type { TextPlace } from '../../src-shared/workbench/api.ts';
import type { ValuePath } from '../../src-shared/workbench/set-view.ts';
import { createStore, useStore } from './store.ts';
import type { Tab } from './tabs.ts';

/** The card that the inspector shows. */
export interface SelectedCard {
  readonly set: string;
  readonly type: string;
  readonly key: string;
}

export const selectedCard = createStore<SelectedCard | undefined>(undefined);
export const useSelectedCard = (): SelectedCard | undefined => useStore(selectedCard, (card) => card);

/** Whether a tab is about the card: its grid, its face, or a source of its set. Elsewhere nothing is selected. */
export const isAbout = (tab: Tab | undefined, { set, type }: SelectedCard): boolean =>
  tab?.set === set && (tab.kind === 'source' || ((tab.kind === 'cards' || tab.kind === 'faces') && tab.type === type));

/** Asks a view to show a place and put the focus there. The view that can do so takes it and sets it back to undefined. */
export type Reveal =
  | { readonly in: 'source'; readonly place: TextPlace }
  | {
      readonly in: 'cards';
      readonly set: string;
      readonly type: string;
      readonly key: string;
      readonly path: ValuePath;
    }
  | { readonly in: 'modes'; readonly set: string; readonly key: string; readonly path: ValuePath };

export const reveal = createStore<Reveal | undefined>(undefined);
export const useReveal = (): Reveal | undefined => useStore(reveal, (asked) => asked);
