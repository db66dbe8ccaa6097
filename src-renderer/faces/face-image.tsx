import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { CARD_SIZES, type CardSizeId, SAFE_ZONE } from '../../src-shared/card-size.ts';
import { FACE_BLEED, type FaceView } from '../../src-shared/workbench/face-view.ts';
import { classNames } from '../controls/class-names.ts';
import styles from './face-image.module.css';
import type { Guides } from './face-options.ts';

/** Cards are cut with round corners of so many millimetres. */
const CORNER = 3;

interface FaceImageProps {
  /** A grey card until it is there. */
  readonly face: FaceView | undefined;
  readonly size: CardSizeId;
  readonly alt: string;
  readonly guides: Guides;
  /** Of the sight. */
  readonly filter: string | undefined;
  readonly className?: string | undefined;
  /** Laid over the trimmed card: places of fields. */
  readonly children?: ReactNode;
}

/** A card as it is cut; with the bleed around it where that is shown. As wide as what it stands in. */
export function FaceImage({ face, size, alt, guides, filter, className, children }: FaceImageProps) {
  const { width, height } = CARD_SIZES[size];
  const source = useMemo(() => (face?.svg ? `data:image/svg+xml,${encodeURIComponent(face.svg)}` : undefined), [face]);
  const place = {
    '--ratio': `${width} / ${height}`,
    '--corner': `${(CORNER / width) * 100}% / ${(CORNER / height) * 100}%`,
    '--left': `${(-FACE_BLEED / width) * 100}%`,
    '--top': `${(-FACE_BLEED / height) * 100}%`,
    '--width': `${((width + 2 * FACE_BLEED) / width) * 100}%`,
    '--height': `${((height + 2 * FACE_BLEED) / height) * 100}%`,
  } as CSSProperties;
  const isUndrawable = face?.svg === '';
  return (
    <div className={classNames(styles.face, className)} style={place}>
      <div className={classNames(styles.sheet, guides.bleed && styles.whole)}>
        {source !== undefined && (
          <img src={source} alt={alt} draggable={false} decoding="sync" className={styles.picture} style={{ filter }} />
        )}
        {isUndrawable && <p className={styles.undrawable}>{face.troubles[0]?.message}</p>}
      </div>
      <GuideLines width={width} height={height} guides={guides} />
      {children}
    </div>
  );
}

function GuideLines({ width, height, guides }: { width: number; height: number; guides: Guides }) {
  if (!guides.bleed && !guides.trim && !guides.safe) return null;
  const view = `${-FACE_BLEED} ${-FACE_BLEED} ${width + 2 * FACE_BLEED} ${height + 2 * FACE_BLEED}`;
  const line = (kind: keyof Guides, inset: number, corner: number) => {
    const rect = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, rx: corner };
    // A dark line below, so that it is seen on light faces, too.
    return (
      <>
        <rect {...rect} className={styles.under} />
        <rect {...rect} className={styles.line} data-guide={kind} />
      </>
    );
  };
  return (
    <svg className={styles.guides} viewBox={view} aria-hidden="true">
      {guides.bleed && line('bleed', -FACE_BLEED, 0)}
      {guides.trim && line('trim', 0, CORNER)}
      {guides.safe && line('safe', SAFE_ZONE, 1)}
    </svg>
  );
}
