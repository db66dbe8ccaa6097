import { PNG } from 'pngjs';
import { beforeAll, expect, test } from 'vitest';
import { rect } from '../../src-engine/face-shapes.ts';
import type { DrawnItem } from './drawing.ts';
import { paintPng, preparePng } from './png-painter.ts';

beforeAll(preparePng);

const drawn = (shape: ReturnType<typeof rect>): DrawnItem => ({ ...shape, kind: 'path' });

test('a picture has the size that is asked for, its resolution, and the part that is shown', () => {
  const items = [
    drawn(rect({ x: -10, y: -10, width: 100, height: 120 }, { fill: '#ffffff' })),
    drawn(rect({ x: 0, y: 0, width: 10, height: 10 }, { fill: '#ff0000' })),
  ];
  const bytes = Buffer.from(paintPng(items, { x: -3.175, y: -3.175, width: 69.85, height: 95.25 }, 825));
  const { width, height, data } = PNG.sync.read(bytes, { checkCRC: true });
  expect({ width, height }).toEqual({ width: 825, height: 1125 });
  const pixel = (x: number, y: number) => [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
  const bleed = (3.175 / 25.4) * 300;
  expect(pixel(Math.floor(bleed) - 2, 100)).toEqual([255, 255, 255, 255]);
  expect(pixel(Math.ceil(bleed) + 2, 100)).toEqual([255, 0, 0, 255]);
  const at = bytes.indexOf('pHYs');
  expect(at).toBeGreaterThan(0);
  // 300 dots an inch are 11,811 a metre.
  expect([bytes.readUInt32BE(at + 4), bytes.readUInt32BE(at + 8), bytes[at + 12]]).toEqual([11811, 11811, 1]);
});
