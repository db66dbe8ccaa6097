import { takeManners } from '../simulation/thread-manners.ts';
import { encodePng } from './png-encoding.ts';
import { pixelsOf, pngOf, preparePng } from './png-painter.ts';

takeManners();

/** A drawing that is to be painted so many pixels wide. */
export interface PictureTask {
  readonly svg: string;
  readonly width: number;
  /** Millimetres across. */
  readonly across: number;
}

/** A picture put together from several, in memory that all threads share: red, green, blue and how opaque, row by row. */
export interface SheetPixels {
  readonly width: number;
  readonly height: number;
  readonly memory: SharedArrayBuffer;
}

export interface PlaceTask {
  readonly svg: string;
  readonly width: number;
  /** Where its corner comes to lie on the sheet. */
  readonly left: number;
  readonly top: number;
  readonly sheet: SheetPixels;
}

/** The entries of a worker thread, by what they do. */
export async function picture({ svg, width, across }: PictureTask): Promise<Uint8Array> {
  await preparePng();
  return pngOf(svg, width, across);
}

export async function place({ svg, width, left, top, sheet }: PlaceTask): Promise<void> {
  await preparePng();
  const { height, data } = pixelsOf(svg, width);
  const pixels = new Uint8Array(sheet.memory);
  for (let row = 0; row < height; row++) {
    const from = 4 * width * row;
    pixels.set(data.subarray(from, from + 4 * width), 4 * ((top + row) * sheet.width + left));
  }
}

export const encode = ({ width, height, memory }: SheetPixels): Promise<Uint8Array> =>
  encodePng({ width, height, data: new Uint8Array(memory) });
