/** How faces are seen: as they are printed, without colours, or with colour vision of a kind. */
export type Sight = 'printed' | 'greyscale' | 'protanopia' | 'deuteranopia' | 'tritanopia';

type Matrix = readonly [Channel, Channel, Channel];
type Channel = readonly [red: number, green: number, blue: number];

interface SightInfo {
  readonly id: Sight;
  readonly title: string;
  /** Rows make red, green and blue, in linear light. */
  readonly matrix?: Matrix;
}

const LUMINANCE: Channel = [0.2126, 0.7152, 0.0722];

/** Machado, Oliveira and Fernandes 2009, severity 1.0. */
export const SIGHTS: readonly SightInfo[] = [
  { id: 'printed', title: 'As printed' },
  { id: 'greyscale', title: 'Greyscale', matrix: [LUMINANCE, LUMINANCE, LUMINANCE] },
  {
    id: 'protanopia',
    title: 'Protanopia (no red)',
    matrix: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  },
  {
    id: 'deuteranopia',
    title: 'Deuteranopia (no green)',
    matrix: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  },
  {
    id: 'tritanopia',
    title: 'Tritanopia (no blue)',
    matrix: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  },
];

/** For feColorMatrix: four rows of red, green, blue, alpha and a constant. */
export const filterValues = (matrix: Matrix): string =>
  [...matrix.map((row) => [...row, 0, 0]), [0, 0, 0, 1, 0]].map((row) => row.join(' ')).join(' ');
