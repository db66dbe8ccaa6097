import type { CardSet } from '../../src-engine/card-set.ts';
import { BLEED, type Box } from '../../src-engine/face.ts';
import type { Game } from '../../src-engine/game.ts';
import { CARD_SIZES, type CardSizeId, SAFE_ZONE } from '../../src-shared/card-size.ts';
import { contrastOf, leastContrast } from '../../src-shared/contrast.ts';
import type { Preflight, PreflightCheck, PreflightVerdict } from '../../src-shared/preflight.ts';
import { type DrawnItem, POINT } from '../faces/drawing.ts';
import type { FaceTrouble, LaidOutFace } from '../faces/face-layout.ts';
import { facesOf, type Imprint } from '../faces/faces.ts';
import { fontByKey } from '../faces/fonts.ts';
import { paintPixels, preparePng } from '../faces/png-painter.ts';
import type { CheckedSet } from '../library/set-check.ts';
import { breathe, type OutputWatch } from '../output/output.ts';
import { type PlannedCard, typesOf } from '../proof/proof-plan.ts';
import { countOf, setChecks } from './set-checks.ts';

/** Cards that are to be printed or shown, and how. */
export interface PictureSubject {
  readonly game: Game;
  readonly set: CardSet;
  readonly loaded: CheckedSet;
  readonly cards: readonly PlannedCard[];
  readonly size: CardSizeId;
  /** What is shown of a face: the trimmed card and the bleed around it, in millimetres. */
  readonly view: Box;
  /** Whether backs leave the program, too. */
  readonly backs: boolean;
  readonly imprint: Imprint;
}

/** Looks at every face before it is painted. `detail` tells of the size, `made` what comes out: `12 pages`. */
export async function picturePreflight(
  subject: PictureSubject,
  detail: string,
  made: string,
  watch: OutputWatch = {},
): Promise<Preflight> {
  const { game, set, cards, size, view, backs, imprint } = subject;
  const faces = facesOf(game, set, { size, imprint });
  const types = backs ? typesOf(cards) : [];
  const sides = [
    ...types.map((type) => ({ name: type, face: () => faces.back(type) })),
    ...cards.map(({ type, card }) => ({ name: `${type}/${card.id}`, face: () => faces.front(type, card) })),
  ];
  const found = { bleed: [], safe: [], overflow: [], glyphs: [], icons: [], contrast: [] } as Record<string, string[]>;
  const has = (troubles: readonly FaceTrouble[], code: FaceTrouble['code']) =>
    troubles.some((trouble) => trouble.code === code);
  const reaches = groundCheck(view);
  await preparePng();
  for (const [place, { name, face }] of sides.entries()) {
    const laidOut = face();
    const { troubles, inks } = laidOut;
    if (!reaches(laidOut.items)) found.bleed!.push(name);
    if (!isSafe(laidOut)) found.safe!.push(name);
    if (has(troubles, 'face/overflow')) found.overflow!.push(name);
    if (has(troubles, 'face/missing-glyph')) found.glyphs!.push(name);
    if (has(troubles, 'face/unknown-icon')) found.icons!.push(name);
    if (inks.some(({ colour, on, size: points }) => contrastOf(colour, on) < leastContrast(points))) {
      found.contrast!.push(name);
    }
    watch.onProgress?.({ done: place + 1, of: sides.length, what: 'faces looked at' });
    await breathe(watch);
  }
  const { width, height } = CARD_SIZES[size];
  const check = (id: string, label: string, ok: string, wrong: string, verdict: PreflightVerdict): PreflightCheck => {
    const names = found[id]!;
    return names.length === 0
      ? { id, label, verdict: 'ok', message: ok }
      : { id, label, verdict, message: `${wrong}: ${listed(names)}.`, cards: names };
  };
  return {
    checks: [
      ...setChecks(subject),
      { id: 'counts', label: 'Counts', verdict: 'ok', message: `${countOf(game, cards)}; ${made}.` },
      { id: 'size', label: 'Size', verdict: 'ok', message: `${length(width)} × ${length(height)} mm; ${detail}.` },
      check('bleed', 'Bleed', 'Every ground reaches the edge.', 'The ground does not reach the edge', 'error'),
      check(
        'safe',
        'Safe zone',
        `No text or icon is nearer than ${SAFE_ZONE} mm to the cut.`,
        'Text or an icon in it is near the cut',
        'warning',
      ),
      check('overflow', 'Text fits', 'Every text fits.', 'Text does not fit', 'error'),
      check('glyphs', 'Characters', 'The fonts have every character.', 'Characters are missing', 'error'),
      check('icons', 'Icons', 'Every icon is known.', 'Icons are not known and stand as they are written', 'error'),
      check('contrast', 'Contrast', 'Every text stands out from its ground.', 'Text is hard to read', 'warning'),
    ],
  };
}

const length = (millimetres: number): string => String(Math.round(millimetres * 100) / 100);

const MOST_LISTED = 5;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_LISTED).join(', ');
  return names.length > MOST_LISTED ? `${shown} and ${names.length - MOST_LISTED} more` : shown;
}

/** Round letters reach a little beyond straight ones, and nobody sees it. */
const TOLERANCE = 0.25;

/** Whether all letters, with their accents, and all icons among them keep away from the cut. */
function isSafe({ width, height, items, icons }: LaidOutFace): boolean {
  const isWithin = (left: number, top: number, right: number, bottom: number): boolean =>
    Math.min(left, top) >= SAFE_ZONE - TOLERANCE &&
    right <= width - SAFE_ZONE + TOLERANCE &&
    bottom <= height - SAFE_ZONE + TOLERANCE;
  const lettersAreSafe = items.every((item) => {
    if (item.kind !== 'text') return true;
    const { above, below } = fontByKey(item.font).ink(item.text);
    const em = item.size * POINT;
    return isWithin(item.x, item.y - above * em, item.x + item.width - item.tracking, item.y + below * em);
  });
  return lettersAreSafe && icons.every(({ x, y, width: w, height: h }) => isWithin(x, y, x + w, y + h));
}

/** Whether what is drawn leaves no paper at the edges of the view. The grounds of a type are looked at once. */
function groundCheck(view: Box): (items: readonly DrawnItem[]) => boolean {
  const known = new Map<string, boolean>();
  return (items) => {
    const ground = items.filter((item) => item.kind === 'path' && item.fill && !item.at);
    const key = JSON.stringify(ground);
    const answer = known.get(key) ?? coversEdges(ground, view);
    known.set(key, answer);
    return answer;
  };
}

/** Two pixels a millimetre are enough to see a gap, and soon painted. */
function coversEdges(ground: readonly DrawnItem[], view: Box): boolean {
  const { width, height, data } = paintPixels(ground, view, Math.round(view.width * 2));
  const isOpaque = (x: number, y: number) => data[4 * (y * width + x) + 3]! === 255;
  // The last row and column may be covered in part only, where the view is no whole number of pixels.
  for (let x = 0; x < width - 1; x++) if (!isOpaque(x, 0) || !isOpaque(x, height - 2)) return false;
  for (let y = 0; y < height - 1; y++) if (!isOpaque(0, y) || !isOpaque(width - 2, y)) return false;
  return true;
}

/** The most that faces can show around the card. */
export const viewWithBleed = (size: CardSizeId, bleed: number): Box => {
  const { width, height } = CARD_SIZES[size];
  const around = Math.min(bleed, BLEED);
  return { x: -around, y: -around, width: width + 2 * around, height: height + 2 * around };
};
