import type { Game } from '../../src-engine/game.ts';
import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import type { PreflightCheck } from '../../src-shared/preflight.ts';
import type { CheckedSet } from '../library/set-check.ts';
import type { PlannedCard } from '../proof/proof-plan.ts';

/** Only sets without errors leave the program; warnings go along. */
export function setChecks({ loaded }: { readonly loaded: CheckedSet }): readonly PreflightCheck[] {
  const found = loaded.diagnostics.filter(({ severity }) => severity === 'warning');
  const [first] = found;
  const count = found.length;
  const warnings = count === 1 ? '1 warning' : `${count} warnings`;
  return [
    first === undefined
      ? { id: 'set', label: 'Card set', verdict: 'ok', message: 'No errors and no warnings.' }
      : {
          id: 'set',
          label: 'Card set',
          verdict: 'warning',
          message: `The set has ${warnings}; ${count === 1 ? 'it is' : 'the first is'} ${placeOf(first)}: ${first.message}`,
        },
  ];
}

/** `cards/acts.yaml:12:5` */
const placeOf = ({ file, line, column }: Diagnostic): string => `${file}:${line}:${column}`;

/** `12 acts, 3 sponsors: 15 cards, 20 with copies` */
export function countOf({ cardTypes }: Game, cards: readonly PlannedCard[]): string {
  const types = cardTypes.flatMap(({ id, label, plural }) => {
    const count = cards.filter(({ type }) => type === id).length;
    return count === 0 ? [] : [`${count} ${(count === 1 ? label : plural).toLowerCase()}`];
  });
  const all = cards.reduce((sum, { copies }) => sum + copies, 0);
  const total = cards.length === 1 ? '1 card' : `${cards.length} cards`;
  const copies = all === cards.length ? '' : `, ${all} with copies`;
  return types.length === 0 ? 'No cards' : `${types.join(', ')}: ${total}${copies}`;
}
