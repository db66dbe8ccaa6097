import { type CSSProperties, memo } from 'react';
import { CARD_SIZES } from '../../src-shared/card-size.ts';
import { FACE_BLEED } from '../../src-shared/workbench/face-view.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import type { Row, SetView } from '../../src-shared/workbench/set-view.ts';
import { SeverityIcon } from '../controls/severity-icon.tsx';
import { tip } from '../controls/tip.ts';
import { labelOf } from '../grid/card-names.ts';
import { type CardDiagnostics, worst } from '../grid/cell-notes.ts';
import { useTyping } from '../state/typing.ts';
import { FaceFields } from './face-fields.tsx';
import { FaceImage } from './face-image.tsx';
import type { FaceOptions } from './face-options.ts';
import { faceWords } from './face-words.ts';
import styles from './gallery.module.css';
import { useFace } from './known-faces.ts';

interface GalleryCellProps {
  readonly id: string;
  readonly column: number;
  readonly width: number;
  readonly view: SetView;
  readonly type: CardTypeInfo;
  readonly row: Row;
  readonly options: FaceOptions;
  readonly filter: string | undefined;
  readonly isSelected: boolean;
  readonly diagnostics: CardDiagnostics;
  readonly asked: number;
  readonly onSelect: () => void;
  readonly onLeave: () => void;
}

/** One face with its name. */
export const GalleryCell = memo(function GalleryCell(props: GalleryCellProps) {
  const { id, column, width, view, type, row, options, filter, isSelected, diagnostics, asked, onSelect, onLeave } =
    props;
  const { side, card: size, guides } = options;
  const changes = useTyping(view.path, { on: 'card', type: type.id, key: row.key });
  const face = useFace({ view, type: type.id, row, side, size, changes });
  const severity = worst(diagnostics);
  // The bleed goes into the gap between faces.
  const around = guides.bleed ? Math.ceil((FACE_BLEED * width) / CARD_SIZES[size].width) : 0;
  return (
    <div
      id={id}
      role="gridcell"
      tabIndex={-1}
      aria-colindex={column}
      aria-selected={isSelected}
      className={styles.cell}
      style={{ width, '--around': `${around}px` } as CSSProperties}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button, textarea')) return;
        onSelect();
        onLeave();
        event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.target instanceof HTMLButtonElement) onLeave();
      }}
    >
      <FaceImage {...{ face, size, guides, filter }} alt={faceWords(type, row, side)} className={styles.card}>
        {isSelected && side === 'front' && face && (
          <FaceFields {...{ type, row, face, asked, onLeave }} set={view.path} />
        )}
      </FaceImage>
      <p className={styles.caption}>
        {severity && (
          <span className={styles.mark} {...tip(diagnostics.map(({ message }) => message).join('\n'))}>
            <SeverityIcon severity={severity} size={13} />
          </span>
        )}
        <span aria-hidden="true" className={styles.name}>
          {labelOf(row)}
        </span>
      </p>
    </div>
  );
}, isSame);

/** Handlers are new each time and do the same. */
function isSame(a: GalleryCellProps, b: GalleryCellProps): boolean {
  return (
    a.row === b.row &&
    a.view.modes === b.view.modes &&
    a.view.manifest === b.view.manifest &&
    a.id === b.id &&
    a.type === b.type &&
    a.width === b.width &&
    a.options === b.options &&
    a.filter === b.filter &&
    a.isSelected === b.isSelected &&
    a.diagnostics === b.diagnostics &&
    (a.asked === b.asked || !a.isSelected)
  );
}
