import { useState } from 'react';
import type { Measure } from '../../src-engine/game.ts';
import type { BreakdownPicture, GroupPicture, GroupSide } from '../../src-engine/statistics/picture.ts';
import type { TableFilter } from '../../src-shared/what-if/play.ts';
import { Select } from '../controls/select.tsx';
import { BarRows } from './bar-rows.tsx';
import styles from './breakdown-chart.module.css';
import { ChartFrame, type OnPick } from './chart-frame.tsx';
import { fixed, titleText } from './number-format.ts';
import {
  breakdownReading,
  differenceOf,
  quantityOf,
  type Shown,
  seatWinsReading,
  shownOf,
} from './readings/breakdown.ts';
import { barRows, type SideRow, sideTable } from './side-rows.ts';

interface BreakdownChartProps {
  readonly title: string;
  readonly help?: string | undefined;
  /** What a group is: `Seat`, `Venue class`. */
  readonly of: string;
  readonly breakdown: BreakdownPicture;
  readonly measures: readonly Measure[];
  /** What can be shown beside the measures, and comes first. */
  readonly shares: readonly ('wins' | 'share')[];
  /** The id of the measure to begin with, where no share comes first. */
  readonly first?: string | undefined;
  readonly compares: boolean;
  /** How many looks its intervals are planned for. */
  readonly looks: number;
  /** Said behind the reading: what else to know. */
  readonly remark?: string | undefined;
  /** What a group is called away from its chart: `Acts booked: 3`. */
  readonly nameOf?: (group: GroupPicture) => string;
  /** The tables of a group; by default those of the breakdown's own. */
  readonly filterOf?: (group: GroupPicture) => TableFilter | undefined;
  readonly onPick?: OnPick | undefined;
}

const TITLES = { wins: 'Win share', share: 'Share of seats' };

const titleOf = (shown: Shown): string => {
  return typeof shown === 'string' ? TITLES[shown] : titleText(shown);
};

/** A row a group, for whichever measure is chosen. */
export function BreakdownChart(props: BreakdownChartProps) {
  const { title, help, of, breakdown, measures, shares, compares, looks, remark, onPick } = props;
  const { nameOf = ({ label }) => label, filterOf = (group) => groupFilter(breakdown, group) } = props;
  const choices: readonly Shown[] = [...shares, ...measures];
  const idOf = (shown: Shown): string => (typeof shown === 'string' ? `:${shown}` : shown.id);
  const [chosen, setChosen] = useState(props.first);
  const shown = choices.find((choice) => idOf(choice) === chosen) ?? choices[0];
  if (shown === undefined) return null;

  const quantity = quantityOf(shown);
  const rows = breakdown.groups.map(
    (group): SideRow => ({
      key: String(group.key),
      name: group.label,
      before: shownOf(group.before, shown, measures),
      after: shownOf(group.after, shown, measures),
      difference: differenceOf(group, shown, measures),
      missing: { before: missingText(group.before), after: missingText(group.after) },
      note: seatsNote(group, compares),
      filter: filterOf(group),
      label: nameOf(group),
    }),
  );
  const isSeatWins = breakdown.id === 'seat' && shown === 'wins';
  const reading = isSeatWins
    ? seatWinsReading(breakdown, compares, looks)
    : breakdownReading(breakdown, shown, measures, compares, looks, nameOf);
  return (
    <ChartFrame
      title={title}
      shown={titleOf(shown)}
      help={isSeatWins ? 'The dotted line is an equal share.' : help}
      compares={compares}
      controls={
        <Select
          className={styles.choice}
          label={`${title}: what is shown`}
          hideLabel
          value={idOf(shown)}
          options={choices.map((choice) => ({ value: idOf(choice), title: titleOf(choice) }))}
          onPick={setChosen}
        />
      }
      tables={[sideTable(of, rows, quantity, compares)]}
      reading={remark === undefined ? reading : `${reading} ${remark}`}
      onPick={onPick}
    >
      <BarRows
        label={`${title}: ${titleOf(shown)}`}
        rows={barRows(rows, quantity, compares)}
        compares={compares}
        reference={isSeatWins && rows.length > 1 ? 100 / rows.length : undefined}
        onPick={onPick}
      />
    </ChartFrame>
  );
}

const groupFilter = ({ id }: BreakdownPicture, { key, isOpen }: GroupPicture): TableFilter => ({
  by: 'group',
  breakdown: id,
  key,
  ...(isOpen && { orMore: true }),
});

const missingText = ({ count }: GroupSide): string => (count === 0 ? 'no seat' : 'too few');

function seatsNote({ before, after }: GroupPicture, compares: boolean): string {
  const seats = (count: number): string => `${fixed(count, 0)} ${count === 1 ? 'seat' : 'seats'}`;
  return compares && after.count !== before.count
    ? `${fixed(before.count, 0)} → ${seats(after.count)}`
    : seats(before.count);
}
