import type { Card, Mode } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { isRecord } from '../../src-shared/record.ts';
import { DiagnosticList } from '../library/diagnostic-list.ts';
import { placeOf } from '../library/origin.ts';
import type { CheckedSet } from '../library/set-check.ts';
import type { MergedSet } from '../library/set-inheritance.ts';
import { diagnosticAt } from '../library/source-file.ts';
import type { FaceTrouble } from './face-layout.ts';
import { type FaceFrame, type Faces, facesOf } from './faces.ts';

/** What a check needs of a set, which may have errors. */
export type FaceCheckable = Pick<CheckedSet, 'game' | 'merged'>;

/** What fits on the smallest card fits on all of them. */
const SMALLEST = 'euro';

/** What does not fit on the faces of a set, or cannot be drawn there, all at once. */
export function faceDiagnostics(checked: FaceCheckable): readonly Diagnostic[] {
  const check = new FaceCheck().of(checked);
  for (;;) {
    const { done, value } = check.next();
    if (done) return value;
  }
}

/** The same for a set that is being edited: faces whose cards say what they said at the last check are not laid out again. */
export class FaceCheck {
  #frame = '';
  #known = new Map<string, readonly FaceTrouble[]>();

  /** Stops after every card, so that who calls it can do other work, or leave it; the diagnostics are the result. */
  *of({ game, merged }: FaceCheckable): Generator<undefined, readonly Diagnostic[], undefined> {
    if (!game || !merged) return [];
    const frame = frameOf(merged);
    const faces = facesOf(game, frame, { size: SMALLEST, imprint: 'proof' });
    const earlier = this.#earlier(game, frame);
    const known = new Map<string, readonly FaceTrouble[]>();
    const list = new DiagnosticList();
    for (const [type, entries] of merged.cards) {
      for (const { value, origin } of entries) {
        if (!isRecord(value)) continue;
        const key = `${type}\n${JSON.stringify(value)}`;
        const troubles = known.get(key) ?? earlier.get(key) ?? troublesOf(faces, type, value as Card);
        known.set(key, troubles);
        // A check that is left half-way has not been for nothing.
        earlier.set(key, troubles);
        for (const { code, field, message } of troubles) {
          const { file, span } = placeOf(origin, field);
          list.add(diagnosticAt(file, span, 'warning', code, message));
        }
        yield;
      }
    }
    this.#known = known;
    return list.sorted();
  }

  /** What is known of cards, as long as all else that faces show has stayed. */
  #earlier(game: Game, frame: FaceFrame): Map<string, readonly FaceTrouble[]> {
    const written = JSON.stringify([game.id, frame]);
    if (written !== this.#frame) this.#known = new Map();
    this.#frame = written;
    return this.#known;
  }
}

/** A layout that cannot cope with what a wrong card says is a trouble of that card alone. */
function troublesOf(faces: Faces, type: string, card: Card): readonly FaceTrouble[] {
  try {
    return faces.front(type, card).troubles;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [{ code: 'face/failed', field: [], message: `This card cannot be drawn as it is now: ${why}` }];
  }
}

/** As far as they are there; faces show what they find. */
const frameOf = ({ manifest, modes }: MergedSet): FaceFrame => ({
  manifest: { game: '', version: '', ...(isRecord(manifest?.value) && manifest.value) },
  modes: modes.map(({ value }) => value).filter((value): value is Mode => isRecord(value)),
});
