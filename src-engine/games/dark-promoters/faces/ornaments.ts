import { BLEED, type FaceShape } from '../../../face.ts';
import { mm, rect } from '../../../face-shapes.ts';

/** Gothic building stones, as path data in millimetres. A path that runs `against` the clock cuts a hole into one that does not. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const at = (x: number, y: number): string => `${mm(x)} ${mm(y)}`;

export const polar = ({ x, y }: Point, radius: number, turn: number): Point => ({
  x: x + radius * Math.sin(turn * 2 * Math.PI),
  y: y - radius * Math.cos(turn * 2 * Math.PI),
});

export function circle({ x, y }: Point, radius: number, against = false): string {
  const sweep = against ? 0 : 1;
  const arc = (to: number): string => `A${mm(radius)} ${mm(radius)} 0 0 ${sweep} ${at(to, y)}`;
  return `M${at(x - radius, y)}${arc(x + radius)}${arc(x - radius)}z`;
}

/** A window with a pointed arch; `slender` 1 is an equilateral arch, more is steeper. */
export function lancet(
  middle: number,
  top: number,
  width: number,
  bottom: number,
  slender = 1,
  against = false,
): string {
  const radius = width * slender;
  const rise = Math.sqrt(radius ** 2 - (radius - width / 2) ** 2);
  const [left, right, spring] = [middle - width / 2, middle + width / 2, top + rise];
  const [from, to, sweep] = against ? [right, left, 0] : [left, right, 1];
  const arc = (x: number, y: number): string => `A${mm(radius)} ${mm(radius)} 0 0 ${sweep} ${at(x, y)}`;
  return `M${at(from, bottom)}V${mm(spring)}${arc(middle, top)}${arc(to, spring)}V${mm(bottom)}z`;
}

/** How high the pointed part of such a window is. */
export const riseOf = (width: number, slender = 1): number =>
  Math.sqrt((width * slender) ** 2 - (width * slender - width / 2) ** 2);

/** A leaf between two points. */
export function leaf(from: Point, to: Point, round: number): string {
  const radius = mm(Math.hypot(to.x - from.x, to.y - from.y) * round);
  return `M${at(from.x, from.y)}A${radius} ${radius} 0 0 1 ${at(to.x, to.y)}A${radius} ${radius} 0 0 1 ${at(from.x, from.y)}z`;
}

/** Leaves around a point, like the lights of a rose window. */
export const petals = (centre: Point, inner: number, outer: number, count: number, round = 0.8, turned = 0): string =>
  turns(count, turned)
    .map((turn) => leaf(polar(centre, inner, turn), polar(centre, outer, turn), round))
    .join('');

/** Circles around a point. */
export const beads = (centre: Point, radius: number, size: number, count: number, turned = 0): string =>
  turns(count, turned)
    .map((turn) => circle(polar(centre, radius, turn), size))
    .join('');

/** Lobes joined to one outline: three make a trefoil, four a quatrefoil. */
export function foil(centre: Point, radius: number, count: number, turned = 0, against = false): string {
  const corners = turns(count, turned - 0.5 / count).map((turn) => polar(centre, radius * 0.78, turn));
  const lobe = mm(radius * 0.78 * Math.sin(Math.PI / count) * 1.02);
  const ordered = against ? corners.reverse() : corners;
  const first = ordered[0]!;
  const arcs = [...ordered.slice(1), first].map(({ x, y }) => `A${lobe} ${lobe} 0 0 ${against ? 0 : 1} ${at(x, y)}`);
  return `M${at(first.x, first.y)}${arcs.join('')}z`;
}

/** Beams from a point, each as wide as the gap beside it. */
export const beams = (centre: Point, inner: number, outer: number, count: number, turned = 0): string =>
  turns(count, turned)
    .map((turn) => {
      const half = 0.25 / count;
      const corners = [
        polar(centre, inner, turn - half),
        polar(centre, outer, turn - half),
        polar(centre, outer, turn + half),
        polar(centre, inner, turn + half),
      ];
      return `M${corners.map(({ x, y }) => at(x, y)).join('L')}z`;
    })
    .join('');

/** A star with straight edges. */
export function star(centre: Point, inner: number, outer: number, count: number, turned = 0): string {
  const corners = turns(count, turned).flatMap((turn) => [
    polar(centre, outer, turn),
    polar(centre, inner, turn + 0.5 / count),
  ]);
  return `M${corners.map(({ x, y }) => at(x, y)).join('L')}z`;
}

