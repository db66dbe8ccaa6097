import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

/** What a thread of the pool is told when it starts. */
export interface ThreadManners {
  readonly isPolite: boolean;
}

/** On Linux a thread has a priority of its own; elsewhere it is the whole program's, which must stay as it is. */
export function takeManners(): void {
  // The pool puts data of its own before ours.
  const [, manners] = (Array.isArray(workerData) ? workerData : []) as [unknown?, ThreadManners?];
  if (manners?.isPolite && process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);
}
