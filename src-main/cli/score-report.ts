import type { Game } from '../../src-engine/game.ts';
import { numberText } from './number-text.ts';
import { textTable } from './text-layout.ts';

/** The scores with a row for each figure and a column for each seat, whatever the game calls them. */
export function scoreLines(game: Game, result: unknown): string[] {
  const { seats, ...rest } = result as { seats: readonly Record<string, unknown>[]; [figure: string]: unknown };
  const about = Object.entries(rest).filter(([figure]) => figure !== 'game');
  // A list that is empty for every seat has nothing to show.
  const figures = [...new Set(seats.flatMap((seat) => Object.keys(seat)))].filter(
    (figure) => figure !== 'name' && seats.some((seat) => !isEmpty(seat[figure])),
  );
  const columns = [
    { title: '', align: 'left' as const },
    ...seats.map(({ name }) => ({ title: String(name), align: 'right' as const })),
  ];
  const rows = figures.map((figure) => {
    const values = seats.map((seat) => seat[figure]);
    const decimals = Math.max(...values.map(decimalsOf));
    return [words(figure), ...values.map((value) => valueText(value, decimals))];
  });
  return [
    [game.title, ...about.map(([figure, value]) => `${words(figure)} ${valueText(value)}`)].join(', '),
    '',
    ...textTable(columns, rows),
  ];
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** `ticketPrice` as `ticket price` */
const words = (figure: string): string => figure.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** As many decimals as the value needs, up to two: figures of a row line up. */
const decimalsOf = (value: unknown): number => {
  if (typeof value !== 'number' || Number.isInteger(value)) return 0;
  return Number.isInteger(value * 10) ? 1 : 2;
};

function valueText(value: unknown, decimals = decimalsOf(value)): string {
  if (typeof value === 'number') return numberText(value, decimals);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((item) => valueText(item)).join('; ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([figure, part]) => `${words(figure)} ${valueText(part)}`)
      .join(', ');
  }
  return value === undefined || value === null ? '–' : String(value);
}
