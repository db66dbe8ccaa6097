/** Puts the focus into a part of the window. */
export function focusIn(selector: string): void {
  // Once what was just asked for is drawn.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
