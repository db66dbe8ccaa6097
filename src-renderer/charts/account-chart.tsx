import type { Account, Measure } from '../../src-engine/game.ts';
import type { AccountPicture, MeasurePicture } from '../../src-engine/statistics/picture.ts';
import { BarRows } from './bar-rows.tsx';
import { ChartFrame, type OnPick } from './chart-frame.tsx';
import { accountReading, signedDifference, signedEstimate } from './readings/account.ts';
import type { Seen } from './readings/untouched.ts';
import { barRows, type SideRow, sideTable } from './side-rows.ts';
import { small } from './words.ts';

interface AccountChartProps {
  readonly account: Account;
  readonly picture: AccountPicture;
  /** The measure that the parts make up, and what it came to. */
  readonly measure: Measure;
  readonly total: MeasurePicture | undefined;
  readonly compares: boolean;
  readonly seen: Seen;
  readonly onPick?: OnPick | undefined;
}

/** What a measure is made of: parts to the right are added, parts to the left are taken away. */
export function AccountChart({ account, picture, measure, total, compares, seen, onPick }: AccountChartProps) {
  const parts = account.parts.flatMap((part): SideRow[] => {
    const known = picture.parts.find(({ id }) => id === part.id);
    if (!known) return [];
    return [
      {
        key: part.id,
        name: `${part.sign > 0 ? '+' : '−'} ${part.label}`,
        title: part.label,
        before: signedEstimate(known.before, part),
        after: signedEstimate(known.after, part),
        difference: signedDifference(known.difference, part),
        filter: { by: 'part', part: part.id },
        label: `${part.label} is not zero`,
      },
    ];
  });
  const sum: SideRow[] = total
    ? [
        {
          key: '=',
          name: `= ${measure.label}`,
          title: measure.label,
          before: total.mean.before,
          after: total.mean.after,
          difference: total.difference,
          filter: { by: 'all' },
          label: 'All tables',
        },
      ]
    : [];
  const rows = [...parts, ...sum];
  return (
    <ChartFrame
      title={account.title}
      help={`Means a seat. What is added (+) and what is taken away (−) make up ${small(measure.label)}.`}
      compares={compares}
      tables={[sideTable('Part, a seat', rows, measure, compares)]}
      reading={accountReading(account, picture, measure, compares, seen.looks)}
      onPick={onPick}
    >
      <BarRows label={account.title} rows={barRows(rows, measure, compares)} compares={compares} onPick={onPick} />
    </ChartFrame>
  );
}
