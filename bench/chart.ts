import type { Figure } from './report.ts';

interface Bar {
  readonly label: string;
  readonly figure: string;
  readonly colour: string;
}

// Colours of middle brightness, which can be read on white as well as on black.
const TEXT = '#7a7f87';
const ENGINE = '#3d8fa8';
const OTHERS = '#8b8fa3';
const NAMES = 'Clubnight, 4 seats: ';
const GROUPS: readonly { readonly title: string; readonly bars: readonly Bar[] }[] = [
  {
    title: 'Four random bots',
    bars: [
      { label: 'boardgame.io', figure: 'boardgame.io, random', colour: OTHERS },
      { label: 'Soundcheck', figure: 'engine, random', colour: ENGINE },
      { label: 'C', figure: 'C, random', colour: OTHERS },
    ],
  },
  {
    title: 'Four greedy bots',
    bars: [
      { label: 'Soundcheck', figure: 'engine, greedy', colour: ENGINE },
      { label: 'C', figure: 'C, greedy', colour: OTHERS },
    ],
  },
];

const WIDTH = 720;
const LEFT = 152;
const RIGHT = 96;
const TOP = 40;
const ROW = 28;
const BAR = 18;
const HEADING = 30;

/** Tables a second as horizontal bars on a logarithmic scale. What was not measured is left out. */
export function chart(figures: readonly Figure[]): string {
  const speeds = new Map(figures.filter(({ unit }) => unit === 'tables/s').map(({ name, value }) => [name, value]));
  const groups = GROUPS.map(({ title, bars }) => ({
    title,
    bars: bars.flatMap((bar) => {
      const speed = speeds.get(NAMES + bar.figure);
      return speed === undefined ? [] : [{ ...bar, speed }];
    }),
  })).filter(({ bars }) => bars.length > 0);
  const measured = groups.flatMap(({ bars }) => bars.map(({ speed }) => speed));
  if (measured.length === 0) throw new Error('The chart needs the figures of the comparison.');
  const lowest = Math.floor(Math.log10(Math.min(...measured)) - 0.3);
  const highest = Math.ceil(Math.log10(Math.max(...measured)));
  const x = (speed: number): number =>
    LEFT + ((Math.log10(speed) - lowest) / (highest - lowest)) * (WIDTH - LEFT - RIGHT);

  const parts: string[] = [];
  let y = TOP;
  for (const { title, bars } of groups) {
    parts.push(text(0, y + 17, title, 'font-weight="600"'));
    y += HEADING;
    for (const { label, speed, colour } of bars) {
      const middle = y + BAR / 2 + 4.5;
      parts.push(text(LEFT - 10, middle, label, 'text-anchor="end"'));
      const width = fixed(x(speed) - LEFT);
      parts.push(`<rect x="${LEFT}" y="${y}" width="${width}" height="${BAR}" rx="2" fill="${colour}"/>`);
      parts.push(text(x(speed) + 8, middle, rounded(speed)));
      y += ROW;
    }
    y += 6;
  }
  const lines: string[] = [];
  for (let power = lowest; power <= highest; power++) {
    const at = fixed(x(10 ** power));
    lines.push(`<line x1="${at}" y1="${TOP}" x2="${at}" y2="${y}" stroke="${TEXT}" stroke-opacity="0.3"/>`);
    lines.push(text(Number(at), y + 18, (10 ** power).toLocaleString('en'), 'text-anchor="middle" font-size="12"'));
  }
  const height = y + 32;
  const title = 'Clubnight tables a second on one core, logarithmic scale';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-size="14">`,
    text(0, 16, title, 'font-size="15" font-weight="600"'),
    ...lines,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

const text = (x: number, y: number, words: string, attributes = ''): string =>
  `<text x="${fixed(x)}" y="${fixed(y)}" fill="${TEXT}"${attributes && ` ${attributes}`}>${words}</text>`;

const fixed = (value: number): string => `${Math.round(value * 10) / 10}`;

/** To three digits: the last ones are noise. */
const rounded = (value: number): string => Number(value.toPrecision(3)).toLocaleString('en');
