import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TextLines } from '../yaml/text-lines.ts';
import { readJson } from './json-reader.ts';

const readValue = (text: string): unknown => {
  const reading = readJson(text);
  if ('problem' in reading) throw new Error(reading.problem.message);
  return reading.node.value;
};

/** `line:column code` of what is wrong. */
function problemOf(text: string): string {
  const reading = readJson(text);
  if ('node' in reading) return 'nothing';
  const { line, column } = new TextLines(text).place(reading.problem.start);
  return `${line}:${column} ${reading.problem.code}`;
}

const plainJson = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !/__proto__|constructor|prototype/.test(JSON.stringify(value)));

test('whatever JSON.stringify writes is read as JSON.parse reads it, however it is indented', () => {
  fc.assert(
    fc.property(plainJson, fc.constantFrom(0, 2, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(readValue(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('whatever it accepts JSON.parse accepts too, and the other way round', () => {
  const piece = fc.constantFrom(
    ...'{}[]:,"\\ \n',
    '"a"',
    '"b"',
    '1',
    '-',
    '0',
    '1e5',
    '.5',
    '1.',
    'true',
    'nul',
    'null',
    '\\u00e4',
    "'",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const ours = readJson(text);
      // Keys that stand twice are refused here only.
      if ('problem' in ours && ours.problem.code !== 'json/syntax') return;
      let theirs: unknown;
      let isJson = true;
      try {
        theirs = JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect('node' in ours).toBe(isJson);
      if ('node' in ours) expect(ours.node.value).toEqual(theirs);
    }),
    { numRuns: 5000 },
  );
});

test('places are those of the text', () => {
  const text = '{\n  "a": [1, "ä\\n"],\n  "b": {}\n}';
  const reading = readJson(text);
  if (!('node' in reading) || reading.node.kind !== 'mapping') throw new Error('no object');
  const [a, b] = reading.node.entries;
  expect(text.slice(a!.keyStart, a!.keyEnd)).toBe('"a"');
  expect(text.slice(a!.node.start, a!.node.end)).toBe('[1, "ä\\n"]');
  expect(text.slice(b!.node.start, b!.node.end)).toBe('{}');
});

describe('what is refused, and where', () => {
  test.each([
    ['', '1:1 json/syntax'],
    ['{"a": 1', '1:8 json/syntax'],
    ['{"a": 1,}', '1:9 json/syntax'],
    ['[1 2]', '1:4 json/syntax'],
    ['{a: 1}', '1:2 json/syntax'],
    ['{"a" 1}', '1:6 json/syntax'],
    ['{\n  "a": "x\ny"}', '2:10 json/syntax'],
    ['["\\x"]', '1:2 json/syntax'],
    ['["abc', '1:2 json/syntax'],
    ['[1] [2]', '1:5 json/syntax'],
    ['[01]', '1:2 json/syntax'],
    ['# no comment\n1', '1:1 json/syntax'],
    ['[NaN]', '1:2 json/syntax'],
    ['[1e999]', '1:2 json/number'],
    ['{"a": 1,\n "a": 2}', '2:2 json/duplicate-key'],
    ['{"x": {"__proto__": {"polluted": true}}}', '1:8 json/forbidden-key'],
    ['{"\\u005f_proto__": 1}', '1:2 json/forbidden-key'],
    ['{"constructor": 1}', '1:2 json/forbidden-key'],
    ['['.repeat(100_000), '1:66 json/too-deep'],
    ['{"a":'.repeat(100_000), '1:326 json/too-deep'],
  ])('%#', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  test('too many values', () => {
    expect(problemOf(`[${'1,'.repeat(1_000_001)}1]`)).toContain('json/too-large');
  });
});
