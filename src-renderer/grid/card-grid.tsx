import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import type { Row, SetView } from '../../src-shared/workbench/set-view.ts';
import { Button } from '../controls/button.tsx';
import { useStore } from '../state/store.ts';
import { changeSetting, useSetting } from '../state/workbench.ts';
import { type ColumnChoice, orderedColumns, usualOrder, withoutFilters } from './arrangement.ts';
import styles from './card-grid.module.css';
import { type CardDiagnostics, diagnosticsByCard } from './cell-notes.ts';
import { ChangeMany } from './change-many.tsx';
import { clipboardListeners } from './clipboard-access.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { fittingWidth, HEADER_HEIGHT, placeColumns, ROW_HEIGHT } from './column-layout.ts';
import { ColumnPanel } from './column-panel.tsx';
import { addCard } from './grid-actions.ts';
import { GridFooter } from './grid-footer.tsx';
import { onGridKey } from './grid-keys.ts';
import { showCardMenu } from './grid-menu.ts';
import { gridModel, isGroup, moveTo } from './grid-model.ts';
import { onGridDoubleClick, onGridPress } from './grid-pointer.ts';
import { HeaderLine } from './header-line.tsx';
import { LineList } from './line-list.tsx';
import { PasteQuestion } from './paste-question.tsx';
import { useLines } from './table.ts';
import { Toolbar } from './toolbar.tsx';
import { useGridActions } from './use-grid-actions.ts';
import { useGridSelection } from './use-grid-selection.ts';

interface CardGridProps {
  readonly view: SetView;
  readonly game: string;
  readonly type: CardTypeInfo;
}

const NO_ROWS: readonly Row[] = [];
const NO_FIELDS: readonly Field[] = [];
const NO_CHOICE: ColumnChoice = {};

