import type { CardSizeId } from '../../src-shared/card-size.ts';
import type { FaceSide } from '../../src-shared/workbench/face-view.ts';
import { changeSetting, settings, useSetting } from '../state/workbench.ts';
import type { Sight } from './sight.ts';

export type Guide = 'bleed' | 'trim' | 'safe';
export type Guides = { readonly [G in Guide]: boolean };
export type GallerySize = 'small' | 'medium' | 'large';

/** How all faces of the window are shown. Kept from run to run. */
export interface FaceOptions {
  readonly side: FaceSide;
  readonly card: CardSizeId;
  readonly gallery: GallerySize;
  readonly guides: Guides;
  readonly sight: Sight;
}

const NAME = 'faces';
const PLAIN: FaceOptions = {
  side: 'front',
  card: 'poker',
  gallery: 'medium',
  guides: { bleed: false, trim: false, safe: false },
  sight: 'printed',
};

const complete = (kept: Partial<FaceOptions> | undefined): FaceOptions => ({ ...PLAIN, ...kept });

export const useFaceOptions = (): FaceOptions =>
  complete(useSetting<Partial<FaceOptions> | undefined>(NAME, undefined));

export const faceOptions = (): FaceOptions => complete(settings.get()[NAME] as Partial<FaceOptions> | undefined);

export const changeFaceOptions = (change: Partial<FaceOptions>): void =>
  changeSetting(NAME, { ...faceOptions(), ...change });

export const GUIDES: readonly { readonly id: Guide; readonly title: string; readonly means: string }[] = [
  {
    id: 'bleed',
    title: 'Bleed',
    means: 'What is printed beyond the card, so that a cut that is a little off shows no white',
  },
  { id: 'trim', title: 'Trim', means: 'Where the card is cut' },
  { id: 'safe', title: 'Safe zone', means: 'What must not be cut stays inside' },
];

export const areGuidesShown = ({ guides }: FaceOptions): boolean => GUIDES.some(({ id }) => guides[id]);

/** All of them, or none where any is shown. */
export function toggleGuides(): boolean {
  const shown = !areGuidesShown(faceOptions());
  changeFaceOptions({ guides: { bleed: shown, trim: shown, safe: shown } });
  return shown;
}

/** Answers the side that is shown from now on. */
export function flipFaces(): FaceSide {
  const side = faceOptions().side === 'front' ? 'back' : 'front';
  changeFaceOptions({ side });
  return side;
}

const BESIDE = 'inspector.face';

/** Whether the face of the selected card stands above its form. */
export const useCardFaceShown = (): boolean => useSetting(BESIDE, true);

export const toggleCardFace = (): void => changeSetting(BESIDE, settings.get()[BESIDE] === false);
