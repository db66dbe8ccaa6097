import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDocument } from './document-reader.ts';
import { readPlain } from './plain-reader.ts';

/** Whenever the plain reader answers, the full one must answer the very same. Returns whether it answered. */
function agree(text: string): boolean {
  const plain = readPlain(text);
  if (plain !== undefined) expect(plain, JSON.stringify(text)).toEqual(readDocument(text));
  return plain !== undefined;
}

const word = fc.stringMatching(/^[A-Za-zäé_][A-Za-z0-9ß_-]{0,8}$/);
const scalarText = fc.oneof(
  word,
  fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom(
    ...[
      '+2',
      '-5',
      '0x1F',
      '0o17',
      '0o8',
      '1e3',
      '.5',
      '5.',
      '-.5e-3',
      '.inf',
      '-.INF',
      '+.Inf',
      '.nan',
      '.NaN',
      '1_000',
    ],
    ...[
      'true',
      'False',
      'TRUE',
      'yes',
      'no',
      'null',
      'Null',
      '~',
      'nULL',
      '00012',
      '+20%',
      'x1.5',
      '=-5',
      '2026-01-01',
    ],
    ...[
      'a#b',
      'a:b',
      'http://x.y/z?q=1',
      'it’s',
      'C:\\x',
      '-x',
      '--',
      '-1-',
      '€ 5',
      'a, b',
      'x]',
      '(y)',
      'a "b" c',
      "don't",
    ],
    ...[
      "'single'",
      "'it''s'",
      '"double"',
      '"a: b # c"',
      "''",
      '""',
      "'a\\b'",
      '"\\n"',
      '"[x]"',
      '+',
      '-',
      '.',
      '..',
      '<<',
    ],
  ),
);
const keyText = fc.oneof(
  { weight: 8, arbitrary: word },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '"quoted key"',
      "'k'",
      'two words',
      'cards.class:x.rent',
      '1',
      'true',
      '-a',
      'a b:c',
      '~',
      '"1"',
    ),
  },
);
const comment = fc.constantFrom('', '', '', '', ' # note', ' #', '  # a: b', '   ');

