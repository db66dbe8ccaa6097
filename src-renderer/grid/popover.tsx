import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './popover.module.css';

interface PopoverProps {
  readonly label: string;
  readonly at: Element;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const EDGE = 6;

/** A small panel below something, with controls in it. Esc or a press elsewhere closes it; the focus goes back to where it was. */
export function Popover({ label, at, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const element = box.current!;
    element.showPopover();
    const place = (): void => {
      const around = at.getBoundingClientRect();
      const { width, height } = element.getBoundingClientRect();
      const isBelow = around.bottom + EDGE + height < innerHeight || around.top < height;
      element.style.left = `${Math.max(EDGE, Math.min(around.left, innerWidth - width - EDGE))}px`;
      element.style.top = `${isBelow ? Math.min(around.bottom + 4, innerHeight - height - EDGE) : around.top - 4 - height}px`;
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [at]);

  useEffect(() => {
    const before = document.activeElement;
    const first = box.current?.querySelector<HTMLElement>('input, select, button');
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
    const outside = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) close.current();
    };
    document.addEventListener('pointerdown', outside, true);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={label}
      className={styles.popover}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onClose();
      }}
    >
      {children}
    </div>
  );
}
