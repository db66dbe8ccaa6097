import type { Trait } from '../../src-engine/game.ts';
import type {
  BreakdownPicture,
  FlagPicture,
  GroupPicture,
  GroupSide,
  MeasurePicture,
  Picture,
} from '../../src-engine/statistics/picture.ts';
import type { ModePicture } from '../../src-shared/what-if/play.ts';
import type { ChartGame } from '../../src-shared/workbench/game-info.ts';

export type { ChartGame };

/** Another mode of the same set, and what it is called. */
export interface NamedModePicture extends ModePicture {
  readonly name: string;
}

/** Whether the sides differ at all; where they do not, the baseline is all there is to show. */
export const comparesOf = ({ measures, flags, rules }: Picture): boolean =>
  measures.some(({ difference }) => difference.verdict !== 'identical') ||
  flags.some(({ difference }) => difference.verdict !== 'identical') ||
  rules.some(({ times }) => times.before !== times.after);

/** The modes as groups of a breakdown: each is all tables of its mode. The first is the one that the picture is of. */
export function modeBreakdown(picture: Picture, name: string, modes: readonly NamedModePicture[]): BreakdownPicture {
  const all = [{ name, picture }, ...modes];
  return { id: 'mode', groups: all.map((mode, key) => modeGroup(key, mode.name, mode.picture)) };
}

function modeGroup(key: number, label: string, { measures }: Picture): GroupPicture {
  const side = (of: 'before' | 'after'): GroupSide => ({
    count: measures[0]?.bins[of].reduce((sum, count) => sum + count, 0) ?? 0,
    share: { value: 1, low: 1, high: 1 },
    wins: null,
    means: measures.map(({ mean }) => mean[of]),
  });
  return {
    key,
    label,
    before: side('before'),
    after: side('after'),
    differences: measures.map(({ difference }) => difference),
    winsDifference: null,
    shareDifference: null,
  };
}

/** The flags by the group that their traits name, in the order of the first of each. */
export function flagGroups(
  flags: readonly FlagPicture[],
  traits: readonly Trait[],
): readonly { readonly title: string; readonly flags: readonly FlagPicture[] }[] {
  const groups = new Map<string, FlagPicture[]>();
  for (const flag of flags) {
    const title = traits.find(({ id }) => id === flag.id)?.group ?? 'How often';
    const known = groups.get(title);
    if (known) known.push(flag);
    else groups.set(title, [flag]);
  }
  return [...groups].map(([title, list]) => ({ title, flags: list }));
}

/** The measures with their pictures: the headlines in their own order, then the others. */
export function measuresOf({ measures, headlines }: ChartGame, picture: Picture) {
  const known = measures.flatMap((measure) => {
    const found = picture.measures.find(({ id }) => id === measure.id);
    return found ? [{ measure, picture: found }] : [];
  });
  const pick = (id: string): { measure: (typeof measures)[number]; picture: MeasurePicture }[] =>
    known.filter(({ measure }) => measure.id === id);
  return {
    headlines: headlines.flatMap(pick),
    others: known.filter(({ measure }) => !headlines.includes(measure.id)),
  };
}
