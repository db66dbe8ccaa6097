import type { Rule } from '../../../src-engine/game.ts';
import type { RulePicture } from '../../../src-engine/statistics/picture.ts';
import { changeWithInterval } from '../intervals.ts';
import { fixed, SHARE } from '../number-format.ts';
import { percentDifference } from '../side-rows.ts';
import { capital, countInWords, listed } from '../words.ts';
import type { Seen } from './untouched.ts';
import { furthest, isMove, surelyMoved } from './verdicts.ts';

export const neverFired = ({ times }: RulePicture): boolean => times.before === 0 && times.after === 0;

const MOST_NAMES = 3;
const MOST_IDS = 6;

/** `Two rules never fired in 10,000 tables: DP-1.8 and DP-2.4.` */
export function rulesReading(
  rules: readonly RulePicture[],
  declared: readonly Rule[],
  { tables, looks }: Seen,
  compares: boolean,
): string {
  const nameOf = ({ id }: RulePicture): string => {
    const rule = declared.find((candidate) => candidate.id === id);
    return rule ? `${id} (${rule.label})` : id;
  };
  const never = rules.filter(neverFired);
  const [one, many] = compares ? ['pair of tables', 'pairs of tables'] : ['table', 'tables'];
  const all = `${fixed(tables, 0)} ${tables === 1 ? one : many}`;
  const ids = listed(
    never.map(({ id }) => id),
    MOST_IDS,
  );
  const first =
    never.length === 0
      ? `Every rule fired in at least one of ${all}`
      : `${capital(countInWords(never.length))} ${never.length === 1 ? 'rule' : 'rules'} never fired in ${all}: ${ids}`;
  const says = (list: readonly RulePicture[], words: string): string =>
    list.length === 0 ? '' : `; ${listed(list.map(nameOf), MOST_NAMES)} fired only ${words}`;
  const stopped = compares ? rules.filter(({ times }) => times.before > 0 && times.after === 0) : [];
  const started = compares ? rules.filter(({ times }) => times.before === 0 && times.after > 0) : [];
  const moves = compares ? moveReading(rules, nameOf, looks) : '';
  return `${first}${says(started, 'with the change')}${says(stopped, 'without the change')}${moves}.`;
}

/** `; the change is seen to move two rules, R-1 (rule 1) by +3.1 points (+2.8 to +3.4)` */
function moveReading(rules: readonly RulePicture[], nameOf: (rule: RulePicture) => string, looks: number): string {
  const fired = rules.filter((rule) => !neverFired(rule));
  if (fired.length === 0) return '';
  const moved = surelyMoved(fired, ({ difference }) => difference, looks);
  const far = furthest(moved, ({ difference }) => difference);
  if (!far) {
    return fired.some(({ difference }) => isMove(difference))
      ? '; what the change seems to move may be chance, among so many'
      : '; no rule is seen to fire more or less often with the change';
  }
  const by = `${nameOf(far)} by ${changeWithInterval(percentDifference(far.difference), SHARE)}`;
  return `; the change is seen to move ${moved.length === 1 ? `only ${by}` : `${countInWords(moved.length)} rules, ${by}`}`;
}
