import type { ValuePath } from '../../src-shared/workbench/set-view.ts';
import { pathName } from '../fields/field-row.tsx';

/** Scrolls to the control of a value, or of the nearest thing around it, and puts the focus there. */
export function focusField(inside: HTMLElement, path: ValuePath): void {
  for (let length = path.length; length > 0; length--) {
    const place = inside.querySelector(`[data-field-path="${CSS.escape(pathName(path.slice(0, length)))}"]`);
    if (!place) continue;
    place.scrollIntoView({ block: 'center' });
    place.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
    return;
  }
  inside.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