const flowText: fc.Arbitrary<string> = fc.letrec<{ flow: string; value: string }>((tie) => ({
  flow: fc.oneof(
    fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join(', ')}]`),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => `[ ${items.join(' ,')} ]`),
    fc
      .array(fc.tuple(keyText, tie('value')), { maxLength: 4 })
      .map((e) => `{ ${e.map(([k, v]) => `${k}: ${v}`).join(', ')} }`),
  ),
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, scalarText, tie('flow')),
})).flow;

const inlineText = fc.oneof({ weight: 3, arbitrary: scalarText }, { weight: 1, arbitrary: flowText });
const noise = fc.constantFrom('', '', '', '', '', '\n', '# line\n', '  # indented line\n', '      # far\n', '   \n');

type Block = (indent: number) => string;
const block: fc.Arbitrary<Block> = fc.letrec<{ mapping: Block; sequence: Block; block: Block; inline: Block }>(
  (tie) => ({
    inline: fc.tuple(inlineText, comment).map(
      ([text, note]) =>
        () =>
          ` ${text}${note}\n`,
    ),
    mapping: fc
      .array(fc.tuple(keyText, fc.oneof({ weight: 3, arbitrary: tie('inline') }, tie('block')), noise), {
        minLength: 1,
        maxLength: 5,
      })
      .map((entries) => (indent) => entries.map(([k, v, n]) => `${' '.repeat(indent)}${k}:${v(indent)}${n}`).join('')),
    sequence: fc
      .array(
        fc.oneof(
          fc.tuple(tie('inline'), noise).map(
            ([v, n]) =>
              (indent: number) =>
                `${' '.repeat(indent)}-${v(indent)}${n}`,
          ),
          fc.tuple(tie('mapping'), fc.constantFrom(1, 1, 1, 3), noise).map(
            ([m, gap, n]) =>
              (indent: number) =>
                `${' '.repeat(indent)}-${' '.repeat(gap)}${m(indent + 1 + gap).trimStart()}${n}`,
          ),
          fc.tuple(tie('block'), noise).map(
            ([v, n]) =>
              (indent: number) =>
                `${' '.repeat(indent)}-${v(indent)}${n}`,
          ),
        ),
        { minLength: 1, maxLength: 5 },
      )
      .map((items) => (indent) => items.map((item) => item(indent)).join('')),
    block: fc.oneof(
      { depthSize: 'small' },
      fc.tuple(comment).map(
        ([note]) =>
          () =>
            `${note}\n`,
      ),
      fc.tuple(comment, noise, fc.constantFrom(1, 2, 2, 2, 4), tie('mapping')).map(
        ([note, n, step, m]) =>
          (indent: number) =>
            `${note}\n${n}${m(indent + step)}`,
      ),
      fc.tuple(comment, noise, fc.constantFrom(0, 2, 2), tie('sequence')).map(
        ([note, n, step, s]) =>
          (indent: number) =>
            `${note}\n${n}${s(indent + step)}`,
      ),
    ),
  }),
).mapping;

/** What is not plain in the value of a field, in lines that are indented from its key on. */
const unusualValue: fc.Arbitrary<readonly string[]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.constantFrom('|', '|-', '|+', '>', '>-', '>+', '|2', '|1-', '>2+', '|- # note'),
        fc.array(
          fc.constantFrom('one', 'two words', '- dash', '# no note', 'k: v', '', '   deeper', "it's", '"', '  ', '&a'),
          {
            maxLength: 4,
          },
        ),
        fc.nat({ max: 3 }),
      )
      .map(([head, lines, deeper]) => [head, ...lines.map((each) => (each === '' ? '' : ' '.repeat(deeper) + each))]),
  },
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      ['"a\\nb\\t\\u00e4"'],
      ['"over', '', 'lines"'],
      ["'over", "it''s lines'"],
      ['"a\\', 'b"'],
      ['plain', 'over', 'lines'],
      ['plain', '', '- dash'],
      ['[a,', 'b]'],
      ['{ a: 1,', '# note', 'b: [c,', 'd] }'],
      ['', '"below"'],
      ['!!str 12'],
      ['a\tb'],
      ['[a, b,]'],
      ['? x'],
    ),
  },
  // Wrong, or not by itself.
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ['&a x'],
      ['*a'],
      ['!t x'],
      ['"open'],
      ["'open"],
      ['[a'],
      ['{ a: 1'],
      ['a: b'],
      ['@x'],
      ['"\\q"'],
      ['', 'b: 1', ' c: 2'],
    ),
  },
);

const unusualEntry: fc.Arbitrary<Block> = fc
  .tuple(
    fc.array(
      fc.tuple(
        word,
        fc.oneof(
          unusualValue,
          scalarText.map((text) => [text]),
        ),
      ),
      { minLength: 1, maxLength: 3 },
    ),
    fc.nat({ max: 9 }),
  )
  .map(([fields, kind]) => (indent) => {
    const margin = ' '.repeat(indent + 2);
    const lines = fields.flatMap(([key, [first = '', ...rest]]) => [
      `${key}: ${first}`,
      ...rest.map((each) => (each === '' ? '' : `  ${each}`)),
    ]);
    if (kind === 0) lines[0] = fields[0]![1][0]!;
    return `${' '.repeat(indent)}- ${lines.map((each, at) => (at === 0 || each === '' ? each : margin + each)).join('\n')}\n`;
  });

const plainEntry = fc.array(fc.tuple(keyText, inlineText, comment), { minLength: 1, maxLength: 3 }).map(
  (fields): Block =>
    (indent) =>
      `${' '.repeat(indent)}- ${fields.map(([key, value, note]) => `${key}: ${value}${note}\n`).join(' '.repeat(indent + 2))}`,
);
const between = fc.constantFrom(
  '',
  '',
  '',
  '',
  '',
  '\n',
  '# at the margin\n',
  '  # indented\n',
  '      # far\n',
  '   \n',
  '\n\n',
);
const cardsText = fc
  .tuple(
    fc.constantFrom('', '', '', '---\n', '# note\n---\n'),
    fc.constantFrom('type: act\n', 'base: &a 1\n', 'type: act # note\n\n'),
    fc.nat({ max: 3 }),
    fc.array(fc.tuple(fc.oneof({ weight: 2, arbitrary: plainEntry }, unusualEntry), between), {
      minLength: 1,
      maxLength: 5,
    }),
    fc.constantFrom('', '', 'after: 1\n', 'after: [a,\n  b]\n', 'other:\n- x: |-\n    y\n', '...\n'),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([before, head, indent, entries, after, windows, cut]) => {
    const text = `${before}${head}cards:\n${entries.map(([render, gap]) => render(indent) + gap).join('')}${after}`;
    const ended = cut ? text.trimEnd() : text;
    return windows ? ended.replaceAll('\n', '\r\n') : ended;
  });

const documentText = fc.tuple(noise, block, fc.boolean(), fc.boolean()).map(([before, render, windows, cut]) => {
  const text = before + render(0);
  const ended = cut ? text.trimEnd() : text;
  return windows ? ended.replaceAll('\n', '\r\n') : ended;
});

const splice = fc.tuple(
  fc.nat(),
  fc.nat({ max: 3 }),
  fc.constantFrom(
    ...[
      '',
      ' ',
      '  ',
      '\n',
      '\n ',
      '\n  ',
      ':',
      ': ',
      '#',
      ' #',
      '-',
      '- ',
      '? ',
      '[',
      ']',
      '{',
      '}',
      ',',
      '"',
      "'",
      '&a ',
      '*a',
    ],
    ...[
      '!t ',
      '|',
      '>',
      '%',
      '@',
      '`',
      '\t',
      '\r',
      '---\n',
      '...\n',
      '\\',
      'a',
      '1',
      '<<: ',
      '~',
      '.',
      '\u00a0',
      '\u2028',
      '\u0085',
    ],
    ...['\ufeff', '\0', '\n\n', '\n- ', '\na: ', '# x\n', '__proto__: 1\n'],
  ),
);
const mutated = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(texts, fc.array(splice, { minLength: 1, maxLength: 4 })).map(([text, splices]) =>
    splices.reduce((current, [at, remove, insert]) => {
      const offset = at % (current.length + 1);
      return current.slice(0, offset) + insert + current.slice(offset + remove);
    }, text),
  );

