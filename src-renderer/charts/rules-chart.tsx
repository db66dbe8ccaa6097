import type { Rule } from '../../src-engine/game.ts';
import type { RulePicture } from '../../src-engine/statistics/picture.ts';
import { tip } from '../controls/tip.ts';
import { BarRows } from './bar-rows.tsx';
import { ChartFrame, type OnPick } from './chart-frame.tsx';
import { fixed, SHARE } from './number-format.ts';
import { percentOf } from './readings/breakdown.ts';
import { neverFired, rulesReading } from './readings/rules.ts';
import type { Seen } from './readings/untouched.ts';
import styles from './rules-chart.module.css';
import { barRows, percentDifference, type SideRow, sideTable } from './side-rows.ts';

interface RulesChartProps {
  readonly rules: readonly Rule[];
  readonly pictures: readonly RulePicture[];
  readonly compares: boolean;
  readonly seen: Seen;
  readonly onPick?: OnPick | undefined;
}

const TITLE = 'Rules that fired';
const NEVER = 'Never fired';

/** In how many tables each rule fired, and which never did. */
export function RulesChart({ rules, pictures, compares, seen, onPick }: RulesChartProps) {
  const rowOf = (picture: RulePicture): SideRow => {
    const rule = rules.find(({ id }) => id === picture.id);
    const { before, after } = picture.times;
    const times = compares ? `${fixed(before, 0)} → ${fixed(after, 0)} times` : `${fixed(before, 0)} times`;
    const fired = !neverFired(picture);
    return {
      key: picture.id,
      id: picture.id,
      name: rule?.label ?? '',
      before: percentOf(picture.share.before),
      after: percentOf(picture.share.after),
      difference: percentDifference(picture.difference),
      note: [...(rule ? [`fires ${rule.fires}`] : []), `${times} in all`].join('\n'),
      filter: { by: 'rule', rule: picture.id, fired },
      label: `${picture.id} ${rule?.label ?? ''} ${fired ? 'fired' : 'did not fire'}`,
      more: compares ? [before, after] : [before],
    };
  };
  const fired = pictures.filter((picture) => !neverFired(picture)).map(rowOf);
  const never = pictures.filter(neverFired).map(rowOf);
  const times = (compares ? ['Baseline', 'What if'] : ['In all']).map((title) => ({ of: 'Fired, times', title }));
  return (
    <ChartFrame
      title={TITLE}
      help="The share of tables in which each rule fired at least once."
      compares={compares}
      tables={[sideTable('Rule', [...fired, ...never], SHARE, compares, times)]}
      reading={rulesReading(pictures, rules, seen, compares)}
      list={never.length > 0 ? { title: NEVER, lines: never.map(({ id, name }) => `${id} ${name}`) } : undefined}
      onPick={onPick}
    >
      <div className={styles.rules}>
        {fired.length > 0 && (
          <BarRows
            label={TITLE}
            rows={barRows(fired, SHARE, compares)}
            compares={compares}
            most={100}
            onPick={onPick}
          />
        )}
        {never.length > 0 && <NeverFired rows={never} onPick={onPick} />}
      </div>
    </ChartFrame>
  );
}

interface NeverFiredProps {
  readonly rows: readonly SideRow[];
  readonly onPick?: OnPick | undefined;
}

function NeverFired({ rows, onPick }: NeverFiredProps) {
  return (
    <section className={styles.never} aria-label="Rules that never fired">
      <h4>{NEVER}</h4>
      <ul>
        {rows.map(({ key, id, name, note, filter, label }) => (
          <li key={key}>
            <button
              type="button"
              disabled={!onPick}
              onClick={() => filter && onPick?.(filter, label)}
              {...tip(`${id} ${name}\n${note}`)}
            >
              <code>{id}</code> {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
