import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { brief } from '../library/testing/sample-set.ts';
import { bundle, bundleOf } from './bundle.ts';
import { checkBundle } from './bundle-check.ts';
import { partChecksums, sealOf } from './bundle-document.ts';
import type { ExportSubject } from './export-format.ts';
import { shippedSubject, textOf } from './testing/sample-subject.ts';

const textFor = async (subject: ExportSubject): Promise<string> => textOf((await bundle.files(subject, {}, {}))[0]!);
const check = (text: string): readonly Diagnostic[] => checkBundle('set.bundle.json', text).diagnostics;
const errors = (text: string): string[] =>
  check(text)
    .filter(({ severity }) => severity === 'error')
    .map(brief);

const released = await shippedSubject('v0.3');
const draft = await shippedSubject('v0.4-draft');
const text = await textFor(draft);

/** The place of a text, as diagnostics tell it. */
function at(whole: string, part: string): string {
  const before = whole.slice(0, whole.indexOf(part)).split('\n');
  return `${before.length}:${before.at(-1)!.length + 1}`;
}

// biome-ignore lint/suspicious/noExplicitAny: documents are taken apart at will here
type Loose = any;

/** The bundle with something else in it, and checksums and seal that fit. */
function resealed(change: (document: Loose) => void): string {
  const document = JSON.parse(text);
  change(document);
  document.checksums = partChecksums(document.data);
  document.seal = sealOf(document);
  return JSON.stringify(document, null, 2);
}

/** The same value with the keys of every mapping backwards. */
const turned = (value: unknown): unknown =>
  typeof value !== 'object' || value === null
    ? value
    : Array.isArray(value)
      ? value.map(turned)
      : Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, inner]) => [key, turned(inner)]),
        );

describe.each([
  ['released', released],
  ['draft that extends another', draft],
])('a bundle of the %s set', (_, subject) => {
  test('is valid, and holds the same set', async () => {
    const checked = checkBundle('x.json', await textFor(subject));
    expect(checked.diagnostics).toEqual(
      subject.loaded.diagnostics.map((one) => expect.objectContaining({ code: one.code })),
    );
    expect(checked.set).toEqual(subject.set);
    expect(checked).toMatchObject({
      cards: subject.loaded.cards,
      modes: subject.loaded.modes,
      checksum: subject.checksum,
      version: subject.set.manifest.version,
    });
  });

  test('makes the same bundle when it is exported again', async () => {
    const once = await textFor(subject);
    const { game, set, checksum } = checkBundle('x.json', once);
    const again = bundleOf({ ...subject, game: game!, set: set!, checksum });
    expect(`${JSON.stringify(again, null, 2)}\n`).toBe(once);
  });
});

test('the changelog is against the version that the set extends, and none where it extends none', () => {
  expect(bundleOf(released).changelog).toBeNull();
  const { changelog, set } = bundleOf(draft);
  expect(set.extends).toBe('v0.3');
  expect(changelog).toMatchObject({
    since: { version: 'v0.3' },
    modes: { changed: [{ id: 'clubnight' }] },
    markdown: expect.stringContaining('# v0.3 → v0.4-draft'),
  });
});

test('the order of fields in the files of the set changes nothing but the checksum of the files', () => {
  // Maps of classes keep the order that the designer gave them, which is that of the rule book.
  const cards = turned(draft.set.cards) as typeof draft.set.cards;
  expect(JSON.stringify(bundleOf({ ...draft, set: { ...draft.set, cards } }))).toBe(JSON.stringify(bundleOf(draft)));
});