/** How many of the generated texts must be ones that the plain reader answers, or the law would say little. */
function holds(texts: fc.Arbitrary<string>, runs: number, answeredAtLeast: number): void {
  let answered = 0;
  let asked = 0;
  fc.assert(
    fc.property(texts, (text) => {
      asked++;
      if (agree(text)) answered++;
    }),
    { numRuns: runs },
  );
  expect(answered / asked).toBeGreaterThan(answeredAtLeast);
}

/** More on demand: `YAML_RUNS=100000 npx vitest run reader-agreement`. */
const RUNS = Number(process.env.YAML_RUNS ?? 2000);

describe('the plain reader never differs from the full one', () => {
  test('over generated documents', () => holds(documentText, RUNS, 0.25));

  test('over documents with random characters put in and taken out', () => holds(mutated(documentText), RUNS * 2, 0.1));

  test('over lists of cards with unusual ones among them', () => holds(cardsText, RUNS * 2, 0.2));

  test('over such lists with random characters put in and taken out', () => holds(mutated(cardsText), RUNS * 2, 0.05));

  test('over short texts of indicators', () => {
    const piece = fc.constantFrom(...'ab1:-#[]{},?&*!|>\'"%@`~.+= \n', 'a: ', 'b: ', '\n  ', '\nc: ', '- ', ' #', ': ');
    holds(
      fc.array(piece, { maxLength: 12 }).map((pieces) => `k: ${pieces.join('')}`),
      RUNS * 4,
      0.05,
    );
  });

  test('over lines with indents of any kind', () => {
    const contents = [
      'a: 1',
      'b:',
      'c: # x',
      'd: e f',
      '- x',
      '- y: 1',
      '- z:',
      '-',
      '- # x',
      '',
      '# x',
      'text',
      'g: [h]',
      '- [i]',
      '"j": k',
    ];
    const line = fc
      .tuple(fc.nat({ max: 4 }), fc.constantFrom(...contents))
      .map(([indent, content]) => ' '.repeat(indent) + content);
    holds(
      fc.array(line, { minLength: 1, maxLength: 6 }).map((lines) => `k:\n${lines.join('\n')}`),
      RUNS * 5,
      0.02,
    );
  });

  test('over flow collections', () => {
    const piece = fc.constantFrom(
      ...'ab1:-#[]{},?\'"~.+ ',
      'a: ',
      'b: ',
      ', ',
      '[a]',
      '{a: b}',
      '"q"',
      "'q'",
      '- ',
      ': ',
    );
    holds(
      fc
        .tuple(fc.boolean(), fc.array(piece, { maxLength: 7 }))
        .map(([list, pieces]) => (list ? `k: [${pieces.join('')}]` : `k: {a0: ${pieces.join('')}}`)),
      RUNS * 4,
      0.05,
    );
  });
});

const CONSTANTS = [
  ...['true', 'True', 'TRUE', 'tRue', 'false', 'False', 'FALSE', 'fALSE', 'null', 'Null', 'NULL', 'nuLL', '~', '~x'],
  ...[
    '.inf',
    '.Inf',
    '.INF',
    '.iNF',
    '+.inf',
    '-.inf',
    '.nan',
    '.NaN',
    '.NAN',
    '.Nan',
    '-.nan',
    '0x',
    '0xfG',
    '0XF',
    '0O7',
    '-0',
  ],
];

