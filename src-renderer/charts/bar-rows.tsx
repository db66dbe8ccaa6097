import { Bar, BarChart, type BarShapeProps, XAxis, YAxis } from 'recharts';
import type { Estimate } from '../../src-engine/statistics/picture.ts';
import type { TableFilter } from '../../src-shared/what-if/play.ts';
import { classNames } from '../controls/class-names.ts';
import styles from './chart.module.css';
import type { OnPick } from './chart-frame.tsx';
import { AS_WRITTEN, Drawing } from './drawing.tsx';
import { barDomain, linear } from './scales.ts';
import { Spots } from './spots.tsx';
import { shortened, textWidth, widest } from './text-width.ts';

/** A row of bars: one a side, on a common scale that holds zero. */
export interface BarRow {
  readonly key: string;
  /** Stands before the name, in letters of equal width. */
  readonly id?: string;
  readonly name: string;
  readonly before: Estimate | null;
  readonly after: Estimate | null;
  /** The values of the row in words, at its end: of the baseline, and with the change. */
  readonly texts: readonly [string, string];
  /** Whether the sides differ for all that is known. */
  readonly isMoved: boolean;
  /** Said less loudly: something that is not there. */
  readonly isFaint: boolean;
  /** All that is known of it, on hover and read out. */
  readonly tip: string;
  readonly filter?: TableFilter | undefined;
  /** Which tables these are. */
  readonly label: string;
}

interface BarRowsData {
  readonly label: string;
  readonly rows: readonly BarRow[];
  readonly compares: boolean;
  /** A value that all rows are held against: an equal share. */
  readonly reference?: number | undefined;
  /** How far the scale goes at least: shares of a whole go to all of it. */
  readonly most?: number | undefined;
  readonly onPick?: OnPick | undefined;
}

const rowHeightOf = (compares: boolean): number => (compares ? 22 : 18);

/** Bars side by side with their intervals, a row a group. */
export const BarRows = (data: BarRowsData) => (
  <Drawing height={data.rows.length * rowHeightOf(data.compares)} draw={Rows} data={data} />
);

function Rows({ label, rows, compares, reference, most, onPick, width }: BarRowsData & { readonly width: number }) {
  const rowHeight = rowHeightOf(compares);
  const columns = columnsOf(rows, compares, width);
  const sides = rows.flatMap(({ before, after }) => [before, after]);
  const domain = barDomain(
    [...sides.map((side) => side?.value), reference, most],
    sides.flatMap((side) => [side?.low, side?.high]),
  );
  const x = linear(domain, [columns.names, width - columns.numbers]);
  const height = rows.length * rowHeight;
  const bar = { ...AS_WRITTEN, barSize: 6, shape: PlainBar };
  const line = (at: number) => ({ x1: Math.round(x(at)) + 0.5, x2: Math.round(x(at)) + 0.5, y1: 0, y2: height });
  return (
    <BarChart
      layout="vertical"
      width={width}
      height={height}
      data={rows as BarRow[]}
      margin={{ left: columns.names, right: columns.numbers, top: 0, bottom: 0 }}
      barGap={1}
      barCategoryGap={0}
      accessibilityLayer={false}
    >
      <XAxis type="number" domain={domain} allowDataOverflow hide />
      <YAxis type="category" dataKey="key" interval={0} hide />
      {reference !== undefined && <line {...line(reference)} className={styles.reference} />}
      <Bar dataKey={valueBefore} fill="var(--baseline)" {...bar} />
      {compares && <Bar dataKey={valueAfter} fill="var(--accent)" {...bar} />}
      <line {...line(0)} className={styles.zero} />
      {rows.map((row, i) => (
        <RowTexts key={row.key} row={row} y={(i + 0.5) * rowHeight + 4} columns={columns} width={width} />
      ))}
      {rows.map(({ key, before, after }, i) => {
        const middle = (i + 0.5) * rowHeight;
        return (
          <g key={key}>
            <Whisker of={before} x={x} y={compares ? middle - 3.5 : middle} domain={domain} />
            <Whisker of={after} x={x} y={middle + 3.5} domain={domain} />
          </g>
        );
      })}
      <Spots
        label={label}
        spots={rows.map(({ key, tip, filter, label: name }, i) => ({
          key,
          x: 1,
          width: width - 2,
          y: i * rowHeight + 0.5,
          height: rowHeight - 1,
          text: tip,
          filter,
          label: name,
        }))}
        onPick={onPick}
      />
    </BarChart>
  );
}

