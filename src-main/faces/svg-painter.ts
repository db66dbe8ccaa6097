import type { Box } from '../../src-engine/face.ts';
import { mm } from '../../src-engine/face-shapes.ts';
import { type DrawnItem, type DrawnPath, type DrawnText, POINT } from './drawing.ts';
import { fontByKey } from './fonts.ts';

/**
 * Paints a drawing as an SVG of its own. Letters are outlines, so that it looks the same wherever it is shown; each is in it once.
 * `view` is what is shown of it, in millimetres.
 */
export function paintSvg(items: readonly DrawnItem[], view: Box): string {
  const defs: Definitions = new Map();
  const body = items.map((item) => svgOf(item, defs)).join('');
  const { x, y, width, height } = view;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mm(width)}mm" height="${mm(height)}mm" ` +
    `viewBox="${mm(x)} ${mm(y)} ${mm(width)} ${mm(height)}"><defs>${[...defs.values()].join('')}</defs>${body}</svg>`
  );
}

/** By id. The same id means the same in every SVG, so that several can stand on one page. */
type Definitions = Map<string, string>;

function svgOf(item: DrawnItem, defs: Definitions): string {
  switch (item.kind) {
    case 'path':
      return pathOf(item);
    case 'text':
      return textOf(item, defs);
    case 'group': {
      const { x, y, turn, clip, items } = item;
      const inner = items.map((part) => svgOf(part, defs)).join('');
      const turned = turn === 0 ? '' : ` rotate(${turn})`;
      const cut = clip ? ` clip-path="url(#${clipId(clip, defs)})"` : '';
      return `<g transform="translate(${mm(x)} ${mm(y)})${turned}"${cut}>${inner}</g>`;
    }
  }
}

function clipId({ x, y, width, height }: Box, defs: Definitions): string {
  const [left, top, wide, high] = [mm(x), mm(y), mm(width), mm(height)];
  const id = `clip_${left}_${top}_${wide}_${high}`;
  defs.set(id, `<clipPath id="${id}"><rect x="${left}" y="${top}" width="${wide}" height="${high}"/></clipPath>`);
  return id;
}

function pathOf({ path, at, fill, stroke, lineWidth }: DrawnPath): string {
  const moved = at ? ` transform="translate(${mm(at.x)} ${mm(at.y)}) scale(${Number(at.scale.toFixed(6))})"` : '';
  // Lines are given in millimetres, whatever the scale of the path.
  const drawn = stroke ? ` stroke="${stroke}" stroke-width="${mm((lineWidth ?? 0.25) / (at?.scale ?? 1))}"` : '';
  return `<path d="${path}" fill="${fill ?? 'none'}"${drawn}${moved}/>`;
}

function textOf({ text, font: key, x, y, size, tracking, colour }: DrawnText, defs: Definitions): string {
  const font = fontByKey(key);
  const prefix = idPrefix(key);
  const em = size * POINT;
  const scale = Number((em / font.unitsPerEm).toFixed(7));
  const letters = font.glyphs(text).map(({ id, x: from }, place) => {
    const outline = font.outline(id);
    if (outline === '') return '';
    const name = `${prefix}-${id}`;
    if (!defs.has(name)) defs.set(name, `<path id="${name}" d="${outline}"/>`);
    const at = Math.round((from * em + place * tracking) * (1 / scale));
    return `<use href="#${name}" x="${at}"/>`;
  });
  return `<g fill="${colour}" transform="translate(${mm(x)} ${mm(y)}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
}

/** `@fontsource/grenze/grenze-latin-400-normal.woff` → `grenze-latin-400-normal` */
const idPrefix = (key: string): string => key.slice(key.lastIndexOf('/') + 1).replace(/\.woff$/, '');
