import { describe, expect, test } from 'vitest';
import { readDocument } from './document-reader.ts';
import { DEEPEST, entryOf, type MappingNode } from './source-node.ts';
import { TextLines } from './text-lines.ts';
import { readYaml } from './yaml-reading.ts';

/** `code line:column` of each problem. */
function problems(text: string): string[] {
  const lines = new TextLines(text);
  return readYaml(text).problems.map(({ code, start }) => {
    const { line, column } = lines.place(start);
    return `${code} ${line}:${column}`;
  });
}

describe('what the reader refuses, and where', () => {
  test.each([
    ['a key that stands twice', 'a: 1\nb: 2\na: 3\n', 'yaml/duplicate-key 3:1'],
    ['a key that stands twice in braces', 'x: { a: 1, a: 2 }\n', 'yaml/duplicate-key 1:12'],
    ['__proto__', 'a:\n  __proto__: 1\n', 'yaml/forbidden-key 2:3'],
    ['constructor', 'constructor: 1\n', 'yaml/forbidden-key 1:1'],
    ['prototype', '"prototype": 1\n', 'yaml/forbidden-key 1:1'],
    ['a number as key', 'a: 1\n2: b\n', 'yaml/non-string-key 2:1'],
    ['a list as key', '? [a]\n: b\n', 'yaml/non-string-key 1:3'],
    ['merge keys', 'a: &a { b: 1 }\nc:\n  <<: *a\n', 'yaml/merge-key 3:3'],
    ['tags of its own', 'a: !dice 2d6\n', 'yaml/tag 1:4'],
    ['binary tags', 'a: !!binary aGk=\n', 'yaml/tag 1:13'],
    ['sets', 'a: !!set { b, c }\n', 'yaml/tag 1:10'],
    ['a second document', 'a: 1\n---\nb: 2\n', 'yaml/several-documents 2:1'],
    ['directives', '%YAML 1.1\n---\na: yes\n', 'yaml/directive 1:1'],
    ['an alias without anchor', 'a: *b\n', 'yaml/unknown-alias 1:4'],
    ['an alias to what it is in', 'a: &a [ *a ]\n', 'yaml/unknown-alias 1:9'],
    ['tabs as indentation', 'a:\n\tb: 1\n', 'yaml/tab-as-indent 2:1'],
    ['an unclosed list', 'a: [1, 2\nb: 3\n', 'yaml/bad-indent 2:1'],
    ['an unclosed quote', 'a: "b\n', 'yaml/syntax 2:1'],
    ['a colon in plain text', 'a: b: c\n', 'yaml/block-as-implicit-key 1:4'],
    ['an unknown escape', 'a: "\\q"\n', 'yaml/bad-dq-escape 1:5'],
    ['a reserved character', 'a: @b\n', 'yaml/bad-scalar-start 1:4'],
    ['pairs', 'a: !!pairs [b: 1]\n', 'yaml/tag 1:12'],
    ['ordered maps', 'a: !!omap [b: 1]\n', 'yaml/tag 1:11'],
    ['moments', 'a: !!timestamp 2026-01-01\n', 'yaml/tag 1:16'],
  ])('%s', (_, text, expected) => expect(problems(text)).toContain(expected));

  test.each([
    ['a: b: c\n', /put text that has one in quotes/],
    ['a:\n\tb: 1\n', /Indent with spaces/],
    ['a: "\\q"\n', /backslash/],
    ['a: "b\n', /never closed/],
    ['a: 1\nb\nc: 2\n', /colon missing/],
    ['a:\n    b: 1\n  c: 2\n', /same column/],
  ])('%j in words that help', (text, expected) => expect(readYaml(text).problems[0]?.message).toMatch(expected));

  test('more values than fit into memory', () => {
    expect(readYaml('\n'.repeat(4_100_000)).problems.map(({ code }) => code)).toEqual(['yaml/too-large']);
  });

  test('an alias bomb, at once', () => {
    const names = 'abcdefghij';
    const lines = [...names].map((name, i) => {
      const item = i === 0 ? 'x' : `*${names[i - 1]}`;
      return `${name}: &${name} [${Array(9).fill(item).join(', ')}]`;
    });
    expect(problems(lines.join('\n'))).toEqual(['yaml/too-many-aliases 4:8']);
  });

  test.each([
    ['[', '['],
    ['{a: ', '{'],
    ['- ', '-'],
    ['? ', '?'],
  ])('10,000 levels of “%s” without filling the stack', (level) => {
    const found = readYaml(level.repeat(10_000)).problems;
    expect(found.map(({ code }) => code)).toEqual(['yaml/too-deep']);
  });

  test('3,000 levels of indentation', () => {
    const text = Array.from({ length: 3000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n');
    expect(problems(text)).toHaveLength(1);
    expect(readYaml(text).problems[0]?.code).toBe('yaml/too-deep');
  });

  test.each(['}', '"\n', '---\n', '%a\n', 'a: }\n'])(
    'a megabyte of %j soon, with a readable number of problems',
    (piece) => {
      const start = performance.now();
      const found = readYaml(piece.repeat(1_000_000 / piece.length)).problems;
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(50);
      expect(performance.now() - start).toBeLessThan(2000);
    },
  );

  test('a hundred thousand keys soon', () => {
    const text = `%a\n${Array.from({ length: 100_000 }, (_, i) => `k${i}: 1`).join('\n')}`.slice(3);
    const start = performance.now();
    expect(readDocument(text).problems).toEqual([]);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe('what the reader keeps', () => {
  const read = (text: string) => readDocument(text).node as MappingNode;

  test('the source of a number', () => {
    const node = read('a: +2\nb: "+2"\nc: 2\n');
    expect(node.value).toEqual({ a: 2, b: '+2', c: 2 });
    expect(node.entries.map((entry) => entry.node.kind === 'scalar' && entry.node.source)).toEqual(['+2', '+2', '2']);
  });

  test('places of keys and values', () => {
    const text = 'first: 1\nlist:\n  - "two words"\n  - { x: y }\n';
    const node = read(text);
    const cut = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
    const list = entryOf(node, 'list');
    expect(cut(node)).toBe(text.trimEnd());
    expect(text.slice(list?.keyStart, list?.keyEnd)).toBe('list');
    expect(cut(list!.node)).toBe('- "two words"\n  - { x: y }');
    expect(list?.node.kind === 'sequence' && list.node.items.map(cut)).toEqual(['"two words"', '{ x: y }']);
  });

  test('aliases within reason, at the place where they stand', () => {
    const node = read('a: &x { b: 1 }\nc: *x\n');
    expect(node.value).toEqual({ a: { b: 1 }, c: { b: 1 } });
    expect(entryOf(node, 'c')?.node).toMatchObject({ start: 18, end: 20 });
  });

  test('multi-line and block text', () => {
    expect(read('a: |\n  one\n  two\nb: >-\n  one\n  two\nc: one\n  two\n').value).toEqual({
      a: 'one\ntwo\n',
      b: 'one two',
      c: 'one two',
    });
  });

  test('an empty file as nothing', () => expect(readYaml('# only this\n').node).toMatchObject({ value: null }));

  test(`${DEEPEST - 10} levels`, () => {
    const levels = DEEPEST - 10;
    expect(readYaml(`a: ${'['.repeat(levels)}${']'.repeat(levels)}`).problems).toEqual([]);
  });
});
