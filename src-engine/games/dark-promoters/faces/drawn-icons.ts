import type { Icon } from '../../../face.ts';

/** Icons that are the game's own. */
export const drawnIcons = {
  euro: {
    path:
      'M70 22A34 34 0 1 0 70 78L63 68A22 22 0 0 1 33 56H60V48H31.5V44H62V36H34.5A22 22 0 0 1 63 32Z' +
      'M14 36H28V44H14ZM14 48H28V56H14Z',
    size: 100,
  },
  // A sponsor's place on the poster is a small window.
  slot: { path: 'M20 94V48A60 60 0 0 1 50 0A60 60 0 0 1 80 48V94Z', size: 100 },
} satisfies { readonly [name: string]: Icon };
