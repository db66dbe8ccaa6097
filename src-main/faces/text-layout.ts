import type { FaceDesign, FaceText } from '../../src-engine/face.ts';
import { type DrawnItem, POINT } from './drawing.ts';
import {
  ICON_SIDE,
  type IconRun,
  joinedRuns,
  type Piece,
  type Run,
  type TextRun,
  type Tokens,
  tokensOf,
  trackingAfter,
  trimmedEnd,
  widthOf,
  widthOfRun,
} from './text-tokens.ts';

export interface LaidOutText {
  readonly items: readonly DrawnItem[];
  /** Points. */
  readonly size: number;
  /** It did not fit at its smallest size either. */
  readonly overflows: boolean;
  readonly missing: readonly string[];
  readonly unknownIcons: readonly string[];
}

interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}

/** Sizes are tried in steps of so many points. */
const STEP = 0.25;
/** Lengths that differ by less are the same. */
const TINY = 1e-6;

const MOST_KNOWN = 5000;
const known = new WeakMap<FaceDesign, Map<string, LaidOutText>>();

/** Many cards say the same in the same place, and of the card that is being edited most texts stay. */
export function layOutText(design: FaceDesign, text: FaceText): LaidOutText {
  const texts = known.get(design) ?? new Map<string, LaidOutText>();
  known.set(design, texts);
  const key = JSON.stringify(text);
  let laidOut = texts.get(key);
  if (!laidOut) {
    laidOut = fitted(design, text);
    if (texts.size >= MOST_KNOWN) texts.clear();
    texts.set(key, laidOut);
  }
  return laidOut;
}

/** Breaks the text into lines, makes it smaller until it fits into its box, and puts each run into its place. */
function fitted(design: FaceDesign, text: FaceText): LaidOutText {
  const tokens = tokensOf(design, text);
  const metrics = metricsOf(tokens, text);
  const fit = fitText(tokens, metrics, text);
  return {
    items: place(fit, metrics, text),
    size: fit.size,
    overflows: fit.overflows,
    missing: tokens.missing,
    unknownIcons: tokens.unknownIcons,
  };
}

interface Metrics {
  readonly capHeight: number;
  readonly descent: number;
  readonly leading: number;
}

/** Of the first font, which the others are set beside; as multiples of the size. */
function metricsOf({ pieces }: Tokens, { leading = 1.2 }: FaceText): Metrics {
  const runs = pieces.flatMap((piece) => piece.runs);
  const texts = runs.filter((run): run is TextRun => run.kind === 'text');
  // An icon larger than the words beside it is centred on them, not the words below its middle.
  const scale = (texts.length > 0 ? texts : runs).reduce((most, run) => Math.max(most, run.scale), 0) || 1;
  const font = texts.find((run) => run.scale === scale)?.font ?? texts[0]?.font;
  return {
    capHeight: (font?.capHeight ?? 0.7) * scale,
    descent: (font?.descent ?? 0.2) * scale,
    leading: leading * scale,
  };
}

interface Fitted {
  readonly lines: readonly Line[];
  readonly size: number;
  readonly overflows: boolean;
}

function fitText({ pieces }: Tokens, metrics: Metrics, { box, size, min, lines: most, balanced }: FaceText): Fitted {
  const smallest = Math.min(min, size);
  const isEmpty = pieces.every(({ width }) => width === 0);
  for (let now = size; ; now = Math.max(smallest, now - STEP)) {
    const em = now * POINT;
    const room = box.width / em;
    const broken = breakLines(pieces, room);
    const count = broken.ends.length;
    const height = (count - 1) * metrics.leading + metrics.capHeight + metrics.descent;
    const fits = broken.fits && height * em <= box.height + TINY && (most === undefined || count <= most);
    if (fits || isEmpty || now <= smallest) {
      const { ends } = balanced ? balance(pieces, broken, room) : broken;
      const lines = ends.map((end, row) => lineOf(pieces.slice(ends[row - 1] ?? 0, end), end < pieces.length));
      return { lines, size: now, overflows: !fits && !isEmpty };
    }
  }
}

