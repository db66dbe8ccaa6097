import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Keys } from './keys.tsx';
import styles from './tip-layer.module.css';

const DELAY = 450;
/** For marks of charts, which are read by pointing at them. */
const SOON = 60;
const EDGE = 6;

interface Shown {
  readonly target: HTMLElement;
  readonly text: string;
  readonly shortcut?: string;
}

/** Draws the tips of the whole window, one at a time, for whatever carries `data-tip`. */
export function TipLayer() {
  const [shown, setShown] = useState<Shown>();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: HTMLElement | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      current = undefined;
      setShown(undefined);
    };
    const wait = (event: Event): void => {
      const target = (event.target as Element | null)?.closest?.<HTMLElement>('[data-tip]') ?? undefined;
      if (target === current) return;
      hide();
      // A click puts the focus somewhere too, but asks for no explanation.
      if (!target?.dataset.tip || (event.type === 'focusin' && !target.matches(':focus-visible'))) return;
      current = target;
      const { tip: text, tipKey: shortcut, tipSoon } = target.dataset;
      const delay = tipSoon === undefined ? DELAY : SOON;
      timer = setTimeout(() => setShown({ target, text, ...(shortcut !== undefined && { shortcut }) }), delay);
    };
    const hideOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('pointerover', wait);
    document.addEventListener('focusin', wait);
    document.addEventListener('pointerdown', hide, true);
    document.addEventListener('scroll', hide, true);
    document.addEventListener('keydown', hideOnEscape, true);
    window.addEventListener('blur', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', wait);
      document.removeEventListener('focusin', wait);
      document.removeEventListener('pointerdown', hide, true);
      document.removeEventListener('scroll', hide, true);
      document.removeEventListener('keydown', hideOnEscape, true);
      window.removeEventListener('blur', hide);
    };
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !shown) return;
    element.showPopover();
    const around = shown.target.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const below = around.bottom + EDGE + height < innerHeight;
    element.style.top = `${below ? around.bottom + EDGE : around.top - EDGE - height}px`;
    element.style.left = `${Math.max(EDGE, Math.min(around.left + around.width / 2 - width / 2, innerWidth - width - EDGE))}px`;
    return () => element.hidePopover();
  }, [shown]);

  useEffect(() => {
    if (!shown || shown.text === shown.target.getAttribute('aria-label')) return;
    const { target } = shown;
    // It may be described by something of its own, which a tip adds to.
    const own = target.getAttribute('aria-describedby');
    target.setAttribute('aria-describedby', own === null ? 'tip' : `${own} tip`);
    return () => {
      if (own === null) target.removeAttribute('aria-describedby');
      else target.setAttribute('aria-describedby', own);
    };
  }, [shown]);

  return (
    <div ref={box} id="tip" popover="manual" role="tooltip" className={styles.tip}>
      {shown?.text}
      {shown?.shortcut && <Keys of={shown.shortcut} />}
    </div>
  );
}
