import { memo, useCallback, useRef } from 'react';
import type { Picture } from '../../src-engine/statistics/picture.ts';
import { quantity } from '../shell/quantity.ts';
import { AccountChart } from './account-chart.tsx';
import type { OnPick } from './chart-frame.tsx';
import {
  type ChartGame,
  comparesOf,
  flagGroups,
  measuresOf,
  modeBreakdown,
  type NamedModePicture,
} from './chart-game.ts';
import { ChartSource, type SourceFact } from './chart-source.ts';
import { CourseChart } from './course-chart.tsx';
import { DistributionChart } from './distribution-chart.tsx';
import { GroupChart, ModeChart } from './group-charts.tsx';
import { Headline } from './headline.tsx';
import styles from './picture-charts.module.css';
import { RatesChart } from './rates-chart.tsx';
import { pairingReading } from './readings/measure.ts';
import { untouchedText } from './readings/untouched.ts';
import { RulesChart } from './rules-chart.tsx';
import { FoldedSection, Section } from './section.tsx';
import { useSame } from './use-same.ts';

interface PictureChartsProps {
  readonly game: ChartGame;
  readonly picture: Picture;
  /** The mode that the picture is of. */
  readonly modeName: string;
  /** The other modes, as far as they have been played. */
  readonly modes: readonly NamedModePicture[];
  /** Whether the picture is of a change: one that changes nothing is said to. */
  readonly hasChange?: boolean;
  /** Whether not all seats have the same bot: then seats differ by more than their place. */
  readonly hasMixedBots?: boolean;
  /** How the tables were played, for files: set, bots, seed. */
  readonly played?: readonly SourceFact[];
  readonly onPick?: OnPick | undefined;
}

/** All that there is to see of one picture, the most telling first. */
export function PictureCharts({
  game,
  picture,
  modeName,
  modes,
  hasChange = false,
  hasMixedBots = false,
  played = [],
  onPick,
}: PictureChartsProps) {
  // Charts are drawn again when the picture is another one, not whenever somebody else has something to say.
  const latest = useRef(onPick);
  latest.current = onPick;
  const pick = useCallback<OnPick>((filter, label, side) => latest.current?.(filter, label, side), []);
  const tables = { name: 'Tables', text: quantity(picture.tables, hasChange ? 'paired table' : 'table') };
  return (
    <ChartSource value={[...played, { name: 'Mode', text: modeName }, tables]}>
      <Charts
        game={game}
        picture={useSame(picture)}
        modeName={modeName}
        modes={useSame(modes)}
        hasChange={hasChange}
        hasMixedBots={hasMixedBots}
        onPick={onPick && pick}
      />
    </ChartSource>
  );
}

const Charts = memo((props: Omit<PictureChartsProps, 'played'>) => {
  const { game, picture, modeName, modes, hasChange, hasMixedBots = false, onPick } = props;
  const compares = comparesOf(picture);
  const seen = { tables: picture.tables, looks: picture.looks };
  const common = { compares, seen, onPick };
  const byGroups = { measures: game.measures, onPick };
  const { measures, traits, rules, account, course } = game;
  const { headlines, others } = measuresOf(game, picture);
  const total = account && measures.find(({ id }) => id === account.measure);
  const pairing = compares ? pairingReading(headlines) : '';
  const modesCompare = compares || modes.some((mode) => comparesOf(mode.picture));
  return (
    <div className={styles.charts}>
      <div className={styles.headlines}>
        {hasChange && !compares && <p className={styles.unchanged}>{untouchedText(seen)}</p>}
        <div className={styles.figures}>
          {headlines.map((headline) => (
            <Headline key={headline.measure.id} {...headline} compares={compares} />
          ))}
        </div>
        {pairing !== '' && <p className={styles.notes}>{pairing}</p>}
      </div>
      <Section title="Headline measures" compares={compares}>
        {headlines.map((headline) => (
          <DistributionChart key={headline.measure.id} {...headline} {...common} />
        ))}
      </Section>
      <Section title="Who fares how" compares={modesCompare}>
        {picture.breakdowns.map((breakdown) => (
          <GroupChart
            key={breakdown.id}
            breakdown={breakdown}
            traits={traits}
            hasMixedBots={hasMixedBots}
            compares={compares}
            looks={picture.looks}
            {...byGroups}
          />
        ))}
        {modes.length > 0 && (
          <ModeChart
            breakdown={modeBreakdown(picture, modeName, modes)}
            first={headlines[0]?.measure.id}
            others={modes.map(({ mode }) => mode)}
            compares={modesCompare}
            // The fewer looks, the wider intervals must become for a pick among many: the other modes have fewer.
            looks={Math.min(picture.looks, ...modes.map((mode) => mode.picture.looks))}
            {...byGroups}
          />
        )}
      </Section>
      {(picture.flags.length > 0 || picture.course || picture.account) && (
        <Section title="How it comes about" compares={compares}>
          {flagGroups(picture.flags, traits).map(({ title, flags }) => (
            <RatesChart key={title} title={title} flags={flags} traits={traits} {...common} />
          ))}
          {course && picture.course && <CourseChart course={course} picture={picture.course} {...common} />}
          {account && total && picture.account && (
            <AccountChart
              account={account}
              picture={picture.account}
              measure={total}
              total={picture.measures.find(({ id }) => id === total.id)}
              {...common}
            />
          )}
        </Section>
      )}
      {picture.rules.length > 0 && (
        <Section title="Rules" compares={compares} isWide>
          <RulesChart rules={rules} pictures={picture.rules} {...common} />
        </Section>
      )}
      {others.length > 0 && (
        <FoldedSection
          title={`Other measures: ${others.map(({ measure }) => measure.label).join(', ')}`}
          compares={compares}
        >
          {others.map((other) => (
            <DistributionChart key={other.measure.id} {...other} {...common} />
          ))}
        </FoldedSection>
      )}
    </div>
  );
});
