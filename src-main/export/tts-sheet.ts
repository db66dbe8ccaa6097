/** How cards stand on an image for Tabletop Simulator. */
export interface TtsSheet {
  readonly columns: number;
  readonly rows: number;
  /** Pixels of a card; the shape of a poker card exactly, so that nothing is stretched. */
  readonly width: number;
  readonly height: number;
}

const MOST_COLUMNS = 10;
const MOST_ROWS = 7;
const MOST_PIXELS = 4096;
/** The last place shows what others see of a hidden card. */
export const MOST_ON_SHEET = MOST_COLUMNS * MOST_ROWS - 1;

/** A poker card is 5 to 7; larger ones than this have no more to show. */
const SHAPE = { width: 5, height: 7 };
const LARGEST = 750 / SHAPE.width;

/** The sheet on which so many cards and the hidden face are largest; of equals the one with the fewest empty places. */
export function ttsSheet(cards: number): TtsSheet {
  let best: TtsSheet | undefined;
  for (let columns = 2; columns <= MOST_COLUMNS; columns++) {
    for (let rows = 2; rows <= MOST_ROWS; rows++) {
      if (columns * rows < cards + 1) continue;
      const unit = Math.floor(
        Math.min(MOST_PIXELS / columns / SHAPE.width, MOST_PIXELS / rows / SHAPE.height, LARGEST),
      );
      const sheet = { columns, rows, width: unit * SHAPE.width, height: unit * SHAPE.height };
      if (
        !best ||
        sheet.width > best.width ||
        (sheet.width === best.width && columns * rows < best.columns * best.rows)
      ) {
        best = sheet;
      }
    }
  }
  if (!best) throw new RangeError(`No sheet has room for ${cards} cards`);
  return best;
}
