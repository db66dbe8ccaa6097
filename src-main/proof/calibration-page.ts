import type { Box } from '../../src-engine/face.ts';
import { mm } from '../../src-engine/face-shapes.ts';
import { MOST_OFFSET, PAPERS, type ProofSettings } from '../../src-shared/proof.ts';
import { sheetGrid } from '../../src-shared/sheet-grid.ts';
import { type DrawnItem, type DrawnPage, POINT } from '../faces/drawing.ts';
import { FAINT, INK, sheetText } from '../paper/sheet-text.ts';
import { isTurnedSideways } from './duplex.ts';

/** A step of the scales, and how far apart steps are, in millimetres. */
const STEP = 0.25;
const ROW = 2.5;
const STEPS = MOST_OFFSET / STEP;
const LENGTH = (2 * STEPS + 1) * ROW;
/** From the labels of scale X to the end of scale Y. */
const BLOCK = 46 + LENGTH;

/** Where the scales are on the front: their zero, and where they begin. */
export interface ScalePlaces {
  readonly x: { readonly zero: number; readonly from: number };
  readonly y: { readonly zero: number; readonly from: number };
  /** Whether numbers grow to the right and upwards, or the other way. */
  readonly sign: 1 | -1;
}

type CalibrationSettings = Pick<ProofSettings, 'paper' | 'card' | 'bleed' | 'backs'>;

/**
 * A sheet that tells how far a printer's back sides are off. The front has scales whose steps stand one below the other, the back
 * has two lines: held against the light, each line meets the step that says what to enter. It lies as the sheets with cards do,
 * because a printer turns pages that lie across.
 */
export function calibrationPages(settings: CalibrationSettings): readonly [front: DrawnPage, back: DrawnPage] {
  const { width, height } = sheetGrid(settings);
  const { x, y, sign } = scalePlaces(settings);
  const edge = settings.backs === 'duplex-short' ? 'short' : 'long';
  const steps = staircase(sign);
  const text = { x: (width - BLOCK) / 2, y: 18, width: BLOCK, height: 60 };
  const lines = backLines(settings);
  return [
    {
      width,
      height,
      items: [
        ...paragraphs(text, [
          'Where back sides are printed',
          'Print this sheet at 100 % on both sides and hold it against the light, this side towards you. The two lines of the back ' +
            'run through the steps: on scale X find the step that lies on the upright line, on scale Y the one on the level line. ' +
            'The numbers there, with their signs, are the offset of back sides to enter.',
          `For ${PAPERS[settings.paper].label}, ${width > height ? 'lying across' : 'upright'}, turned over the ${edge} edge.`,
        ]),
        ...sheetText('X', { x: x.zero - 5, y: x.from - 7, width: 10, height: 6 }, { ...HEADING, align: 'centre' }),
        { kind: 'group', x: x.zero, y: x.from, turn: 0, items: steps },
        ...sheetText('Y', { x: y.from - 7, y: y.zero - 3, width: 6, height: 6 }, { ...HEADING, align: 'centre' }),
        { kind: 'group', x: y.from, y: y.zero, turn: 270, items: steps },
      ],
    },
    {
      width,
      height,
      items: [
        // Turned over the upper edge, the lines come up.
        ...paragraphs(sign === 1 ? text : { ...text, y: height - 50 }, [
          'The back of the calibration sheet',
          `Turn the sheet over its ${edge} edge: this text stands upright. Where it stands on its head, the printer has turned over ` +
            'the other edge; choose that one.',
        ]),
        stroke(`M${mm(lines.upright.x)} ${mm(lines.upright.y)}v${mm(lines.upright.height)}`, INK),
        stroke(`M${mm(lines.level.x)} ${mm(lines.level.y)}h${mm(lines.level.width)}`, INK),
      ],
    },
  ];
}

export function scalePlaces(settings: CalibrationSettings): ScalePlaces {
  const { width, height } = sheetGrid(settings);
  const left = (width - BLOCK) / 2;
  const top = Math.max(80, (height - LENGTH) / 2);
  return {
    x: { zero: left + 18, from: top },
    y: { zero: top + LENGTH / 2, from: left + 46 },
    // The offset moves the back, as one looks at it, to where it should be: against the light, left and right change places, or
    // above and below. Scale Y is scale X turned upwards, so that one sign is right for both.
    sign: isTurnedSideways(settings.backs, { width, height }) ? 1 : -1,
  };
}

/** Where the lines of the back are, as one looks at the back: behind the zeros of the scales, and a little longer. */
export function backLines(settings: CalibrationSettings): { readonly upright: Box; readonly level: Box } {
  const { width, height } = sheetGrid(settings);
  const { x, y } = scalePlaces(settings);
  const behind = (box: Box): Box =>
    isTurnedSideways(settings.backs, { width, height })
      ? { ...box, x: width - box.x - box.width }
      : { ...box, y: height - box.y - box.height };
  return {
    upright: behind({ x: x.zero, y: x.from - 3, width: 0, height: LENGTH + 6 }),
    level: behind({ x: y.from - 3, y: y.zero, width: LENGTH + 6, height: 0 }),
  };
}

/** Steps of a scale: how far right of its zero each is, and what it says. */
export const scaleSteps = (sign: 1 | -1): readonly { readonly at: number; readonly enter: number }[] =>
  Array.from({ length: 2 * STEPS + 1 }, (_, step) => {
    const at = (step - STEPS) * STEP;
    return { at, enter: at * sign || 0 };
  });

/** Steps one below the other, each with its number to the left. */
const staircase = (sign: 1 | -1): readonly DrawnItem[] =>
  scaleSteps(sign).flatMap(({ at, enter }, row) => {
    const y = row * ROW;
    const isWhole = Number.isInteger(enter);
    const label = { x: -20, y, width: 12, height: ROW };
    return [
      ...sheetText(signed(enter), label, {
        size: isWhole ? 6.5 : 5.5,
        font: isWhole ? 'bold' : 'plain',
        align: 'right',
        colour: isWhole ? INK : FAINT,
      }),
      stroke(`M-7 ${mm(y + ROW / 2)}H${mm(at - 0.4)}`, '#bbbbbb'),
      stroke(`M${mm(at)} ${mm(y + 0.15)}v${mm(ROW - 0.3)}`, INK),
    ];
  });

const signed = (number: number): string =>
  `${number > 0 ? '+' : number < 0 ? '−' : ''}${Math.abs(number)
    .toFixed(2)
    .replace(/\.?0+$/, '')}`;

const HEADING = { size: 14, font: 'bold' } as const;
const LEADING = 1.25;

/** A heading, then sentences below each other. */
function paragraphs({ x, y, width }: Box, [heading, ...texts]: readonly [string, ...string[]]): readonly DrawnItem[] {
  const items = [...sheetText(heading, { x, y, width, height: 8 }, HEADING)];
  let top = y + 10;
  for (const text of texts) {
    const laidOut = sheetText(text, { x, y: top, width, height: 60 }, { size: 10, lines: 12, valign: 'top' });
    items.push(...laidOut);
    const lines = new Set(laidOut.map((item) => (item.kind === 'text' ? item.y : 0))).size;
    top += lines * 10 * POINT * LEADING + 2;
  }
  return items;
}

const stroke = (path: string, colour: string): DrawnItem => ({
  kind: 'path',
  path,
  stroke: colour,
  lineWidth: 0.35 * POINT,
});
