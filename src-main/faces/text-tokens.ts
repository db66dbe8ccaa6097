import LineBreaker from 'linebreak';
import type { FaceDesign, FaceSpan, FaceText, Icon } from '../../src-engine/face.ts';
import { type FontFile, filesOf } from './fonts.ts';

/** Something that is set as one: characters of one font file, or an icon. Widths are multiples of the size of the text. */
export type Run = TextRun | IconRun;

export interface TextRun {
  readonly kind: 'text';
  readonly text: string;
  readonly font: FontFile;
  readonly scale: number;
  readonly tracking: number;
  readonly colour: string;
}

export interface IconRun {
  readonly kind: 'icon';
  readonly icon: Icon;
  readonly scale: number;
  readonly tracking: number;
  readonly colour: string;
}

/** What stays on one line, from one place where a line may break to the next. */
export interface Piece {
  readonly runs: readonly Run[];
  /** Without the space at its end. */
  readonly width: number;
  /** With it. */
  readonly advance: number;
  /** How much closer it comes to the piece before it than two lines would: kerning. */
  readonly joint: number;
  /** The line ends here, come what may. */
  readonly ends: boolean;
  /** A soft hyphen shows only where the line breaks at it. */
  readonly hyphen?: TextRun;
  /** 0 without one. */
  readonly hyphenWidth: number;
}

export interface Tokens {
  readonly pieces: readonly Piece[];
  /** Characters that no file of their font has. */
  readonly missing: readonly string[];
  /** `{names}` that are no icons. */
  readonly unknownIcons: readonly string[];
}

/** Stands for an icon while lines are broken. */
const OBJECT = '￼';
const SOFT_HYPHEN = '\u00ad';
/** Say where lines may or may not break, or how letters join; nothing is drawn. */
const INVISIBLE = new Set([SOFT_HYPHEN, '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff']);
const LINE_ENDS = /[\n\v\f\r\u0085\u2028\u2029]+$/;
const ICON = /\{([a-z][a-z0-9-]*)\}/g;
/** An icon's side, as a multiple of the size of the text around it. */
export const ICON_SIDE = 0.92;

interface Style {
  readonly font: readonly FontFile[];
  readonly scale: number;
  readonly tracking: number;
  readonly colour: string;
}

interface Mark {
  readonly at: number;
  readonly icon: Icon;
}

/** Reads a text as what is set as one and where lines may break. */
export function tokensOf(design: FaceDesign, { text, font, colour, tracking = 0 }: FaceText): Tokens {
  const spans: readonly FaceSpan[] = typeof text === 'string' ? [{ text }] : text;
  const unknownIcons: string[] = [];
  const missing = new Set<string>();
  const styles: Style[] = [];
  const ends: number[] = [];
  const icons = new Map<number, Icon>();
  let flow = '';
  for (const span of spans) {
    // Fonts have “ü” rather than a “u” with dots above it.
    const { plain, marks } = withoutIcons(design, span.text.normalize(), unknownIcons);
    for (const { at, icon } of marks) icons.set(flow.length + at, icon);
    flow += plain;
    ends.push(flow.length);
    styles.push({
      font: filesOf(design.fonts[span.font ?? font]!),
      scale: span.scale ?? 1,
      tracking: tracking / 1000,
      colour: span.colour ?? colour,
    });
  }

  let place = 0;
  const styleAt = (at: number): Style => {
    while (place < ends.length - 1 && at >= ends[place]!) place++;
    return styles[place]!;
  };

  const pieces: Piece[] = [];
  const breaker = new LineBreaker(flow);
  let last = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const written = flow.slice(last, next.position).replace(LINE_ENDS, '');
    const runs = new RunList(missing);
    let at = last;
    for (const character of written) {
      const icon = icons.get(at);
      if (icon) runs.addIcon(icon, styleAt(at));
      else if (!INVISIBLE.has(character)) runs.addCharacter(character, styleAt(at));
      at += character.length;
    }
    const isEnd = next.required === true && next.position < flow.length;
    const hyphen = written.endsWith(SOFT_HYPHEN) ? hyphenOf(styleAt(at - 1)) : undefined;
    pieces.push(pieceOf(runs.all(), pieces.at(-1), isEnd, hyphen));
    last = next.position;
  }
  return { pieces, missing: [...missing], unknownIcons };
}

function pieceOf(runs: readonly Run[], before: Piece | undefined, ends: boolean, hyphen: TextRun | undefined): Piece {
  let width: number | undefined;
  return {
    runs,
    advance: widthOf(runs),
    // Only where a line may end there: setting a word a second time, without the space behind it, takes as long as the first.
    get width() {
      const inked = trimmedEnd(runs);
      width ??= widthOf(inked) - trackingAfter(inked);
      return width;
    },
    joint: before ? jointOf(before.runs.at(-1), runs[0]) : 0,
    ends,
    hyphenWidth: hyphen ? widthOfRun(hyphen) : 0,
    ...(hyphen && { hyphen }),
  };
}

