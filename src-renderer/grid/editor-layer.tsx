import { useEffect, useState } from 'react';
import { NOT_SENT } from '../fields/use-draft.ts';
import { useStore } from '../state/store.ts';
import { sayTyped } from '../state/typing.ts';
import { addNotice } from '../state/workbench.ts';
import { knownNames, refersTo } from './card-names.ts';
import { readCell, typedText } from './cell-text.ts';
import { ROW_HEIGHT } from './column-layout.ts';
import { moved, tabbed } from './cursor.ts';
import styles from './editor.module.css';
import { commitText, commitValue } from './grid-actions.ts';
import { columnCount, type Editing, type GridModel, moveTo } from './grid-model.ts';
import { ListEditor } from './list-editor.tsx';
import { NameEditor } from './name-editor.tsx';
import { TextEditor } from './text-editor.tsx';

/** How an editor was left: where the cursor goes then. */
export type Leaving = 'stay' | 'down' | 'up' | 'next' | 'previous';

export interface EditorProps {
  readonly editing: Editing;
  readonly label: string;
  readonly onText: (text: string, leaving: Leaving) => void;
  /** Told of what is typed and not written yet; answers how to say that this is over. */
  readonly onTyped: (text: string) => () => void;
  readonly onCancel: () => void;
}

/** The editor over the cell that is being edited. It is no part of its line, which may be scrolled out of sight. */
export function EditorLayer({ model }: { readonly model: GridModel }) {
  const editing = useStore(model.editing, (now) => now);
  const [settling, setSettling] = useState<{ readonly editing: Editing; readonly text: string }>();
  const shown = editing ?? settling?.editing;
  const now = model.now;
  const sayText = ({ row, field }: Editing, text: string): (() => void) => {
    if (!now) return () => {};
    const read = readCell(field, text);
    const value = read.kind === 'empty' ? undefined : read.value;
    return sayTyped(now.set, { on: 'card', type: now.type.id, key: row.key }, [field.key], value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as it settles
  useEffect(() => (settling ? sayText(settling.editing, settling.text) : undefined), [settling]);
  if (!shown || !model.now) return null;
  const column = model.now.layout.columns[shown.cell.column];
  if (!column) return null;

  const leave = (leaving: Leaving): void => {
    model.editing.set(undefined);
    model.element?.focus({ preventScroll: true });
    const now = model.now;
    if (leaving === 'stay' || !now) return;
    const size = { lines: now.lines.length, columns: columnCount(model), page: now.page };
    const next =
      leaving === 'down' || leaving === 'up'
        ? moved(shown.cell, leaving, size)
        : tabbed(shown.cell, leaving === 'previous', size);
    if (next && next.line >= 0) moveTo(model, next);
  };
  // Until the answer is there, the cell shows what was typed and not what it was before.
  const settle = async (text: string, sent: Promise<void>): Promise<void> => {
    const kept = { editing: shown, text };
    setSettling(kept);
    try {
      await sent;
    } catch {
      // Nothing was written: what was typed is in its cell again, unless another one is being edited by now.
      if (model.editing.get() === undefined) model.editing.set({ ...shown, text });
      addNotice({ severity: 'error', message: NOT_SENT });
    } finally {
      setSettling((now) => (now === kept ? undefined : now));
    }
  };
  const onText = (text: string, leaving: Leaving): void => {
    leave(leaving);
    if (text === typedText(shown.field, shown.row.value[shown.field.key])) return;
    void settle(text, commitText(model, shown.row, shown.field, text));
  };
  const onValue = (value: unknown, leaving: Leaving): void => {
    leave(leaving);
    void settle(typedText(shown.field, value), commitValue(model, shown.row, shown.field, value));
  };
  const props: EditorProps = {
    editing: shown,
    label: `${shown.field.title} of ${String(shown.row.value.name ?? shown.row.key)}`,
    onText,
    onTyped: (text) => sayText(shown, text),
    onCancel: () => leave('stay'),
  };
  return (
    // Among the lines of a grid nothing else may stand than rows.
    <div role="row" aria-rowindex={shown.cell.line + 2}>
      <div
        role="gridcell"
        aria-colindex={shown.cell.column + 2}
        data-editor
        className={styles.place}
        style={{
          left: column.left + (column.left < model.now.layout.frozen ? model.scrolled.left : 0),
          top: shown.cell.line * ROW_HEIGHT,
          width: column.width,
          height: ROW_HEIGHT - 1,
        }}
      >
        {editing ? (
          <Editor
            key={`${shown.cell.key} ${shown.cell.field} ${editing.text ?? ''}`}
            model={model}
            {...props}
            onValue={onValue}
          />
        ) : (
          <div className={styles.settling} data-kind={shown.field.kind}>
            {settling?.text}
          </div>
        )}
      </div>
    </div>
  );
}

function Editor({
  model,
  onValue,
  ...props
}: EditorProps & { readonly model: GridModel; readonly onValue: (value: unknown, leaving: Leaving) => void }) {
  const { field, row } = props.editing;
  const names = model.now ? knownNames(field, row.value, model.now.fields, model.now.modes) : [];
  if (field.kind === 'list' && refersTo(field) !== undefined) {
    return <ListEditor {...props} names={names} onValue={onValue} />;
  }
  if (field.kind === 'choice') {
    return <NameEditor {...props} names={(field.choices ?? []).map((choice) => ({ id: typedText(field, choice) }))} />;
  }
  if (field.kind === 'boolean') return <NameEditor {...props} names={[{ id: 'yes' }, { id: 'no' }]} />;
  return refersTo(field) === undefined ? <TextEditor {...props} /> : <NameEditor {...props} names={names} />;
}
