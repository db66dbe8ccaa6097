import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';

/** For tests of what is drawn: a page has no size in them, and nothing is in sight. */
const WIDTH = 400;

class AllAround {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {}
}

class NoChange {
  observe(): void {}
  disconnect(): void {}
}

export interface Drawn {
  readonly box: HTMLElement;
  /** Shows something else in its place. */
  show(content: ReactNode): Promise<void>;
  /** Does something, and waits until all is drawn that it has changed. */
  after(action: () => void): Promise<void>;
  remove(): Promise<void>;
}

export async function drawn(content: ReactNode): Promise<Drawn> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', AllAround);
  vi.stubGlobal('ResizeObserver', NoChange);
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => WIDTH });
  const box = document.body.appendChild(document.createElement('div'));
  let root: Root | undefined = createRoot(box);
  const after = async (action: () => void): Promise<void> => {
    await act(async () => action());
    // Every drawing has had its turn when nothing has changed for some frames.
    for (let quiet = 0, before = ''; quiet < 2; ) {
      await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      quiet = box.innerHTML === before ? quiet + 1 : 0;
      before = box.innerHTML;
    }
  };
  const show = (next: ReactNode): Promise<void> => after(() => root!.render(next));
  await show(content);
  return {
    box,
    show,
    after,
    remove: async () => {
      await act(async () => root?.unmount());
      root = undefined;
      box.remove();
    },
  };
}

/** The part of a page under a heading of this text. */
export function sectionOf(box: HTMLElement, heading: string): HTMLElement {
  const found = [...box.querySelectorAll('h2, h3')].find(({ textContent }) => textContent === heading);
  const section = found?.closest('section');
  if (!section) throw new Error(`There is nothing under “${heading}”.`);
  return section;
}

export const buttonOf = (box: Element, label: string): HTMLElement => {
  const found = [...box.querySelectorAll<HTMLElement>('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === label,
  );
  if (!found) throw new Error(`There is no button “${label}”.`);
  return found;
};
