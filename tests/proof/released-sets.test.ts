import { beforeAll, describe, expect, test } from 'vitest';
import { type Card, cardText } from '../../src-engine/card-set.ts';
import { rect } from '../../src-engine/face-shapes.ts';
import { INK_LIMIT } from '../../src-main/faces/cmyk.ts';
import { facesOf, subjectsOf } from '../../src-main/faces/faces.ts';
import { paintPdf } from '../../src-main/faces/pdf-painter.ts';
import { hasPoppler, operatorsIn, textsIn } from '../../src-main/faces/testing/pdf-reading.ts';
import { ProofDrawing } from '../../src-main/proof/draw-page.ts';
import { proofPdf } from '../../src-main/proof/proof-pdf.ts';
import { planProof } from '../../src-main/proof/proof-plan.ts';
import { DEFAULT_PROOF } from '../../src-shared/proof.ts';
import { sampleSets } from '../sample-sets.ts';
import { cardsNamed, printed } from './printed-proof.ts';

/** Every card of every released set is on a page of one PDF for the press, which is looked at from several sides. */
const released = (await sampleSets()).filter(({ set }) => set.manifest.status === 'released');

const bare = (text: string): string => text.replace(/\s/g, '').toLowerCase();
/** Not as a part of another number. */
const hasNumber = (page: string, number: string): boolean =>
  page.split(number).some((before, place, all) => {
    const after = all[place + 1];
    return after !== undefined && !/[\d.,]$/.test(before) && !/^[.,]?\d/.test(after);
  });

describe.each(released)('$game.title $version for the press, in CMYK', ({ game, set, version }) => {
  const settings = { ...DEFAULT_PROOF, kind: 'press', bleed: 3, copies: false, colours: 'cmyk' } as const;
  const plan = planProof(game, set, settings);
  let pdf: Uint8Array;
  beforeAll(async () => {
    // Without ids and checksums, in which there are other numbers.
    const faces = facesOf(game, set, { size: settings.card, imprint: 'none' });
    const subject = { title: game.title, version, checksum: 'sha256-', warnings: 0 };
    pdf = await proofPdf(new ProofDrawing(plan, faces, subject), game.title);
  }, 120_000);

  test.skipIf(!hasPoppler)('each page says what its card says: name, flavour in one piece, and numbers', () => {
    const pages = textsIn(pdf);
    expect(pages).toHaveLength(plan.cards.length);
    const { number } = subjectsOf(set, { size: 'poker', imprint: 'proof' })(plan.cards[0]!.card);
    /** How many copies there are is on no card; a nought says itself in words. */
    const numbersOf = (card: Card): string[] =>
      Object.entries(card).flatMap(([field, value]) =>
        typeof value === 'number' && value !== 0 && field !== 'copies' ? [number(value)] : [],
      );
    const missing = plan.cards.flatMap(({ card }, place) => {
      const page = pages[place]!;
      const words = [card.name, cardText(card.flavour)].filter((text) => !bare(page).includes(bare(text)));
      const numbers = numbersOf(card).filter((text) => !hasNumber(page, text));
      return [...words, ...numbers].map((text) => `${card.id}: ${text}`);
    });
    expect(missing).toEqual([]);
  });

  test('all that is drawn is drawn with four inks, and never with too much of them', () => {
    expectFourInks(pdf);
  });

  test('every page names its boxes, and viewers offer no other size', () => {
    const raw = Buffer.from(pdf).toString('latin1');
    const { width, height } = plan.pages[0]!;
    const [right, top] = [width, height].map((millimetres) => Math.round((millimetres / 25.4) * 72 * 1e4) / 1e4);
    // Read as it stands: programs that show boxes make up those that are missing.
    expect(raw.split(`/BleedBox [0 0 ${right} ${top}]`).length - 1).toBe(plan.pages.length);
    expect(raw.match(/\/TrimBox \[/g)).toHaveLength(plan.pages.length);
    const [, preferences] = /\/ViewerPreferences (\d+) 0 R/.exec(raw) ?? [];
    expect(raw.includes(`\n${preferences} 0 obj\n<<\n/PrintScaling /None\n>>`)).toBe(true);
  });
});

test('header, ruler, marks and the band of a draft are drawn with four inks, too', async () => {
  expectFourInks(await printed(cardsNamed(2), { colours: 'cmyk', backs: 'duplex-long', marks: true }, 1));
});

test('a colour that would take more ink than dries takes less', async () => {
  const black = rect({ x: 0, y: 0, width: 10, height: 10 }, { fill: '#200000', stroke: '#001000' });
  const page = { width: 10, height: 10, items: Array(10).fill({ ...black, kind: 'path' }) };
  expectFourInks(await paintPdf([page], { title: 'Dark', colours: 'cmyk' }));
});

test('without the wish for CMYK, colours are RGB', async () => {
  const operators = operatorsIn(await printed(cardsNamed(1), {}));
  expect(operators).toContain('/DeviceRGB cs');
  expect(operators).not.toContain('DeviceCMYK');
});

function expectFourInks(pdf: Uint8Array): void {
  const operators = operatorsIn(pdf);
  const spaces = new Set([...operators.matchAll(/\/(\w+) (?:cs|CS)\b/g)].map(([, space]) => space));
  expect([...spaces]).toEqual(['DeviceCMYK']);
  // Operators that set grey or RGB by themselves.
  expect(operators.match(/[\d.] (?:g|G|rg|RG)$/gm)).toBeNull();
  const inks = [...operators.matchAll(/^([\d. ]+) (?:scn|SCN|k|K)$/gm)].map(([, parts]) =>
    parts!.split(' ').map(Number),
  );
  expect(inks.length).toBeGreaterThan(10);
  expect(inks.filter((parts) => parts.length !== 4)).toEqual([]);
  const most = Math.max(...inks.map((parts) => parts.reduce((sum, ink) => sum + ink, 0)));
  expect(most).toBeLessThanOrEqual(INK_LIMIT / 100 + 1e-6);
}
