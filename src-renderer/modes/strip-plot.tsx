import type { ReferenceRange } from '../../src-shared/reference-range.ts';
import { tip } from '../controls/tip.ts';
import { formatNumber, withUnit } from '../fields/number-text.ts';
import { placeOn, type Scale, type Side, sideOf, verdictOn } from '../fields/range-scale.ts';
import { reveal } from '../state/selection.ts';
import { openTab } from '../state/tabs.ts';
import { type Pile, pilesOf, type SpreadValue, sidesOf } from './spread.ts';
import styles from './strip-plot.module.css';

const HEIGHT = 22;
const BASE = HEIGHT - 3;
const DOT = 2;
/** So many dots stand side by side in the narrowest strip. */
const SPOTS = 32;
/** With more cards than this, piles are drawn as bars. */
const MOST_DOTS = 120;
const MOST_NAMES = 8;

/** Opens a card in its grid. */
export function showCard(set: string, { type, key, path }: SpreadValue): void {
  if (type === undefined) return;
  openTab({ kind: 'cards', set, type });
  reveal.set({ in: 'cards', set, type, key, path });
}

/** The cards of a range on the common scale of their column, the range shaded; in words below or above. */
export function StripPlot({
  set,
  label,
  range,
  scale,
  values,
  unit,
}: {
  readonly set: string;
  readonly label: string;
  readonly range: ReferenceRange | undefined;
  readonly scale: Scale;
  readonly values: readonly SpreadValue[];
  readonly unit: string | undefined;
}) {
  const piles = pilesOf(values, scale, SPOTS);
  const tallest = Math.max(1, ...piles.map((pile) => pile.values.length));
  const asBars = values.length > MOST_DOTS;
  return (
    <div className={styles.strip}>
      <svg className={styles.picture} role="img" aria-label={`${label}: ${wordsOf(values, range)}`}>
        {range && (
          <rect
            className={styles.range}
            x={percent(placeOn(scale, range.min))}
            width={percent(Math.max(placeOn(scale, range.max) - placeOn(scale, range.min), 0.008))}
            y={0}
            height={HEIGHT}
          />
        )}
        <line className={styles.axis} x1="0%" x2="100%" y1={BASE + 2.5} y2={BASE + 2.5} />
        {piles.map((pile) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a second way to the cards; the counts below are buttons.
          <g
            key={pile.at}
            className={styles.pile}
            data-side={range ? sideOf(pile.values[0]!.value, range) : 'inside'}
            onClick={() => showCard(set, pile.values[0]!)}
            {...tip(namesOf(pile.values, unit))}
          >
            <rect className={styles.hit} x={percent(pile.at - 0.015)} width="3%" y={0} height={HEIGHT} />
            {asBars ? <PileBar pile={pile} tallest={tallest} /> : <PileDots pile={pile} tallest={tallest} />}
          </g>
        ))}
      </svg>
      <Counts set={set} label={label} values={values} range={range} unit={unit} />
    </div>
  );
}

function PileDots({ pile, tallest }: { readonly pile: Pile; readonly tallest: number }) {
  const step = Math.min(2 * DOT + 0.5, (BASE - DOT) / Math.max(tallest - 1, 1));
  return pile.values.map(({ key }, i) => (
    <circle key={key} className={styles.dot} cx={percent(pile.at)} cy={BASE - i * step} r={DOT} />
  ));
}

function PileBar({ pile, tallest }: { readonly pile: Pile; readonly tallest: number }) {
  const height = Math.max((pile.values.length / tallest) * BASE, 1.5);
  return (
    <rect
      className={styles.dot}
      x={percent(pile.at - 0.01)}
      width="2%"
      y={BASE + 2 - height}
      height={height}
      rx={0.5}
    />
  );
}

const SIDES: readonly Side[] = ['below', 'inside', 'above'];

/** `1 below · 12 inside · 2 above`; each opens the first of its cards. */
function Counts({
  set,
  label,
  values,
  range,
  unit,
}: {
  readonly set: string;
  readonly label: string;
  readonly values: readonly SpreadValue[];
  readonly range: ReferenceRange | undefined;
  readonly unit: string | undefined;
}) {
  if (values.length === 0) return <p className={styles.counts}>no cards</p>;
  if (!range) return <p className={styles.counts}>{values.length} without a range</p>;
  const sides = sidesOf(values, range);
  const shown = SIDES.filter((side) => sides[side].length > 0);
  // The mode's own number is one value, not a card.
  if (values[0]?.type === undefined) {
    return (
      <p className={styles.counts}>
        <span data-side={shown[0]}>
          {withUnit(formatNumber(values[0]!.value), unit)}: {verdictOn(values[0]!.value, range, unit)}
        </span>
      </p>
    );
  }
  return (
    <p className={styles.counts}>
      {shown.map((side, i) => (
        <span key={side}>
          {i > 0 && ' · '}
          <button
            type="button"
            className={styles.count}
            data-side={side}
            aria-label={`${label}: show ${sides[side].length} ${side}`}
            {...tip(namesOf(sides[side], unit))}
            onClick={() => showCard(set, sides[side][0]!)}
          >
            {formatNumber(sides[side].length)} {side}
          </button>
        </span>
      ))}
    </p>
  );
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

function wordsOf(values: readonly SpreadValue[], range: ReferenceRange | undefined): string {
  if (values.length === 0 || !range) return `${values.length} cards`;
  const sides = sidesOf(values, range);
  return SIDES.map((side) => `${sides[side].length} ${side}`).join(', ');
}

function namesOf(values: readonly SpreadValue[], unit: string | undefined): string {
  const lines = values.slice(0, MOST_NAMES).map(({ name, value }) => `${name} ${withUnit(formatNumber(value), unit)}`);
  const more = values.length - MOST_NAMES;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
