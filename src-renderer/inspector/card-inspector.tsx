import {
  ChevronDown,
  ChevronUp,
  CircleHelp,
  FileCode2,
  Plus,
  RectangleVertical,
  SquareMousePointer,
} from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { CardFace } from '../faces/card-face.tsx';
import { toggleCardFace, useCardFaceShown } from '../faces/face-options.ts';
import { FieldTrouble } from '../fields/field-trouble.tsx';
import { QuickFixes } from '../fields/quick-fixes.tsx';
import { showInSource } from '../fields/show-in-source.ts';
import { type OpenSet, type SubjectForm, subjectForm, useOpenSet } from '../fields/subject-form.ts';
import { isAbout, type SelectedCard, selectedCard, useSelectedCard } from '../state/selection.ts';
import { useActiveTab } from '../state/tabs.ts';
import { changeSetting, useSetting } from '../state/workbench.ts';
import { CardField } from './card-field.tsx';
import { CardHeader } from './card-header.tsx';
import styles from './card-inspector.module.css';

/** The selected card as a form. */
export function CardInspector() {
  const tab = useActiveTab();
  const known = useSelectedCard();
  const selected = known && isAbout(tab, known) ? known : undefined;
  const set = useOpenSet(selected?.set);
  const form = useMemo(
    () => selected && set && subjectForm(set, { on: 'card', type: selected.type, key: selected.key }),
    [selected, set],
  );
  const type = set?.game.cardTypes.find(({ id }) => id === selected?.type);
  const showsFace = useCardFaceShown();
  useFollowedCard(selected, set?.view.cards[selected?.type ?? '']);
  if (!selected || !set || !form || !type) {
    return (
      <div className={styles.empty}>
        <SquareMousePointer size={20} aria-hidden="true" />
        <p>Select a card in the grid or among the faces to edit it here, field by field.</p>
      </div>
    );
  }
  return (
    <QuickFixes set={form.set} diagnostics={form.diagnostics}>
      <div className={styles.inspector}>
        <Toolbar selected={selected} rows={set.view.cards[selected.type] ?? []} type={type} form={form} />
        <div className={styles.scroll}>
          <div className={styles.top}>
            {showsFace && (
              <div className={styles.face}>
                <CardFace view={set.view} {...{ type, form }} />
              </div>
            )}
            <CardHeader form={form} type={type} />
          </div>
          <CardForm key={`${selected.set}:${selected.type}:${selected.key}`} form={form} type={type} set={set} />
        </div>
      </div>
    </QuickFixes>
  );
}

/** A card whose id changes elsewhere, by undo or in the source, stays the selected one: its row is still where it was. */
function useFollowedCard(selected: SelectedCard | undefined, rows: readonly Row[] | undefined): void {
  const last = useRef<{ readonly card: SelectedCard; readonly at: number; readonly count: number }>(undefined);
  useEffect(() => {
    if (!selected || !rows) return;
    const at = rows.findIndex(({ key }) => key === selected.key);
    if (at >= 0) last.current = { card: selected, at, count: rows.length };
    else if (last.current?.card === selected && last.current.count === rows.length) {
      const key = rows[last.current.at]?.key;
      if (key !== undefined) selectedCard.set({ ...selected, key });
    }
  }, [selected, rows]);
}

function Toolbar({
  selected,
  rows,
  type,
  form,
}: {
  readonly selected: SelectedCard;
  readonly rows: readonly Row[];
  readonly type: CardTypeInfo;
  readonly form: SubjectForm;
}) {
  const showsHelp = useSetting('fields.help', false);
  const showsFace = useCardFaceShown();
  const at = rows.findIndex(({ key }) => key === selected.key);
  const go = (to: Row | undefined) => to && selectedCard.set({ ...selected, key: to.key });
  return (
    <div className={styles.toolbar}>
      <p className={styles.place}>
        {type.label} {at + 1} of {rows.length}
      </p>
      <IconButton
        label="Face"
        aria-pressed={showsFace}
        icon={<RectangleVertical size={15} />}
        onClick={toggleCardFace}
      />
      <IconButton
        label="Help texts"
        aria-pressed={showsHelp}
        icon={<CircleHelp size={15} />}
        onClick={() => changeSetting('fields.help', !showsHelp)}
      />
      <IconButton
        label="Show in source"
        icon={<FileCode2 size={15} />}
        onClick={() => void showInSource(form.set, form.subject)}
      />
      <IconButton
        label="Previous card"
        disabled={at <= 0}
        icon={<ChevronUp size={16} />}
        onClick={() => go(rows[at - 1])}
      />
      <IconButton
        label="Next card"
        disabled={at >= rows.length - 1}
        icon={<ChevronDown size={16} />}
        onClick={() => go(rows[at + 1])}
      />
    </div>
  );
}

function CardForm({
  form,
  type,
  set,
}: {
  readonly form: SubjectForm;
  readonly type: CardTypeInfo;
  readonly set: OpenSet;
}) {
  const showsHelp = useSetting('fields.help', false);
  const [added, setAdded] = useState<readonly string[]>([]);
  const fields = type.field.fields ?? [];
  const isShown = (key: string, required: boolean) =>
    required || form.row.value[key] !== undefined || added.includes(key);
  const known = new Set(fields.map(({ key }) => key));
  const elsewhere = form.diagnostics.filter(({ path }) => path?.[0] === undefined || !known.has(String(path[0])));
  const leftOut = fields.filter(({ key, required }) => !isShown(key, required));
  return (
    <form className={styles.form} aria-label={`${type.label}: fields`} onSubmit={(event) => event.preventDefault()}>
      <FieldTrouble diagnostics={elsewhere} />
      {fields
        .filter(({ key, required }) => isShown(key, required))
        .map((field) => (
          <CardField
            key={field.key}
            form={form}
            card={type.field}
            field={field}
            modes={set.view.modes}
            showsHelp={showsHelp}
            isNew={added.includes(field.key)}
            onLeftOut={() => setAdded((now) => now.filter((key) => key !== field.key))}
          />
        ))}
      {leftOut.length > 0 && (
        <p className={styles.adders}>
          {leftOut.map(({ key, title }) => (
            <Button key={key} kind="plain" icon={<Plus size={14} />} onClick={() => setAdded((now) => [...now, key])}>
              Add {title.toLocaleLowerCase()}
            </Button>
          ))}
        </p>
      )}
    </form>
  );
}
