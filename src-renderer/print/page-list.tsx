import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ChangeReason, ProofPageSummary, ProofSummary } from '../../src-shared/proof.ts';
import { tip } from '../controls/tip.ts';
import { openSubject } from '../shell/open-place.ts';
import { figure } from '../shell/quantity.ts';
import styles from './page-list.module.css';
import { usePagePicture } from './page-pictures.ts';
import { CAPTION, GAP, pageRows, type Room, type Zoom } from './page-rows.ts';
import type { ShownProof } from './use-proof.ts';

interface PageListProps {
  readonly set: string;
  readonly proof: ShownProof;
  readonly summary: ProofSummary;
  readonly zoom: Zoom;
  /** Told which page is at the top, counted from 0. */
  readonly onPage: (page: number) => void;
}

/** The pages as they will be printed; only those in sight are drawn. */
export function PageList({ set, proof, summary, zoom, onPage }: PageListProps) {
  const { pages } = summary;
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller);
  const rows = useMemo(() => (room ? pageRows(pages, zoom, room) : []), [pages, zoom, room]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (row) => rows[row]?.height ?? 0,
    paddingStart: GAP,
    overscan: 1,
    onChange: ({ scrollOffset, scrollRect }) => {
      const middle = (scrollOffset ?? 0) + (scrollRect?.height ?? 0) / 2;
      const row = virtualizer.getVirtualItemForOffset(middle)?.index ?? 0;
      onPage(rows[row]?.pages[0] ?? 0);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are measured anew
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rows]);

  const rowNow = (): number =>
    virtualizer.getVirtualItemForOffset((scroller.current?.scrollTop ?? 0) + GAP + 1)?.index ?? 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { PageDown: rowNow() + 1, PageUp: rowNow() - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    virtualizer.scrollToIndex(Math.max(0, Math.min(to, rows.length - 1)), { align: 'start' });
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={scroller} className={styles.scroll} aria-label="Pages" tabIndex={0} onKeyDown={onKeyDown}>
      <div className={styles.all} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <div key={index} className={styles.row} style={{ transform: `translateY(${start}px)`, gap: GAP }}>
              {row.pages.map((page, place) => (
                <Page
                  key={page}
                  {...{ set, proof, page }}
                  of={pages.length}
                  summary={pages[page]!}
                  reasons={summary.reasons}
                  size={row.sizes[place]!}
                />
              ))}
            </div>
          );
        })}
      </div>
    </section>
  );
}

interface PageProps {
  readonly set: string;
  readonly proof: ShownProof;
  readonly page: number;
  readonly of: number;
  readonly summary: ProofPageSummary;
  readonly reasons: ProofSummary['reasons'];
  readonly size: { readonly width: number; readonly height: number };
}

const REASONS: { readonly [reason in ChangeReason]: string } = {
  new: 'new',
  front: 'its front has changed',
  back: 'its back has changed',
  copies: 'its number of copies has changed',
};

function Page({ set, proof, page, of, summary, reasons, size: { width, height } }: PageProps) {
  const { picture, trouble } = usePagePicture(set, proof, page);
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return (
    <figure className={styles.page} style={{ width }} data-page={page + 1} data-drawn={picture !== undefined}>
      <div className={styles.paper} style={{ height }}>
        {trouble !== undefined && (
          <p role="alert" className={styles.trouble}>
            {trouble}
          </p>
        )}
        {picture !== undefined && <img src={picture} width={width} height={height} alt={titleOf(page, of, summary)} />}
        {summary.side === 'front' &&
          summary.cells.map(({ type, id, box }, cell) => {
            const reason = reasons[`${type}/${id}`];
            const words = `${id}${reason === undefined ? '' : `: ${REASONS[reason]}`}`;
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a place on a page is its place
                key={cell}
                type="button"
                tabIndex={-1}
                className={styles.cell}
                aria-label={`Show ${words}`}
                {...tip(`${words}\nShow it in the grid`)}
                style={{
                  left: percent(box.x, summary.width),
                  top: percent(box.y, summary.height),
                  width: percent(box.width, summary.width),
                  height: percent(box.height, summary.height),
                }}
                onClick={() => openSubject(set, { on: 'card', type, key: id }, [])}
              />
            );
          })}
      </div>
      <figcaption className={styles.caption} style={{ height: CAPTION }}>
        {summary.side === 'back' ? `${figure(page + 1)} · back` : figure(page + 1)}
      </figcaption>
    </figure>
  );
}

const titleOf = (page: number, of: number, { sheet, side }: ProofPageSummary): string =>
  `Page ${page + 1} of ${of}: ${side} of sheet ${sheet}`;

function useRoom(element: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = box;
      setRoom((now) => (now?.width === width && now.height === height ? now : { width, height }));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    measure();
    return () => sizes.disconnect();
  }, [element]);
  return room;
}
