import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { Field } from '../../src-shared/workbench/field.ts';
import { classNames } from '../controls/class-names.ts';
import { useStore } from '../state/store.ts';
import { cellId } from './card-line.tsx';
import { ROW_HEIGHT } from './column-layout.ts';
import type { GridModel } from './grid-model.ts';
import styles from './group-line.module.css';

interface GroupLineProps {
  readonly model: GridModel;
  readonly gridId: string;
  readonly field: Field | undefined;
  readonly value: string;
  readonly count: number;
  readonly isFolded: boolean;
  readonly line: number;
  readonly columns: number;
  readonly width: number;
}

/** The heading of a group of cards; a press, Enter or Space folds it. */
export const GroupLine = memo(function GroupLine(props: GroupLineProps) {
  const { model, gridId, field, value, count, isFolded, line, columns, width } = props;
  const cursor = useStore(model.selection, (selection) =>
    selection?.cursor.line === line ? selection.cursor.column : undefined,
  );
  return (
    <div
      role="row"
      aria-rowindex={line + 2}
      className={classNames(styles.line, cursor !== undefined && styles.current)}
      style={{ transform: `translateY(${line * ROW_HEIGHT}px)`, width }}
    >
      <div
        // The whole line is one cell, so it goes by the name of whichever column the cursor is in.
        id={cellId(gridId, line, cursor ?? 0)}
        role="gridcell"
        aria-colindex={1}
        aria-colspan={columns + 1}
        aria-expanded={!isFolded}
        className={styles.cell}
      >
        {isFolded ? <ChevronRight size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
        <span className={styles.title}>{field?.title}</span>
        <span className={styles.value}>{value === '' ? 'none' : value}</span>
        <span className={styles.count}>{count.toLocaleString('en-US')}</span>
      </div>
    </div>
  );
});
