/** Percent of ink that all four together may reach: more does not dry on card stock. */
export const INK_LIMIT = 280;

/**
 * The inks of an RGB colour, in percent. As much as can be is black, so that small text is printed by one ink; above the limit the
 * colours give way, and black stays.
 */
export function inkOf(colour: string): [cyan: number, magenta: number, yellow: number, black: number] {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const lightest = Math.max(red, green, blue);
  if (lightest === 0) return [0, 0, 0, 100];
  const colours = [red, green, blue].map((channel) => (1 - channel / lightest) * 100) as [number, number, number];
  const black = (1 - lightest) * 100;
  const sum = colours[0] + colours[1] + colours[2];
  const share = sum + black > INK_LIMIT ? (INK_LIMIT - black) / sum : 1;
  const [cyan, magenta, yellow] = colours.map((ink) => rounded(ink * share)) as [number, number, number];
  return [cyan, magenta, yellow, rounded(black)];
}

/** Downwards, so that the limit holds for what is written, too. */
const rounded = (percent: number): number => Math.floor(percent * 100) / 100;
