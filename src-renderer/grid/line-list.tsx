import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { useStore } from '../state/store.ts';
import type { Arrangement } from './arrangement.ts';
import { CardLine } from './card-line.tsx';
import { type CardDiagnostics, NO_DIAGNOSTICS } from './cell-notes.ts';
import { type ColumnLayout, ROW_HEIGHT } from './column-layout.ts';
import { EditorLayer } from './editor-layer.tsx';
import { type GridModel, isGroup } from './grid-model.ts';
import { GroupLine } from './group-line.tsx';
import styles from './line-list.module.css';
import type { Line } from './table.ts';

interface LineListProps {
  readonly model: GridModel;
  readonly gridId: string;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly lines: readonly Line[];
  readonly layout: ColumnLayout;
  readonly fields: readonly Field[];
  readonly modes: readonly Row[];
  readonly diagnostics: ReadonlyMap<string, CardDiagnostics>;
  readonly arrangement: Arrangement;
}

/** The lines that are in sight, and a few around them. Scrolling draws this list anew, and nothing else. */
export function LineList(props: LineListProps) {
  const { model, gridId, scroller, lines, layout, fields, modes, diagnostics, arrangement } = props;
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  return (
    <div role="rowgroup" className={styles.lines} style={{ height: lines.length * ROW_HEIGHT, width: layout.width }}>
      {virtualizer.getVirtualItems().map(({ index }) => {
        const line = lines[index];
        if (!line) return null;
        if (isGroup(line)) {
          return (
            <GroupLine
              key={line.id}
              {...{ model, gridId }}
              field={fields.find((field) => field.key === arrangement.group)}
              value={String(line.groupingValue ?? '')}
              count={line.subRows.length}
              isFolded={arrangement.folded.has(line.id)}
              line={index}
              columns={layout.columns.length}
              width={layout.width}
            />
          );
        }
        return (
          <CardLine
            key={line.id}
            {...{ model, gridId, layout, fields, modes }}
            row={line.original}
            number={line.index + 1}
            line={index}
            diagnostics={diagnostics.get(line.id) ?? NO_DIAGNOSTICS}
          />
        );
      })}
      <DropMark model={model} width={layout.width} />
      <EditorLayer model={model} />
    </div>
  );
}

/** Where moved cards would land. */
function DropMark({ model, width }: { readonly model: GridModel; readonly width: number }) {
  const before = useStore(model.drop, (now) => now);
  return before === undefined ? null : (
    <div className={styles.drop} aria-hidden style={{ top: before * ROW_HEIGHT - 1, width }} />
  );
}
