import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects what earlier work has left in this thread, so that it does not count. */
export const collectGarbage = runInNewContext('gc') as () => void;
