import { CANCELLED } from './exit-code.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

let current: AbortController | undefined;

function onSignal(): void {
  // Nothing worth keeping is under way, or it was asked to stop before and has not.
  if (!current || current.signal.aborted) process.exit(CANCELLED);
  current.abort();
}

/** From here on Ctrl-C ends the program with its own exit code. */
export function watchForInterruption(): void {
  for (const signal of SIGNALS) process.on(signal, onSignal);
}

/** Whether work has ended because its signal said so. */
export const isInterruption = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Runs work that Ctrl-C stops by its signal instead of ending the program, so that it can say what it has. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  current = new AbortController();
  try {
    return await work(current.signal);
  } finally {
    current = undefined;
  }
}
