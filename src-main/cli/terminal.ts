export type Tone = 'bold' | 'faint' | 'red' | 'yellow' | 'blue' | 'green';

const CODES: Readonly<Record<Tone, readonly [number, number]>> = {
  bold: [1, 22],
  faint: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  blue: [34, 39],
  green: [32, 39],
};

/** One of the two streams a command writes to. */
export interface Channel {
  /** Whether somebody reads along: colours and progress are for people only. */
  readonly live: boolean;
  readonly width: number;
  write(text: string): void;
  line(text?: string): void;
  paint(tone: Tone, text: string): string;
}

/** The answer of a command goes to `out`, everything else to `notes`. */
export interface Terminal {
  readonly out: Channel;
  readonly notes: Channel;
}

export type Environment = { readonly [name: string]: string | undefined };

export function channel(stream: NodeJS.WriteStream, environment: Environment): Channel {
  const live = stream.isTTY === true;
  const coloured = live && !environment.NO_COLOR && environment.TERM !== 'dumb';
  return {
    live,
    get width() {
      return live && stream.columns > 0 ? stream.columns : 100;
    },
    write: (text) => {
      stream.write(text);
    },
    line: (text = '') => {
      stream.write(`${text}\n`);
    },
    paint: (tone, text) => (coloured ? `\u001b[${CODES[tone][0]}m${text}\u001b[${CODES[tone][1]}m` : text),
  };
}

export const processTerminal = (): Terminal => ({
  out: channel(process.stdout, process.env),
  notes: channel(process.stderr, process.env),
});

/** The one document of `--json`. */
export const writeJson = ({ out }: Terminal, document: unknown): void => out.line(JSON.stringify(document, null, 2));
