import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import type { Box } from '../../src-engine/face.ts';
import { facesOf } from '../faces/faces.ts';
import { encodePng } from '../faces/png-encoding.ts';
import { paintPixels, paintPng, preparePng } from '../faces/png-painter.ts';
import { gameWithFaces, plainDesign } from '../faces/testing/plain-design.ts';
import type { OutputFile } from '../output/output.ts';
import { viewWithBleed } from '../preflight/picture-preflight.ts';
import type { ExportOptions, ExportSubject } from './export-format.ts';
import { exportSet } from './export-set.ts';
import { PICTURE_PROFILES, type PictureProfile, pictureTrouble, shownBy } from './picture-profile.ts';
import { png } from './png.ts';
import { sampleSubject, shippedSubject, textOf } from './testing/sample-subject.ts';
import { tts } from './tts.ts';
import { MOST_ON_SHEET, ttsSheet } from './tts-sheet.ts';

const subject = async (files: Readonly<Record<string, string>> = {}): Promise<ExportSubject> => ({
  ...(await sampleSubject(files)),
  game: gameWithFaces(),
});

async function made(
  format: typeof png,
  of: ExportSubject,
  options: ExportOptions = {},
): Promise<readonly OutputFile[]> {
  const files = await exportSet(format, of, options);
  if (!files.ok) throw new Error(files.problem.message);
  return files.value;
}

const file = (files: readonly OutputFile[], end: string): OutputFile => {
  const found = files.find(({ name }) => name.endsWith(end));
  if (!found) throw new Error(`${end} is not among ${files.map(({ name }) => name).join(', ')}`);
  return found;
};
const pixelsOf = ({ bytes }: OutputFile): PNG => PNG.sync.read(Buffer.from(bytes), { checkCRC: true });
const pixel = ({ data, width }: PNG, x: number, y: number) => [
  ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4),
];

const PAPER = [0xf4, 0xef, 0xe6, 255];
const BACK = [0x3a, 0x0f, 0x1f, 255];

