import { describe, expect, test } from 'vitest';
import type { WorkbenchApi } from '../../src-shared/workbench/api.ts';
import { argumentSchemas } from '../../src-shared/workbench/argument-schemas.ts';
import { type FaceOrder, type FacesRequest, MOST_FACES } from '../../src-shared/workbench/face-view.ts';
import { bench, DRAFT, value } from './testing/bench.ts';

const ASBEST: FaceOrder = { type: 'act', key: 'lady-asbest' };

const ask = (api: WorkbenchApi, cards: readonly FaceOrder[], more: Partial<FacesRequest> = {}) =>
  api.faces({ set: DRAFT, side: 'front', size: 'poker', cards, ...more });

const rename = (api: WorkbenchApi, name: unknown) =>
  api.edit({
    set: DRAFT,
    edit: { kind: 'values', changes: [{ subject: { on: 'card', ...ASBEST }, path: ['name'], value: name }] },
  });

describe('faces of an open set', () => {
  test('are pictures of the trim with the bleed around it, with the places of fields', async () => {
    const { api } = await bench();
    const [face] = value(await ask(api, [ASBEST])).faces;
    expect(face).toMatchObject({ key: 'lady-asbest', width: 63.5, height: 88.9, troubles: [] });
    expect(face!.svg).toMatch(/^<svg [^>]*viewBox="-3 -3 69.5 94.9">/);
    expect(face!.regions).toContainEqual({ field: ['name'], box: expect.objectContaining({ x: expect.any(Number) }) });
  });

  test('follow what is edited, and are drawn again only then', async () => {
    const { api } = await bench();
    const face = async () => value(await ask(api, [ASBEST])).faces[0]!;
    const before = await face();
    expect(await face()).toBe(before);
    value(await rename(api, 'Lady Amiant'));
    const after = await face();
    expect(after.svg).not.toBe(before.svg);
    value(await api.undo({ set: DRAFT }));
    expect((await face()).svg).toBe(before.svg);
  });

  test('show what is being typed without keeping it', async () => {
    const { api } = await bench();
    const before = value(await ask(api, [ASBEST])).faces[0]!.svg;
    const typed = [{ ...ASBEST, changes: [{ path: ['name'], value: 'Lady Amiant' }] }];
    const during = value(await ask(api, typed)).faces[0]!.svg;
    expect(during).not.toBe(before);
    expect(value(await ask(api, [ASBEST])).faces[0]!.svg).toBe(before);
    value(await rename(api, 'Lady Amiant'));
    expect(value(await ask(api, [ASBEST])).faces[0]!.svg).toBe(during);
  });

  test('are there for cards with mistakes, and left out for cards that are not', async () => {
    const { api } = await bench();
    for (const name of [7, '', ['a', { b: 1 }], { deep: {} }, true]) {
      const result = value(await ask(api, [{ ...ASBEST, changes: [{ path: ['name'], value: name }] }]));
      expect(result.faces[0]!.svg).toContain('<svg');
    }
    const others = [ASBEST, { type: 'act', key: 'nobody' }, { type: 'nothing', key: 'lady-asbest' }];
    expect(value(await ask(api, others)).faces.map(({ key }) => key)).toEqual(['lady-asbest']);
    const strange = [{ ...ASBEST, changes: [{ path: ['__proto__', 'name'], value: 'x' }] }];
    expect(value(await ask(api, strange)).faces).toHaveLength(1);
  });

  test('are there while a file cannot be read: as the cards last were', async () => {
    const { api } = await bench();
    const file = `${DRAFT}/cards/acts.yaml`;
    const before = value(await ask(api, [ASBEST])).faces[0]!.svg;
    const { text, revision } = value(await api.readFile({ file }));
    value(await api.typeText({ file, revision, edits: [{ start: text.length, end: text.length, text: '\n  - {' }] }));
    expect(value(await ask(api, [ASBEST])).faces[0]!.svg).toBe(before);
  });

  test('have a back that all cards of a type share', async () => {
    const { api } = await bench();
    const { faces } = value(
      await ask(api, [ASBEST, { type: 'act', key: 'dj-kellerassel' }], { side: 'back', size: 'euro' }),
    );
    expect(faces.map(({ key, width }) => [key, width])).toEqual([
      ['lady-asbest', 63],
      ['dj-kellerassel', 63],
    ]);
    expect(faces[0]!.svg).toBe(faces[1]!.svg);
  });

  test('are asked for in known sizes, from known sides and not too many at once', () => {
    const accepts = (more: object) =>
      argumentSchemas.faces.safeParse({ set: DRAFT, side: 'front', size: 'poker', cards: [ASBEST], ...more }).success;
    expect(accepts({})).toBe(true);
    expect(accepts({ side: 'edge' })).toBe(false);
    expect(accepts({ size: 'tarot' })).toBe(false);
    expect(accepts({ cards: [{ type: 'act' }] })).toBe(false);
    expect(accepts({ cards: Array.from({ length: MOST_FACES + 1 }, () => ASBEST) })).toBe(false);
    expect(accepts({ cards: [{ ...ASBEST, changes: [{ path: [], value: 1 }] }] })).toBe(false);
  });
});