/** The threads and rings of a web; the threads hang through. For a line, not for a fill. */
export function web(centre: Point, radii: readonly number[], outer: number, count: number, turned = 0): string {
  const spokes = turns(count, turned);
  const end = (turn: number): Point => polar(centre, outer, turn);
  const threads = spokes.map((turn) => `M${at(centre.x, centre.y)}L${at(end(turn).x, end(turn).y)}`);
  const rings = radii.map((radius) => {
    const corners = [...spokes, spokes[0]!].map((turn) => polar(centre, radius, turn));
    const sag = mm(radius * 0.9);
    const [first, ...rest] = corners as [Point, ...Point[]];
    return `M${at(first.x, first.y)}${rest.map(({ x, y }) => `A${sag} ${sag} 0 0 0 ${at(x, y)}`).join('')}`;
  });
  return [...threads, ...rings].join('');
}

/** Lozenges in rows, over a box. */
export function diaper(left: number, top: number, right: number, bottom: number, step: number, size: number): string {
  const columns = Math.ceil((right - left) / step);
  const rows = Math.ceil((bottom - top) / (step / 2));
  const half = size / 2;
  return Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => {
      const x = left + (column + (row % 2) / 2) * step;
      const y = top + (row * step) / 2;
      return `M${at(x, y - half)}L${at(x + half, y)}L${at(x, y + half)}L${at(x - half, y)}z`;
    }).join(''),
  ).join('');
}

/** Everything from edge to edge between two heights: covers what reaches out of its window. */
export const wall = (width: number, top: number, bottom: number, fill: string): FaceShape =>
  rect({ x: -BLEED, y: top, width: width + 2 * BLEED, height: bottom - top }, { fill });

const turns = (count: number, turned: number): number[] =>
  Array.from({ length: count }, (_, place) => place / count + turned);

/**
 * Lower edges of a band, from the right bleed to the left one. Each type has its own, so that a fanned hand tells them apart.
 */
export type Edge = (width: number, y: number) => string;

/** As many equal parts as come closest to `about`, with the card's middle in the middle of one. */
function modules(
  width: number,
  about: number,
): { readonly count: number; readonly size: number; readonly from: number } {
  const size = width / (2 * Math.round(width / about / 2) + 1);
  const beyond = Math.ceil(BLEED / size);
  return { count: Math.round(width / size) + 2 * beyond, size, from: width + beyond * size };
}

const repeated = (width: number, y: number, about: number, part: (x: number, size: number) => string): string => {
  const { count, size, from } = modules(width, about);
  return `L${at(from, y)}${Array.from({ length: count }, (_, place) => part(from - place * size, size)).join('')}`;
};

/** A row of pointed arches between hanging points. */
export const arcade: Edge = (width, y) =>
  repeated(width, y + 2.6, 4.9, (x, size) => {
    const radius = mm(size * 0.82);
    const arc = (toX: number, toY: number): string => `A${radius} ${radius} 0 0 0 ${at(toX, toY)}`;
    return `${arc(x - size / 2, y - 0.6)}${arc(x - size, y + 2.6)}`;
  });

/** A curtain in swags. */
export const curtain: Edge = (width, y) =>
  repeated(width, y, 12.7, (x, size) => `A${mm(size * 0.62)} ${mm(size * 0.62)} 0 0 1 ${at(x - size, y)}`);

/** Coins in a row. */
export const coined: Edge = (width, y) =>
  repeated(width, y + 0.4, 2.9, (x, size) => {
    const gap = size * 0.07;
    const radius = mm((size - 2 * gap) / 2);
    return `L${at(x - gap, y + 0.4)}A${radius} ${radius} 0 0 1 ${at(x - size + gap, y + 0.4)}L${at(x - size, y + 0.4)}`;
  });

/** Bunting. */
export const bunting: Edge = (width, y) =>
  repeated(
    width,
    y,
    5.8,
    (x, size) => `L${at(x - size * 0.06, y)}L${at(x - size / 2, y + 3)}L${at(x - size * 0.94, y)}`,
  );

/** Torn off. */
export const torn: Edge = (width, y) => {
  const teeth = [0.3, 2.4, -0.4, 1.1, 0.1, 3.2, 0.6, 1.5, -0.5, 2, 0.4, 2.9];
  const steps = [2.1, 1.2, 1.7, 0.9, 2.4, 1.1, 1.9, 0.8];
  let path = `L${at(width + BLEED, y)}`;
  for (let x = width + BLEED, place = 0; x > -BLEED; place++) {
    x -= steps[place % steps.length]!;
    path += `L${at(Math.max(x, -BLEED), y + teeth[place % teeth.length]!)}`;
  }
  return path;
};
