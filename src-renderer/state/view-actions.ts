import { useEffect } from 'react';
import { createStore } from './store.ts';

/** What the view in front can do right now, by name: `fill-down`, `add-card`, `format` … Commands ask here. */
export type ViewActions = { readonly [name: string]: (() => void) | undefined };

const actions = createStore<ViewActions>({});

/** A view that is in front says what it can do; actions that are undefined cannot be done now. */
export function useViewActions(offered: ViewActions): void {
  useEffect(() => {
    actions.set(offered);
    return () => actions.set((now) => (now === offered ? {} : now));
  }, [offered]);
}

export const viewAction = (name: string): (() => void) | undefined => actions.get()[name];
