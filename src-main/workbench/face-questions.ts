import type { Game } from '../../src-engine/game.ts';
import type { CardSizeId } from '../../src-shared/card-size.ts';
import { isRecord } from '../../src-shared/record.ts';
import {
  FACE_BLEED,
  type FaceAnswers,
  type FaceOrder,
  type FacesRequest,
  type FaceView,
} from '../../src-shared/workbench/face-view.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import type { Row, SetView, ValuePath } from '../../src-shared/workbench/set-view.ts';
import type { LaidOutFace } from '../faces/face-layout.ts';
import { type FaceFrame, type Faces, facesOf } from '../faces/faces.ts';
import { paintSvg } from '../faces/svg-painter.ts';
import { named, type SetModel } from './set-model.ts';

/** So long other work waits at most while many faces are drawn, in milliseconds. */
const SLICE = 10;

/** What all faces of a set stand on, and those that were drawn of it. A row that changes is another object. */
interface Ground {
  readonly game: Game;
  readonly manifest: Row | undefined;
  readonly modes: readonly Row[];
  readonly frame: FaceFrame;
  readonly sizes: Map<CardSizeId, Drawn>;
}

interface Drawn {
  readonly faces: Faces;
  readonly fronts: WeakMap<Row, FaceView>;
}

const grounds = new WeakMap<SetModel, Ground>();

export async function facesIn(model: SetModel, { side, size, cards }: FacesRequest): Promise<Result<FaceAnswers>> {
  const { view } = model;
  const ground = groundOf(model, view);
  if (!ground) return failed('set/no-faces', 'The game of this set is not known, so its cards have no faces.');
  const { cardTypes } = ground.game;
  const faces: FaceView[] = [];
  let begun = performance.now();
  for (const order of cards) {
    const rows = cardTypes.some(({ id }) => id === order.type) ? view.cards[order.type] : undefined;
    const row = rows?.find(({ key }) => key === order.key);
    if (row) faces.push(side === 'back' ? backOf(ground, size, row, order) : frontOf(ground, size, row, order));
    if (performance.now() - begun > SLICE) {
      await new Promise((resolve) => setImmediate(resolve));
      begun = performance.now();
    }
  }
  return done({ revision: view.revision, faces });
}

function groundOf(model: SetModel, { manifest, modes }: SetView): Ground | undefined {
  const { game } = model.checked;
  if (!game) return undefined;
  const known = grounds.get(model);
  if (known && known.game === game && known.manifest === manifest && known.modes === modes) return known;
  const ground: Ground = { game, manifest, modes, frame: frameOf(manifest, modes), sizes: new Map() };
  grounds.set(model, ground);
  return ground;
}

/** The set as its rows say: where a file cannot be read, as it was before. */
const frameOf = (manifest: Row | undefined, modes: readonly Row[]): FaceFrame => ({
  manifest: { game: '', version: '', ...manifest?.value },
  modes: modes.map(named),
});

function drawnAt({ game, frame, sizes }: Ground, size: CardSizeId): Drawn {
  const known = sizes.get(size);
  if (known) return known;
  const drawn: Drawn = { faces: facesOf(game, frame, { size, imprint: 'proof' }), fronts: new WeakMap() };
  sizes.set(size, drawn);
  return drawn;
}

function frontOf(ground: Ground, size: CardSizeId, row: Row, { type, key, changes = [] }: FaceOrder): FaceView {
  const { faces, fronts } = drawnAt(ground, size);
  const known = changes.length === 0 ? fronts.get(row) : undefined;
  if (known) return known;
  const value = changes.reduce<unknown>((card, { path, value: typed }) => withValue(card, path, typed), row.value);
  const card = named({ ...row, value: isRecord(value) ? value : {} });
  const face = viewOf(type, key, () => faces.front(type, card));
  if (changes.length === 0) fronts.set(row, face);
  return face;
}

const backOf = (ground: Ground, size: CardSizeId, { key }: Row, { type }: FaceOrder): FaceView =>
  viewOf(type, key, () => drawnAt(ground, size).faces.back(type));

/** A layout that cannot cope with what a wrong card says must not cost the other cards their faces. */
function viewOf(type: string, key: string, layOut: () => LaidOutFace): FaceView {
  try {
    const { width, height, items, regions, troubles } = layOut();
    const view = {
      x: -FACE_BLEED,
      y: -FACE_BLEED,
      width: width + 2 * FACE_BLEED,
      height: height + 2 * FACE_BLEED,
    };
    return { type, key, width, height, svg: paintSvg(items, view), regions, troubles };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `This card cannot be drawn as it is now: ${why}`;
    return {
      type,
      key,
      width: 0,
      height: 0,
      svg: '',
      regions: [],
      troubles: [{ code: 'face/failed', field: [], message }],
    };
  }
}

/** A copy with another value at a path; what is on the way and no mapping or list becomes one. */
function withValue(on: unknown, [step, ...rest]: ValuePath, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list: readonly unknown[] = Array.isArray(on) ? on : [];
    return list.length <= step ? on : list.with(step, withValue(list[step], rest, value));
  }
  const record = isRecord(on) ? on : {};
  const { [step]: before, ...others } = record;
  const next = withValue(before, rest, value);
  return next === undefined ? others : { ...record, [step]: next };
}