describe('pictures for print shops', () => {
  test.each(PICTURE_PROFILES.map((profile) => [profile.id, profile] as const))('%s', async (id, profile) => {
    const files = await made(png, await subject(), { profile: id, types: ['act'] });
    expect(files.map(({ name }) => name)).toEqual(
      ['backs/act.png', 'act/rosa.png', 'act/milo.png', 'cards.csv'].map((name) => `dark-promoters-v1-${id}/${name}`),
    );
    for (const one of files.filter(({ name }) => name.endsWith('.png'))) {
      const { width, height } = pixelsOf(one);
      expect({ width, height }).toEqual({ width: profile.width, height: profile.height });
      const at = Buffer.from(one.bytes).indexOf('pHYs');
      expect(Buffer.from(one.bytes).readUInt32BE(at + 4)).toBe(11811);
    }
    const front = pixelsOf(file(files, 'rosa.png'));
    for (const [x, y] of [
      [0, 0],
      [profile.width - 1, 0],
      [0, profile.height - 1],
      [profile.width - 1, profile.height - 1],
    ]) {
      expect(pixel(front, x!, y!)).toEqual(PAPER);
    }
    expect(pixel(pixelsOf(file(files, 'backs/act.png')), 5, 5)).toEqual(BACK);
  });

  test('that come out in another size or resolution are no pictures for the shop', async () => {
    await preparePng();
    const [profile] = PICTURE_PROFILES as [PictureProfile];
    const { x, y, width, height } = shownBy(profile);
    const painted = (view: Box, pixels = profile.width) => pictureTrouble(paintPng([], view, pixels), profile);
    expect(painted({ x, y, width, height })).toBeUndefined();
    expect(painted({ x, y, width, height: height - 0.1 })).toBe('825 × 1124 pixels in place of 825 × 1125');
    expect(painted({ x, y, width, height }, 822)).toBe('822 × 1121 pixels in place of 825 × 1125');
    expect(painted({ x, y, width: width / 2, height: height / 2 })).toBe('not at 300 dpi');
    const data = new Uint8Array(4 * profile.width * profile.height);
    const bare = await encodePng({ width: profile.width, height: profile.height, data });
    expect(pictureTrouble(bare, profile)).toBe('not at 300 dpi');
  });

  test('that have come out wrong are not handed on', async () => {
    const [profile] = PICTURE_PROFILES as [PictureProfile];
    const odd = { ...profile, id: 'odd', height: profile.height + 0.4 };
    (PICTURE_PROFILES as PictureProfile[]).push(odd);
    try {
      await expect(made(png, await subject(), { profile: 'odd', types: ['act'] })).rejects.toThrow(
        /^The picture \S+\.png has come out wrong for The Game Crafter: 825 × 1125 pixels in place of 825 × 1125.4\.$/,
      );
    } finally {
      (PICTURE_PROFILES as PictureProfile[]).pop();
    }
  });

  test('show as much bleed as the shop asks for, the same on all sides', () => {
    const [crafter, , makers] = PICTURE_PROFILES.map(shownBy);
    expect(crafter!.x).toBeCloseTo(-3.175);
    expect(crafter!.width).toBeCloseTo(69.85);
    expect(crafter!.y).toBeCloseTo(-3.175);
    expect(makers!.x).toBeCloseTo(-3.048);
    expect(makers!.y).toBeCloseTo(-3.048);
  });

  test('come with a list of what to order', async () => {
    const list = textOf(file(await made(png, await subject()), 'cards.csv'));
    expect(list.split('\r\n')).toEqual([
      '\ufeffFront,Back,Copies,Type,Id,Name',
      'act/rosa.png,backs/act.png,1,act,rosa,Rosa Nox',
      'act/milo.png,backs/act.png,1,act,milo,Milo',
      'sponsor/cola.png,backs/sponsor.png,2,sponsor,cola,Cola',
      '',
    ]);
  });

  test('a shop that nobody knows is refused with those that are known', async () => {
    await expect(made(png, await subject(), { profile: 'game-crafters' })).rejects.toThrow(
      'There is no profile “game-crafters”. Did you mean “game-crafter”? Known: game-crafter, drivethrucards, makeplayingcards.',
    );
  });

  test('tell how far they are, and can be stopped between two faces', async () => {
    const stop = new AbortController();
    const seen: number[] = [];
    const watch = {
      signal: stop.signal,
      onProgress: ({ done, of }: { done: number; of: number }) => {
        seen.push(done);
        expect(of).toBe(5);
        if (done === 2) stop.abort();
      },
    };
    await expect(png.files(await subject(), {}, watch)).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toEqual([1, 2]);
  });
});

interface Saved {
  ObjectStates: {
    Name: string;
    Nickname: string;
    DeckIDs?: number[];
    CardID?: number;
    CustomDeck: Record<string, Record<string, unknown>>;
    ContainedObjects?: { Name: string; Nickname: string; Description: string; CardID: number; CustomDeck: object }[];
  }[];
}
const savedIn = (files: readonly OutputFile[]): Saved => JSON.parse(textOf(file(files, '.json'))) as Saved;

/** An act for each number. */
const many = (count: number): Record<string, string> => ({
  'v1/cards/acts.yaml': `type: act\ncards:\n${Array.from(
    { length: count },
    (_, place) => `  - { id: act-${place}, name: Act ${place}, class: dj, cost: 500, audience: 15, modes: [club] }\n`,
  ).join('')}`,
});

test('while pictures are made, the thread that answers windows is free, and they are what it would have made', async () => {
  const of = await subject(many(12));
  const before = performance.eventLoopUtilization();
  const files = await made(tts, of, { types: ['act'] });
  const pictures = await made(png, of, { types: ['act'] });
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.6);
  const profile = PICTURE_PROFILES[0]!;
  await preparePng();
  const faces = facesOf(of.game, of.set, { size: 'poker', imprint: 'final' });
  const face = faces.front('act', of.set.cards.act![7]!);
  const expected = paintPng(face.items, shownBy(profile), profile.width);
  expect(Buffer.compare(file(pictures, 'act-7.png').bytes, expected)).toBe(0);
  const again = await made(tts, of, { types: ['act'] });
  expect(again.map(({ bytes }, place) => Buffer.compare(bytes, files[place]!.bytes))).toEqual([0, 0, 0]);
});

