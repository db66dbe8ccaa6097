import type { Card, CardSet } from '../src-engine/card-set.ts';
import type { Game } from '../src-engine/game.ts';
import { type Faces, facesOf } from '../src-main/faces/faces.ts';
import { paintSvg } from '../src-main/faces/svg-painter.ts';
import { ProofDrawing } from '../src-main/proof/draw-page.ts';
import { proofPdf } from '../src-main/proof/proof-pdf.ts';
import { planProof } from '../src-main/proof/proof-plan.ts';
import { DEFAULT_PROOF } from '../src-shared/proof.ts';
import type { Figure } from './report.ts';
import { median } from './timing.ts';

const FACES = 10_000;
const EDITS = 200;
const PROOF = 540;
/** Each takes seconds. */
const RUNS = 3;
const SHOWN = { x: -3, y: -3, width: 69.5, height: 94.9 };

/** Laying faces out, painting one anew as somebody types, and a whole proof. No two cards of a run say the same. */
export async function faceSpeed(game: Game, set: CardSet): Promise<Figure[]> {
  const fresh = (): Faces => facesOf(game, set, { size: 'poker', imprint: 'proof' });
  const layouts: number[] = [];
  const proofs: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const cards = cardsOf(set, FACES, run);
    const faces = fresh();
    layouts.push(await milliseconds(() => cards.forEach(({ type, card }) => void faces.front(type, card))));
    const printed = planProof(game, setOf(set, cardsOf(set, PROOF, run)), { ...DEFAULT_PROOF, copies: false });
    const subject = { title: game.title, version: set.manifest.version, checksum: '', warnings: 0 };
    const drawing = new ProofDrawing(printed, fresh(), subject);
    proofs.push(await milliseconds(() => proofPdf(drawing, game.title)));
  }
  const faces = fresh();
  const edits: number[] = [];
  for (const { type, card } of cardsOf(set, EDITS, RUNS)) {
    faces.front(type, card);
    const edited = { ...card, name: `${card.name}!` };
    edits.push(await milliseconds(() => paintSvg(faces.front(type, edited).items, SHOWN)));
  }
  const slow = [...edits].sort((a, b) => a - b)[Math.floor(EDITS * 0.95)]!;
  return [
    {
      name: `laying out ${FACES.toLocaleString('en')} faces`,
      value: median(layouts),
      unit: 'ms',
      runs: layouts,
      goal: { atMost: 5000 },
    },
    { name: 'one face after an edit, laid out and painted', value: median(edits), unit: 'ms', goal: { atMost: 16 } },
    { name: 'the same, 95 of 100 are faster', value: slow, unit: 'ms', goal: { atMost: 16 } },
    {
      name: `a proof of ${PROOF} cards as PDF`,
      value: median(proofs),
      unit: 'ms',
      runs: proofs,
      goal: { atMost: 4000 },
    },
  ];
}

interface TypedCard {
  readonly type: string;
  readonly card: Card;
}

/** The cards of the set over and over, with names and flavours of their own. */
function cardsOf(set: CardSet, count: number, run: number): readonly TypedCard[] {
  const all = Object.entries(set.cards).flatMap(([type, cards]) => cards.map((card) => ({ type, card })));
  return Array.from({ length: count }, (_, place) => {
    const { type, card } = all[place % all.length]!;
    const name = `${card.name} ${run}-${place}`;
    const flavour = turned(String(card.flavour ?? name), run + Math.floor(place / all.length));
    return { type, card: { ...card, id: `${card.id}-${place}`, name, flavour } };
  });
}

/** The same words, from another one on. */
function turned(text: string, by: number): string {
  const words = text.split(' ');
  const from = by % words.length;
  return [...words.slice(from), ...words.slice(0, from)].join(' ');
}

const setOf = (set: CardSet, cards: readonly TypedCard[]): CardSet => ({
  ...set,
  cards: Object.fromEntries(
    Object.keys(set.cards).map((type) => [type, cards.filter((one) => one.type === type).map(({ card }) => card)]),
  ),
});

async function milliseconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
