import { CARD_SIZES, type CardSizeId } from '../../src-shared/card-size.ts';
import { FACE_BLEED } from '../../src-shared/workbench/face-view.ts';
import type { GallerySize } from './face-options.ts';

/** About how wide a trimmed card is, in pixels. */
const WIDTHS: { readonly [S in GallerySize]: number } = { small: 116, medium: 184, large: 276 };
/** Below each face: its name. */
const CAPTION = 26;
const SPACE = 12;
const SMALLEST = 40;

export interface GalleryLayout {
  readonly columns: number;
  readonly rows: number;
  readonly faceWidth: number;
  readonly faceHeight: number;
  /** Between faces and around them: the bleed of neighbours never meets. */
  readonly gap: number;
  readonly rowHeight: number;
}

/** Faces in rows that fill the width: as many as come nearest to the wished size. */
export function galleryLayout(room: number, count: number, gallery: GallerySize, card: CardSizeId): GalleryLayout {
  const { width, height } = CARD_SIZES[card];
  const wished = WIDTHS[gallery];
  // What a face of one pixel and the gap behind it take.
  const share = 1 + (2 * FACE_BLEED) / width;
  const widthOf = (columns: number): number =>
    Math.floor(((room - SPACE) / columns - SPACE) / (share + (share - 1) / columns));
  const columns = Math.max(1, Math.round((room - SPACE) / (wished * share + SPACE)));
  const faceWidth = Math.max(SMALLEST, Math.min(widthOf(columns), Math.round(wished * 1.5)));
  const gap = Math.floor((2 * FACE_BLEED * faceWidth) / width) + SPACE;
  const faceHeight = Math.round((faceWidth * height) / width);
  return {
    columns,
    rows: Math.ceil(count / columns),
    faceWidth,
    faceHeight,
    gap,
    rowHeight: faceHeight + CAPTION + gap,
  };
}

/** Where a key leads from a face; undefined for keys that lead nowhere. */
export function movedFace(at: number, key: string, count: number, columns: number, page: number): number | undefined {
  const last = count - 1;
  const down = (rows: number): number => {
    const to = at + rows * columns;
    if (to < 0) return rows < -1 ? at % columns : at;
    // From the row above the last one, down goes to its end where there is nothing straight below.
    return to <= last ? to : Math.floor(at / columns) < Math.floor(last / columns) ? last : at;
  };
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return down(-1);
    case 'ArrowDown':
      return down(1);
    case 'PageUp':
      return down(-Math.max(page, 1));
    case 'PageDown':
      return down(Math.max(page, 1));
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