describe('the plain reader reads', () => {
  test.each([
    [
      'a card file',
      'type: act\n\n# Acts\ncards:\n  - id: a # first\n    modes: [x, y]\n    r: { min: 1, max: 2.5 }\n  - id: b\n',
    ],
    ['a list at the indent of its key', 'a:\n- b\n- c: 1\n  d: 2\ne: 3\n'],
    ['Windows line ends', 'a: 1\r\nb:\r\n  - c\r\n'],
    ['a document that is marked', '# x\n---\na: 1\n'],
    ['a document that is marked and has Windows line ends', '---\r\na: 1\r\n'],
    ['no line end at the end', 'a: 1'],
    ['values that are left out', 'a:\nb: # nothing\nc:\n  -\n  - 1\n'],
    ['signs of a comment or key within words', 'a#b: c#d\ne: f:g\nh:i: http://x/#y\n'],
    ['every spelling of constants', `a: [${CONSTANTS.join(', ')}]\n`],
    ['quotes', `a: 'it''s'\nb: "x # y: z"\n'c d': e\n`],
  ])('%s', (_, text) => expect(agree(text)).toBe(true));

  test.each([
    ['text of two lines', '|-\n      one\n      two'],
    ['text with lines like dashes', '|2-\n        - one\n\n      - two'],
    ['text that keeps its last lines', '|+\n      one\n\n'],
    ['text that has no lines', '|\n   '],
    ['folded text', '>- # note\n      one\n      two'],
    ['escapes', '"one\\ntwo"'],
    ['quotes over two lines', '"one\n    two"'],
    ['plain text over two lines', 'one\n      two'],
    ['a list over two lines', '[one,\n      two]'],
    ['a tab', 'one\ttwo'],
    ['a tag of YAML', '!!str 1'],
  ])('a card with %s', (_, value) => {
    const cards = (indent: string) => {
      const inside = value.replaceAll('\n', `\n${indent}`);
      return `cards:\n${indent}- id: a\n${indent}  text: ${inside}\n\n# note\n${indent}- id: b\n`;
    };
    for (const text of [cards(''), cards('  '), cards('  ').replaceAll('\n', '\r\n'), `${cards('  ')}after: 1\n`])
      expect(agree(text), text).toBe(true);
    expect(agree(cards('').split('\n\n# note')[0]!)).toBe(true);
  });

  test.each(['x\n    text: y', '*a', '1\n    2: z', '{ a: 1, a: 2 }', '1\n    prototype: 2'])(
    'what is refused in “text: %s” of cards',
    (value) => {
      const wrong = `  - id: a\n    text: ${value}\n`;
      for (const text of [`cards:\n${wrong}`, `cards:\n${wrong}  - id: b\n${wrong}after: 1\n`]) {
        expect(agree(text)).toBe(true);
        expect(readPlain(text)?.problems).not.toEqual([]);
      }
    },
  );

  test('more refused cards than are told', () =>
    expect(agree(`cards:\n${'  - id: a\n    id: b\n'.repeat(80)}`)).toBe(true));

  test.each(['!t x', '"x', '[x', 'b: c', '"\\q"', '@x', 'x\n    noted', 'x\n   y: z'])('no card with “%s”', (value) =>
    expect(readPlain(`cards:\n  - id: a\n    text: ${value}\n  - id: b\n`)).toBeUndefined(),
  );

  test('not what a card names for others', () =>
    expect(readPlain('cards:\n  - id: a\n    text: &a x\n  - id: b\n')).toBeUndefined());

  test.each([
    '&a x',
    '*a',
    '!t x',
    '| ',
    '>',
    '"\\n"',
    'b: c',
    '- b',
    '"x" y',
    '[a, b',
    '[a,]',
    '{a: b, a: c}',
    "'x",
    '@x',
    '[a #b]',
  ])('not “a: %s”', (text) => expect(readPlain(`a: ${text}\n`)).toBeUndefined());

  test.each([
    '--- # x\na: 1',
    '--- a: 1',
    'a: 1\n---\nb: 1',
    '%YAML 1.2\n---\na: 1',
    'a: 1\n...\n',
    'a: 1\na: 2',
    '__proto__: 1',
    'a:\tb',
    'a: b\n  c',
    'a:\n  b: 1\n c: 2',
    ' a: 1',
    '1: a',
    '<<: {}',
    '',
    'text',
    '[a]',
    'a: 1\rb: 2',
    '- a\n  - b',
    `${'k'.repeat(1100)}: 1`,
  ])('not %j', (text) => expect(readPlain(text)).toBeUndefined());
});
