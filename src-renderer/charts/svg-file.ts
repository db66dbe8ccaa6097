import { shortened, textWidth, widest } from './text-width.ts';

/** What makes up the look of a drawing; the rest of a computed style is about pages. */
const LOOK = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
  'paint-order',
] as const;

/** What means something only in the window. */
const HERE_ONLY = ['style', 'class', 'tabindex', 'role', 'data-tip', 'aria-label', 'aria-hidden'];

const NAMESPACE = 'http://www.w3.org/2000/svg';
const EDGE = 16;
const HEAD = 36;
const LINE = 17;

export interface ExportedChart {
  readonly title: string;
  /** Whether it has two sides. */
  readonly compares: boolean;
  readonly reading: string;
  /** What it is of. */
  readonly source: string;
  /** Stands below the drawing. */
  readonly list?: ChartList;
}

/** What is said in words beside a drawing, a line each. */
export interface ChartList {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Of a chart that has only a list. */
const USUAL_WIDTH = 400;
const GAP = 12;

/** The drawing as a file that stands alone: looks inlined, on a ground, with its title, its legend and its reading. */
export function svgText(
  svg: SVGSVGElement | undefined,
  { title, compares, reading, source, list }: ExportedChart,
): string {
  const token = (name: string, otherwise: string): string =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim() || otherwise;
  const width = svg ? Number(svg.getAttribute('width')) || svg.clientWidth || USUAL_WIDTH : USUAL_WIDTH;
  const drawn = svg ? Number(svg.getAttribute('height')) || svg.clientHeight || 200 : 0;
  const copy = svg && inlined(svg);
  for (const [name, value] of Object.entries({ x: EDGE, y: HEAD, width, height: drawn }))
    copy?.setAttribute(name, String(value));
  const columns = list ? Math.max(1, Math.floor((width + GAP) / (widest(list.lines) + GAP))) : 1;
  const listed = list ? (1 + Math.ceil(list.lines.length / columns)) * LINE + 4 : 0;
  const height = drawn + listed;

  // The reading is a little larger than what is measured.
  const lines = wrapped(reading, (width * 11) / 12.5);
  const sources = wrapped(source, width);
  const foot = HEAD + height + lines.length * LINE + 6;
  const whole = { width: width + 2 * EDGE, height: foot + sources.length * LINE + EDGE / 2 };
  const root = element('svg', { ...whole, viewBox: `0 0 ${whole.width} ${whole.height}` });
  root.append(element('title', {}, title), element('rect', { ...whole, fill: token('--bg-panel', '#ffffff') }));
  const text = (content: string, attributes: Record<string, string | number>): void => {
    const look = { 'font-family': token('--font-ui', 'sans-serif'), fill: token('--text', '#000000') };
    root.append(element('text', { ...look, ...attributes }, content));
  };
  text(title, { x: EDGE, y: 22, 'font-size': 13, 'font-weight': 600 });
  const faint = { 'font-size': 11, fill: token('--text-dim', '#555555') };
  if (compares) {
    const sides = [
      { name: 'what if', colour: token('--accent', '#a93b07') },
      { name: 'baseline', colour: token('--baseline', '#8d8698') },
    ];
    let right = whole.width - EDGE;
    for (const { name, colour } of sides) {
      text(name, { x: right, y: 22, 'text-anchor': 'end', ...faint });
      right -= Math.ceil(textWidth(name)) + 6;
      root.append(element('rect', { x: right - 10, y: 14, width: 10, height: 8, rx: 1, fill: colour }));
      right -= 22;
    }
  }
  if (copy) root.append(copy);
  if (list) {
    const top = HEAD + drawn + 12;
    text(list.title, { x: EDGE, y: top, ...faint, 'font-weight': 600 });
    list.lines.forEach((line, i) => {
      const x = EDGE + (i % columns) * ((width + GAP) / columns);
      const y = top + (1 + Math.floor(i / columns)) * LINE;
      text(shortened(line, width), { x, y, ...faint });
    });
  }
  lines.forEach((line, i) => {
    text(line, { x: EDGE, y: HEAD + height + 16 + i * LINE, 'font-size': 12 });
  });
  sources.forEach((line, i) => {
    text(line, { x: EDGE, y: foot + 13 + i * LINE, ...faint });
  });
  return new XMLSerializer().serializeToString(root);
}

function element(name: string, attributes: Record<string, string | number>, content?: string): SVGElement {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (content !== undefined) made.textContent = content;
  return made;
}

function inlined(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  originals.forEach((original, i) => {
    const style = getComputedStyle(original);
    const made = copies[i]!;
    for (const property of LOOK) {
      const value = style.getPropertyValue(property);
      if (value !== '') made.setAttribute(property, value);
    }
    for (const attribute of HERE_ONLY) made.removeAttribute(attribute);
  });
  for (const helper of copy.querySelectorAll('[data-helper]')) helper.remove();
  return copy;
}

/** Lines that fit into so many pixels, broken between words. */
export function wrapped(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && textWidth(`${line} ${word}`) <= room) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
