import { useVirtualizer } from '@tanstack/react-virtual';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../controls/class-names.ts';
import { TextField } from '../controls/text-field.tsx';
import styles from './outline-panel.module.css';
import { goToLine } from './source-actions.ts';
import { useItemsAround } from './source-breadcrumb.tsx';
import type { SourceDocument } from './source-document.ts';
import type { OutlineItem } from './source-outline.ts';

const ROW = 24;

/** All cards and fields of the file by name. */
export function OutlinePanel({ document }: { readonly document: SourceDocument }) {
  const outline = useSyncExternalStore(
    (listener) => document.onOutline(listener),
    () => document.outline,
  );
  const [wanted, setWanted] = useState('');
  const items = useMemo(() => matching(outline, wanted), [outline, wanted]);
  const current = useItemsAround(document).at(-1)?.line;
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(0);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 12,
  });
  const at = Math.min(focused, Math.max(0, items.length - 1));

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the cursor, not the list
  useEffect(() => {
    const place = items.findIndex(({ line }) => line === current);
    if (place >= 0) rows.scrollToIndex(place, { align: 'auto' });
  }, [current]);

  const step = (to: number): void => {
    const place = Math.max(0, Math.min(items.length - 1, to));
    setFocused(place);
    rows.scrollToIndex(place);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
    const to = steps[event.key];
    const item = items[at];
    if (to !== undefined) step(to);
    else if (event.key === 'Enter' && item) goToLine(item.line);
    else return;
    event.preventDefault();
  };

  return (
    <aside className={styles.panel} aria-label="Outline">
      <TextField
        label="Filter the outline"
        hideLabel
        placeholder={`Filter ${items.length.toLocaleString('en')} entries`}
        icon={<Search size={14} />}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        onKeyDown={(event) => (event.key === 'ArrowDown' || event.key === 'Enter') && onKeyDown(event)}
        className={styles.filter}
      />
      <div
        ref={scroller}
        role="listbox"
        aria-label="Cards and fields of the file"
        aria-activedescendant={items.length > 0 ? `outline-${at}` : undefined}
        tabIndex={0}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        <div className={styles.rows} style={{ height: rows.getTotalSize() }} role="presentation">
          {rows.getVirtualItems().map(({ index, start }) => {
            const item = items[index]!;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
              <div
                key={item.line}
                id={`outline-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={item.line === current}
                aria-posinset={index + 1}
                aria-setsize={items.length}
                className={classNames(
                  styles.item,
                  item.line === current && styles.current,
                  index === at && styles.focused,
                  item.kind === 'field' && styles.field,
                )}
                style={{ transform: `translateY(${start}px)`, paddingLeft: 12 + item.depth * 12 }}
                onClick={() => {
                  setFocused(index);
                  goToLine(item.line);
                }}
              >
                <span className={styles.label}>{item.label}</span>
                {item.detail !== '' && <span className={styles.detail}>{item.detail}</span>}
              </div>
            );
          })}
        </div>
        {items.length === 0 && (
          <p className={styles.empty}>{wanted.trim() === '' ? 'The file is empty.' : 'Nothing is called that.'}</p>
        )}
      </div>
    </aside>
  );
}

function matching(outline: readonly OutlineItem[], wanted: string): readonly OutlineItem[] {
  const words = wanted.trim().toLowerCase();
  if (words === '') return outline;
  return outline.filter(({ label, detail }) => `${label} ${detail}`.toLowerCase().includes(words));
}
