import { facesOf } from '../faces/faces.ts';
import { withPictureThreads } from '../faces/picture-threads.ts';
import { similarWord } from '../library/similar-word.ts';
import type { OutputFile } from '../output/output.ts';
import { fileNamePart } from '../output/write-output.ts';
import { picturePreflight } from '../preflight/picture-preflight.ts';
import { typesOf } from '../proof/proof-plan.ts';
import { guarded } from './csv-cell.ts';
import { csvText } from './csv-text.ts';
import { type ExportFormat, type ExportOptions, exportName, textFile } from './export-format.ts';
import { exportedCards } from './exported-cards.ts';
import { PICTURE_PROFILES, type PictureProfile, pictureTrouble, shownBy } from './picture-profile.ts';

/** A picture a card, as print shops take them. */
export const png: ExportFormat = {
  id: 'png',
  label: 'Pictures for print shops',
  summary:
    'one PNG for each card at 300 dpi with bleed, one back for each type, and a list of how many of each to order',
  takes: ['type', 'mode', 'profile'],
  refusal(_, { profile = PICTURE_PROFILES[0]!.id }) {
    const ids = PICTURE_PROFILES.map(({ id }) => id);
    if (ids.includes(profile)) return undefined;
    const meant = similarWord(profile, ids);
    return `There is no profile “${profile}”.${meant ? ` Did you mean “${meant}”?` : ''} Known: ${ids.join(', ')}.`;
  },
  preflight: (subject, options, watch) => {
    const profile = profileOf(options);
    const cards = exportedCards(subject, options);
    const { width, height } = profile;
    const pictures = cards.length + typesOf(cards).length;
    return picturePreflight(
      { ...subject, cards, size: profile.card, view: shownBy(profile), backs: true, imprint: 'final' },
      `${width} × ${height} pixels at 300 dpi for ${profile.label}`,
      `${pictures} pictures`,
      watch,
    );
  },
  async files(subject, options, watch) {
    const profile = profileOf(options);
    const cards = exportedCards(subject, options);
    const types = typesOf(cards);
    const folder = `${exportName(subject)}-${profile.id}`;
    const faces = facesOf(subject.game, subject.set, { size: profile.card, imprint: 'final' });
    const sides = [
      ...types.map((type) => ({ name: backName(type), face: () => faces.back(type) })),
      ...cards.map(({ type, card }) => ({ name: frontName(type, card.id), face: () => faces.front(type, card) })),
    ];
    let done = 0;
    const files = await withPictureThreads(sides.length, watch, (threads) =>
      threads.each(sides, async ({ name, face }): Promise<OutputFile> => {
        const bytes = await threads.paint(face().items, shownBy(profile), profile.width);
        watch.signal?.throwIfAborted();
        const trouble = pictureTrouble(bytes, profile);
        if (trouble) throw new Error(`The picture ${name} has come out wrong for ${profile.label}: ${trouble}.`);
        watch.onProgress?.({ done: ++done, of: sides.length, what: 'faces' });
        return { name: `${folder}/${name}`, bytes };
      }),
    );
    const rows = cards.map(({ type, card, copies }) => [
      frontName(type, card.id),
      backName(type),
      String(copies),
      type,
      card.id,
      guarded(card.name),
    ]);
    const list = csvText([['Front', 'Back', 'Copies', 'Type', 'Id', 'Name'], ...rows]);
    return [...files, textFile(`${folder}/cards.csv`, list)];
  },
};

const profileOf = ({ profile }: ExportOptions): PictureProfile =>
  PICTURE_PROFILES.find(({ id }) => id === profile) ?? PICTURE_PROFILES[0]!;

/** `act/dj-kellerassel.png` */
const frontName = (type: string, id: string): string => `${type}/${fileNamePart(id)}.png`;
const backName = (type: string): string => `backs/${type}.png`;
