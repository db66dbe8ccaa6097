/** How the texts of a drawing are written: see `chart.module.css`. */
export type Lettering = 'plain' | 'strong' | 'mono';

const FONTS: { readonly [L in Lettering]: string } = {
  plain: '11px "Inter Variable", system-ui, sans-serif',
  strong: '600 11px "Inter Variable", system-ui, sans-serif',
  mono: '11px "JetBrains Mono Variable", ui-monospace, monospace',
};

/** Where nothing can be measured, of a letter. */
const USUAL = 6.4;

let pen: OffscreenCanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** How wide a text of a drawing is, in pixels. */
export function textWidth(text: string, lettering: Lettering = 'plain'): number {
  const key = `${lettering} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    if (known.size > 5000) known.clear();
    width = measured(text, lettering);
    known.set(key, width);
  }
  return width;
}

function measured(text: string, lettering: Lettering): number {
  pen ??= typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen) return text.length * USUAL;
  pen.font = FONTS[lettering];
  // Figures are all as wide as the widest.
  return pen.measureText(text.replace(/\d/g, '0')).width;
}

/** Widths that were measured before the fonts had come are not kept. */
if (typeof document !== 'undefined') document.fonts?.addEventListener('loadingdone', () => known.clear());

/** What fits into so many pixels, with an ellipsis for the rest. */
export function shortened(text: string, room: number, lettering: Lettering = 'plain'): string {
  if (textWidth(text, lettering) <= room) return text;
  let length = text.length - 1;
  while (length > 1 && textWidth(`${text.slice(0, length).trimEnd()}…`, lettering) > room) length--;
  return `${text.slice(0, length).trimEnd()}…`;
}

export const widest = (texts: readonly string[], lettering: Lettering = 'plain'): number =>
  Math.ceil(texts.reduce((most, text) => Math.max(most, text === '' ? 0 : textWidth(text, lettering)), 0));
