import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const rectangle = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
});
const windowState = z.object({ bounds: rectangle, maximised: z.boolean() });

export type Rectangle = z.infer<typeof rectangle>;
/** Where the window was, and whether it filled the screen. */
export type WindowState = z.infer<typeof windowState>;

const USUAL = { width: 1440, height: 900 };
export const SMALLEST = { width: 960, height: 600 };
/** Of the title bar, so that the window can be taken hold of. */
const REACHABLE = { width: 120, height: 32 };

/** Bounds for the window, on one of the areas that screens leave to windows; the first one is that of the main screen. */
export function placeWindow(kept: Rectangle | undefined, areas: readonly [Rectangle, ...Rectangle[]]): Rectangle {
  for (const area of kept ? areas : []) {
    const bounds = { ...kept!, ...fitting(kept!, area) };
    if (isReachable(bounds, area)) return bounds;
  }
  return centred(fitting(kept ?? USUAL, areas[0]), areas[0]);
}

type Size = Pick<Rectangle, 'width' | 'height'>;

const fitting = (size: Size, area: Rectangle): Size => ({
  width: Math.min(Math.max(size.width, SMALLEST.width), area.width),
  height: Math.min(Math.max(size.height, SMALLEST.height), area.height),
});

function isReachable(bounds: Rectangle, area: Rectangle): boolean {
  const left = Math.max(bounds.x, area.x);
  const right = Math.min(bounds.x + bounds.width, area.x + area.width);
  const above = bounds.y - area.y;
  return right - left >= REACHABLE.width && above >= 0 && above <= area.height - REACHABLE.height;
}

const centred = ({ width, height }: Size, area: Rectangle): Rectangle => ({
  x: area.x + Math.round((area.width - width) / 2),
  y: area.y + Math.round((area.height - height) / 2),
  width,
  height,
});

/** A broken file counts as none. */
export function readWindowState(path: string): WindowState | undefined {
  try {
    return windowState.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** A comfort: that it cannot be kept stops nobody. */
export function keepWindowState(path: string, state: WindowState): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(state)}\n`);
  } catch {}
}
