import type { Rule } from '../../../src-engine/game.ts';
import type { RulePicture } from '../../../src-engine/statistics/picture.ts';
import { fixed } from '../number-format.ts';
import { capital, countInWords, listed } from '../words.ts';

export const neverFired = ({ times }: RulePicture): boolean => times.before === 0 && times.after === 0;

const MOST_NAMES = 3;
const MOST_IDS = 6;

/** `Two rules never fired in 10,000 tables: DP-1.8 and DP-2.4.` */
export function rulesReading(
  rules: readonly RulePicture[],
  declared: readonly Rule[],
  tables: number,
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
  return `${first}${says(started, 'with the change')}${says(stopped, 'without the change')}.`;
}
