import type { Trait } from '../../src-engine/game.ts';
import type { FlagPicture } from '../../src-engine/statistics/picture.ts';
import { BarRows } from './bar-rows.tsx';
import { ChartFrame, type OnPick } from './chart-frame.tsx';
import { SHARE } from './number-format.ts';
import { percentOf } from './readings/breakdown.ts';
import { ratesReading } from './readings/rates.ts';
import type { Seen } from './readings/untouched.ts';
import { barRows, percentDifference, type SideRow, sideTable } from './side-rows.ts';

interface RatesChartProps {
  readonly title: string;
  readonly flags: readonly FlagPicture[];
  readonly traits: readonly Trait[];
  readonly compares: boolean;
  readonly seen: Seen;
  readonly onPick?: OnPick | undefined;
}

/** How often things are true of a seat. */
export function RatesChart({ title, flags, traits, compares, seen, onPick }: RatesChartProps) {
  const rows = flags.map((flag): SideRow => {
    const trait = traits.find(({ id }) => id === flag.id);
    const name = trait?.label ?? flag.id;
    return {
      key: flag.id,
      name,
      before: percentOf(flag.before),
      after: percentOf(flag.after),
      difference: percentDifference(flag.difference),
      ...(trait && { note: trait.help }),
      filter: { by: 'group', breakdown: flag.id, key: 1 },
      label: name,
    };
  });
  return (
    <ChartFrame
      title={title}
      help="The share of all seats of which it is true at the end of a table."
      compares={compares}
      tables={[sideTable('What is true', rows, SHARE, compares)]}
      reading={ratesReading(flags, traits, compares, seen.looks)}
      onPick={onPick}
    >
      <BarRows label={title} rows={barRows(rows, SHARE, compares)} compares={compares} most={100} onPick={onPick} />
    </ChartFrame>
  );
}
