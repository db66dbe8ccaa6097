import { execFileSync } from 'node:child_process';
import type { Card, CardSet } from '../../src-engine/card-set.ts';
import { ground } from '../../src-engine/face-shapes.ts';
import type { Game } from '../../src-engine/game.ts';
import { games } from '../../src-engine/games/games.ts';
import { facesOf } from '../../src-main/faces/faces.ts';
import { plainDesign } from '../../src-main/faces/testing/plain-design.ts';
import { ProofDrawing } from '../../src-main/proof/draw-page.ts';
import { proofPdf } from '../../src-main/proof/proof-pdf.ts';
import { imprintFor, planProof } from '../../src-main/proof/proof-plan.ts';
import { DEFAULT_PROOF, type ProofSettings } from '../../src-shared/proof.ts';

/** Cards in one colour with their name on them, so that what is measured is the sheet and not a game's look. */
const [any] = games as [Game];
const type = any.cardTypes[0]!.id;
export const FRONT = '#a0a0ff';
export const BACK = '#ffa0a0';

const game: Game = {
  ...any,
  faces: {
    ...plainDesign,
    layouts: {
      [type]: {
        front: (face) => [
          ground(face, FRONT),
          {
            kind: 'text',
            box: { x: 5, y: 5, width: face.width - 10, height: 20 },
            text: face.card.name,
            font: 'body',
            size: 12,
            min: 6,
            colour: '#000000',
            on: FRONT,
          },
        ],
        back: (face) => [ground(face, BACK)],
      },
    },
  },
};

export const cardsNamed = (count: number, fields: Partial<Card> = {}): readonly Card[] =>
  Array.from({ length: count }, (_, place) => ({ id: `c${place + 1}`, name: `Card ${place + 1}.`, ...fields }));

export const printed = (...proof: Parameters<typeof drawingOf>): Promise<Uint8Array> =>
  proofPdf(drawingOf(...proof), 'Sample v1');

export function drawingOf(cards: readonly Card[], settings: Partial<ProofSettings> = {}, warnings = 0): ProofDrawing {
  const set: CardSet = { manifest: { game: game.id, version: 'v1' }, modes: [], cards: { [type]: cards } };
  const plan = planProof(game, set, { ...DEFAULT_PROOF, ...settings });
  const faces = facesOf(game, set, { size: plan.settings.card, imprint: imprintFor(plan.settings) });
  const subject = { title: 'Sample', version: 'v1', checksum: `sha256-${'0123456789ab'.padEnd(64, '0')}`, warnings };
  return new ProofDrawing(plan, faces, subject);
}

export const pdfInfo = (pdf: Uint8Array): string =>
  execFileSync('pdfinfo', ['-box', '-'], { input: pdf }).toString('utf8');

export const pageCount = (pdf: Uint8Array): number => Number(/^Pages: +([0-9]+)$/m.exec(pdfInfo(pdf))?.[1]);

/** Name, whether it is embedded and whether it is a subset, of every font. */
export const fontsIn = (pdf: Uint8Array): readonly string[] =>
  execFileSync('pdffonts', ['-'], { input: pdf }).toString('utf8').trim().split('\n').slice(2);
