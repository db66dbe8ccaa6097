import type {
  Difference,
  Estimate,
  GroupSide,
  MeasurePicture,
  Picture,
} from '../../../src-engine/statistics/picture.ts';
import type { ChartGame } from '../chart-game.ts';

/** A game that is none, for tests of the charts. */
export const MADE_UP_GAME: ChartGame = {
  measures: [
    { id: 'audience', label: 'Audience', unit: 'people', decimals: 0, help: 'People who came.' },
    { id: 'profit', label: 'Profit', unit: '€', decimals: 2, help: 'What is left of the money.' },
    { id: 'fill', label: 'Fill of the venue', unit: '%', decimals: 2, help: 'Audience by capacity.' },
    { id: 'acts', label: 'Acts booked', unit: 'acts', decimals: 0, help: 'How many acts play.' },
  ],
  headlines: ['audience', 'profit'],
  traits: [
    { id: 'venue', label: 'Venue class', help: 'Which class of venue the seat has.', kind: 'category' },
    { id: 'act-count', label: 'Acts', help: 'How many acts the seat has.', kind: 'count' },
    { id: 'full', label: 'Venue full', help: 'Nobody else fits in.', kind: 'flag' },
    { id: 'cap', label: 'Marketing cap', help: 'The cap was reached.', kind: 'flag', group: 'Caps that bind' },
    { id: 'slots', label: 'All slots used', help: 'No slot is free.', kind: 'flag', group: 'Caps that bind' },
  ],
  account: {
    measure: 'profit',
    title: 'Where profit comes from',
    parts: [
      { id: 'tickets', label: 'Ticket income', sign: 1 },
      { id: 'sponsors', label: 'Sponsoring', sign: 1 },
      { id: 'fees', label: 'Fees of acts', sign: -1 },
      { id: 'rent', label: 'Rent', sign: -1 },
    ],
  },
  course: { label: 'Cash', unit: '€', decimals: 2, help: 'Money in hand at the end of each moment.' },
  rules: [
    { id: 'MU-1.1', label: 'loan taken', fires: 'when a seat takes a loan' },
    { id: 'MU-2.4', label: 'marketing cap', fires: 'when marketing is cut to the cap' },
    { id: 'MU-2.5', label: 'a rule with a name that is rather long for its row', fires: 'when it does' },
    { id: 'MU-3.1', label: 'sabotage blocked', fires: 'when a card blocks another' },
    { id: 'MU-4.2', label: 'tie broken by profit', fires: 'when two seats have the same audience' },
  ],
};

const about = (value: number, by: number): Estimate => ({ value, low: value - by, high: value + by });
const moved = (value: number, by: number): Difference => ({
  ...about(value, by),
  verdict: value === 0 ? 'identical' : Math.abs(value) < by ? 'no-difference-seen' : value > 0 ? 'higher' : 'lower',
});

