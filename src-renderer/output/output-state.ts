import type { OutputState } from '../../src-shared/workbench/output.ts';
import { createStore, useStore } from '../state/store.ts';
import { api, onHello, workbenchNow } from '../state/workbench.ts';

/** What is being made for this window, if anything is. */
const running = createStore<OutputState | undefined>(undefined);

onHello(() => {
  running.set(undefined);
  listen();
});

let isListening = false;
function listen(): void {
  if (isListening) return;
  isListening = true;
  api().on('output-progress', (state) => {
    if (state.client !== workbenchNow().hello?.client) return;
    running.set(state.isRunning ? state : undefined);
  });
}

export const useOutput = (): OutputState | undefined => useStore(running, (now) => now);
export const isOutputRunning = (): boolean => running.get() !== undefined;