describe('whatever is changed breaks the seal', () => {
  test('one number of one card', () => {
    const changed = text.replace('"rent": 5000', '"rent": 4000');
    const { checksums, seal } = bundleOf(draft);
    expect(errors(changed)).toEqual([
      `set.bundle.json:${at(changed, `"${checksums.cards.location}"`)} bundle/checksum`,
      `set.bundle.json:${at(changed, `"${seal}"`)} bundle/seal`,
    ]);
  });

  test.each([
    ['the changelog', /"markdown": "# v0/, '"markdown": "# v1'],
    ['the title of the game', '"title": "Dark Promoters"', '"title": "Bright Promoters"'],
    ['the checksum of the set', /("status": "draft",\n {4}"extends": "v0.3",\n {4}"checksum": "sha256-)./, '$1x'],
    ['a checksum of a schema', /("act.schema.json": "sha256-)./, '$1x'],
  ])('%s', (_, from, to) => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    expect(errors(changed).map((line) => line.split(' ')[1])).toContain('bundle/seal');
  });

  test('but not how the text is indented, or the order of keys', () => {
    const document = JSON.parse(text);
    expect(errors(JSON.stringify(document))).toEqual([]);
    expect(JSON.stringify(turned(document))).not.toBe(JSON.stringify(document));
    expect(errors(JSON.stringify(turned(document)))).toEqual([]);
  });

  test('no seal at all', () => {
    const { seal: _, ...document } = JSON.parse(text);
    expect(errors(JSON.stringify(document))).toEqual(['set.bundle.json:1:1 bundle/seal']);
  });
});

describe('behind a seal that fits, the set is checked like that of a folder', () => {
  test('schema errors, at the very value', () => {
    const changed = resealed(({ data }) => {
      data.cards.act[0].cost = -1;
    });
    expect(errors(changed)).toEqual([`set.bundle.json:${at(changed, '-1')} schema/minimum`]);
  });

  test('the game’s own checks', () => {
    const changed = resealed(({ data }) => {
      data.cards.act[0].class = 'nobody';
    });
    expect(errors(changed)).toEqual([`set.bundle.json:${at(changed, '"nobody"')} card/unknown-class`]);
  });

  test('ids that stand twice, unknown types, missing modes', () => {
    expect(errors(resealed(({ data }) => data.cards.act.push(data.cards.act[0])))[0]).toContain('card/duplicate-id');
    const alien = resealed(({ data }) => {
      data.cards.alien = [];
    });
    expect(errors(alien)).toEqual([`set.bundle.json:${at(alien, '"alien"')} cards/unknown-type`]);
    expect(errors(resealed(({ data }) => data.modes.splice(0)))[0]).toContain('set/no-modes');
  });

  test('the head must say what the data says', () => {
    const changed = resealed((document) => {
      document.set.version = 'v0.9';
      document.set.extends = null;
      document.game.id = 'chess';
    });
    expect(errors(changed)).toEqual([
      `set.bundle.json:${at(changed, '"chess"')} bundle/identity`,
      `set.bundle.json:${at(changed, '"v0.9"')} bundle/identity`,
      `set.bundle.json:${at(changed, 'null')} bundle/identity`,
    ]);
  });

  test('other schemas than those of the program are a hint', () => {
    const changed = resealed(({ schemas }) => {
      schemas.checksum = 'sha256-0';
    });
    expect(check(changed)).toContainEqual(expect.objectContaining({ severity: 'hint', code: 'bundle/schemas' }));
    expect(errors(changed)).toEqual([]);
  });
});

describe('what is no bundle is told as such', () => {
  test.each([
    ['{"format": "soundcheck-bundle"', '1:31 json/syntax'],
    ['{}', '1:1 bundle/format'],
    ['[]', '1:1 bundle/format'],
    ['null', '1:1 bundle/format'],
    ['{"format": "zip"}', '1:12 bundle/format'],
    ['{"format": "soundcheck-bundle", "formatVersion": 2}', '1:50 bundle/format'],
    ['{"format": "soundcheck-bundle", "formatVersion": 1}', '1:1 bundle/structure'],
    [
      '{"format": "soundcheck-bundle", "formatVersion": 1, "data": {"manifest": 1, "modes": {}}}',
      '1:86 bundle/structure',
    ],
    ['{"format": "soundcheck-bundle", "__proto__": {}}', '1:33 json/forbidden-key'],
  ])('%s', (document, problem) => {
    expect(errors(document)).toEqual([`set.bundle.json:${problem}`]);
  });

  test('one with a part that does not belong there', () => {
    expect(errors(resealed((document) => Object.assign(document, { changelogs: 1 })))[0]).toContain('bundle/structure');
  });
});

test('no value anywhere makes it fail', () => {
  const paths: (string | number)[][] = [];
  const collect = (value: unknown, path: (string | number)[]) => {
    if (typeof value !== 'object' || value === null || path.length > 5) return;
    for (const key of Array.isArray(value) ? [0, 1].filter((i) => i < value.length) : Object.keys(value)) {
      paths.push([...path, key]);
      collect((value as Record<string, unknown>)[key], [...path, key]);
    }
  };
  collect(JSON.parse(text), []);
  const odd = fc.oneof(
    fc.constantFrom(null, true, 0, -1, '', '\u0000', [], {}, [null], { id: 1 }, [[[]]]),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...paths), odd, fc.boolean(), (path, value, isSealed) => {
      const document = JSON.parse(text);
      let parent = document;
      for (const step of path.slice(0, -1)) parent = parent[step];
      parent[path.at(-1)!] = value;
      if (isSealed) document.seal = sealOf(document);
      for (const { file, line, column, message } of check(JSON.stringify(document, null, 1))) {
        expect({ file, isPlace: line >= 1 && column >= 1, isTold: message.length > 0 }).toMatchObject({
          isPlace: true,
          isTold: true,
        });
      }
    }),
    { numRuns: 60 },
  );
});
