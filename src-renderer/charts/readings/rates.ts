import type { Trait } from '../../../src-engine/game.ts';
import type { FlagPicture } from '../../../src-engine/statistics/picture.ts';
import { changeWithInterval } from '../intervals.ts';
import { SHARE, shareText } from '../number-format.ts';
import { percentDifference } from '../side-rows.ts';
import { countInWords, small } from '../words.ts';
import { furthest, isMove, surelyMoved } from './verdicts.ts';

/** `The change moves full: 9.1 % of seats, 6.0 % before (+3.1 points, +2.8 to +3.4).` */
export function ratesReading(
  flags: readonly FlagPicture[],
  traits: readonly Trait[],
  compares: boolean,
  looks: number,
): string {
  const labelOf = (id: string): string => traits.find((trait) => trait.id === id)?.label ?? id;
  if (flags.length === 0) return '';
  const isNowhere = ({ before, after }: FlagPicture): boolean => before.value === 0 && (!compares || after.value === 0);
  if (flags.every(isNowhere)) {
    const what = flags.length === 1 ? `“${labelOf(flags[0]!.id)}”` : 'None of these';
    return flags.length === 1
      ? `${what} is not true of any seat that was played.`
      : `${what} is true of any seat that was played.`;
  }
  if (compares) {
    const moved = surelyMoved(flags, ({ difference }) => difference, looks);
    const far = furthest(moved, ({ difference }) => difference);
    if (!far) {
      return flags.some(({ difference }) => isMove(difference))
        ? 'What the change seems to move may be chance, among so many.'
        : 'The change is seen to move none of these.';
    }
    const by = changeWithInterval(percentDifference(far.difference), SHARE).replace(' (', ', ').replace(/\)$/, '');
    const now = `“${labelOf(far.id)}”: ${shareText(far.after.value)} of seats, ${shareText(far.before.value)} before (${by})`;
    if (flags.length === 1 || moved.length === 1) return `The change moves ${now}.`;
    const many =
      moved.length === flags.length
        ? 'all of these'
        : `${countInWords(moved.length)} of these ${countInWords(flags.length)}`;
    return `The change moves ${many}, among them ${now}.`;
  }
  const most = flags.reduce((top, flag) => (flag.before.value > top.before.value ? flag : top));
  if (flags.length === 1) return `${labelOf(most.id)}: ${shareText(most.before.value)} of seats.`;
  return `Seen most often: ${small(labelOf(most.id))}, ${shareText(most.before.value)} of seats.`;
}
