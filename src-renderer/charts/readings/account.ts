import type { Account, AccountPart } from '../../../src-engine/game.ts';
import type { AccountPicture, Difference, Estimate } from '../../../src-engine/statistics/picture.ts';
import { changeWithInterval, estimateText } from '../intervals.ts';
import type { Quantity } from '../number-format.ts';
import { furthest, isMove, surelyMoved } from './verdicts.ts';

/** As the part adds to its measure: what is taken away is negative. */
export const signedEstimate = ({ value, low, high }: Estimate, { sign }: AccountPart): Estimate =>
  sign > 0 ? { value, low, high } : { value: 0 - value, low: 0 - high, high: 0 - low };

export function signedDifference(difference: Difference, part: AccountPart): Difference {
  const { verdict } = difference;
  const turned = verdict === 'higher' ? 'lower' : verdict === 'lower' ? 'higher' : verdict;
  return { ...signedEstimate(difference, part), verdict: part.sign > 0 ? verdict : turned };
}

/** What adds most and what takes most; with a change, which part it moves furthest. */
export function accountReading(
  account: Account,
  { parts }: AccountPicture,
  quantity: Quantity,
  compares: boolean,
  looks: number,
): string {
  const known = account.parts.flatMap((part) => {
    const picture = parts.find(({ id }) => id === part.id);
    return picture ? [{ part, ...picture }] : [];
  });
  if (compares) {
    const moved = surelyMoved(known, ({ difference }) => difference, looks);
    const far = furthest(moved, ({ difference }) => difference);
    if (!far) {
      return known.some(({ difference }) => isMove(difference))
        ? 'What the change seems to move may be chance, among so many parts.'
        : 'The change is seen to move none of the parts.';
    }
    const by = changeWithInterval(signedDifference(far.difference, far.part), quantity);
    return `The change is seen to move ${moved.length === 1 ? 'only ' : ''}${far.part.label}${moved.length === 1 ? '' : ' furthest'}: ${by} a seat.`;
  }
  const largest = (sign: 1 | -1) =>
    known
      .filter(({ part, before }) => part.sign === sign && before.value !== 0)
      .sort((one, other) => other.before.value - one.before.value)[0];
  const [plus, minus] = [largest(1), largest(-1)];
  const text = ({ part, before }: (typeof known)[number]): string =>
    `${part.label}, ${estimateText(before, quantity)} a seat`;
  if (plus && minus) return `Most comes from ${text(plus)}; most goes into ${text(minus)}.`;
  if (plus) return `Most comes from ${text(plus)}.`;
  return minus ? `Most goes into ${text(minus)}.` : 'Every part is zero.';
}
