import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { pngChunk } from './png-chunk.ts';
import type { Pixels } from './png-painter.ts';

const compress = promisify(deflate);
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const UP = 2;

/** A PNG of opaque pixels. */
export async function encodePng({ width, height, data }: Pixels): Promise<Uint8Array> {
  const row = 1 + 3 * width;
  const filtered = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    filtered[row * y] = UP;
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const from = 4 * (y * width + x) + channel;
        const above = y === 0 ? 0 : data[from - 4 * width]!;
        filtered[row * y + 1 + 3 * x + channel] = data[from]! - above;
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = await compress(filtered, { level: 6 });
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
