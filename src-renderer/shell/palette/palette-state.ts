import { createStore } from '../../state/store.ts';

/** Whether the palette is open. */
export const palette = createStore(false);
