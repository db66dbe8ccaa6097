import type { ValuePath } from '../../src-shared/workbench/set-view.ts';
import { focusField } from '../modes/reveal-field.ts';
import { showPanel } from '../shell/panels.ts';
import { type SelectedCard, selectedCard } from '../state/selection.ts';
import { changeSetting } from '../state/workbench.ts';

/** A panel that was hidden is drawn within so many milliseconds. */
const PATIENCE = 1000;

/** Puts the focus on a field of the form beside the view; without a path on its first. */
export function showInForm(card: SelectedCard, path: ValuePath = []): void {
  selectedCard.set(card);
  showPanel('inspector', true);
  changeSetting('shell.side', 'card');
  const begun = performance.now();
  const focus = (): void => {
    const form = document.querySelector<HTMLElement>('#side-panel form');
    if (form) focusField(form, path);
    else if (performance.now() - begun < PATIENCE) requestAnimationFrame(focus);
  };
  requestAnimationFrame(focus);
}
