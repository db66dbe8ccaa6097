import { createStore } from '../state/store.ts';

/** A short message in the status bar: what was just done. */
export const status = createStore('');

const SHOWN_FOR = 6000;
let timer: ReturnType<typeof setTimeout> | undefined;

export function say(message: string): void {
  clearTimeout(timer);
  status.set(message);
  timer = setTimeout(() => status.set(''), SHOWN_FOR);
}