/** Letters that far from a joint do not feel it: no ligature and no rule of kerning reaches over more. */
const REACH = 3;

/** Letters of one word know of each other. Only those beside the joint are set, because such few letters are mostly known already. */
function jointOf(last: Run | undefined, first: Run | undefined): number {
  if (last?.kind !== 'text' || first?.kind !== 'text' || /\s$/.test(last.text) || !isSameStyle(last, first)) return 0;
  const before = last.text.slice(-REACH);
  const after = first.text.slice(0, REACH);
  const width = (text: string): number => widthOfRun({ ...last, text });
  return width(before + after) - width(before) - width(after);
}

const plainStyle = ({ scale, tracking, colour }: Style) => ({ scale, tracking, colour });

function withoutIcons(design: FaceDesign, text: string, unknown: string[]): { plain: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let plain = '';
  let last = 0;
  for (const match of text.matchAll(ICON)) {
    const name = match[1]!;
    const icon = Object.hasOwn(design.icons, name) ? design.icons[name] : undefined;
    if (icon === undefined) {
      unknown.push(match[0]);
      continue;
    }
    plain += text.slice(last, match.index);
    marks.push({ at: plain.length, icon });
    plain += OBJECT;
    last = match.index + match[0].length;
  }
  return { plain: plain + text.slice(last), marks };
}

/** Characters of one file and style become one run. */
class RunList {
  readonly #runs: Run[] = [];
  readonly #missing: Set<string>;
  #text = '';
  #style: Style | undefined;
  #font: FontFile | undefined;

  constructor(missing: Set<string>) {
    this.#missing = missing;
  }

  addIcon(icon: Icon, style: Style): void {
    this.#end();
    this.#runs.push({ kind: 'icon', icon, ...plainStyle(style) });
  }

  addCharacter(character: string, style: Style): void {
    const isSpace = character.trim() === '';
    const { font } = style;
    // A space goes on in the file of what is before it; one that no file has is a plain one.
    const goesOn = isSpace && this.#font && font.includes(this.#font) ? this.#font : undefined;
    const found = goesOn?.has(character) ? goesOn : font.find((file) => file.has(character));
    if (!found && !isSpace) this.#missing.add(character);
    const file = found ?? goesOn ?? font[0]!;
    if (file !== this.#font || style !== this.#style) this.#end();
    this.#font = file;
    this.#style = style;
    this.#text += found || !isSpace ? character : ' ';
  }

  all(): readonly Run[] {
    this.#end();
    return this.#runs;
  }

  #end(): void {
    if (this.#text !== '') {
      this.#runs.push({ kind: 'text', text: this.#text, font: this.#font!, ...plainStyle(this.#style!) });
    }
    this.#text = '';
    this.#font = undefined;
  }
}

/** The space behind the last character. */
export function trackingAfter(runs: readonly Run[]): number {
  const last = runs.at(-1);
  return last ? last.tracking * last.scale : 0;
}

const hyphenOf = ({ font, ...style }: Style): TextRun => ({
  kind: 'text',
  text: '-',
  font: font.find((file) => file.has('-')) ?? font[0]!,
  ...style,
});

export const widthOf = (runs: readonly Run[]): number => runs.reduce((sum, run) => sum + widthOfRun(run), 0);

export const widthOfRun = (run: Run): number =>
  run.kind === 'icon'
    ? run.scale * (ICON_SIDE + run.tracking)
    : run.scale * (run.font.width(run.text) + run.tracking * run.font.count(run.text));

/** Runs that go on in the same style become one, so that a line is one text for whoever reads it out. */
export function joinedRuns(runs: readonly Run[]): readonly Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (run.kind === 'text' && last?.kind === 'text' && isSameStyle(run, last)) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    } else joined.push(run);
  }
  return joined;
}

const isSameStyle = (a: TextRun, b: TextRun): boolean =>
  a.font === b.font && a.scale === b.scale && a.tracking === b.tracking && a.colour === b.colour;

/** The same runs without the space at the end of a line. */
export function trimmedEnd(runs: readonly Run[]): readonly Run[] {
  const last = runs.at(-1);
  if (last?.kind !== 'text') return runs;
  const text = last.text.trimEnd();
  if (text === last.text) return runs;
  return text === '' ? trimmedEnd(runs.slice(0, -1)) : [...runs.slice(0, -1), { ...last, text }];
}
