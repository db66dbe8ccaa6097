import type { Box, FaceDesign, FaceElement } from '../../src-engine/face.ts';
import type { DrawnItem, DrawnPath } from './drawing.ts';
import { layOutText } from './text-layout.ts';

/** One side of a card, ready to be painted: millimetres from the top left corner of the trim. */
export interface LaidOutFace {
  readonly width: number;
  readonly height: number;
  readonly items: readonly DrawnItem[];
  readonly regions: readonly FaceRegion[];
  readonly inks: readonly FaceInk[];
  /** Where the icons in its texts stand. */
  readonly icons: readonly Box[];
  readonly troubles: readonly FaceTrouble[];
}

/** Where a field of the card stands on its face. */
export interface FaceRegion {
  readonly field: readonly (string | number)[];
  readonly box: Box;
}

/** In which colour a part of a text is on which other, for the check of contrast. */
export interface FaceInk {
  readonly field: readonly (string | number)[];
  readonly colour: string;
  readonly on: string;
  /** Points. */
  readonly size: number;
}

export interface FaceTrouble {
  readonly code: 'face/overflow' | 'face/missing-glyph' | 'face/unknown-icon' | 'face/failed';
  /** The field of the card that it is about; empty for the card as a whole. */
  readonly field: readonly (string | number)[];
  readonly message: string;
}

export interface FaceSides {
  readonly width: number;
  readonly height: number;
  /** The line that says of what the face is a proof; what is wrong with it is told of the id. */
  readonly imprint?: string;
}

export function layOutFace(
  design: FaceDesign,
  { width, height, imprint = '' }: FaceSides,
  elements: readonly FaceElement[],
): LaidOutFace {
  const items: DrawnItem[] = [];
  const regions: FaceRegion[] = [];
  const inks: FaceInk[] = [];
  const icons: Box[] = [];
  const troubles: FaceTrouble[] = [];
  for (const element of elements) {
    if (element.kind === 'shape') {
      const { kind: _, ...shape } = element;
      items.push({ kind: 'path', ...shape });
      continue;
    }
    const laidOut = layOutText(design, element);
    items.push(...laidOut.items);
    const field = element.field ?? [];
    for (const item of laidOut.items) {
      if (item.kind === 'text') inks.push({ field, colour: item.colour, on: element.on, size: item.size });
      if (item.kind === 'path' && item.at) icons.push(iconBox(design, item.path, item.at));
    }
    if (element.field) regions.push({ field, box: element.box });
    const isImprint = imprint !== '' && element.text === imprint;
    const found = (code: FaceTrouble['code'], message: string) =>
      troubles.push({ code, field: isImprint ? ['id'] : field, message });
    const name = field.length > 0 ? `“${field.join('.')}”` : 'A text';
    if (laidOut.overflows) {
      const what = isImprint ? `The line “${imprint}”` : name;
      const shorter = isImprint ? 'make the id shorter' : 'make it shorter';
      found('face/overflow', `${what} does not fit on the face, even at its smallest size; ${shorter}.`);
    }
    for (const character of laidOut.missing) {
      found('face/missing-glyph', `The face’s font has no “${character}”; write ${name} without it.`);
    }
    for (const icon of laidOut.unknownIcons) {
      const known = Object.keys(design.icons).map((known) => `{${known}}`);
      found('face/unknown-icon', `There is no icon ${icon}; faces know ${known.join(', ')}.`);
    }
  }
  return { width, height, items, regions, inks, icons, troubles };
}

function iconBox({ icons }: FaceDesign, path: string, { x, y, scale }: NonNullable<DrawnPath['at']>): Box {
  const size = Object.values(icons).find((icon) => icon.path === path)?.size ?? 0;
  return { x, y, width: size * scale, height: size * scale };
}
