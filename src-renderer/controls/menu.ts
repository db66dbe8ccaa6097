import type { ReactNode } from 'react';
import { createStore } from '../state/store.ts';

/** A line of a menu; `separator` draws a rule between groups. */
export type MenuItem =
  | {
      readonly title: string;
      readonly icon?: ReactNode;
      readonly shortcut?: string | undefined;
      readonly disabled?: boolean;
      /** Makes it a choice that is on or off. */
      readonly checked?: boolean;
      readonly danger?: boolean;
      run(): void;
    }
  | 'separator';

export interface OpenMenu {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Where it opens: below an element, or at the pointer. */
  readonly at: Element | { readonly x: number; readonly y: number };
}

export const openMenu = createStore<OpenMenu | undefined>(undefined);

/** Opens a menu in front of everything. It closes with Esc, a choice, or a click elsewhere, and gives the focus back. */
export const showMenu = (menu: OpenMenu): void => openMenu.set(menu);
