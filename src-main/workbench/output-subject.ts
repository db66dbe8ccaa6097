import type { CardSet } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import type { CheckedSet } from '../library/set-check.ts';
import type { SetModel } from './set-model.ts';
import { isWhatIf } from './what-if-views.ts';
import type { Workspace } from './workspace.ts';

/** A set that may leave the program, as it is edited now. */
export interface OutputSubject {
  readonly checked: CheckedSet;
  readonly game: Game;
  readonly set: CardSet;
}

/** Nothing leaves the program while the set has errors. */
export function outputSubject({ checked }: SetModel): Result<OutputSubject> {
  const { game, set, diagnostics } = checked;
  if (game && set) return done({ checked, game, set });
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const count = errors === 1 ? 'an error' : `${errors} errors`;
  return failed('output/invalid', `The set has ${count}; it can leave the program once that is mended.`);
}

/** Whether something of the set, or of what it extends, is not on disk as it is edited. */
export const hasUnsaved = ({ texts }: Workspace, { lineage }: SetModel): boolean =>
  [...texts.buffers.values()].some((buffer) => buffer.isUnsaved && lineage.includes(buffer.set) && !isWhatIf(buffer));
