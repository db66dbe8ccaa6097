import { type BackSubject, BLEED, type Box, type FaceShape, type Icon } from './face.ts';

/** Shapes that layouts are put together from. */

interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly lineWidth?: number;
}

/** The whole card in one colour, bleed included. */
export const ground = ({ width, height }: BackSubject, fill: string): FaceShape =>
  rect({ x: -BLEED, y: -BLEED, width: width + 2 * BLEED, height: height + 2 * BLEED }, { fill });

export function rect({ x, y, width, height }: Box, paint: Paint, radius = 0): FaceShape {
  const r = Math.min(radius, width / 2, height / 2);
  const path =
    r === 0
      ? `M${mm(x)} ${mm(y)}h${mm(width)}v${mm(height)}h${mm(-width)}z`
      : `M${mm(x + r)} ${mm(y)}h${mm(width - 2 * r)}${corner(r, r, r)}v${mm(height - 2 * r)}${corner(r, -r, r)}` +
        `h${mm(2 * r - width)}${corner(r, -r, -r)}v${mm(2 * r - height)}${corner(r, r, -r)}z`;
  return { kind: 'shape', path, ...paint };
}

const corner = (radius: number, dx: number, dy: number): string =>
  `a${mm(radius)} ${mm(radius)} 0 0 1 ${mm(dx)} ${mm(dy)}`;

export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, lineWidth: number): FaceShape => ({
  kind: 'shape',
  path: `M${mm(x1)} ${mm(y1)}L${mm(x2)} ${mm(y2)}`,
  stroke,
  lineWidth,
});

export const polygon = (points: readonly (readonly [x: number, y: number])[], paint: Paint): FaceShape => ({
  kind: 'shape',
  path: `M${points.map(([x, y]) => `${mm(x)} ${mm(y)}`).join('L')}z`,
  ...paint,
});

/** An icon as large as its square box allows. */
export const icon = ({ path, size }: Icon, { x, y, width, height }: Box, fill: string): FaceShape => {
  const side = Math.min(width, height);
  return {
    kind: 'shape',
    path,
    at: { x: x + (width - side) / 2, y: y + (height - side) / 2, scale: side / size },
    fill,
  };
};

/** What looks the same on every card of a size is made once. */
export function bySize<T>(make: (size: BackSubject) => T): (size: BackSubject) => T {
  const made = new Map<string, T>();
  return ({ width, height }) => {
    const key = `${width} ${height}`;
    const known = made.get(key) ?? make({ width, height });
    made.set(key, known);
    return known;
  };
}

/** A colour between two, `share` of the way from the first to the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (place: number): string => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(place, place + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** As short as it can be written, to a micrometre. */
export const mm = (length: number): string => String(Math.round(length * 1000) / 1000 || 0);