/** Behind which pieces lines end. Only sums of widths, because many sizes are tried before one fits. */
interface Breaks {
  readonly ends: readonly number[];
  readonly fits: boolean;
}

/** As many pieces a line as there is room for. */
function breakLines(pieces: readonly Piece[], room: number): Breaks {
  const ends: number[] = [];
  let fits = true;
  let begin = 0;
  let used = 0;
  let isHyphenatedLonger = false;
  for (const [at, piece] of pieces.entries()) {
    const { advance, joint, hyphenWidth, ends: isEnd } = piece;
    let from = at === begin ? 0 : used + joint;
    const isLonger = (extra: number): boolean =>
      from + advance + extra > room && from + piece.width + extra > room + TINY;
    if (at > begin && isLonger(hyphenWidth)) {
      if (isHyphenatedLonger) fits = false;
      ends.push(at);
      begin = at;
      from = 0;
    }
    if (isLonger(0)) fits = false;
    used = from + advance;
    // Whether the line is too long if it ends here and another follows.
    isHyphenatedLonger = isLonger(hyphenWidth);
    if (isEnd) {
      ends.push(at + 1);
      begin = at + 1;
    }
  }
  if (begin < pieces.length || ends.length === 0) ends.push(pieces.length);
  return { ends, fits };
}

function lineOf(pieces: readonly Piece[], isBroken: boolean): Line {
  const last = pieces.at(-1);
  const hyphen = isBroken && last?.hyphen && !last.ends ? [last.hyphen] : [];
  const runs = joinedRuns([...trimmedEnd(pieces.flatMap((piece) => piece.runs)), ...hyphen]);
  return { runs, width: widthOf(runs) - trackingAfter(runs) };
}

/** The narrowest room that needs no more lines. */
function balance(pieces: readonly Piece[], broken: Breaks, room: number): Breaks {
  if (broken.ends.length < 2) return broken;
  let narrow = room / 2;
  let wide = room;
  let best = broken;
  for (let turn = 0; turn < 8; turn++) {
    const middle = (narrow + wide) / 2;
    const tried = breakLines(pieces, middle);
    if (tried.fits && tried.ends.length <= broken.ends.length) {
      best = tried;
      wide = middle;
    } else narrow = middle;
  }
  return best;
}

function place({ lines, size }: Fitted, { capHeight, descent, leading }: Metrics, text: FaceText): DrawnItem[] {
  const { box, align = 'left', valign = 'top' } = text;
  const em = size * POINT;
  const height = ((lines.length - 1) * leading + capHeight) * em;
  const top = box.y + capHeight * em;
  const bottom = box.y + box.height - descent * em - height + capHeight * em;
  // Capitals are in the middle, as long as what goes below the line still has room.
  const middle = Math.min(box.y + (box.height - height) / 2 + capHeight * em, Math.max(top, bottom));
  const first = valign === 'top' ? top : valign === 'middle' ? middle : bottom;
  return lines.flatMap(({ runs, width }, row) => {
    const left = box.width - width * em;
    let x = box.x + (align === 'left' ? 0 : align === 'right' ? left : left / 2);
    const y = first + row * leading * em;
    return runs.flatMap((run): DrawnItem[] => {
      const from = x;
      x += widthOfRun(run) * em;
      return run.kind === 'icon' ? [iconAt(run, capHeight, from, y, em)] : [textAt(run, from, y, size)];
    });
  });
}

/** As far above the capitals as below the line. */
function iconAt({ icon, scale, colour }: IconRun, capHeight: number, x: number, y: number, em: number): DrawnItem {
  const side = scale * ICON_SIDE * em;
  const at = { x, y: y - (capHeight * em + side) / 2, scale: side / icon.size };
  return { kind: 'path', path: icon.path, at, fill: colour };
}

function textAt({ text, font, scale, tracking, colour }: TextRun, x: number, y: number, size: number): DrawnItem {
  const own = size * scale;
  const em = own * POINT;
  return {
    kind: 'text',
    x,
    y,
    width: (font.width(text) + tracking * font.count(text)) * em,
    font: font.key,
    size: own,
    tracking: tracking * em,
    text,
    colour,
  };
}
