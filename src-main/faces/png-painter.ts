import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Box } from '../../src-engine/face.ts';
import type { DrawnItem } from './drawing.ts';
import { pngChunk } from './png-chunk.ts';
import { paintSvg } from './svg-painter.ts';

let ready: Promise<void> | undefined;

/** What the painter needs is loaded once, when a first picture is asked for. */
export function preparePng(): Promise<void> {
  ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return ready;
}

/** Paints a part of a drawing as a picture so many pixels wide. `preparePng` comes first. */
export const paintPng = (items: readonly DrawnItem[], view: Box, width: number): Uint8Array =>
  pngOf(paintSvg(items, view), width, view.width);

/** A picture so many pixels wide of a drawing so many millimetres wide. */
export function pngOf(svg: string, width: number, millimetres: number): Uint8Array {
  const png = painted(svg, width, (picture) => picture.asPng());
  return withResolution(png, (width / millimetres) * 1000);
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and how opaque, a byte each, row by row. */
  readonly data: Uint8Array;
}

/** The same without a file around it, for pictures that are put together from several. */
export const paintPixels = (items: readonly DrawnItem[], view: Box, width: number): Pixels =>
  pixelsOf(paintSvg(items, view), width);

export const pixelsOf = (svg: string, width: number): Pixels =>
  painted(svg, width, (picture) => ({ width: picture.width, height: picture.height, data: picture.pixels }));

function painted<T>(svg: string, width: number, read: (picture: Picture) => T): T {
  const painter = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  const picture = painter.render();
  const result = read(picture);
  picture.free();
  painter.free();
  return result;
}

type Picture = ReturnType<InstanceType<typeof Resvg>['render']>;

/** Signature and header of a PNG, behind which the resolution has its place. */
const BEFORE = 8 + 25;

/** A picture without a resolution is 72 or 96 dpi to most programs, and comes out three or four times too large. */
function withResolution(png: Uint8Array, pixelsPerMetre: number): Uint8Array {
  const resolution = Buffer.alloc(9);
  resolution.writeUInt32BE(Math.round(pixelsPerMetre), 0);
  resolution.writeUInt32BE(Math.round(pixelsPerMetre), 4);
  resolution.writeUInt8(1, 8);
  return Buffer.concat([png.subarray(0, BEFORE), pngChunk('pHYs', resolution), png.subarray(BEFORE)]);
}