const valueBefore = ({ before }: BarRow): number | null => before?.value ?? null;
const valueAfter = ({ after }: BarRow): number | null => after?.value ?? null;

/** Bars to the left have a negative width. */
function PlainBar({ x, y, width, height, fill }: BarShapeProps) {
  if (width === 0) return null;
  return <rect x={Math.min(x, x + width)} y={y} width={Math.abs(width)} height={height} rx={1} fill={fill} />;
}

/** Narrower than this, an interval is a dot that says nothing. */
const NARROW = 4;

interface WhiskerProps {
  readonly of: Estimate | null;
  readonly x: (value: number) => number;
  readonly y: number;
  readonly domain: readonly [number, number];
}

/** From end to end; an end that is off the scale is open. */
function Whisker({ of, x, y, domain: [least, most] }: WhiskerProps) {
  if (!of) return null;
  const [from, to] = [x(Math.max(of.low, least)), x(Math.min(of.high, most))];
  if (to - from < NARROW) return null;
  const ends = `${of.low < least ? '' : `M${from} ${y - 2}v4`}${of.high > most ? '' : `M${to} ${y - 2}v4`}`;
  return <path d={`M${from} ${y}H${to}${ends}`} className={styles.whisker} />;
}

const GAP = 8;
/** With room around it. */
const ARROW = 20;

interface Columns {
  /** Where the bars begin. */
  readonly names: number;
  readonly ids: number;
  /** How much room the numbers take. */
  readonly numbers: number;
  /** The right edge of the baseline's texts, from the right. */
  readonly first: number;
}

/** Names and numbers take as much room as they need, as long as some is left for the bars. */
function columnsOf(rows: readonly BarRow[], compares: boolean, width: number): Columns {
  const idWidth = widest(
    rows.map(({ id }) => id ?? ''),
    'mono',
  );
  const ids = idWidth > 0 ? idWidth + GAP : 0;
  const names = ids + widest(rows.map(({ name }) => name));
  const hasArrow = compares && rows.some(({ texts: [before, after] }) => before !== after);
  const after = widest(
    rows.map(({ texts: [before, own] }) => (compares ? own : before)),
    'strong',
  );
  const before = hasArrow ? widest(rows.map(({ texts }) => (texts[0] === texts[1] ? '' : texts[0]))) : 0;
  const numbers = after + (hasArrow ? ARROW + before : 0) + GAP;
  const most = Math.max(width - numbers - Math.max(width * 0.26, 60), 60);
  return { names: Math.min(names, most) + GAP, ids, numbers, first: after + ARROW };
}

interface RowTextsProps {
  readonly row: BarRow;
  readonly y: number;
  readonly columns: Columns;
  readonly width: number;
}

function RowTexts({ row, y, columns, width }: RowTextsProps) {
  const { id, name, texts, isFaint, isMoved } = row;
  const isMissing = row.after === null;
  const [before, after] = texts[1] === texts[0] || texts[1] === '' ? ['', texts[0]] : texts;
  const arrow = width - columns.first + (ARROW - textWidth('→')) / 2;
  return (
    <>
      {id !== undefined && (
        <text x={0} y={y} className={styles.id}>
          {id}
        </text>
      )}
      <text x={columns.ids} y={y} className={isFaint ? styles.faint : styles.name}>
        {shortened(name, columns.names - GAP - columns.ids)}
      </text>
      {before !== '' && (
        <>
          <text x={width - columns.first} y={y} className={styles.number}>
            {before}
          </text>
          <text x={arrow} y={y} className={styles.faint}>
            →
          </text>
        </>
      )}
      <text
        x={width}
        y={y}
        className={classNames(
          styles.number,
          isFaint && styles.faint,
          before !== '' && isMoved && !isMissing && styles.strong,
        )}
      >
        {after}
      </text>
    </>
  );
}
