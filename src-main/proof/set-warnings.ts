import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import type { ProofSettings } from '../../src-shared/proof.ts';
import { FaceCheck } from '../faces/face-diagnostics.ts';
import type { CheckedSet } from '../library/set-check.ts';
import { breathe, type OutputWatch } from '../output/output.ts';

/** So long other calls wait at most while faces are laid out, in milliseconds. */
const SLICE = 10;

/**
 * All of a set that is no error and no hint, the faces of all its cards included, whatever is chosen of them: who chooses a card
 * prints a draft as long as another one has a warning.
 */
export async function warningsOf(
  checked: CheckedSet,
  watch: OutputWatch = {},
  faceCheck = new FaceCheck(),
): Promise<readonly Diagnostic[]> {
  const faces = await allSteps(faceCheck.of(checked), watch);
  return [...faces, ...checked.diagnostics.filter(({ severity }) => severity === 'warning')];
}

/** What warnings mean for what is printed; nothing where there are none. */
export function warningNote({ kind }: Pick<ProofSettings, 'kind'>, warnings: number): string | undefined {
  if (warnings === 0) return undefined;
  const count = warnings === 1 ? '1 warning' : `${warnings} warnings`;
  return kind === 'press'
    ? `The set has ${count}; pages for the press carry no mark of a draft.`
    : `The set has ${count}, so its sheets are marked as a draft.`;
}

async function allSteps<T>(steps: Generator<unknown, T, undefined>, watch: OutputWatch): Promise<T> {
  let begun = performance.now();
  for (;;) {
    const { done: isDone, value } = steps.next();
    if (isDone) return value;
    if (performance.now() - begun <= SLICE) continue;
    await breathe(watch);
    begun = performance.now();
  }
}
