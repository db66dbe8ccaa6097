import { execFileSync, spawnSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** For tests: poppler shows what a PDF holds. Where it is not installed, what needs it is left out, and said to be. */
export const hasPoppler = spawnSync('pdftoppm', ['-v']).status === 0;
if (!hasPoppler) console.warn('pdftoppm is not installed (poppler-utils): PDFs are not looked at.');

/** A page as a picture of so many pixels. */
export function pictureOf(pdf: Uint8Array, width: number, height: number, page = 1): PNG {
  const args = ['-png', '-f', page, '-l', page, '-scale-to-x', width, '-scale-to-y', height, '-'];
  return PNG.sync.read(execFileSync('pdftoppm', args.map(String), { input: pdf, maxBuffer: 1 << 28 }));
}

/** All its text, with white space as single spaces. */
export const textIn = (pdf: Uint8Array): string => textsIn(pdf).join(' ').trim();

/** The same page by page. */
export const textsIn = (pdf: Uint8Array): readonly string[] =>
  execFileSync('pdftotext', ['-raw', '-enc', 'UTF-8', '-', '-'], { input: pdf, maxBuffer: 1 << 28 })
    .toString('utf8')
    .split('\f')
    .slice(0, -1)
    .map((text) => text.replace(/\s+/g, ' ').trim());

/** What is drawn on its pages, as operators: the streams that are neither fonts nor anything else, unpacked. */
export function operatorsIn(pdf: Uint8Array): string {
  const raw = Buffer.from(pdf).toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].flatMap(([, packed]) => {
    try {
      return [inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return streams.filter((stream) => /^[\x20-\x7e\s]*$/.test(stream) && !stream.includes('begincmap')).join('\n');
}
