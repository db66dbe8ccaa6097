import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { ariaKey } from '../keys/key.ts';
import { useStore } from '../state/store.ts';
import { classNames } from './class-names.ts';
import { Keys } from './keys.tsx';
import { type OpenMenu, openMenu } from './menu.ts';
import styles from './menu-layer.module.css';

const EDGE = 4;
const close = (): void => openMenu.set(undefined);

/** Draws the menu that is open, if one is. */
export function MenuLayer() {
  const menu = useStore(openMenu, (now) => now);
  return menu ? <MenuBox menu={menu} /> : null;
}

function MenuBox({ menu }: { readonly menu: OpenMenu }) {
  const box = useRef<HTMLDivElement>(null);
  const { items, label, at } = menu;

  useLayoutEffect(() => {
    const element = box.current!;
    element.showPopover();
    const { width, height } = element.getBoundingClientRect();
    const around = at instanceof Element ? at.getBoundingClientRect() : undefined;
    const left = around?.left ?? (at as { x: number }).x;
    const top = around ? around.bottom + EDGE : (at as { y: number }).y;
    const above = around ? around.top - EDGE - height : top - height;
    element.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`;
    element.style.top = `${Math.max(EDGE, top + height > innerHeight ? above : top)}px`;
  }, [at]);

  useEffect(() => {
    const before = document.activeElement;
    itemsOf(box.current!)[0]?.focus();
    const outside = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', outside, true);
    window.addEventListener('blur', close);
    window.addEventListener('resize', close);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      window.removeEventListener('blur', close);
      window.removeEventListener('resize', close);
      const lost = document.activeElement === document.body || document.activeElement === null;
      if (lost && before instanceof HTMLElement) before.focus();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const all = itemsOf(box.current!);
    const now = all.indexOf(document.activeElement as HTMLElement);
    const to = targetOf(event.key, now, all);
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (to === undefined) return;
    else all[to]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={box}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {items.map((item, place) =>
        item === 'separator' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a menu does not change while it is open
          <hr key={place} className={styles.rule} />
        ) : (
          <button
            key={item.title}
            type="button"
            role={item.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
            tabIndex={-1}
            {...(item.checked !== undefined && { 'aria-checked': item.checked })}
            aria-disabled={item.disabled}
            aria-keyshortcuts={item.shortcut && ariaKey(item.shortcut)}
            className={classNames(styles.item, item.danger && styles.danger)}
            onPointerMove={(event) => event.currentTarget.focus()}
            onClick={() => {
              if (item.disabled) return;
              // Closed first, so that what runs may open a dialog and keep the focus there.
              close();
              item.run();
            }}
          >
            <span className={styles.icon}>{item.checked ? <Check size={14} /> : item.icon}</span>
            <span className={styles.title}>{item.title}</span>
            {item.shortcut && <Keys of={item.shortcut} />}
          </button>
        ),
      )}
    </div>
  );
}

const itemsOf = (menu: Element): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];

function targetOf(key: string, now: number, all: readonly HTMLElement[]): number | undefined {
  if (key === 'ArrowDown') return (now + 1) % all.length;
  if (key === 'ArrowUp') return (now - 1 + all.length) % all.length;
  if (key === 'Home') return 0;
  if (key === 'End') return all.length - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const isWanted = (item: HTMLElement): boolean =>
    item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()) ?? false;
  const after = all.findIndex((item, place) => place > now && isWanted(item));
  return after >= 0 ? after : all.findIndex(isWanted);
}
