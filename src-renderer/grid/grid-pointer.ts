import type { MouseEvent, PointerEvent as ReactPointerEvent } from 'react';
import { whyFixed } from './arrangement.ts';
import { columnAt, HEADER_HEIGHT, ROW_HEIGHT } from './column-layout.ts';
import { moveCards } from './grid-actions.ts';
import { startEditing, toggleGroup } from './grid-keys.ts';
import { type GridModel, isGroup, moveTo, selectRows } from './grid-model.ts';
import { lookOf, readLook } from './selection.ts';

interface Place {
  /** May be beyond the first or last line. */
  readonly line: number;
  /** −1 on the row numbers. */
  readonly column: number;
  /** In the lower half of the line. */
  readonly low: boolean;
}

function placeAt(model: GridModel, x: number, y: number): Place | undefined {
  const { element, now } = model;
  if (!element || !now) return undefined;
  const box = element.getBoundingClientRect();
  const fromTop = y - box.top + element.scrollTop - HEADER_HEIGHT;
  return {
    line: Math.floor(fromTop / ROW_HEIGHT),
    column: columnAt(now.layout, x - box.left, element.scrollLeft),
    low: fromTop % ROW_HEIGHT > ROW_HEIGHT / 2,
  };
}

/** A press on a card: puts the cursor there, and selects as long as the pointer is held. */
export function onGridPress(model: GridModel, event: ReactPointerEvent): void {
  const place = placeAt(model, event.clientX, event.clientY);
  const line = place && model.now?.lines[place.line];
  if (!place || !line || (event.target as Element).closest('[data-editor], [role=columnheader]')) return;
  model.element?.focus({ preventScroll: true });
  event.preventDefault();
  const isSelected = (): boolean => {
    const look = readLook(lookOf(model.selection.get(), place.line, line.id, 1e6));
    return place.column < 0 ? look.rows : place.column >= look.left && place.column <= look.right;
  };
  if (event.button === 2) {
    if (!isSelected()) place.column < 0 ? selectRows(model, place.line, 'only') : moveTo(model, place);
    return;
  }
  if (event.button !== 0) return;
  if (isGroup(line)) toggleGroup(model, line.id);
  else if (place.column < 0) pressNumber(model, event, place.line, isSelected());
  else {
    moveTo(model, place, event.shiftKey);
    drag(model, event, (to) => moveTo(model, clamped(model, to), true));
  }
}

export function onGridDoubleClick(model: GridModel, event: MouseEvent): void {
  const place = placeAt(model, event.clientX, event.clientY);
  const isCell = !(event.target as Element).closest('[data-editor], [role=columnheader]');
  if (isCell && place && place.column >= 0 && place.line < (model.now?.lines.length ?? 0)) startEditing(model, false);
}

/** Row numbers select cards; the number of a selected card is where cards are moved by. */
function pressNumber(model: GridModel, event: ReactPointerEvent, line: number, isSelected: boolean): void {
  const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey;
  if (isSelected && isPlain && whyFixed(model.arrangement.get()) === undefined) {
    let target: number | undefined;
    drag(
      model,
      event,
      (to) => {
        target = Math.max(0, Math.min(to.line + (to.low ? 1 : 0), model.now?.lines.length ?? 0));
        model.drop.set(target);
      },
      () => {
        model.drop.set(undefined);
        if (target === undefined) selectRows(model, line, 'only');
        else void moveCards(model, target);
      },
    );
    return;
  }
  selectRows(model, line, event.shiftKey ? 'extend' : isPlain ? 'only' : 'toggle');
  if (isPlain || event.shiftKey) drag(model, event, (to) => selectRows(model, clamped(model, to).line, 'extend'));
}

const clamped = (model: GridModel, { line, column }: Place): { line: number; column: number } => ({
  line: Math.max(0, Math.min(line, (model.now?.lines.length ?? 1) - 1)),
  column: Math.max(0, column),
});

/** Follows the pointer until it is let go. At the edges the grid scrolls on. */
function drag(model: GridModel, start: ReactPointerEvent, onMove: (to: Place) => void, onEnd?: () => void): void {
  const { element } = model;
  if (!element) return;
  let { clientX: x, clientY: y } = start;
  let frame = 0;
  let last = '';
  const scrolling = (): void => {
    const box = element.getBoundingClientRect();
    const down = Math.max(0, y - box.bottom + 8) - Math.max(0, box.top + HEADER_HEIGHT - y);
    const right = Math.max(0, x - box.right + 8) - Math.max(0, box.left - x);
    if (down !== 0 || right !== 0) {
      element.scrollBy(
        Math.sign(right) * Math.min(24, Math.abs(right)),
        Math.sign(down) * Math.min(40, Math.abs(down)),
      );
      report();
    }
    frame = requestAnimationFrame(scrolling);
  };
  const report = (): void => {
    const place = placeAt(model, x, y);
    const name = place && `${place.line}:${place.column}:${place.low}`;
    if (!place || name === last) return;
    last = name ?? '';
    onMove(place);
  };
  const first = placeAt(model, x, y);
  last = first ? `${first.line}:${first.column}:${first.low}` : '';
  const move = (event: PointerEvent): void => {
    if (Math.abs(event.clientX - start.clientX) + Math.abs(event.clientY - start.clientY) < 4 && frame === 0) return;
    ({ clientX: x, clientY: y } = event);
    if (frame === 0) frame = requestAnimationFrame(scrolling);
    report();
  };
  const stop = (): void => {
    cancelAnimationFrame(frame);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', stop);
    window.removeEventListener('pointercancel', stop);
    onEnd?.();
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', stop);
  window.addEventListener('pointercancel', stop);
}
