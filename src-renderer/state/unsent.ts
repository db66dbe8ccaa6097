import type { MethodName } from '../../src-shared/workbench/api.ts';
import type { Transport } from '../../src-shared/workbench/transport.ts';

/** Work in a view that the program behind the window may not have yet. */
export interface Unsent {
  /** Whether it goes with the page. */
  isUnsent(): boolean;
  /** Whether it gets there by itself, so that waiting for it helps. */
  isOnItsWay(): boolean;
}

const known = new Set<Unsent>();
const CHANGES: readonly MethodName[] = [
  'edit',
  'typeText',
  'undo',
  'redo',
  'createWhatIf',
  'renameWhatIf',
  'deleteWhatIf',
  'applyWhatIf',
  'importCsv',
];
const PATIENCE = 5000;
const LOOK_EVERY = 20;

/** Returns how to take it out again. */
export function addUnsent(work: Unsent): () => void {
  known.add(work);
  return () => void known.delete(work);
}

/** Is waited for until it is over; it is on its way already and does not need the page any more. */
export function sending<T>(call: Promise<T>): Promise<T> {
  const stop = addUnsent({ isUnsent: () => false, isOnItsWay: () => true });
  call.then(stop, stop);
  return call;
}

/** A transport whose changes of the workspace are waited for until they are answered. */
export const trackChanges = (transport: Transport): Transport => ({
  call: (method, argument) => {
    const answer = transport.call(method, argument);
    return CHANGES.includes(method) ? sending(answer) : answer;
  },
  listen: (listener) => transport.listen(listener),
  onConnection: (listener) => transport.onConnection(listener),
});

export const hasUnsent = (): boolean => [...known].some((work) => work.isUnsent());

/** Resolves when the program has all that is on its way to it, or with false when that takes too long. */
export async function allSent(patience = PATIENCE): Promise<boolean> {
  for (let waited = 0; ; waited += LOOK_EVERY) {
    if (![...known].some((work) => work.isOnItsWay())) return true;
    if (waited >= patience) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}
