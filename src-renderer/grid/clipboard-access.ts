import { addNotice } from '../state/workbench.ts';
import { clearSelection, copyText, pasteText } from './grid-actions.ts';
import type { GridModel } from './grid-model.ts';

/** Asks the browser to copy: the grid's own listener then puts the block on the clipboard. Needs no permission. */
export function copyFromGrid(model: GridModel): void {
  model.element?.focus();
  document.execCommand('copy');
}

export function cutFromGrid(model: GridModel): void {
  model.element?.focus();
  document.execCommand('cut');
}

/** From a menu, where the browser may want to be asked first. */
export async function pasteIntoGrid(model: GridModel): Promise<void> {
  model.element?.focus();
  try {
    await pasteText(model, await navigator.clipboard.readText());
  } catch {
    addNotice({ severity: 'info', message: 'The clipboard can be read here with its key only: press Ctrl+V or ⌘V.' });
  }
}

/** Listeners of the grid element; cells that are being edited have their own. */
export function clipboardListeners(model: GridModel) {
  const isOwn = (event: React.ClipboardEvent): boolean => event.target === event.currentTarget;
  const copy = (event: React.ClipboardEvent): boolean => {
    const text = isOwn(event) ? copyText(model) : undefined;
    if (text === undefined) return false;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    return true;
  };
  return {
    onCopy: copy,
    onCut: (event: React.ClipboardEvent): void => {
      if (copy(event)) void clearSelection(model);
    },
    onPaste: (event: React.ClipboardEvent): void => {
      if (!isOwn(event)) return;
      event.preventDefault();
      void pasteText(model, event.clipboardData.getData('text/plain'));
    },
  };
}
