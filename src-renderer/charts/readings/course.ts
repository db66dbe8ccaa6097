import type { Course } from '../../../src-engine/game.ts';
import type { CoursePicture } from '../../../src-engine/statistics/picture.ts';
import { exactText } from '../number-format.ts';
import { small } from '../words.ts';
import { differenceReading } from './measure.ts';
import type { Seen } from './untouched.ts';

/** Where the course ends, and where it is lowest; with a change, what that does to its end. */
export function courseReading(course: Course, picture: CoursePicture, compares: boolean, seen: Seen): string {
  const { difference } = picture;
  const moved =
    compares && difference ? ` ${differenceReading(`${course.label} at the end`, difference, course, seen)}` : '';
  return `${endReading(course, picture, compares)}${moved}`;
}

function endReading(course: Course, { stops }: CoursePicture, compares: boolean): string {
  const last = stops.at(-1);
  if (!last) return `${course.label} was not followed.`;
  const side = compares ? 'after' : 'before';
  const text = (value: number): string => exactText(value, course);
  const was = compares ? ` (${text(last.before.p50)} before the change)` : '';
  const ends = `The median of ${small(course.label)} ends at ${text(last[side].p50)}${was}`;
  const lowest = stops.reduce((least, stop) => (stop[side].p50 < least[side].p50 ? stop : least));
  if (stops.length === 1) return `${ends}.`;
  if (text(lowest[side].p50) === text(last[side].p50)) return `${ends}, its lowest point.`;
  return `${ends}; it is lowest at the end of ${lowest.label}, ${text(lowest[side].p50)}.`;
}
