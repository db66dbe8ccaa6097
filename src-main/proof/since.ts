import type { CardSet } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import type { ProofSettings } from '../../src-shared/proof.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import type { CheckedSet } from '../library/set-check.ts';
import type { OutputWatch } from '../output/output.ts';
import { type CardPrints, changedCards, printsOf } from './changed-cards.ts';
import { readSetAt } from './git-version.ts';
import { printedCards } from './proof-journal.ts';
import type { ChangedCards } from './proof-plan.ts';

/** The set that is printed, and where what it is compared with is found. */
export interface SinceSources {
  readonly game: Game;
  readonly set: CardSet;
  /** Of the set. */
  readonly folder: string;
  readonly userFolder: string;
  /** Another version of the set, by its path. */
  readonly versionAt: (path: string) => Promise<Result<CheckedSet>>;
}

/** The cards that have changed since what the settings say; nothing where all are to be printed. */
export async function changedSince(
  { since, backs, copies }: ProofSettings,
  sources: SinceSources,
  watch: OutputWatch = {},
): Promise<Result<ChangedCards | undefined>> {
  if (since.kind === 'none') return done(undefined);
  const before = await printsBefore(since, sources, watch);
  if (!before.ok) return before;
  const now = await printsOf(sources.game, sources.set, watch);
  return done(changedCards(before.value, now, { backs: backs !== 'none', copies }));
}

async function printsBefore(
  since: Exclude<ProofSettings['since'], { kind: 'none' }>,
  { game, folder, userFolder, versionAt }: SinceSources,
  watch: OutputWatch,
): Promise<Result<CardPrints>> {
  if (since.kind === 'last') return done((await printedCards(userFolder, folder)) ?? new Map());
  const other = await (since.kind === 'git' ? readSetAt(folder, since.ref) : versionAt(since.set));
  if (!other.ok) return other;
  const name = since.kind === 'git' ? `The set at ${since.ref}` : since.set;
  if (other.value.game && other.value.game !== game) {
    return failed('proof/other-game', `${name} is a set of ${other.value.game.title}; there is nothing to compare.`);
  }
  if (!other.value.set) {
    const wrong = other.value.diagnostics.find(({ severity }) => severity === 'error');
    const first = wrong ? ` First: ${wrong.file}:${wrong.line}:${wrong.column} ${wrong.message}` : '';
    return failed('proof/set-has-errors', `${name} has errors and cannot be compared with.${first}`);
  }
  return done(await printsOf(game, other.value.set, watch));
}
