import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRecord } from '../../../src-shared/record.ts';
import { readYaml } from '../yaml/yaml-reading.ts';
import { keyText, literalLines, numberText, scalarText } from './scalar-text.ts';
import { anyScalar, anyText } from './testing/sample-yaml.ts';

describe('a scalar', () => {
  test('reads back as itself, alone and in brackets', () => {
    const quotes = fc.constantFrom(undefined, 'single' as const, 'double' as const);
    fc.assert(
      fc.property(anyScalar, quotes, (value, had) => {
        expect(readYaml(`a: ${scalarText(value, false, had)}`).node?.value).toEqual({ a: value });
        expect(readYaml(`a: [${scalarText(value, true, had)}, 1]`).node?.value).toEqual({ a: [value, 1] });
        expect(readYaml(`- ${scalarText(value, false, had)}`).node?.value).toEqual([value]);
      }),
      { numRuns: 1000 },
    );
  });

  test('reads back as a key', () => {
    fc.assert(
      fc.property(anyText, (key) => {
        fc.pre(key !== '<<' && key !== '__proto__');
        for (const text of [`${keyText(key, false)}: 1`, `{ ${keyText(key, true)}: 1 }`]) {
          const { node } = readYaml(text);
          expect(isRecord(node?.value) && Object.entries(node.value)).toEqual([[key, 1]]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['Rosa Nox', 'Rosa Nox'],
    ['Frau Über & Söhne', 'Frau Über & Söhne'],
    ['http://x.org', 'http://x.org'],
    ['a: b', '"a: b"'],
    ['say "hi": now', `'say "hi": now'`],
    ["it's: now", `"it's: now"`],
    ['yes', 'yes'],
    ['true', '"true"'],
    ['', '""'],
    ['two\nlines', '"two\\nlines"'],
  ])('%j is written as %s', (value, expected) => expect(scalarText(value, false)).toBe(expected));
});

describe('a number', () => {
  test.each([
    [1200, '1200'],
    [12.5, '12.5'],
    [-3, '-3'],
    [10_000_000, '10000000'],
    [0.0000001, '0.0000001'],
    [1e20, '100000000000000000000'],
  ])('%d is written as people do', (value, expected) => expect(numberText(value)).toBe(expected));
});

test('text under a bar reads back as itself', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), (parts) => {
      const value = parts.join('\n');
      const lines = literalLines(value);
      fc.pre(lines !== undefined);
      const text = [
        `a: ${lines[0]}`,
        ...lines.slice(1).map((line) => (line === '' ? '' : `  ${line}`)),
        'b: 1',
        '',
      ].join('\n');
      expect(readYaml(text).node?.value).toEqual({ a: value, b: 1 });
    }),
    { numRuns: 500 },
  );
});
