import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import type { Row, SetView } from '../../src-shared/workbench/set-view.ts';
import { Button } from '../controls/button.tsx';
import { withoutFilters } from '../grid/arrangement.ts';
import { type CardDiagnostics, diagnosticsByCard, NO_DIAGNOSTICS } from '../grid/cell-notes.ts';
import { gridModel } from '../grid/grid-model.ts';
import { useLines } from '../grid/table.ts';
import { openSubject } from '../shell/open-place.ts';
import { selectedCard, useSelectedCard } from '../state/selection.ts';
import { useStore } from '../state/store.ts';
import { useViewActions } from '../state/view-actions.ts';
import { useFaceOptions } from './face-options.ts';
import styles from './gallery.module.css';
import { GalleryCell } from './gallery-cell.tsx';
import { GalleryFooter } from './gallery-footer.tsx';
import { galleryLayout, movedFace } from './gallery-layout.ts';
import { GalleryToolbar } from './gallery-toolbar.tsx';
import { showInForm } from './show-in-form.ts';
import { useSightFilter } from './sight-filter.tsx';

interface GalleryProps {
  readonly view: SetView;
  readonly type: CardTypeInfo;
}

const NO_ROWS: readonly Row[] = [];
const NO_FIELDS: readonly Field[] = [];

/** All cards of one type as faces. Filters are those of the grid, the order is that of the set. */
export function Gallery({ view, type }: GalleryProps) {
  const model = gridModel(view.path, type.id);
  const arrangement = useStore(model.arrangement, (now) => now);
  const options = useFaceOptions();
  const { filter, definition } = useSightFilter(options.sight);
  const selected = useSelectedCard();
  const galleryId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [asked, setAsked] = useState(0);

  const fields = type.field.fields ?? NO_FIELDS;
  const rows = view.cards[type.id] ?? NO_ROWS;
  const { search, filters, folded } = arrangement;
  const inOrder = useMemo(() => ({ search, filters, folded, sorting: [] }), [search, filters, folded]);
  const lines = useLines(rows, fields, inOrder);
  const cards = useMemo(() => lines.map((line) => line.original), [lines]);
  const placeOf = useMemo(() => new Map(cards.map(({ key }, place) => [key, place])), [cards]);
  const known = useRef<ReadonlyMap<string, CardDiagnostics>>(new Map());
  const diagnostics = useMemo(
    () => diagnosticsByCard(view.diagnostics, type.id, known.current),
    [view.diagnostics, type.id],
  );
  const layout = galleryLayout(room.width, cards.length, options.gallery, options.card);
  const { columns, rowHeight } = layout;

  const isHere = selected?.set === view.path && selected.type === type.id;
  const at = isHere ? placeOf.get(selected.key) : undefined;
  const selectedRow = at === undefined ? undefined : Math.floor(at / columns);
  const virtualizer = useVirtualizer({
    count: room.width === 0 ? 0 : layout.rows,
    // A number may be half typed on the selected face: it stays, also out of sight.
    rangeExtractor: useCallback((range: Range) => withRow(defaultRangeExtractor(range), selectedRow), [selectedRow]),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    paddingStart: layout.gap,
    // The ring around the selected face, and its gap, stay in sight with it.
    scrollPaddingStart: layout.gap,
    overscan: 1,
  });

  useLayoutEffect(() => {
    known.current = diagnostics;
  });
  useLayoutEffect(() => {
    const element = scroller.current!;
    const sizes = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  // After rows have become longer or shorter, the selected face is still in sight, or else what was at the top.
  const top = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the layout is another one, and only then
  useLayoutEffect(() => {
    virtualizer.measure();
    virtualizer.scrollToIndex(Math.floor((at ?? top.current) / columns), {
      align: at === undefined ? 'start' : 'auto',
    });
  }, [columns, rowHeight]);
  // The panel beside and the problems go from card to card, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another card is selected, and only then
  useLayoutEffect(() => {
    if (at !== undefined) virtualizer.scrollToIndex(Math.floor(at / columns), { align: 'auto' });
  }, [at]);
  useEffect(() => {
    const cell = at === undefined ? undefined : cellId(galleryId, at);
    if (cell === undefined) scroller.current?.removeAttribute('aria-activedescendant');
    else scroller.current?.setAttribute('aria-activedescendant', cell);
  }, [galleryId, at]);

  const key = at === undefined ? undefined : cards[at]?.key;
  const { path } = view;
  const actions = useMemo(
    () => ({
      'show-in-grid': key === undefined ? undefined : () => openSubject(path, { on: 'card', type: type.id, key }, []),
    }),
    [path, type.id, key],
  );
  useViewActions(actions);

  const select = (row: Row | undefined): void => {
    if (row) selectedCard.set({ set: path, type: type.id, key: row.key });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.floor(room.height / rowHeight);
    const to = at === undefined ? undefined : movedFace(at, event.key, cards.length, columns, page);
    if (to !== undefined) select(cards[to]);
    else if (event.key === 'Enter' && key !== undefined) showInForm({ set: path, type: type.id, key });
    else if (event.key === 'F2' && key !== undefined) setAsked((count) => count + 1);
    else return;
    event.preventDefault();
  };
  const plural = type.plural.toLowerCase();
  return (
    <div className={styles.view}>
      <GalleryToolbar
        {...{ model, type, fields, arrangement, options }}
        modes={view.modes}
        shown={cards.length}
        total={rows.length}
      />
      {definition}
      <div className={styles.middle}>
        <div
          ref={scroller}
          role="grid"
          tabIndex={0}
          data-faces
          aria-label={`${type.plural} as faces, ${path}`}
          aria-describedby={`${galleryId}-help`}
          aria-rowcount={layout.rows}
          aria-colcount={columns}
          className={styles.scroller}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget }) => {
            top.current = Math.floor(currentTarget.scrollTop / rowHeight) * columns;
          }}
          onFocus={(event) => {
            if (event.target !== event.currentTarget) return;
            // A face that is clicked is selected before the focus comes, and before this is drawn again.
            const now = selectedCard.get();
            if (now?.set !== path || now.type !== type.id || !placeOf.has(now.key)) select(cards[top.current]);
          }}
        >
          <div role="rowgroup" className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => (
              <div
                key={index}
                role="row"
                aria-rowindex={index + 1}
                className={styles.row}
                style={{ transform: `translateY(${start}px)`, paddingLeft: layout.gap, gap: layout.gap }}
              >
                {cards.slice(index * columns, (index + 1) * columns).map((row, column) => (
                  <GalleryCell
                    key={row.key}
                    id={cellId(galleryId, index * columns + column)}
                    column={column + 1}
                    width={layout.faceWidth}
                    isSelected={index * columns + column === at}
                    diagnostics={diagnostics.get(row.key) ?? NO_DIAGNOSTICS}
                    asked={asked}
                    onSelect={() => select(row)}
                    onLeave={() => scroller.current?.focus({ preventScroll: true })}
                    {...{ view, type, row, options, filter }}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
        {cards.length === 0 && (
          <div className={styles.empty}>
            {rows.length === 0 ? (
              <p>There are no {plural} in this version yet.</p>
            ) : (
              <>
                <p>
                  None of the {rows.length.toLocaleString('en-US')} {plural} matches the filters.
                </p>
                <Button onClick={() => model.arrangement.set(withoutFilters)}>Clear filters</Button>
              </>
            )}
          </div>
        )}
      </div>
      <p id={`${galleryId}-help`} className={styles.readOut}>
        Arrow keys go from face to face, F2 edits a number on the face, Enter goes to the form beside it, Tab to the
        fields of the face.
      </p>
      <GalleryFooter options={options} />
    </div>
  );
}

const withRow = (rows: number[], row: number | undefined): number[] =>
  row === undefined || rows.includes(row) ? rows : [...rows, row].sort((a, b) => a - b);

const cellId = (gallery: string, place: number): string => `${gallery}-${place}`;
