import fc, { type GeneratorValue } from 'fast-check';
import { isRecord } from '../../../../src-shared/record.ts';
import { readYaml } from '../../yaml/yaml-reading.ts';

/** For tests: a comment in a written file, and the value that it is about. */
export interface WrittenComment {
  readonly text: string;
  /** Beside the value, above it, or inside the lines that it takes. */
  readonly at: 'beside' | 'above' | 'inside';
  readonly path: string;
}

const words = fc.constantFrom(
  'Rosa',
  'a b',
  'x',
  'Köln',
  '😀',
  'it’s',
  "don't",
  'say "hi"',
  'a: b',
  'a #b',
  '- c',
  '[d]',
  '12',
  '1e3',
);
const odd = fc.constantFrom(
  'true',
  'null',
  '~',
  '',
  ' lead',
  'trail ',
  '*star',
  '&and',
  '!bang',
  '%',
  '@at',
  '{',
  'a, b',
  'a:',
  '?',
  '-',
  '---',
  '0x1',
  '.5',
  'C:\\x',
  'two\nlines',
  'end\n',
  '\n',
  'tab\t',
  '\u0085',
  '\u2028',
  'a\r\nb',
  '>',
  '| x',
  '=',
  '<<',
  '.inf',
  '+2',
  'é',
  'e\u0301',
);
export const anyText = fc.oneof(
  { weight: 4, arbitrary: words },
  { weight: 3, arbitrary: odd },
  fc.string({ unit: 'binary', maxLength: 8 }),
);
export const anyScalar = fc.oneof(
  anyText,
  fc.integer({ min: -5000, max: 50_000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
  fc.boolean(),
  fc.constant(null),
);
export const anyKey = fc.constantFrom(
  'cost',
  'audience',
  'x',
  'y-z',
  'two words',
  'ä',
  '12',
  'a: b',
  'true',
  'flavour',
  '-',
  'é#',
);
export const anyValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
    { weight: 3, arbitrary: anyScalar },
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(anyKey, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

/** For tests: writes YAML as people do, in whatever style the generator picks. */
export class YamlWriter {
  readonly comments: WrittenComment[] = [];
  readonly #g: GeneratorValue;
  readonly #step: number;

  constructor(g: GeneratorValue) {
    this.#g = g;
    this.#step = g(fc.integer, { min: 1, max: 4 });
  }

  #chance(percent: number): boolean {
    return this.#g(fc.nat, { max: 99 }) < percent;
  }

  #comment(at: WrittenComment['at'], path: string): string {
    const text = `# c${this.comments.length}ä: -`;
    this.comments.push({ text, at, path });
    return text;
  }

  beside(path: string): string {
    return this.#chance(25)
      ? `${' '.repeat(1 + this.#g(fc.nat, { max: 2 }))}${this.#comment('beside', path)}`
      : this.#chance(5)
        ? '  '
        : '';
  }

  above(path: string, margin: string): string[] {
    const lines: string[] = [];
    if (this.#chance(15)) lines.push(this.#chance(30) ? '   ' : '');
    if (this.#chance(20)) lines.push(margin + this.#comment('above', path));
    return lines;
  }

  scalar(value: unknown, inFlow: boolean): string {
    if (typeof value !== 'string')
      return typeof value === 'number' && Number.isInteger(value) && this.#chance(5)
        ? `+${value}`.replace('+-', '-')
        : String(value);
    const candidates = [value, `'${value.replaceAll("'", "''")}'`, JSON.stringify(value)];
    const fitting = candidates.filter((text) => {
      const { node } = readYaml(inFlow ? `[${text}]` : `a: ${text}`);
      const found = isRecord(node?.value)
        ? node.value.a
        : Array.isArray(node?.value) && node.value.length === 1
          ? node.value[0]
          : undefined;
      return found === value && !/[\r\n]/.test(text);
    });
    const escaped = value
      .replace(/["\\]/g, '\\$&')
      .replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return fitting.length === 0 ? `"${escaped}"` : fitting[this.#g(fc.nat, { max: fitting.length - 1 })]!;
  }

  key(key: string, inFlow: boolean): string {
    const { node } = readYaml(inFlow ? `{ ${key}: 1 }` : `${key}: 1`);
    return isRecord(node?.value) && node.value[key] === 1 && this.#chance(85) ? key : JSON.stringify(key);
  }

  /** Over lines where `margin` says how they begin. */
  flow(value: unknown, margin?: string): string {
    const isList = Array.isArray(value);
    if (!isList && !isRecord(value)) return this.scalar(value, true);
    const inner = (each: unknown) => this.flow(each, margin === undefined ? undefined : `${margin}  `);
    const pieces = isList
      ? value.map(inner)
      : Object.entries(value).map(([key, field]) => `${this.key(key, true)}: ${inner(field)}`);
    const [open, close] = isList ? ['[', ']'] : ['{', '}'];
    const pad = this.#chance(50) ? ' ' : '';
    if (pieces.length === 0) return open + pad + close;
    if (margin === undefined || this.#chance(60))
      return open + pad + pieces.join(this.#chance(80) ? ', ' : ' ,  ') + pad + close;
    const last = this.#chance(50) ? ',' : '';
    const lines = pieces.map(
      (piece, index) =>
        `${margin}  ${piece}${index < pieces.length - 1 ? ',' : last}${this.#chance(30) ? ' # in flow' : ''}`,
    );
    return [open, ...lines, `${margin}${close}`].join('\n');
  }

  /** The lines of a field, its first without margin. */
  entry(key: string, value: unknown, path: string, margin: string): string[] {
    const name = this.key(key, false);
    const deeper = margin + ' '.repeat(this.#step);
    if (Array.isArray(value) && value.length > 0 && this.#chance(60)) {
      const indent = this.#chance(30) ? margin : deeper;
      return [
        `${name}:${this.beside(path)}`,
        ...value.flatMap((item, index) => this.item(item, `${path}.${index}`, indent)),
      ];
    }
    if (isRecord(value) && Object.keys(value).length > 0 && this.#chance(60)) {
      return [`${name}:${this.beside(path)}`, ...this.mapping(value, path, deeper)];
    }
    if (Array.isArray(value) || isRecord(value))
      return `${name}: ${this.flow(value, deeper)}${this.beside(path)}`.split('\n');
    if (value === null && this.#chance(50)) return [`${name}:${this.beside(path)}`];
    if (typeof value === 'string' && /^[a-z]+(\n[a-z]+)+\n?$/.test(value) && this.#chance(60)) {
      const head = value.endsWith('\n') ? '|' : '|-';
      return [
        `${name}: ${head}${this.beside(path)}`,
        ...value
          .trimEnd()
          .split('\n')
          .map((line) => deeper + line),
      ];
    }
    return [`${name}: ${this.scalar(value, false)}${this.beside(path)}`];
  }

  mapping(value: Readonly<Record<string, unknown>>, path: string, margin: string): string[] {
    return Object.entries(value).flatMap(([key, field]) => {
      const at = `${path}.${key}`;
      const [first, ...rest] = this.entry(key, field, at, margin);
      return [...this.above(at, margin), margin + first, ...rest];
    });
  }

  item(value: unknown, path: string, margin: string): string[] {
    const above = this.above(path, margin);
    if (isRecord(value) && Object.keys(value).length > 0 && this.#chance(70)) {
      const gap = 1 + (this.#chance(20) ? 2 : 0);
      const inner = margin + ' '.repeat(gap + 1);
      const [[key, field], ...others] = Object.entries(value) as [[string, unknown], ...[string, unknown][]];
      const [first, ...rest] = this.entry(key, field, `${path}.${key}`, inner);
      return [
        ...above,
        `${margin}-${' '.repeat(gap)}${first}`,
        ...rest,
        ...this.mapping(Object.fromEntries(others), path, inner),
      ];
    }
    const text = Array.isArray(value) || isRecord(value) ? this.flow(value, `${margin}  `) : this.scalar(value, false);
    return [...above, ...`${margin}- ${text}${this.beside(path)}`.split('\n')];
  }

  text(lines: readonly string[]): string {
    const eol = this.#chance(25) ? '\r\n' : '\n';
    return lines.join('\n').replaceAll('\n', eol) + (this.#chance(85) ? eol : '');
  }
}
