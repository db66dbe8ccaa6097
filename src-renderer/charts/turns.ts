import { flushSync } from 'react-dom';

/** Of a frame, in milliseconds: the rest is for whoever types or scrolls. A turn that has begun is not cut short. */
const SHARE_OF_A_FRAME = 8;

const waiting = new Set<() => void>();
let isWaiting = false;

/**
 * Drawings take turns: a new picture changes all of them at once, and drawn together they would stop the window for a moment.
 * Answers with what takes the turn back.
 */
export function takeTurn(draw: () => void): () => void {
  waiting.add(draw);
  askForFrame();
  return () => waiting.delete(draw);
}

function askForFrame(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(work);
}

function work(): void {
  isWaiting = false;
  let now = performance.now();
  const end = now + SHARE_OF_A_FRAME;
  for (const draw of waiting) {
    waiting.delete(draw);
    const began = now;
    flushSync(draw);
    now = performance.now();
    // The next one is likely to take as long.
    if (now + (now - began) > end) break;
  }
  if (waiting.size > 0) askForFrame();
}