describe('decks for Tabletop Simulator', () => {
  test('cards from the top left, the back in the last place', async () => {
    const of = await subject();
    const files = await made(tts, of, { types: ['act'] });
    const names = ['act-back.png', 'act-1.png', 'dark-promoters-v1.json'];
    expect(files.map(({ name }) => name)).toEqual(names.map((name) => `dark-promoters-v1-tts/${name}`));
    const sheet = pixelsOf(file(files, 'act-1.png'));
    expect({ width: sheet.width, height: sheet.height }).toEqual({ width: 1500, height: 2100 });
    await preparePng();
    const faces = facesOf(of.game, of.set, { size: 'poker', imprint: 'final' });
    const sides = [...of.set.cards.act!.map((card) => faces.front('act', card)), undefined, faces.back('act')];
    for (const [place, side] of sides.entries()) {
      const [left, top] = [(place % 2) * 750, Math.floor(place / 2) * 1050];
      const cut = new PNG({ width: 750, height: 1050 });
      PNG.bitblt(sheet, cut, left, top, 750, 1050, 0, 0);
      const expected = side ? Buffer.from(paintPixels(side.items, viewWithBleed('poker', 0), 750).data) : undefined;
      if (expected) expect(Buffer.compare(cut.data, expected)).toBe(0);
      else expect(pixel(cut, 300, 300)).toEqual([0, 0, 0, 255]);
    }
    expect(pixel(sheet, 1498, 2098)).toEqual(BACK);
    expect(pixel(pixelsOf(file(files, 'act-back.png')), 300, 300)).toEqual(BACK);
  });

  test('a deck a card type, with every copy, its sheet and its place on it', async () => {
    const { ObjectStates: decks } = savedIn(await made(tts, await subject()));
    expect(decks.map(({ Name, Nickname, DeckIDs }) => [Name, Nickname, DeckIDs])).toEqual([
      ['DeckCustom', 'Acts', [100, 101]],
      ['DeckCustom', 'Sponsors', [200, 200]],
    ]);
    const [acts] = decks;
    expect(acts!.CustomDeck).toEqual({
      1: {
        FaceURL: 'act-1.png',
        BackURL: 'act-back.png',
        NumWidth: 2,
        NumHeight: 2,
        BackIsHidden: true,
        UniqueBack: false,
        Type: 0,
      },
    });
    expect(acts!.ContainedObjects!.map(({ Name, Nickname, CardID }) => [Name, Nickname, CardID])).toEqual([
      ['Card', 'Rosa Nox', 100],
      ['Card', 'Milo', 101],
    ]);
    expect(acts!.ContainedObjects![0]!.Description).toContain('Cost (€): 500');
    expect(acts!.ContainedObjects![0]!.CustomDeck).toEqual(acts!.CustomDeck);
  });

  test('a description is for people: nothing in it is guarded from spreadsheets', async () => {
    const card = '{ id: cold, name: Cold, class: dj, cost: 500, audience: 15, modes: [club], flavour: "-5 degrees" }';
    const of = await subject({ 'v1/cards/acts.yaml': `type: act\ncards:\n  - ${card}\n` });
    const { ObjectStates: decks } = savedIn(await made(tts, of, { types: ['act'] }));
    expect(decks).toMatchObject([{ Description: expect.stringContaining(': -5 degrees') }]);
  });

  test('a description has names and numbers as the face has them', async () => {
    const of = await shippedSubject('v0.3');
    const { ObjectStates: decks } = savedIn(await made(tts, of, { types: ['act'], modes: ['party'] }));
    const { Description } = decks[0]!.ContainedObjects![0]!;
    expect(Description.split('\n').slice(0, 2)).toEqual(['Class: Headliner', 'Cost (€): 8,000']);
  });

  test('one card is no deck, but a card', async () => {
    const { ObjectStates: decks } = savedIn(await made(tts, await subject(many(1)), { types: ['act'] }));
    expect(decks).toMatchObject([{ Name: 'Card', Nickname: 'Act 0', CardID: 100 }]);
  });

  test('more cards than a sheet holds go on on the next', async () => {
    const files = await made(tts, await subject(many(MOST_ON_SHEET + 2)), { types: ['act'] });
    const [deck] = savedIn(files).ObjectStates;
    expect(deck!.DeckIDs!.slice(-3)).toEqual([168, 200, 201]);
    expect(deck!.CustomDeck[1]).toMatchObject({ NumWidth: 10, NumHeight: 7, FaceURL: 'act-1.png' });
    expect(deck!.CustomDeck[2]).toMatchObject({ NumWidth: 2, NumHeight: 2, FaceURL: 'act-2.png' });
    const full = pixelsOf(file(files, 'act-1.png'));
    expect(full.width).toBeLessThanOrEqual(4096);
    expect(full.height).toBeLessThanOrEqual(4096);
    expect(pixel(full, full.width - 5, full.height - 5)).toEqual(BACK);
  });

  test('pictures are found where the base URL says, with or without a slash at its end', async () => {
    for (const baseUrl of ['https://example.org/cards', 'https://example.org/cards/']) {
      const [deck] = savedIn(await made(tts, await subject(), { baseUrl })).ObjectStates;
      expect(deck!.CustomDeck[1]).toMatchObject({
        FaceURL: 'https://example.org/cards/act-1.png',
        BackURL: 'https://example.org/cards/act-back.png',
      });
    }
    const [deck] = savedIn(
      await made(tts, await subject(many(1)), { baseUrl: 'file:///home/me/my cards' }),
    ).ObjectStates;
    expect(deck!.CustomDeck[1]).toMatchObject({ FaceURL: 'file:///home/me/my%20cards/act-1.png' });
  });

  test.each([
    ['C:\\cards', 'begins with https:// or file:///'],
    ['https://', 'begins with https:// or file:///'],
    ['javascript://x', 'begins with https:// or file:///'],
    ['https://example.org/cards?key=1', 'goes on behind a ? or #'],
    ['https://example.org/#cards', 'goes on behind a ? or #'],
  ])('%s is no place for pictures', async (baseUrl, told) => {
    await expect(made(tts, await subject(), { baseUrl })).rejects.toThrow(told);
  });
});

