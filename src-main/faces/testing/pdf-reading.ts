import { execFileSync, spawnSync } from 'node:child_process';
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
export const textIn = (pdf: Uint8Array): string =>
  execFileSync('pdftotext', ['-raw', '-enc', 'UTF-8', '-', '-'], { input: pdf })
    .toString('utf8')
    .replace(/\s+/g, ' ')
    .trim();
