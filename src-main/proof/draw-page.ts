import { BLEED } from '../../src-engine/face.ts';
import type { ProofSettings, ProofSummary } from '../../src-shared/proof.ts';
import type { DrawnItem, DrawnPage } from '../faces/drawing.ts';
import type { LaidOutFace } from '../faces/face-layout.ts';
import type { Faces } from '../faces/faces.ts';
import { missingIn } from '../paper/sheet-text.ts';
import { coveredOn, offsetOf } from './moved-backs.ts';
import { cardKey, type PlannedCell, type PlannedPage, type ProofPlan, summaryOf } from './proof-plan.ts';
import { warningNote } from './set-warnings.ts';
import { sheetHeader } from './sheet-header.ts';
import { cropMarks } from './sheet-marks.ts';

/** What sheets say of the set that they are a proof of. */
export interface ProofSubject {
  /** What the set is called: see `setName`. */
  readonly title: string;
  readonly version: string;
  /** `sha256-…` of the set. */
  readonly checksum: string;
  /** How many warnings the set has: sheets of a set with any are marked as a draft. */
  readonly warnings: number;
}

/** The pages of a plan, drawn when they are asked for. A face is laid out once, however often it is printed. */
export class ProofDrawing {
  readonly plan: ProofPlan;
  readonly #faces: Faces;
  readonly #subject: ProofSubject;
  readonly #fronts = new Map<string, LaidOutFace>();

  constructor(plan: ProofPlan, faces: Faces, subject: ProofSubject) {
    this.plan = plan;
    this.#faces = faces;
    this.#subject = subject;
  }

  /** Of the plan, with what is to be known of the sheets. */
  summary(): ProofSummary {
    const summary = summaryOf(this.plan);
    const warning = warningNote(this.plan.settings, this.#subject.warnings);
    const notes = [...headerNotes(this.plan, this.#subject), ...(warning === undefined ? [] : [warning])];
    return { ...summary, notes: [...summary.notes, ...notes] };
  }

  /** Pages count from 0. */
  page(place: number): DrawnPage {
    const page = this.plan.pages[place];
    if (!page) throw new RangeError(`The proof has no page ${place}`);
    const { settings, grid } = this.plan;
    const { width, height } = page;
    const by = offsetOf(page, settings);
    const cards = page.cells.map((cell) => this.#placed(page, cell, by));
    if (!grid) {
      const trim = page.cells[0]!.box;
      return { width, height, trim, bleed: { x: 0, y: 0, width, height }, items: cards };
    }
    const boxes = page.cells.map(({ box }) => ({ ...box, x: box.x + by.x, y: box.y + by.y }));
    return {
      width,
      height,
      items: [
        ...cards,
        ...(settings.marks ? cropMarks(grid, boxes, by) : []),
        ...sheetHeader(grid, headerOf(this.plan, this.#subject, page, place), coveredOn(page, grid, settings)),
      ],
    };
  }

  #front(type: string, card: PlannedCell['card']): LaidOutFace {
    const key = cardKey(type, card);
    const known = this.#fronts.get(key);
    if (known) return known;
    const face = this.#faces.front(type, card);
    this.#fronts.set(key, face);
    return face;
  }

  #placed({ side }: PlannedPage, { type, card, box, turn }: PlannedCell, by: { x: number; y: number }): DrawnItem {
    const { items } = side === 'front' ? this.#front(type, card) : this.#faces.back(type);
    const bleed = Math.min(this.plan.settings.bleed, BLEED);
    const { width, height } = box;
    return {
      kind: 'group',
      x: box.x + by.x + (turn === 180 ? width : 0),
      y: box.y + by.y + (turn === 180 ? height : 0),
      turn,
      clip: { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed },
      items,
    };
  }
}

function headerOf({ settings, pages }: ProofPlan, subject: ProofSubject, page: PlannedPage, place: number) {
  const { title, version, checksum, warnings } = subject;
  const side = settings.backs === 'none' ? '' : `${page.side} of sheet ${page.sheet} · `;
  const date = dateOf(settings);
  const draft = `the set has ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
  return {
    title: `${title} ${version}`,
    checksum: shortChecksum(checksum),
    ...(date !== '' && { date }),
    page: `${side}page ${place + 1} of ${pages.length}`,
    ...(warnings > 0 && { draft }),
  };
}

const dateOf = ({ date = '' }: ProofSettings): string => date.replace(/\s+/g, ' ').trim();

/** Of what sheets say of themselves, what they cannot say. */
function headerNotes({ settings, grid }: ProofPlan, { title, version }: ProofSubject): readonly string[] {
  const missing = grid ? missingIn(`${title} ${version} ${dateOf(settings)}`) : [];
  return missing.length === 0
    ? []
    : [`The type of the header lacks ${missing.join(' ')} and prints boxes instead; use Latin letters there.`];
}

/** As many digits as tell one version of a set from another. */
const shortChecksum = (checksum: string): string => checksum.replace(/^sha256-/, '').slice(0, 12);
