import { describe, expect, it } from 'vitest';
import { galleryLayout, movedFace } from './gallery-layout.ts';

describe('the rows of a gallery', () => {
  it('fill the width, with a gap on both ends', () => {
    for (const room of [500, 640, 801, 900, 1231, 2560]) {
      for (const gallery of ['small', 'medium', 'large'] as const) {
        const { columns, faceWidth, gap } = galleryLayout(room, 100, gallery, 'poker');
        const used = columns * (faceWidth + gap) + gap;
        expect(used).toBeLessThanOrEqual(room);
        expect(used).toBeGreaterThan(room - 3 * columns - 3);
      }
    }
  });

  it('hold more faces the smaller they are wished', () => {
    const columns = (['large', 'medium', 'small'] as const).map((size) => galleryLayout(1200, 9, size, 'euro').columns);
    expect(columns).toEqual([4, 6, 9]);
  });

  it('hold one face where there is no room for two, and a smaller one where there is none for one', () => {
    const { columns, faceWidth, gap } = galleryLayout(220, 7, 'large', 'euro');
    expect(columns).toBe(1);
    expect(faceWidth + 2 * gap).toBeLessThanOrEqual(220);
    expect(galleryLayout(0, 7, 'large', 'euro').columns).toBe(1);
  });

  it('hold all faces', () => {
    const { columns, rows } = galleryLayout(1000, 161, 'medium', 'poker');
    expect(rows * columns).toBeGreaterThanOrEqual(161);
    expect((rows - 1) * columns).toBeLessThan(161);
    expect(galleryLayout(1000, 0, 'medium', 'poker').rows).toBe(0);
  });

  it('leave room for the bleed of neighbours', () => {
    const { faceWidth, gap } = galleryLayout(1000, 10, 'large', 'poker');
    expect(gap).toBeGreaterThan((2 * 3 * faceWidth) / 63.5);
  });
});

describe('keys', () => {
  // Ten faces in rows of four: 0–3, 4–7, 8–9.
  const go = (at: number, key: string): number | undefined => movedFace(at, key, 10, 4, 2);

  it('go to the neighbours, and stop at the ends', () => {
    expect([go(3, 'ArrowRight'), go(4, 'ArrowLeft'), go(0, 'ArrowLeft'), go(9, 'ArrowRight')]).toEqual([4, 3, 0, 9]);
  });

  it('go up and down in their column, and to the end of a short last row', () => {
    expect([go(1, 'ArrowDown'), go(5, 'ArrowUp'), go(2, 'ArrowUp'), go(6, 'ArrowDown'), go(8, 'ArrowDown')]).toEqual([
      5, 1, 2, 9, 8,
    ]);
  });

  it('go by pages and to both ends', () => {
    expect([go(1, 'PageDown'), go(3, 'PageDown'), go(9, 'PageUp'), go(6, 'PageUp')]).toEqual([9, 9, 1, 2]);
    expect([go(5, 'Home'), go(5, 'End'), go(5, 'x')]).toEqual([0, 9, undefined]);
  });
});
