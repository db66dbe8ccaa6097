import type { Icon } from '../../../face.ts';
import type { Colour } from '../card-types.ts';

/** Each colour has a figure of its own, so that nobody has to tell the colours apart. */
export const drawnIcons = {
  red: { path: 'M50 8L96 90H4Z', size: 100 },
  blue: { path: 'M50 5A45 45 0 1 1 50 95A45 45 0 1 1 50 5Z', size: 100 },
  green: { path: 'M12 12H88V88H12Z', size: 100 },
  gold: {
    path: 'M50 3L61.8 36.2L97 37.1L69 58.5L79 92L50 72.2L21 92L31 58.5L3 37.1L38.2 36.2Z',
    size: 100,
  },
} satisfies { readonly [colour in Colour]: Icon };