test('sheets of any number of cards hold them and the hidden face within the limits', () => {
  for (let cards = 1; cards <= MOST_ON_SHEET; cards++) {
    const { columns, rows, width, height } = ttsSheet(cards);
    expect(columns * rows).toBeGreaterThan(cards);
    expect(columns >= 2 && columns <= 10 && rows >= 2 && rows <= 7).toBe(true);
    expect(columns * width).toBeLessThanOrEqual(4096);
    expect(rows * height).toBeLessThanOrEqual(4096);
    expect(width * 7).toBe(height * 5);
    expect(width).toBeGreaterThanOrEqual(405);
  }
});

test('pixels become a PNG of the same pixels', async () => {
  const data = Uint8Array.from({ length: 4 * 7 * 5 }, (_, at) => (at % 4 === 3 ? 255 : (at * 89) % 256));
  const read = PNG.sync.read(Buffer.from(await encodePng({ width: 7, height: 5, data })), { checkCRC: true });
  expect([...read.data]).toEqual([...data]);
});

describe('before pictures are made', () => {
  const baseUrl = 'https://example.org/cards';
  const verdicts = async (of: ExportSubject, format = png, options: ExportOptions = {}) =>
    Object.fromEntries((await format.preflight!(of, options, {})).checks.map(({ id, verdict }) => [id, verdict]));
  const fine = {
    set: 'ok',
    counts: 'ok',
    size: 'ok',
    bleed: 'ok',
    safe: 'ok',
    overflow: 'ok',
    glyphs: 'ok',
    icons: 'ok',
    contrast: 'ok',
  };

  test('nothing is found where nothing is wrong', async () => {
    expect(await verdicts(await subject())).toEqual(fine);
    expect(await verdicts(await subject(), tts, { baseUrl })).toEqual({ ...fine, addresses: 'ok' });
  });

  test('that nobody finds pictures without a base URL is told, and what to do', async () => {
    const { checks } = await tts.preflight!(await subject(), {}, {});
    expect(checks.at(-1)).toMatchObject({
      label: 'Addresses of pictures',
      verdict: 'warning',
      message: expect.stringContaining('give the one under which they will be published'),
    });
  });

  test('counts and sizes are told', async () => {
    const { checks } = await png.preflight!(await subject(), { profile: 'makeplayingcards' }, {});
    expect(checks.slice(1, 3).map(({ message }) => message)).toEqual([
      '2 acts, 1 sponsor: 3 cards, 4 with copies; 5 pictures.',
      '63.5 × 88.9 mm; 822 × 1122 pixels at 300 dpi for MakePlayingCards.',
    ]);
  });

  test('what is wrong with cards is found with their names', async () => {
    const acts = {
      'v1/cards/acts.yaml':
        'type: act\ncards:\n' +
        `  - { id: long, name: "${'W'.repeat(60)}", class: dj, cost: 500, audience: 15, modes: [club] }\n` +
        '  - { id: sign, name: "漢 {nope}", class: dj, cost: 500, audience: 15, modes: [club] }\n',
    };
    const { checks } = await png.preflight!(await subject(acts), {}, {});
    const found = Object.fromEntries(checks.filter(({ cards }) => cards).map(({ id, cards }) => [id, cards]));
    expect(found).toMatchObject({ overflow: ['act/long'], glyphs: ['act/sign'], icons: ['act/sign'] });
    expect(checks.find(({ id }) => id === 'overflow')).toMatchObject({
      verdict: 'error',
      message: 'Text does not fit: act/long.',
    });
  });

  test.each([
    ['letters 3 mm below the cut', 'HNO', 'ok'],
    ['accents above them', 'Übung', 'warning'],
    ['an icon that is higher than they are', 'H {star}', 'warning'],
  ])('the safe zone and %s', async (_, text, verdict) => {
    const act = plainDesign.layouts.act!;
    const front: typeof act.front = (face) =>
      act.front(face).map((element, place) => {
        if (element.kind === 'shape' || place !== 1) return element;
        return { ...element, text, min: 16, lines: 1, box: { x: 5, y: 3, width: 50, height: 12 } };
      });
    const layouts = { ...plainDesign.layouts, act: { front, back: act.back } };
    const of = { ...(await subject()), game: gameWithFaces({ ...plainDesign, layouts }) };
    expect((await verdicts(of)).safe).toBe(verdict);
  });

  test('faces that are short of ground, too near the cut or too pale are found', async () => {
    const act = plainDesign.layouts.act!;
    const game = gameWithFaces({
      ...plainDesign,
      layouts: {
        ...plainDesign.layouts,
        act: {
          front: (face) =>
            act.front(face).map((element, place) => {
              if (element.kind === 'shape') return { ...element, path: 'M0 0h63.5v88.9h-63.5z' };
              return place === 1 ? { ...element, box: { ...element.box, x: 1 }, colour: '#c0b8a8' } : element;
            }),
          back: act.back,
        },
      },
    });
    const of = { ...(await subject()), game };
    expect(await verdicts(of)).toEqual({ ...fine, bleed: 'error', safe: 'warning', contrast: 'warning' });
    // Nothing around the card is shown there.
    const shown = await verdicts(of, tts, { baseUrl });
    expect(shown).toEqual({ ...fine, safe: 'warning', contrast: 'warning', addresses: 'ok' });
  });
});
