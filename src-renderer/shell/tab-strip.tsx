import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from '../controls/class-names.ts';
import { showMenu } from '../controls/menu.ts';
import { closeTab, showTab, type Tab, tabId, tabs, useTabs } from '../state/tabs.ts';
import { useFiles, useSets, useWorkspace } from '../state/workbench.ts';
import { filesOfTab } from './file-place.ts';
import { tabLabel } from './tab-label.ts';
import styles from './tab-strip.module.css';
import { ViewSwitch } from './view-switch.tsx';

export function TabStrip() {
  const { tabs: open, active } = useTabs();
  const list = useRef<HTMLDivElement>(null);
  const workspace = useWorkspace();
  const files = useFiles();
  const views = useSets();

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever another tab comes to the front
  useEffect(() => {
    const strip = list.current;
    if (!strip) return;
    const keepInSight = (): void =>
      strip
        .querySelector('[aria-selected=true]')
        ?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // Also when the window has become narrower.
    const sizes = new ResizeObserver(keepInSight);
    sizes.observe(strip);
    keepInSight();
    return () => sizes.disconnect();
  }, [active, open.length]);

  if (open.length === 0) return null;
  const sets = workspace?.sets ?? [];
  const labels = open.map((tab) => tabLabel(tab, sets));
  const unsaved = new Set(Object.values(files).flatMap((file) => (file.unsaved ? [file.file] : [])));
  const versions = new Set(open.map((tab) => tab.set));

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = open.findIndex((tab) => tabId(tab) === active);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: open.length - 1 }[event.key];
    if (event.key === 'Delete' && active) closeTab(active);
    else if (to === undefined) return;
    else showTab(tabId(open[(to + open.length) % open.length]!));
    event.preventDefault();
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus());
  };

  return (
    <div className={styles.strip}>
      <div
        ref={list}
        role="tablist"
        aria-label="Open views"
        className={styles.list}
        onKeyDown={onKeyDown}
        onWheel={(event) => event.currentTarget.scrollBy({ left: event.deltaX || event.deltaY })}
      >
        {open.map((tab, place) => {
          const id = tabId(tab);
          const { title, detail } = labels[place]!;
          const isActive = id === active;
          const isUnsaved = filesOfTab(tab, views[tab.set]).some((file) => unsaved.has(file));
          return (
            <div key={id} role="presentation" className={classNames(styles.tab, isActive && styles.active)}>
              <button
                type="button"
                role="tab"
                id={`tab-${id}`}
                aria-selected={isActive}
                aria-controls={isActive ? `panel-${id}` : undefined}
                tabIndex={isActive ? 0 : -1}
                className={styles.title}
                aria-keyshortcuts="Delete"
                // The cross is for the pointer; keys close a tab with Delete, here, and with the command.
                onClick={(event) => (isCross(event.target) ? closeTab(id) : showTab(id))}
                onPointerDown={(event) => event.button === 1 && event.preventDefault()}
                onAuxClick={(event) => event.button === 1 && closeTab(id)}
                onContextMenu={(event) => {
                  event.preventDefault();
                  showTabMenu(tab, { x: event.clientX, y: event.clientY });
                }}
              >
                {title}
                {versions.size > 1 && detail && <span className={styles.detail}>{detail}</span>}
                {isUnsaved && (
                  <span className={styles.dot} role="img" aria-label="unsaved">
                    ●
                  </span>
                )}
                <span data-close aria-hidden className={styles.close}>
                  <X size={13} />
                </span>
              </button>
            </div>
          );
        })}
      </div>
      <ViewSwitch />
    </div>
  );
}

const isCross = (target: EventTarget): boolean => target instanceof Element && target.closest('[data-close]') !== null;

function showTabMenu(tab: Tab, at: { readonly x: number; readonly y: number }): void {
  const id = tabId(tab);
  const { tabs: open } = tabs.get();
  const place = open.findIndex((other) => tabId(other) === id);
  const closeAll = (which: readonly Tab[]): void => {
    for (const other of which) closeTab(tabId(other));
  };
  showMenu({
    label: 'Tab',
    at,
    items: [
      { title: 'Close', shortcut: 'Alt+W', run: () => closeTab(id) },
      { title: 'Close others', disabled: open.length < 2, run: () => closeAll(open.filter((other) => other !== tab)) },
      {
        title: 'Close those to the right',
        disabled: place === open.length - 1,
        run: () => closeAll(open.slice(place + 1)),
      },
      { title: 'Close all', run: () => closeAll(open) },
    ],
  });
}
