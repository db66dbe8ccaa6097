import type { Box, FaceShape } from '../../../face.ts';
import { mix, mm, rect } from '../../../face-shapes.ts';
import { NIGHT } from './theme.ts';
import { circlePath, ringPath, tube } from './tubes.ts';

/** The sleeve of a song: a picture that follows from its id alone, busier the faster it is. */
export function sleeve(id: string, tempo: number, { x, y, width: side }: Box, colour: string): FaceShape[] {
  const chance = sequence(id);
  const pick = (below: number): number => Math.floor(chance() * below);
  const ground = mix(NIGHT, colour, 0.07);
  const centre = { x: x + side / 2, y: y + side / 2 };
  const count = 2 + tempo;
  const corners = 3 + pick(5);
  const turn = chance();
  const twist = (chance() - 0.5) * 0.12;
  const kinds = [
    // Rings inside each other, each turned a little.
    () =>
      Array.from({ length: count }, (_, ring) =>
        ringPath(centre.x, centre.y, (side * 0.36 * (ring + 1)) / count, corners, turn + ring * twist),
      ),
    // Grooves around a label.
    () =>
      Array.from({ length: count }, (_, ring) =>
        circlePath(centre.x, centre.y, side * 0.06 + (side * 0.3 * (ring + 1)) / count),
      ),
    // Waves above each other.
    () => {
      const waves = 1 + pick(3);
      const height = side * (0.05 + 0.05 * chance());
      return Array.from({ length: count }, (_, row) => {
        const level = y + (side * (row + 1)) / (count + 1);
        return wave(x + 3, side - 6, level, height * (row % 2 === 0 ? 1 : -1), waves);
      });
    },
    // Bars of a meter.
    () =>
      Array.from({ length: count + 3 }, (_, bar) => {
        const at = x + (side * (bar + 1)) / (count + 4);
        const half = side * (0.08 + 0.3 * chance());
        return `M${mm(at)} ${mm(y + side / 2 - half)}V${mm(y + side / 2 + half)}`;
      }),
    // A sun behind a street.
    () => [
      circlePath(centre.x, y + side * 0.42, side * 0.24),
      ...Array.from({ length: count }, (_, row) => {
        const level = y + side * (0.5 + (0.42 * (row + 1)) / (count + 1));
        return `M${mm(x + 3)} ${mm(level)}H${mm(x + side - 3)}`;
      }),
    ],
  ];
  const paths = kinds[pick(kinds.length)]!();
  return [
    rect({ x, y, width: side, height: side }, { fill: ground, stroke: mix(NIGHT, colour, 0.45), lineWidth: 0.3 }, 1.5),
    // All the light first, so that no line lies in the light of another.
    ...layered(paths.map((path) => tube(path, colour, ground, 0.55))),
  ];
}

const layered = (tubes: readonly (readonly FaceShape[])[]): FaceShape[] =>
  (tubes[0] ?? []).flatMap((_, layer) => tubes.map((one) => one[layer]!));

function wave(x: number, width: number, level: number, height: number, waves: number): string {
  const half = width / (2 * waves);
  const bends = Array.from({ length: 2 * waves }, (_, bend) => {
    const up = bend % 2 === 0 ? -height : height;
    return `q${mm(half / 2)} ${mm(up * 2)} ${mm(half)} 0`;
  });
  return `M${mm(x)} ${mm(level)}${bends.join('')}`;
}

/** Numbers from 0 to 1 that follow from a text. */
function sequence(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    state ^= state >>> 16;
    return (state >>> 0) / 0x1_0000_0000;
  };
}
