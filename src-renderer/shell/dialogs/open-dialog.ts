import { type ComponentType, createElement, type ReactElement } from 'react';
import { createStore } from '../../state/store.ts';

export interface DialogControls {
  readonly close: () => void;
}

interface OpenDialog {
  readonly id: number;
  readonly element: ReactElement;
}

/** The dialogs that are open, the front one last. */
export const dialogs = createStore<readonly OpenDialog[]>([]);
let count = 0;

/** Opens a dialog in front of the window. One that is open already is not opened twice. */
export function openDialog<P extends object>(
  dialog: ComponentType<P & DialogControls>,
  props: Omit<P, keyof DialogControls>,
): void {
  if (dialogs.get().some(({ element }) => element.type === dialog)) return;
  count++;
  const id = count;
  const close = (): void => dialogs.set((open) => open.filter((other) => other.id !== id));
  const all = { ...props, close } as P & DialogControls;
  dialogs.set((open) => [...open, { id, element: createElement(dialog, all) }]);
}

/** Views have dialogs of their own, which are none of this list: whatever is modal keeps the keys to itself. */
export const isDialogOpen = (): boolean => dialogs.get().length > 0 || document.querySelector('dialog:modal') !== null;
