import { crc32 } from 'node:zlib';

/** A part of a PNG file: its length, name, content and checksum. */
export function pngChunk(name: string, content: Uint8Array): Buffer {
  const whole = Buffer.alloc(12 + content.length);
  whole.writeUInt32BE(content.length, 0);
  whole.write(name, 4, 'latin1');
  whole.set(content, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + content.length)), 8 + content.length);
  return whole;
}
