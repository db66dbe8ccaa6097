import { cardText } from '../../../card-set.ts';
import type { Box, FaceElement, FaceShape, FaceSubject } from '../../../face.ts';
import { mix, mm, polygon } from '../../../face-shapes.ts';
import { isColour } from '../card-types.ts';
import { drawnIcons } from './drawn-icons.ts';
import { NEON, NIGHT, PANEL, WHITE } from './theme.ts';
import { circlePath, iconTube, tube } from './tubes.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The wants of a crowd member as nodes on a line with a beginning, or on a ring that is read clockwise. */
export function wantPattern({ card }: FaceSubject, box: Box, colour: string): FaceElement[] {
  const wants: readonly unknown[] = Array.isArray(card.wants) ? card.wants : [card.wants];
  const isLoop = card.shape === 'loop' && wants.length > 1;
  return isLoop ? loop(wants, box, colour) : line(wants, box, colour);
}

function line(wants: readonly unknown[], box: Box, colour: string): FaceElement[] {
  // Long lines go on in a second row, from the left again.
  const perRow = wants.length > 5 ? Math.ceil(wants.length / 2) : wants.length;
  const rows = Math.ceil(wants.length / Math.max(1, perRow));
  const step = box.width / perRow;
  const radius = Math.min(5.6, step * 0.4, (box.height / rows) * 0.4);
  const spots = wants.map(
    (_, place): Spot => ({
      x: box.x + step * ((place % perRow) + 0.5),
      y: box.y + (box.height / rows) * (Math.floor(place / perRow) + 0.5),
    }),
  );
  const [first] = spots;
  const rails = Array.from({ length: rows }, (_, row): string => {
    const [from, to] = [spots[row * perRow]!, spots[Math.min(spots.length, (row + 1) * perRow) - 1]!];
    return `M${mm(row === 0 ? from.x - radius - 2.2 : from.x)} ${mm(from.y)}H${mm(to.x)}`;
  });
  const start = first
    ? polygon(
        [
          [first.x - radius - 3.4, first.y - 1.9],
          [first.x - radius - 0.4, first.y],
          [first.x - radius - 3.4, first.y + 1.9],
        ],
        { fill: WHITE },
      )
    : undefined;
  return [
    ...rails.flatMap((rail) => tube(rail, colour, NIGHT, 0.55)),
    ...spots.flatMap((spot, place) => node(wants[place], place, spot, radius)),
    ...(start ? [start] : []),
  ];
}

function loop(wants: readonly unknown[], box: Box, colour: string): FaceElement[] {
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const around = Math.min(box.width, box.height) / 2;
  // As large as neighbours on the ring may be with an arrow between them.
  const slope = Math.sin(Math.PI / wants.length);
  const radius = Math.min(5.6, (around * slope - 1.8) / (1 + slope));
  const ring = around - radius - 0.4;
  const at = (turn: number): Spot => ({
    x: centre.x + ring * Math.sin(turn * 2 * Math.PI),
    y: centre.y - ring * Math.cos(turn * 2 * Math.PI),
  });
  const spots = wants.map((_, place) => at(place / wants.length));
  return [
    ...tube(circlePath(centre.x, centre.y, ring), colour, NIGHT, 0.55),
    ...spots.map((_, place) =>
      arrow(at((place + 0.5) / wants.length), ((place + 0.5) / wants.length) * 360, radius * 0.34),
    ),
    ...spots.flatMap((spot, place) => node(wants[place], place, spot, radius)),
  ];
}

/** A small arrow that points clockwise. */
function arrow({ x, y }: Spot, degrees: number, size: number): FaceShape {
  const angle = (degrees / 180) * Math.PI;
  const turned = (along: number, out: number): readonly [number, number] => [
    x + along * Math.cos(angle) + out * Math.sin(angle),
    y + along * Math.sin(angle) - out * Math.cos(angle),
  ];
  return polygon([turned(size, 0), turned(-size, size), turned(-size, -size)], { fill: WHITE });
}

function node(want: unknown, place: number, { x, y }: Spot, radius: number): FaceElement[] {
  const text = cardText(want);
  const field = ['wants', place];
  if (isColour(text)) {
    const colour = NEON[text];
    const ground = mix(NIGHT, colour, 0.14);
    // A star has long points of light, which stay inside of the ring.
    const side = radius * (text === 'gold' ? 0.92 : 1.05);
    return [
      { kind: 'shape', path: circlePath(x, y, radius), fill: ground, stroke: mix(NIGHT, colour, 0.4), lineWidth: 1.1 },
      ...iconTube(
        drawnIcons[text],
        x - side / 2,
        y - side / 2 - (text === 'red' ? radius * 0.08 : 0),
        side,
        colour,
        ground,
      ),
      { kind: 'shape', path: circlePath(x, y, radius), stroke: colour, lineWidth: 0.45 },
    ];
  }
  const tempo = /^bpm(\d)$/.exec(text)?.[1];
  const box = { x: x - radius, width: 2 * radius };
  const shared = { kind: 'text', on: PANEL, align: 'centre', valign: 'middle', lines: 1, field } as const;
  return [
    { kind: 'shape', path: circlePath(x, y, radius), fill: PANEL, stroke: mix(NIGHT, WHITE, 0.35), lineWidth: 1.1 },
    { kind: 'shape', path: circlePath(x, y, radius), stroke: NEON.white, lineWidth: 0.45 },
    ...(tempo === undefined
      ? [
          {
            ...shared,
            box: { ...box, y: y - 2, height: 4 },
            text,
            font: 'label',
            size: 7,
            min: 4.5,
            colour: WHITE,
          } as const,
        ]
      : ([
          {
            ...shared,
            box: { ...box, y: y - radius * 0.86, height: radius * 1.3 },
            text: tempo,
            font: 'title',
            size: radius * 3.1,
            min: 6,
            colour: WHITE,
          },
          {
            ...shared,
            box: { ...box, y: y + radius * 0.34, height: radius * 0.5 },
            text: 'BPM',
            font: 'label',
            size: Math.max(4.6, radius * 1.05),
            min: 4.2,
            colour: WHITE,
          },
        ] as const)),
  ];
}
