import type { Measure } from '../../src-engine/game.ts';
import type { MeasurePicture } from '../../src-engine/statistics/picture.ts';
import styles from './headline.module.css';
import { changeRangeText, intervalDecimals, rangeText, shortChangeText } from './intervals.ts';
import { exactText, fixed, shortText, titleText } from './number-format.ts';
import { isMove, VERDICTS } from './readings/verdicts.ts';

interface HeadlineProps {
  readonly measure: Measure;
  readonly picture: MeasurePicture;
  readonly compares: boolean;
}

/** What became of a measure, in figures and words, before any picture. */
export function Headline({ measure, picture, compares }: HeadlineProps) {
  const { quantiles, difference, mean } = picture;
  const median = quantiles.find(({ p }) => Math.abs(p - 0.5) < 1e-9);
  const before = median ? exactText(median.before.value, measure) : '–';
  const after = median ? exactText(median.after.value, measure) : '–';
  return (
    <section className={styles.headline} aria-label={`${measure.label} in figures`} data-figures>
      <p className={styles.name}>
        {measure.label}
        <span className={styles.unit}>{titleText(measure).slice(measure.label.length)}</span>
      </p>
      <p className={styles.values}>
        <span className={styles.of}>median</span>{' '}
        {compares && before !== after ? (
          <>
            <span className={styles.before}>{before}</span> <span className={styles.arrow}>→</span> {after}
          </>
        ) : (
          before
        )}
      </p>
      {compares ? (
        <>
          <p className={isMove(difference) ? styles.moved : styles.still}>
            {difference.verdict !== 'identical' && (
              <>
                <span className={styles.of}>mean</span>{' '}
              </>
            )}
            {isMove(difference) && `${shortChangeText(difference, measure)} `}
            {VERDICTS[difference.verdict]}
          </p>
          {difference.verdict !== 'identical' && difference.high > difference.low && (
            <p className={styles.note}>95 % {changeRangeText(difference, measure)}</p>
          )}
        </>
      ) : (
        <MeanNote measure={measure} mean={mean.before} />
      )}
    </section>
  );
}

function MeanNote({ measure, mean }: { readonly measure: Measure; readonly mean: MeasurePicture['mean']['before'] }) {
  const decimals = intervalDecimals(mean, measure);
  const text = shortText(fixed(mean.value, decimals), measure);
  return (
    <>
      <p className={styles.still}>
        <span className={styles.of}>mean</span> {text}
      </p>
      {mean.high > mean.low && <p className={styles.note}>{rangeText(mean, measure, decimals)}</p>}
    </>
  );
}
