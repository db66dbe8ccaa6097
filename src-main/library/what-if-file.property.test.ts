import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { hasErrors } from '../../src-shared/diagnostic.ts';
import { sampleSets } from '../../tests/sample-sets.ts';
import { whatIfSchemaOf } from './source/what-if-schema.ts';
import { parseWhatIf } from './source-file.ts';
import { linesFor, selectorsIn, selectorText, textOf } from './testing/what-if-lines.ts';
import { modelOf } from './testing/what-if-model.ts';
import { type AppliedStack, applyStack, type SoundSet } from './what-if-file.ts';

const RUNS = 300;

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) frozen(item);
  }
  return value;
}

/** Whoever changes the set that a what-if is applied to fails here. */
const samples = (await sampleSets()).map(({ game, set, version }) => ({
  name: `${game.title} ${version}`,
  game,
  set: frozen(set),
}));

const apply = (text: string, sound: SoundSet): AppliedStack => applyStack([parseWhatIf('what-if.yaml', text)], sound);

/** Either a set or errors within the text; neither only where there is nothing to do. */
function expectSettled(text: string, sound: SoundSet): AppliedStack {
  const result = apply(text, sound);
  const { set, diagnostics, lines, changes } = result;
  expect(set === undefined).toBe(hasErrors(diagnostics));
  const rows = text.split('\n');
  for (const { file, line, column, endLine, endColumn, message } of diagnostics) {
    expect(file).toBe('what-if.yaml');
    expect(message).not.toBe('');
    expect(line).toBeGreaterThanOrEqual(1);
    expect(endLine).toBeLessThanOrEqual(rows.length);
    expect(column).toBeLessThanOrEqual(rows[line - 1]!.length + 1);
    expect(endColumn).toBeLessThanOrEqual(rows[endLine - 1]!.length + 1);
    expect(endLine > line || endColumn >= column).toBe(true);
  }
  if (set === undefined) expect(changes).toEqual([]);
  else if (lines.length === 0) expect(set).toBe(sound.set);
  return result;
}

describe.each(samples)('what-ifs of $name', (sound) => {
  const { set, game } = sound;

  test('apply exactly, to all that they match and nothing else, or say what is wrong', () => {
    const outcomes = { applied: 0, refused: 0, repeated: 0 };
    fc.assert(
      fc.property(linesFor(set), (lines) => {
        const expected = modelOf(set, game, lines);
        const result = expectSettled(textOf(lines), sound);
        expect(result.set).toStrictEqual(expected);
        outcomes[expected ? 'applied' : 'refused']++;
        if (expected && new Set(lines.map(selectorText)).size < lines.length) outcomes.repeated++;
      }),
      { numRuns: RUNS },
    );
    // Neither may be what nearly always happens: then the other was hardly tried.
    expect(Math.min(outcomes.applied, outcomes.refused)).toBeGreaterThan(RUNS / 10);
    expect(outcomes.repeated).toBeGreaterThan(RUNS / 30);
  });

  // One line each: of several, a later one may win over one that is wrong by itself.
  test('that apply are right by the schema that completes them', () => {
    const ground = {
      game,
      house: set.manifest.house,
      modes: set.modes.map((value) => ({ id: value.id, value })),
      cards: set.cards,
    };
    // Thousands of properties are too many for the nested code that ajv would make without these options.
    const ajv = new Ajv({ strict: false, allErrors: true, code: { optimize: false } });
    const validate = ajv.compile(whatIfSchemaOf(ground)!.schema);
    fc.assert(
      fc.property(linesFor(set, 1), (lines) => {
        const source = parseWhatIf('what-if.yaml', textOf(lines));
        if (applyStack([source], sound).set === undefined) return;
        validate(source.file.node?.value);
        expect(validate.errors ?? []).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test('list every value that they have changed, once', () => {
    fc.assert(
      fc.property(linesFor(set, 3), (lines) => {
        const { set: after, changes } = apply(textOf(lines), sound);
        if (after === undefined) return;
        const back = structuredClone(after);
        for (const { on, type, id, path, before, after: now } of changes) {
          const object =
            on === 'manifest'
              ? back.manifest
              : (on === 'mode' ? back.modes : back.cards[type!]!).find((one) => one.id === id);
          const holder = path.slice(0, -1).reduce((value, step) => (value as never)[step], object as unknown) as Record<
            string,
            unknown
          >;
          expect(holder[path.at(-1)!]).toBe(now);
          if (before === undefined) delete holder[path.at(-1)!];
          else holder[path.at(-1)!] = before;
        }
        expect(back).toStrictEqual(set);
      }),
      { numRuns: RUNS / 3 },
    );
  });

  test('one after the other are the same as one with the lines of both', () => {
    fc.assert(
      fc.property(linesFor(set), fc.nat(4), (lines, cut) => {
        const one = apply(textOf(lines), sound);
        const sources = [lines.slice(0, cut), lines.slice(cut)].map((part, place) =>
          parseWhatIf(`${place}.yaml`, textOf(part)),
        );
        const both = applyStack(sources, sound);
        expect(both.set).toStrictEqual(one.set);
        expect(both.changes).toEqual(one.changes);
        expect(both.diagnostics.map(({ code, message }) => [code, message]).sort()).toEqual(
          one.diagnostics.map(({ code, message }) => [code, message]).sort(),
        );
      }),
      { numRuns: RUNS / 3 },
    );
  });

  test('that were miswritten by a letter or two are settled', () => {
    const nasty = fc.constantFrom(...' .:%+-=x#"\'{}[]&*!|>?,\t\r\n_0€é\u0000\ud83d');
    const slips = fc.array(fc.tuple(fc.nat(), nasty, fc.nat(2)), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(linesFor(set, 2), slips, (lines, list) => {
        let text = textOf(lines);
        for (const [at, letter, cut] of list) {
          const place = at % text.length;
          text = text.slice(0, place) + letter + text.slice(place + cut);
        }
        expectSettled(text, sound);
      }),
      { numRuns: RUNS },
    );
  });

  test('of any text are settled', () => {
    const piece = fc.oneof(
      selectorsIn(set).map(selectorText),
      fc.constantFrom(
        'modes',
        'cards',
        'house',
        '.',
        ': ',
        ':',
        ' ',
        '\n',
        '- ',
        '# ',
        '&a ',
        '*a',
        '{',
        '}',
        '[',
        ']',
        ',',
      ),
      fc.constantFrom('+1', '-1', '%', 'x2', '=', '18', '~', '|\n', '>-\n ', '!!str ', '---\n', '? ', '"', "'", '<<'),
      fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '\t', '\u2028'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        expectSettled(pieces.join(''), sound);
      }),
      { numRuns: RUNS },
    );
  });

  test('of any YAML are settled', () => {
    const key = fc.oneof(
      selectorsIn(set).map(selectorText),
      fc.string({ maxLength: 8 }),
      fc.constantFrom('__proto__', 'constructor', 'modes.__proto__.x', 'cards.constructor.name', 'house.__proto__', ''),
      selectorsIn(set).map((one) => `${selectorText(one)}.__proto__`),
      selectorsIn(set).map(({ target, path }) => selectorText({ target, path: [...path.slice(0, -1), 'constructor'] })),
    );
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
      fc.double(),
      fc.constantFrom('+1', '-10%', 'x0', '=-5', '', null, '%', '+', 'NaN', Infinity, -0),
    );
    const entries = fc.array(fc.tuple(key, value), { maxLength: 4 });
    fc.assert(
      fc.property(entries, (list) => {
        expectSettled(stringify(new Map(list)), sound);
      }),
      { numRuns: RUNS },
    );
  });
});
