import type { Course } from '../../src-engine/game.ts';
import type { CoursePicture } from '../../src-engine/statistics/picture.ts';
import { ChartFrame, type OnPick } from './chart-frame.tsx';
import type { CellPick, ChartTable } from './chart-table.ts';
import { bandFilter, CourseDrawing, courseHeight, type Point } from './course-drawing.tsx';
import { Drawing } from './drawing.tsx';
import { edgeText } from './number-format.ts';
import { quantilePick } from './quantile-picks.ts';
import { courseReading } from './readings/course.ts';
import type { Seen } from './readings/untouched.ts';
import { estimateCells, estimateColumns } from './side-rows.ts';

interface CourseChartProps {
  readonly course: Course;
  readonly picture: CoursePicture;
  readonly compares: boolean;
  readonly seen: Seen;
  readonly onPick?: OnPick | undefined;
}

const POINTS: readonly Point[] = ['p05', 'p25', 'p50', 'p75', 'p95'];
const PROBABILITIES = [0.05, 0.25, 0.5, 0.75, 0.95];
const MARKS = 'The line is the median; the bands hold the middle half and 5 to 95 % of the seats.';

/** How a number of the seats goes from moment to moment: the baseline as bands, the change as lines over them. */
export function CourseChart({ course, picture, compares, seen, onPick }: CourseChartProps) {
  const { stops } = picture;
  return (
    <ChartFrame
      title={`${course.label} over time`}
      help={`${course.help}\n${MARKS}`}
      compares={compares}
      tables={[courseTable(course, picture, compares)]}
      reading={courseReading(course, picture, compares, seen)}
      onPick={onPick}
    >
      {stops.length > 0 && (
        <Drawing height={courseHeight(stops)} draw={CourseDrawing} data={{ course, stops, compares, onPick }} />
      )}
    </ChartFrame>
  );
}

function courseTable(course: Course, { stops }: CoursePicture, compares: boolean): ChartTable {
  const sides = compares ? (['before', 'after'] as const) : (['before'] as const);
  const names = { before: compares ? 'Baseline' : 'Seats', after: 'What if' };
  const format = (value: number): string => edgeText(value, { ...course, unit: '' });
  const { unit } = course;
  return {
    columns: [
      { title: 'At the end of' },
      ...sides.flatMap((side) => [
        ...POINTS.map((point) => ({ of: names[side], unit, title: `${Number(point.slice(1))} %`, format })),
        ...estimateColumns(
          names[side],
          course,
          stops.map((stop) => stop[side].mean),
          'mean',
        ),
      ]),
    ],
    rows: stops.map((stop, i) => ({
      picks: [undefined, ...sides.flatMap((side) => stopPicks(course, stop, i, side, compares))],
      key: String(i),
      cells: [
        stop.label,
        ...sides.flatMap((side) => [...POINTS.map((point) => stop[side][point]), ...estimateCells(stop[side].mean)]),
      ],
      filter: bandFilter(course, i, stop[sides.at(-1)!], 'p05', 'p95'),
      label: `${course.label} at the end of ${stop.label}, 5 to 95 %`,
    })),
  };
}

/** Behind a quantile are the seats that it tells of; behind the mean and its interval are all. */
function stopPicks(
  course: Course,
  stop: CoursePicture['stops'][number],
  place: number,
  of: 'before' | 'after',
  compares: boolean,
): CellPick[] {
  const side = compares ? of : undefined;
  const at = {
    name: `${course.label} at the end of ${stop.label}`,
    side,
    quantity: course,
    valueAt: (p: number) => stop[of][POINTS[PROBABILITIES.indexOf(p)]!],
    filter: (from: number, to: number) => ({ by: 'course', stop: place, from, to }) as const,
  };
  const all: CellPick = { filter: { by: 'all' }, label: 'All tables', side };
  return [...PROBABILITIES.map((p) => quantilePick(p, at)), all, all, all];
}
