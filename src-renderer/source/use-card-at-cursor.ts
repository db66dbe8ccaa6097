import { useEffect, useRef } from 'react';
import { selectedCard } from '../state/selection.ts';
import { workbenchNow } from '../state/workbench.ts';
import { type CardAt, cardAt } from './card-at.ts';
import { useItemsAround } from './source-breadcrumb.tsx';
import type { SourceDocument } from './source-document.ts';
import { sourceEditor } from './source-editor.ts';

/** How long the cursor stays in a card before the panel beside goes there: who runs through the lines is not followed. */
const REST = 300;

/** The card that the cursor has come to is the one that is shown beside the source. */
export function useCardAtCursor(document: SourceDocument | undefined): void {
  const around = useItemsAround(document);
  const last = useRef<CardAt>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the cursor has other items around it
  useEffect(() => {
    if (!document) return;
    const timer = setTimeout(() => {
      const { editor } = sourceEditor();
      if (editor.getModel() !== document.model) return;
      const view = workbenchNow().sets[document.set];
      const card = view && cardAt(view, document.file, document.outline, editor.getPosition()?.lineNumber ?? 1);
      // Lines that move elsewhere, or a card chosen in the panel, leave the cursor where it was.
      const isAsBefore = card?.key === last.current?.key && card?.type === last.current?.type;
      last.current = card;
      if (card?.key === undefined || isAsBefore) return;
      const { key, type } = card;
      const now = selectedCard.get();
      if (now?.set === document.set && now.type === type && now.key === key) return;
      selectedCard.set({ set: document.set, type, key });
    }, REST);
    return () => clearTimeout(timer);
  }, [document, around]);
}
