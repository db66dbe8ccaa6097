import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FaceDesign } from '../../src-engine/face.ts';
import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { loadSet } from '../library/card-set-loader.ts';
import { brief, folderWith, sampleWith } from '../library/testing/sample-set.ts';
import { FaceCheck, faceDiagnostics } from './face-diagnostics.ts';
import { gameWithFaces, plainDesign } from './testing/plain-design.ts';

const load = (files: Readonly<Record<string, string>>, game = gameWithFaces()) =>
  loadSet(join(folderWith(files), 'v1'), { games: [game] });

async function check(from: string, to: string): Promise<readonly Diagnostic[]> {
  return faceDiagnostics(await load(sampleWith('v1/cards/acts.yaml', from, to)));
}

test('a set whose cards fit has nothing to say', async () => {
  expect(await check('Milo', 'Milo the Great')).toEqual([]);
});

test('a name that does not fit is reported at the name', async () => {
  const [found, ...others] = await check('Rosa Nox', 'Rosa '.repeat(30));
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    file: 'cards/acts.yaml',
    line: 4,
    column: 11,
    severity: 'warning',
    code: 'face/overflow',
  });
  expect(found?.message).toBe('“name” does not fit on the face, even at its smallest size; make it shorter.');
});

test('an id that is too long for the line with version and checksum is reported at the id', async () => {
  const id = 'm'.repeat(60);
  const [found, ...others] = await check('id: rosa', `id: ${id}`);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ file: 'cards/acts.yaml', line: 3, column: 9, code: 'face/overflow' });
  expect(found?.message).toMatch(
    new RegExp(`^The line “${id} · v1 · [0-9a-f]{6}” does not fit on the face, .*; make the id shorter\\.$`),
  );
});

test('a character that the font does not have is reported, once for each', async () => {
  const found = await check('Rosa Nox', 'Rosa 漢漢字');
  expect(found.map(brief)).toEqual(Array(2).fill('cards/acts.yaml:4:11 face/missing-glyph'));
  expect(found.map(({ message }) => message)).toEqual([
    'The face’s font has no “漢”; write “name” without it.',
    'The face’s font has no “字”; write “name” without it.',
  ]);
});

test('an icon that there is not is reported with those that there are', async () => {
  const [found] = await check('name: Milo', 'name: "{stra} {star}"');
  expect(found).toMatchObject({ line: 10, column: 11, code: 'face/unknown-icon' });
  expect(found?.message).toBe('There is no icon {stra}; faces know {star}.');
});

test('what is wrong with an inherited text is reported where it was written', async () => {
  const files = {
    ...sampleWith('v1/cards/acts.yaml', 'Rosa Nox', 'Rosa '.repeat(30)),
    'v2/set.yaml': 'version: v2\nextends: v1\n',
    'v2/cards/acts.yaml': 'type: act\ncards:\n  - id: rosa\n    cost: 400\n',
  };
  const loaded = await loadSet(join(folderWith(files), 'v2'), { games: [gameWithFaces()] });
  expect(faceDiagnostics(loaded).map(brief)).toEqual(['../v1/cards/acts.yaml:4:11 face/overflow']);
});

test('a set with errors is checked as far as it goes', async () => {
  const files = sampleWith('v1/cards/acts.yaml', 'name: Rosa Nox', `name: ${'Rosa '.repeat(30)}\n    tier: 7`);
  const broken = { ...files, 'v1/cards/more.yaml': 'type: act\ncards: [ 3, { name: [ 1, 2 ] }, { id: x, name: 漢 } ]' };
  const loaded = await load(broken);
  expect(loaded.set).toBeUndefined();
  expect(faceDiagnostics(loaded).map(brief)).toEqual([
    'cards/acts.yaml:4:11 face/overflow',
    'cards/more.yaml:2:48 face/missing-glyph',
  ]);
  expect(faceDiagnostics(await load({}))).toEqual([]);
});

test('only cards that have changed are laid out again, unless what all of them show has changed', async () => {
  const laidOut: string[] = [];
  const counting: FaceDesign = {
    ...plainDesign,
    layouts: Object.fromEntries(
      Object.entries(plainDesign.layouts).map(([type, layout]) => [
        type,
        {
          ...layout,
          front: (face) => {
            laidOut.push(face.card.id);
            return layout.front(face);
          },
        },
      ]),
    ),
  };
  const game = gameWithFaces(counting);
  const faceCheck = new FaceCheck();
  const checked = async (files: Readonly<Record<string, string>>) => {
    laidOut.length = 0;
    const found = [...drained(faceCheck.of(await load(files, game)))].map(brief);
    return { laidOut: [...laidOut], found };
  };
  const long = 'Rosa '.repeat(30);
  const first: Readonly<Record<string, string>> = sampleWith('v1/cards/acts.yaml', 'Rosa Nox', long);
  expect(await checked(first)).toEqual({
    laidOut: ['rosa', 'milo', 'cola'],
    found: ['cards/acts.yaml:4:11 face/overflow'],
  });
  const acts = 'v1/cards/acts.yaml';
  const commented: Readonly<Record<string, string>> = {
    ...first,
    [acts]: `# new\n${first[acts]}`.replace('Milo', 'Mila'),
  };
  expect(await checked(commented)).toEqual({ laidOut: ['milo'], found: ['cards/acts.yaml:5:11 face/overflow'] });
  const mode = 'v1/modes/club.yaml';
  const renamed = { ...commented, [mode]: commented[mode]!.replace('name: Club', 'name: Big club') };
  expect((await checked(renamed)).laidOut).toEqual(['rosa', 'milo', 'cola']);
});

test('a card that a layout cannot cope with is told, and the others are checked', async () => {
  const { front } = plainDesign.layouts.act!;
  const touchy: FaceDesign = {
    ...plainDesign,
    layouts: {
      ...plainDesign.layouts,
      act: {
        ...plainDesign.layouts.act!,
        front: (face) => {
          if (face.card.id === 'rosa') throw new TypeError('no such word');
          return front(face);
        },
      },
    },
  };
  const files = sampleWith('v1/cards/acts.yaml', 'Milo', '漢');
  const found = faceDiagnostics(await load(files, gameWithFaces(touchy)));
  expect(found.map(brief)).toEqual(['cards/acts.yaml:3:5 face/failed', 'cards/acts.yaml:10:11 face/missing-glyph']);
  expect(found[0]?.message).toBe('This card cannot be drawn as it is now: no such word');
});

test('a check that is left in the middle leaves nothing half known', async () => {
  const faceCheck = new FaceCheck();
  const loaded = await load(sampleWith('v1/cards/acts.yaml', 'Rosa Nox', 'Rosa '.repeat(30)));
  faceCheck.of(loaded).next();
  expect(drained(faceCheck.of(loaded)).map(brief)).toEqual(['cards/acts.yaml:4:11 face/overflow']);
});

function drained(check: ReturnType<FaceCheck['of']>): readonly Diagnostic[] {
  for (;;) {
    const { done, value } = check.next();
    if (done) return value;
  }
}
