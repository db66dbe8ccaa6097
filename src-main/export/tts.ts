import type { Game } from '../../src-engine/game.ts';
import type { PreflightCheck } from '../../src-shared/preflight.ts';
import type { LaidOutFace } from '../faces/face-layout.ts';
import { type Faces, facesOf } from '../faces/faces.ts';
import { type PictureThreads, sheetPixels, withPictureThreads } from '../faces/picture-threads.ts';
import type { SheetPixels } from '../faces/picture-worker.ts';
import { gameInfoOf } from '../library/game-info.ts';
import type { OutputFile } from '../output/output.ts';
import { picturePreflight, viewWithBleed } from '../preflight/picture-preflight.ts';
import { type PlannedCard, typesOf } from '../proof/proof-plan.ts';
import { type ExportFormat, type ExportOptions, type ExportSubject, exportName, textFile } from './export-format.ts';
import { exportedCards } from './exported-cards.ts';
import { describing } from './tts-description.ts';
import { savedObject, type TtsDeck, type TtsImage } from './tts-object.ts';
import { MOST_ON_SHEET, type TtsSheet, ttsSheet } from './tts-sheet.ts';

const SIZE = 'poker';
const WHOLE_CARD = viewWithBleed(SIZE, 0);
/** Pixels, 300 an inch. */
const BACK_WIDTH = 750;

/** Decks for Tabletop Simulator: images with many cards each, and a saved object that makes decks of them. */
export const tts: ExportFormat = {
  id: 'tts',
  label: 'Tabletop Simulator',
  summary: 'images with many cards each, and a saved object with one deck for each card type',
  takes: ['type', 'mode', 'base-url'],
  refusal: (_, { baseUrl }) => (baseUrl === undefined ? undefined : urlTrouble(baseUrl)),
  async preflight(subject, options, watch) {
    const cards = exportedCards(subject, options).filter(isThere);
    const sheets = sheetsOf(subject.game, cards).length;
    const { checks } = await picturePreflight(
      { ...subject, cards, size: SIZE, view: WHOLE_CARD, backs: true, imprint: 'final' },
      'shown without bleed',
      `${sheets === 1 ? '1 sheet' : `${sheets} sheets`} of at most ${MOST_ON_SHEET} cards`,
      watch,
    );
    return { checks: [...checks, addressesOf(options)] };
  },
  async files(subject, { baseUrl, ...options }, watch) {
    const { game, set } = subject;
    const name = exportName(subject);
    const cards = exportedCards(subject, options).filter(isThere);
    const faces = facesOf(game, set, { size: SIZE, imprint: 'final' });
    const urlOf = (file: string): string => (baseUrl === undefined ? file : urlIn(baseUrl, file));
    const sheets = sheetsOf(game, cards);
    const types = typesOf(cards);
    const of = cards.length + types.length;
    let done = 0;
    const told = () => {
      watch.signal?.throwIfAborted();
      watch.onProgress?.({ done: ++done, of, what: 'faces' });
    };
    const files = await withPictureThreads(of, watch, async (threads) => {
      const backs = await threads.each(types, async (type): Promise<OutputFile> => {
        const bytes = await threads.paint(faces.back(type).items, WHOLE_CARD, BACK_WIDTH);
        told();
        return { name: `${name}-tts/${backName(type)}`, bytes };
      });
      const fronts: Promise<OutputFile>[] = [];
      for (const sheet of sheets) {
        const pixels = await sheetPicture(sheet, faces, threads, told);
        // It is compressed while the next one is painted.
        const file = threads.encode(pixels).then((bytes) => ({ name: `${name}-tts/${sheet.file}`, bytes }));
        file.catch(() => {});
        fronts.push(file);
      }
      return [...backs, ...(await Promise.all(fronts))];
    });
    const title = `${subject.game.title} ${set.manifest.version}`;
    const decks = decksOf(subject, sheets, urlOf);
    const saved = savedObject(title, decks);
    return [...files, textFile(`${name}-tts/${name}.json`, `${JSON.stringify(saved, null, 2)}\n`)];
  },
};