/** All cards of one type. */
export function CardGrid({ view, game, type }: CardGridProps) {
  const model = gridModel(view.path, type.id);
  const arrangement = useStore(model.arrangement, (now) => now);
  const question = useStore(model.question, (now) => now);
  const gridId = useId();
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const scroller = useRef<HTMLDivElement>(null);

  const fields = type.field.fields ?? NO_FIELDS;
  const rows = view.cards[type.id] ?? NO_ROWS;
  const { modes } = view;
  const setting = `grid.columns.${game}.${type.id}`;
  const choice = useSetting<ColumnChoice>(setting, NO_CHOICE);
  const choose = (next: ColumnChoice): void => changeSetting(setting, next);
  const hide = (field: string): void => choose({ ...choice, hidden: [...(choice.hidden ?? []), field] });
  const resize = (field: string, width: number | undefined): void => {
    const { [field]: _, ...widths } = choice.widths ?? {};
    choose({ ...choice, widths: width === undefined ? widths : { ...widths, [field]: width } });
    setDragged(undefined);
  };
  const [dragged, setDragged] = useState<ColumnChoice['widths']>();
  const drag = (field: string, width: number): void => setDragged({ [field]: width });

  const ordered = useMemo(() => {
    const byKey = new Map(fields.map((field) => [field.key, field]));
    return orderedColumns(usualOrder([...byKey.keys()]), choice.order).map((key) => byKey.get(key)!);
  }, [fields, choice.order]);
  // Widths fit the cards that were there first: an edit moves no columns.
  const hasRows = rows.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const fitting = useMemo(
    () => new Map(fields.map((field) => [field.key, fittingWidth(field, rows)])),
    [fields, hasRows],
  );
  const layout = useMemo(() => {
    const shown = ordered.filter((field) => !choice.hidden?.includes(field.key));
    const widths = { ...choice.widths, ...dragged };
    return placeColumns(shown, (field) => fitting.get(field.key) ?? 120, widths, room.width);
  }, [ordered, choice.hidden, choice.widths, dragged, fitting, room.width]);

  const lines = useLines(rows, fields, arrangement);
  const lineOf = useMemo(() => new Map(lines.map((line, place) => [line.id, place])), [lines]);
  const known = useRef<ReadonlyMap<string, CardDiagnostics>>(new Map());
  const diagnostics = useMemo(
    () => diagnosticsByCard(view.diagnostics, type.id, known.current),
    [view.diagnostics, type.id],
  );
  const page = Math.max(1, Math.floor((room.height - HEADER_HEIGHT) / ROW_HEIGHT) - 1);

  useLayoutEffect(() => {
    known.current = diagnostics;
    model.now = { set: view.path, type, fields, rows, modes, lines, lineOf, layout, page };
  });
  useLayoutEffect(() => {
    const element = scroller.current!;
    model.element = element;
    element.scrollTo(model.scrolled.left, model.scrolled.top);
    const sizes = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [model]);
  useEffect(() => () => model.question.set(undefined), [model]);
  useGridSelection(model, gridId, lines, lineOf, layout);
  useGridActions(model, rows.length > 0);

  // Folded groups still count: their cards are not filtered out.
  const shownCards = useMemo(
    () => lines.reduce((sum, line) => sum + (isGroup(line) ? line.subRows.length : 0), 0),
    [lines],
  );
  const shown = arrangement.group === undefined ? lines.length : shownCards;
  const plural = type.plural.toLowerCase();
  const clipboard = useMemo(() => clipboardListeners(model), [model]);
  return (
    <div className={styles.view}>
      <Toolbar {...{ model, type, fields, modes, arrangement }} shown={shown} total={rows.length} />
      <div className={styles.middle}>
        <div
          ref={scroller}
          data-grid
          role="grid"
          tabIndex={0}
          aria-label={`${type.plural} of ${view.path}`}
          aria-describedby={`${gridId}-help`}
          aria-rowcount={lines.length + 1}
          aria-colcount={layout.columns.length + 1}
          aria-multiselectable
          className={styles.grid}
          onKeyDown={(event) => onGridKey(model, event)}
          onPointerDown={(event) => onGridPress(model, event)}
          onDoubleClick={(event) => onGridDoubleClick(model, event)}
          onContextMenu={(event) => {
            if ((event.target as Element).closest('[data-editor]')) return;
            event.preventDefault();
            showCardMenu(model, { x: event.clientX, y: event.clientY });
          }}
          onFocus={(event) => {
            if (event.target === event.currentTarget && !model.selection.get()) moveTo(model, { line: 0, column: 0 });
          }}
          onScroll={(event) => {
            const { scrollTop: top, scrollLeft: left } = event.currentTarget;
            model.scrolled = { top, left };
            event.currentTarget.toggleAttribute('data-scrolled', left > 0);
          }}
          {...clipboard}
        >
          <HeaderLine {...{ model, gridId, layout, arrangement }} onDrag={drag} onResize={resize} />
          <LineList {...{ model, gridId, scroller, lines, layout, fields, modes, diagnostics, arrangement }} />
        </div>
        {lines.length === 0 && (
          <div className={styles.empty}>
            {rows.length === 0 ? (
              <>
                <p>There are no {plural} in this version yet.</p>
                <Button kind="primary" onClick={() => void addCard(model)}>
                  Add the first one
                </Button>
              </>
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
      <p id={`${gridId}-help`} className={styles.readOut}>
        Arrow keys move, Enter edits, the header is above the first row. Escape and then Tab leaves the grid.
      </p>
      <GridFooter model={model} diagnostics={diagnostics} />
      {question?.ask === 'columns' && (
        <ColumnChooser
          at={question.at}
          fields={ordered}
          choice={choice}
          onChoose={choose}
          onClose={() => model.question.set(undefined)}
        />
      )}
      {question?.ask === 'column' && (
        <ColumnPanel
          {...{ model, rows, arrangement }}
          field={question.field}
          at={question.at}
          onHide={() => hide(question.field.key)}
        />
      )}
      {question?.ask === 'change-many' && <ChangeMany model={model} />}
      {question?.ask === 'paste' && <PasteQuestion model={model} plan={question.plan} />}
    </div>
  );
}
