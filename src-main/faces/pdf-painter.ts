import PDFDocument from 'pdfkit';
import type { Box } from '../../src-engine/face.ts';
import { breathe, type OutputWatch } from '../output/output.ts';
import { inkOf } from './cmyk.ts';
import { type DrawnGroup, type DrawnItem, type DrawnPage, type DrawnPath, type DrawnText, POINT } from './drawing.ts';
import { fontByKey } from './fonts.ts';

export type ColourSpace = 'rgb' | 'cmyk';

export interface PdfOptions {
  readonly title: string;
  readonly colours: ColourSpace;
}

/** Nothing in a file depends on when it was written: the same pages are the same bytes. */
const NO_DATE = new Date(0);
const EVERYWHERE: Box = { x: -20_000, y: -20_000, width: 40_000, height: 40_000 };
/** A path of more characters is worth a part of the file of its own. */
const LONG = 200;

/**
 * Writes pages as a PDF: text as text with subset fonts, all else as paths. What a group draws is in the file once, however often
 * its items stand on the pages.
 */
export async function paintPdf(
  pages: readonly DrawnPage[],
  { title, colours }: PdfOptions,
  watch: OutputWatch = {},
): Promise<Uint8Array> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    info: { Title: title, Creator: 'Soundcheck', Producer: 'Soundcheck', CreationDate: NO_DATE },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  // Viewers offer to print it as large as it is, not fitted to the paper.
  const inner = doc as unknown as Document;
  inner._root.data.ViewerPreferences = inner.ref({ PrintScaling: 'None' });
  const painter = new PagePainter(doc, colours);
  for (const [place, page] of pages.entries()) {
    painter.paint(page);
    watch.onProgress?.({ done: place + 1, of: pages.length, what: 'pages' });
    await breathe(watch);
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** What pdfkit has and its types leave out. */
interface Reference {
  readonly data: Record<string, unknown>;
  write(text: string): void;
  end(): void;
}
type Document = Omit<InstanceType<typeof PDFDocument>, keyof Internals> & Internals;
interface Internals {
  readonly _root: Reference;
  ref(data: Record<string, unknown>): Reference;
  addContent(text: string): void;
  readonly page: {
    content: Reference;
    resources: Reference;
    readonly dictionary: Reference;
    readonly xobjects: Record<string, Reference>;
  };
}

/** What a group draws, as a part of the file with a name. */
interface Form {
  readonly name: string;
  readonly form: Reference;
}

class PagePainter {
  private readonly doc: Document;
  private readonly colours: ColourSpace;
  private readonly fonts = new Set<string>();
  private readonly outlines = new Map<string, Form>();
  private readonly forms = new Map<readonly DrawnItem[], Map<string, Form>>();
  private count = 0;

  constructor(doc: InstanceType<typeof PDFDocument>, colours: ColourSpace) {
    this.doc = doc as unknown as Document;
    this.colours = colours;
  }

  paint({ width, height, trim, bleed, items }: DrawnPage): void {
    const { doc } = this;
    doc.addPage({ size: [points(width), points(height)], margin: 0 });
    const boxOf = (box: Box) => [
      points(box.x),
      points(height - box.y - box.height),
      points(box.x + box.width),
      points(height - box.y),
    ];
    if (bleed) doc.page.dictionary.data.BleedBox = boxOf(bleed);
    if (trim) doc.page.dictionary.data.TrimBox = boxOf(trim);
    doc.save();
    doc.scale(1 / POINT);
    this.items(items);
    doc.restore();
  }

  private items(items: readonly DrawnItem[]): void {
    for (const item of items) {
      if (item.kind === 'path') this.path(item);
      else if (item.kind === 'text') this.text(item);
      else this.group(item);
    }
  }

  private path({ path, at, fill, stroke, lineWidth = 0.25 }: DrawnPath): void {
    const { doc } = this;
    doc.save();
    if (at) {
      doc.translate(at.x, at.y);
      doc.scale(at.scale);
    }
    if (stroke) doc.lineWidth(lineWidth / (at?.scale ?? 1)).strokeColor(this.ink(stroke));
    if (fill) doc.fillColor(this.ink(fill));
    this.outline(path, fill && stroke ? 'B' : fill ? 'f' : stroke ? 'S' : 'n');
    doc.restore();
  }

  /** What is long is in the file once, as a part that takes its colours from where it stands. */
  private outline(path: string, paint: string): void {
    const { doc } = this;
    if (path.length < LONG) {
      doc.path(path);
      doc.addContent(paint);
      return;
    }
    const key = `${paint} ${path}`;
    const known =
      this.outlines.get(key) ??
      this.form(EVERYWHERE, () => {
        doc.path(path);
        doc.addContent(paint);
      });
    this.outlines.set(key, known);
    this.place(known);
  }

  private place({ name, form }: Form): void {
    this.doc.page.xobjects[name] = form;
    this.doc.addContent(`/${name} Do`);
  }

  private text({ text, font, x, y, size, tracking, colour }: DrawnText): void {
    const { doc } = this;
    this.font(font);
    // In millimetres like everything on the page.
    doc.fontSize(size * POINT);
    doc.fillColor(this.ink(colour));
    doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: tracking });
  }

  private font(key: string): void {
    if (!this.fonts.has(key)) {
      // Its types do not say so, but it takes an opened font as well.
      this.doc.registerFont(key, fontByKey(key).font as unknown as Buffer);
      this.fonts.add(key);
    }
    this.doc.font(key);
  }

  private group(group: DrawnGroup): void {
    const { doc } = this;
    const form = this.formOf(group);
    doc.save();
    doc.translate(group.x, group.y);
    if (group.turn !== 0) doc.rotate(group.turn);
    this.place(form);
    doc.restore();
  }

  private formOf({ items, clip }: DrawnGroup): Form {
    const byClip = this.forms.get(items) ?? new Map<string, Form>();
    this.forms.set(items, byClip);
    const key = clip ? `${clip.x} ${clip.y} ${clip.width} ${clip.height}` : '';
    const made = byClip.get(key) ?? this.form(clip ?? EVERYWHERE, () => this.items(items));
    byClip.set(key, made);
    return made;
  }

  /** A form has a content and resources of its own: for as long as it is drawn, they stand in for those of the page. */
  private form({ x, y, width, height }: Box, draw: () => void): Form {
    const { doc } = this;
    const { page } = doc;
    const own = doc.ref({ ProcSet: ['PDF', 'Text'] });
    const form = doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [x, y, x + width, y + height],
      Resources: own,
    });
    const { content, resources } = page;
    page.content = form;
    page.resources = own;
    draw();
    page.content = content;
    page.resources = resources;
    form.end();
    own.end();
    return { name: `F${++this.count}`, form };
  }

  private ink(colour: string): string | [number, number, number, number] {
    return this.colours === 'rgb' ? colour : inkOf(colour);
  }
}

const points = (length: number): number => Math.round((length / POINT) * 10000) / 10000;