/** Names of files alone are found by nobody: the simulator does not look beside the saved object. */
const addressesOf = ({ baseUrl }: ExportOptions): PreflightCheck => ({
  id: 'addresses',
  label: 'Addresses of pictures',
  ...(baseUrl === undefined
    ? {
        verdict: 'warning',
        message:
          'Without a base URL, Tabletop Simulator finds no picture: give the one under which they will be published, or replace the names of the files in the saved object.',
      }
    : { verdict: 'ok', message: `Pictures are looked for under ${urlIn(baseUrl, '')}.` }),
});

/** Why no pictures can be found below it. */
function urlTrouble(baseUrl: string): string | undefined {
  if (!/^(https?|file):\/\//i.test(baseUrl) || !URL.canParse(baseUrl)) {
    return `“${baseUrl}” is no URL under which Tabletop Simulator could find pictures; it begins with https:// or file:///.`;
  }
  return /[?#]/.test(baseUrl)
    ? `“${baseUrl}” goes on behind a ? or #, where no names of files can follow; give the URL of their folder.`
    : undefined;
}

const urlIn = (baseUrl: string, file: string): string => new URL(file, baseUrl.replace(/\/?$/, '/')).href;

/** Of a card with no copies there is nothing on the table. */
const isThere = ({ copies }: PlannedCard): boolean => copies > 0;

interface SheetOfCards extends TtsSheet {
  /** Counted from 1 through all decks: the ids of cards begin with it. */
  readonly number: number;
  readonly type: string;
  readonly file: string;
  readonly cards: readonly PlannedCard[];
}

function sheetsOf({ cardTypes }: Game, cards: readonly PlannedCard[]): readonly SheetOfCards[] {
  const sheets: SheetOfCards[] = [];
  for (const { id: type } of cardTypes) {
    const own = cards.filter((card) => card.type === type);
    for (let from = 0, place = 1; from < own.length; from += MOST_ON_SHEET, place++) {
      const part = own.slice(from, from + MOST_ON_SHEET);
      const file = `${type}-${place}.png`;
      sheets.push({ ...ttsSheet(part.length), number: sheets.length + 1, type, file, cards: part });
    }
  }
  return sheets;
}

const backName = (type: string): string => `${type}-back.png`;

/** Cards from the top left, row by row; the back in the last place. */
async function sheetPicture(
  { columns, rows, width, height, type, cards }: SheetOfCards,
  faces: Faces,
  threads: PictureThreads,
  told: () => void,
): Promise<SheetPixels> {
  const sheet = sheetPixels(columns * width, rows * height);
  const put = (place: number, { items }: LaidOutFace) =>
    threads.place(items, WHOLE_CARD, width, {
      sheet,
      left: (place % columns) * width,
      top: Math.floor(place / columns) * height,
    });
  await threads.each([...cards.entries()], async ([place, { card }]) => {
    await put(place, faces.front(type, card));
    told();
  });
  await put(columns * rows - 1, faces.back(type));
  return sheet;
}

function decksOf(
  { game, set }: Pick<ExportSubject, 'game' | 'set'>,
  sheets: readonly SheetOfCards[],
  urlOf: (file: string) => string,
): readonly TtsDeck[] {
  return gameInfoOf(game).cardTypes.flatMap((type) => {
    const own = sheets.filter((sheet) => sheet.type === type.id);
    if (own.length === 0) return [];
    const descriptionOf = describing(set, type);
    const images = own.map(
      ({ number, file, columns: across, rows }): TtsImage => ({
        sheet: number,
        face: urlOf(file),
        back: urlOf(backName(type.id)),
        columns: across,
        rows,
      }),
    );
    const cards = own.flatMap(({ number, cards: part }) =>
      part.flatMap(({ card, copies }, place) =>
        Array.from({ length: copies }, () => ({
          id: number * 100 + place,
          name: card.name,
          description: descriptionOf(card),
        })),
      ),
    );
    return [{ name: type.plural, cards, images }];
  });
}
