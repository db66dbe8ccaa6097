import type { FaceShape, Icon } from '../../../face.ts';
import { mix, mm } from '../../../face-shapes.ts';
import { WHITE } from './theme.ts';

/** Neon without transparency: the same line again and again, thinner and brighter each time, on a ground of one colour. */
const LAYERS = [
  { width: 5.2, share: 0.1 },
  { width: 3.4, share: 0.22 },
  { width: 2.1, share: 0.45 },
  { width: 1, share: 1 },
] as const;

/** A tube along the path. `width` is that of the glass; the light around it is wider. */
export function tube(path: string, colour: string, on: string, width = 0.7): FaceShape[] {
  return [
    ...LAYERS.map(
      ({ width: times, share }): FaceShape => ({
        kind: 'shape',
        path,
        stroke: mix(on, colour, share),
        lineWidth: width * times,
      }),
    ),
    { kind: 'shape', path, stroke: mix(colour, WHITE, 0.65), lineWidth: width * 0.38 },
  ];
}

/** A tube bent to the outline of an icon, in a square box. */
export function iconTube(
  { path, size }: Icon,
  x: number,
  y: number,
  side: number,
  colour: string,
  on: string,
): FaceShape[] {
  const at = { x, y, scale: side / size };
  return [
    ...[1.6, 0.9].map(
      (width, place): FaceShape => ({
        kind: 'shape',
        path,
        at,
        stroke: mix(on, colour, place === 0 ? 0.16 : 0.36),
        lineWidth: width,
        fill: mix(on, colour, 0.36),
      }),
    ),
    { kind: 'shape', path, at, fill: colour },
  ];
}

export const circlePath = (x: number, y: number, radius: number): string =>
  `M${mm(x - radius)} ${mm(y)}a${mm(radius)} ${mm(radius)} 0 1 1 ${mm(2 * radius)} 0a${mm(radius)} ${mm(radius)} 0 1 1 ${mm(-2 * radius)} 0z`;

/** A polygon with equal sides, turned by `turn` of a full circle. */
export function ringPath(x: number, y: number, radius: number, corners: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner / corners + turn) * 2 - 0.5) * Math.PI;
    return `${mm(x + radius * Math.cos(angle))} ${mm(y + radius * Math.sin(angle))}`;
  });
  return `M${points.join('L')}z`;
}