/** A picture of that game: bell curves, moved by so many parts of a spread; 0 for no change. */
export function madeUpPicture(change: number): Picture {
  const { measures, account, rules } = MADE_UP_GAME;
  const means = [214, -310, 33.7, 2.2];
  const spreads = [45, 1100, 8.4, 0.9];
  const moves = spreads.map((spread, i) => spread * change * (i === 2 ? 0.001 : 1));
  const side = (share: number, wins: number | null, off: number, isAfter: boolean): GroupSide => ({
    count: Math.round(share * 40_000),
    share: about(share, 0.004),
    wins: wins === null ? null : about(wins, 0.009),
    means: means.map((mean, i) => about(mean + off * spreads[i]! + (isAfter ? moves[i]! : 0), spreads[i]! * 0.04)),
  });
  const group = (key: number, label: string, share: number, wins: number, off: number) => ({
    key,
    label,
    before: side(share, wins, off, false),
    after: side(share, wins + change * off * 0.02, off, true),
    differences: moves.map((move, i) => moved(move, spreads[i]! * 0.03)),
    winsDifference: moved(change * off * 0.02, 0.006),
    shareDifference: moved(0, 0.002),
  });
  const flag = (id: string, before: number) => ({
    id,
    before: about(before, before * 0.05),
    after: about(before * (1 + change), before * 0.05),
    difference: moved(before * change, before * 0.03),
  });
  const amounts = [4100, 1250, 3300, 2360];
  const band = (middle: number, spread: number) => ({
    p05: middle - 1.6 * spread,
    p25: middle - 0.7 * spread,
    p50: middle,
    p75: middle + 0.7 * spread,
    p95: middle + 1.6 * spread,
    mean: about(middle, spread * 0.02),
  });
  const rounds = ['Booking', 'Marketing', 'Show'].flatMap((phase, i) => [
    { label: `Round 1 · ${phase}`, at: i },
    { label: `Round 2 · ${phase}`, at: i + 3 },
  ]);
  return {
    tables: 10_000,
    look: 5,
    looks: 5,
    isPrecise: true,
    measures: measures.map(({ id }, i) => bell(id, means[i]!, spreads[i]!, moves[i]!, id === 'acts' ? 1 : undefined)),
    breakdowns: [
      {
        id: 'seat',
        groups: [0.341, 0.253, 0.214, 0.192].map((wins, i) => ({
          ...group(i, `Seat ${i + 1}`, 0.25, wins, (1.5 - i) * 0.2),
          shareDifference: null,
        })),
      },
      {
        id: 'venue',
        groups: [
          group(0, 'Bar', 0.2, 0.14, -0.8),
          group(1, 'Small club', 0.45, 0.24, 0),
          group(2, 'Big club', 0.3, 0.35, 0.9),
          group(-1, 'none', 0.05, 0.01, -1.4),
        ],
      },
      { id: 'act-count', groups: [1, 2, 3, 4].map((n) => group(n, String(n), 0.25, 0.1 * n, (n - 2) * 0.3)) },
    ],
    flags: [flag('full', 0.06), flag('cap', 0.31), flag('slots', 0.88 / (1 + change))],
    account: {
      parts: account!.parts.map(({ id }, i) => ({
        id,
        before: about(amounts[i]!, 40),
        after: about(amounts[i]! * (1 + change * 0.1), 40),
        difference: moved(amounts[i]! * change * 0.1, 30),
      })),
    },
    course: {
      difference: moved(change * 300 * 5, 40),
      stops: rounds
        .sort((a, b) => a.at - b.at)
        .map(({ label, at }) => {
          const middle = [1200, 700, 1900, 900, 300, 2600][at]!;
          return { label, before: band(middle, 300 + 90 * at), after: band(middle + change * 300 * at, 300 + 90 * at) };
        }),
    },
    rules: rules.map(({ id }, i) => {
      const share = [0.92, 0.31, 0, 0.04, 0][i]!;
      return {
        id,
        share: { before: about(share, share * 0.05), after: about(share * (1 + change * 0.1), share * 0.05) },
        difference: moved(share * change * 0.1, share * 0.02),
        times: { before: Math.round(share * 14_000), after: Math.round(share * 14_000 * (1 + change * 0.1)) },
      };
    }),
  };
}

function bell(id: string, mean: number, spread: number, move: number, step?: number): MeasurePicture {
  const width = step ?? Number((spread / 5).toPrecision(1));
  const start = step ? 0 : Math.floor((mean - 3 * spread) / width) * width;
  const count = step ? 6 : Math.ceil((6.5 * spread) / width);
  const counts = (middle: number): number[] =>
    Array.from({ length: count }, (_, i) => {
      const from = (start + (i + 0.5) * width - middle) / spread;
      return Math.round(9000 * Math.exp((-from * from) / 2) * (1 + 0.06 * Math.sin(i * 2.3)));
    });
  const quantile = (p: number, z: number) => ({
    p,
    before: about(rounded(mean + z * spread, step ?? 1), spread * 0.02),
    after: about(rounded(mean + z * spread + move, step ?? 1), spread * 0.02),
  });
  return {
    id,
    bins: { start, width, before: counts(mean), after: counts(mean + move) },
    mean: { before: about(mean, spread * 0.02), after: about(mean + move, spread * 0.02) },
    sd: { before: spread, after: spread },
    min: { before: start, after: start },
    max: { before: start + count * width, after: start + count * width },
    quantiles: [
      quantile(0.05, -1.64),
      quantile(0.25, -0.67),
      quantile(0.5, 0),
      quantile(0.75, 0.67),
      quantile(0.95, 1.64),
    ],
    difference: moved(move, spread * 0.045),
    ...(move !== 0 && { pairingGain: 8.3 }),
  };
}

const rounded = (value: number, step: number): number => Math.round(value / step) * step;
