import type { Measure } from '../../../src-engine/game.ts';
import type { Difference, MeasurePicture } from '../../../src-engine/statistics/picture.ts';
import { highEnd, intervalDecimals, lowEnd } from '../intervals.ts';
import { changeOf, exactText, fixed, type Quantity, shortText, signed, unitText } from '../number-format.ts';
import { small } from '../words.ts';
import { everyTableText, type Seen, untouchedText } from './untouched.ts';

/** `The mean of audience is 17 people higher with the change (15 to 19).` */
export function differenceReading(label: string, difference: Difference, quantity: Quantity, seen: Seen): string {
  const { value, low, high, verdict } = difference;
  const decimals = intervalDecimals(difference, quantity);
  const unit = changeOf(quantity);
  const from = shortText(signed(lowEnd(low, decimals), decimals), unit);
  const to = unitText(signed(highEnd(high, decimals), decimals), unit);
  const mean = `the mean of ${small(label)}`;
  switch (verdict) {
    case 'higher':
    case 'lower': {
      const [near, far] = verdict === 'higher' ? [low, high] : [-high, -low];
      const amount = unitText(fixed(Math.abs(value), decimals), unit);
      const ends = `${fixed(lowEnd(near, decimals), decimals)} to ${fixed(highEnd(far, decimals), decimals)}`;
      return `The${mean.slice(3)} is ${amount} ${verdict} with the change (${ends}).`;
    }
    case 'every-table': {
      const amount = unitText(fixed(Math.abs(value), decimals), unit);
      return everyTableText(seen, `${mean} is ${amount} ${value > 0 ? 'higher' : 'lower'}`);
    }
    case 'no-difference-seen': {
      const most = fixed(highEnd(Math.max(Math.abs(low), Math.abs(high)), decimals), decimals);
      return `No difference seen: if the change moves ${mean}, then by no more than ${unitText(most, unit)} either way.`;
    }
    case 'not-enough-tables':
      if (!(high > low)) return `Not enough tables yet to tell whether the change moves ${mean}.`;
      return `Not enough tables yet to tell whether the change moves ${mean}: anything from ${from} to ${to} is possible.`;
    case 'identical':
      return untouchedText(seen, ` to ${small(label)}`);
  }
}

/** What the distribution says, with a change or without. */
export function measureReading(measure: Measure, picture: MeasurePicture, compares: boolean, seen: Seen): string {
  if (compares) return differenceReading(measure.label, picture.difference, measure, seen);
  const at = (p: number): number => picture.quantiles.find((known) => Math.abs(known.p - p) < 1e-9)!.before.value;
  const [low, middle, high] = [at(0.05), at(0.5), at(0.95)];
  const name = small(measure.label);
  const text = (value: number): string => exactText(value, measure);
  if (text(low) === text(high)) return `For nine in ten seats or more, ${name} comes to ${text(middle)}.`;
  return `The median of ${name} is ${text(middle)}; about nine in ten seats lie from ${text(low)} to ${text(high)}.`;
}

/** `The same seeds on both sides are worth 5.9 times as many tables for profit.` Empty where they gained nothing. */
export function pairingReading(
  measures: readonly { readonly measure: Measure; readonly picture: MeasurePicture }[],
): string {
  const gains = measures.flatMap(({ measure, picture: { pairingGain = 0 } }) =>
    pairingGain < 1.5 ? [] : [{ times: fixed(pairingGain, pairingGain < 10 ? 1 : 0), name: small(measure.label) }],
  );
  const [first, ...more] = gains;
  if (!first) return '';
  const others = more.map(({ times, name }) => `, ${times} times for ${name}`).join('');
  return `The same seeds on both sides are worth ${first.times} times as many tables for ${first.name}${others}.`;
}
