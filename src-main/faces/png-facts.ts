/** What a PNG says of itself: pixels, and how many of them a metre has each way where it says that. */
export interface PngFacts {
  readonly width: number;
  readonly height: number;
  readonly pixelsPerMetre?: readonly [across: number, down: number];
}

const SIGNATURE = 8;
/** Length and name before the content of a part, and a checksum behind it. */
const AROUND = { before: 8, behind: 4 };

/** Reads the parts before the pixels. */
export function pngFacts(png: Uint8Array): PngFacts {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  let facts: PngFacts = { width: 0, height: 0 };
  for (let at = SIGNATURE; at + AROUND.before <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const content = at + AROUND.before;
    if (name === 'IDAT') break;
    if (name === 'IHDR')
      facts = { ...facts, width: bytes.readUInt32BE(content), height: bytes.readUInt32BE(content + 4) };
    if (name === 'pHYs' && bytes[content + 8] === METRE) {
      facts = { ...facts, pixelsPerMetre: [bytes.readUInt32BE(content), bytes.readUInt32BE(content + 4)] };
    }
    at = content + bytes.readUInt32BE(at) + AROUND.behind;
  }
  return facts;
}

const METRE = 1;
