import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { CardSizeId } from '../../src-shared/card-size.ts';
import type { FaceOrder, FaceSide, FaceView } from '../../src-shared/workbench/face-view.ts';
import type { Row, SetView } from '../../src-shared/workbench/set-view.ts';
import { api, onHello, onOtherWorkspace } from '../state/workbench.ts';

/** So many faces are asked for at once: what is needed next must not wait long behind them. */
const BATCH = 12;
/** Faces that are kept, so that scrolling back shows them at once. */
const KEPT = 600;

type Changes = NonNullable<FaceOrder['changes']>;

/** A face that a view wants to show. */
export interface WantedFace {
  readonly view: SetView;
  readonly type: string;
  readonly row: Row;
  readonly side: FaceSide;
  readonly size: CardSizeId;
  /** What is being typed. */
  readonly changes?: Changes | undefined;
}

/** What a face was drawn of: where all of it is the same, so is the face. */
type Stamp = readonly unknown[];

interface Asked {
  readonly set: string;
  readonly side: FaceSide;
  readonly size: CardSizeId;
  readonly order: FaceOrder;
  readonly stamp: Stamp;
}

const known = new Map<string, { readonly face: FaceView; readonly stamp: Stamp }>();
const wanted = new Map<string, Asked>();
const listeners = new Map<string, Set<() => void>>();
let isAsking = false;
/** Counts workspaces: an answer about the one before is no answer. */
let era = 0;

onOtherWorkspace(() => {
  era++;
  known.clear();
  wanted.clear();
});
onHello(() => void askForWanted());

/** The face as it was drawn last, while a newer one is on its way; undefined before the first. */
export function useFace({ view, type, row, side, size, changes }: WantedFace): FaceView | undefined {
  // All cards of a type have the same back.
  const id = [view.path, type, side === 'back' ? '' : row.key, side, size].join('\n');
  const { path: set, manifest, modes } = view;
  const typed = changes ? JSON.stringify(changes) : '';
  const subscribe = useCallback((listener: () => void) => listen(id, listener), [id]);
  const face = useSyncExternalStore(subscribe, () => knownFace(id));
  useEffect(() => {
    const order: FaceOrder = {
      type,
      key: row.key,
      ...(typed !== '' && { changes: JSON.parse(typed) as Changes }),
    };
    return want(id, { set, side, size, order, stamp: [side === 'back' || row, manifest, modes, typed] });
  }, [id, set, type, row, side, size, manifest, modes, typed]);
  return face;
}

export const knownFace = (id: string): FaceView | undefined => known.get(id)?.face;

/** Returns how not to want it any more: who scrolls past a face does not wait for it. */
export function want(id: string, asked: Asked): () => void {
  const now = known.get(id);
  if (now && isSameStamp(now.stamp, asked.stamp)) return () => {};
  wanted.set(id, asked);
  void askForWanted();
  return () => {
    if (wanted.get(id) === asked) wanted.delete(id);
  };
}

/** One call at a time, so that answers come in the order of what they are about. */
async function askForWanted(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    // What is drawn together is asked for together.
    await Promise.resolve();
    while (wanted.size > 0) await askForBatch();
  } catch {
    // The connection is gone; what is still wanted is asked for when it is back.
  } finally {
    isAsking = false;
  }
}

async function askForBatch(): Promise<void> {
  const [first] = wanted.values();
  if (!first) return;
  const { set, side, size } = first;
  const batch = [...wanted]
    .filter(([, other]) => other.set === set && other.side === side && other.size === size)
    .slice(0, BATCH);
  const asked = era;
  const answer = await api().faces({ set, side, size, cards: batch.map(([, { order }]) => order) });
  if (asked !== era) return;
  const faces = answer.ok ? answer.value.faces : [];
  for (const [id, one] of batch) {
    const isWanted = wanted.has(id);
    if (wanted.get(id) === one) wanted.delete(id);
    const face = faces.find(({ type, key }) => type === one.order.type && key === one.order.key);
    // Of a change that was given up meanwhile nothing is to be seen; of one that goes on, this shows how far it was.
    if (face && (isWanted || !known.has(id))) keep(id, face, one.stamp);
  }
}

function keep(id: string, face: FaceView, stamp: Stamp): void {
  known.delete(id);
  known.set(id, { face, stamp });
  for (const oldest of known.keys()) {
    if (known.size <= KEPT) break;
    if (!listeners.has(oldest)) known.delete(oldest);
  }
  for (const listener of [...(listeners.get(id) ?? [])]) listener();
}

function listen(id: string, listener: () => void): () => void {
  const all = listeners.get(id) ?? new Set();
  listeners.set(id, all.add(listener));
  return () => {
    all.delete(listener);
    if (all.size === 0 && listeners.get(id) === all) listeners.delete(id);
  };
}

const isSameStamp = (a: Stamp, b: Stamp): boolean => a.length === b.length && a.every((part, at) => part === b[at]);
