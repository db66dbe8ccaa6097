import type { Measure, Trait } from '../../src-engine/game.ts';
import type { BreakdownPicture, GroupPicture } from '../../src-engine/statistics/picture.ts';
import { BreakdownChart } from './breakdown-chart.tsx';
import type { OnPick } from './chart-frame.tsx';

interface GroupChartProps {
  readonly breakdown: BreakdownPicture;
  readonly measures: readonly Measure[];
  readonly compares: boolean;
  readonly looks: number;
  readonly onPick?: OnPick | undefined;
}

interface TraitChartProps extends GroupChartProps {
  readonly traits: readonly Trait[];
  /** Whether not all seats have the same bot. */
  readonly hasMixedBots: boolean;
}

const MIXED_BOTS = 'Seats have different bots: this compares them, too.';

/** By seat, or by a trait that the game declares. */
export function GroupChart({ traits, hasMixedBots, ...props }: TraitChartProps) {
  const { breakdown } = props;
  if (breakdown.id === 'seat') {
    const remark = hasMixedBots ? MIXED_BOTS : undefined;
    return <BreakdownChart title="By seat" of="Seat" shares={['wins']} remark={remark} {...props} />;
  }
  const trait = traits.find(({ id }) => id === breakdown.id);
  const label = trait?.label ?? breakdown.id;
  const nameOf = (group: GroupPicture): string => (trait?.kind === 'count' ? `${label}: ${group.label}` : group.label);
  return (
    <BreakdownChart
      title={`By ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
      help={trait?.help}
      of={label}
      shares={['wins', 'share']}
      nameOf={nameOf}
      {...props}
    />
  );
}

interface ModeChartProps extends GroupChartProps {
  /** The id of the measure to begin with. */
  readonly first: string | undefined;
  /** The ids of the groups behind the first, which is the chosen mode. */
  readonly others: readonly string[];
}

export const ModeChart = ({ others, ...props }: ModeChartProps) => (
  <BreakdownChart
    title="By mode"
    help="The same change in every mode of the set; the other modes are played with fewer tables."
    of="Mode"
    shares={[]}
    filterOf={({ key }) => (key === 0 ? { by: 'all' } : { by: 'mode', mode: others[key - 1]! })}
    {...props}
  />
);
