import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { FacesRequest, FaceView } from '../../src-shared/workbench/face-view.ts';
import type { Transport } from '../../src-shared/workbench/transport.ts';
import { connect, takeWorkspace } from '../state/workbench.ts';
import { knownFace, want } from './known-faces.ts';

let calls: { readonly request: FacesRequest; answer(): void }[] = [];
let workspaces = 0;

const faceOf = (key: string): FaceView => ({
  type: 'act',
  key,
  width: 63,
  height: 88,
  svg: `<svg>${key}</svg>`,
  regions: [],
  troubles: [],
});
const transport: Transport = {
  call: (_, argument) =>
    new Promise((resolve) => {
      const request = argument as FacesRequest;
      const faces = request.cards.filter(({ key }) => key !== 'gone').map(({ key }) => faceOf(key));
      calls.push({ request, answer: () => resolve({ ok: true, value: { revision: 1, faces } }) });
    }),
  listen: () => () => {},
  onConnection: () => () => {},
};

const wantCard = (key: string, stamp: unknown = 0): (() => void) =>
  want(key, { set: 'game/v1', side: 'front', size: 'poker', order: { type: 'act', key }, stamp: [stamp] });
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const answer = async (): Promise<void> => {
  calls.at(-1)!.answer();
  await later();
};
const askedFor = (): (readonly string[])[] => calls.map(({ request }) => request.cards.map(({ key }) => key));

beforeAll(() => connect(transport));
beforeEach(() => {
  calls = [];
  workspaces++;
  takeWorkspace({ path: `/${workspaces}`, name: '', isSample: false, games: [], sets: [], files: [] });
});

it('faces that are drawn together are asked for together, and once', async () => {
  wantCard('a');
  wantCard('b');
  await later();
  await answer();
  expect(knownFace('a')).toEqual(faceOf('a'));
  wantCard('a');
  await later();
  expect(askedFor()).toEqual([['a', 'b']]);
});

it('a face that is scrolled past is not asked for', async () => {
  wantCard('a');
  await later();
  const leave = wantCard('b');
  wantCard('c');
  leave();
  await answer();
  expect(askedFor()).toEqual([['a'], ['c']]);
  await answer();
});

it('a card that changes while its face is on the way is asked for again, and shows the older one meanwhile', async () => {
  const leave = wantCard('a', 1);
  await later();
  leave();
  wantCard('a', 2);
  await answer();
  expect(knownFace('a')).toBeDefined();
  expect(askedFor()).toEqual([['a'], ['a']]);
  await answer();
  wantCard('a', 2);
  await later();
  expect(calls).toHaveLength(2);
});

it('a card that is gone is asked for no more', async () => {
  wantCard('gone');
  await later();
  await answer();
  expect(knownFace('gone')).toBeUndefined();
  expect(calls).toHaveLength(1);
});

it('an answer about another workspace is none', async () => {
  wantCard('a');
  await later();
  takeWorkspace({ path: '/other', name: '', isSample: false, games: [], sets: [], files: [] });
  await answer();
  expect(knownFace('a')).toBeUndefined();
});

it('what was typed and given up is not shown when its face arrives late', async () => {
  wantCard('a', 'as it is');
  await later();
  await answer();
  const before = knownFace('a');
  const leave = wantCard('a', 'typed');
  await later();
  leave();
  wantCard('a', 'as it is');
  await answer();
  expect(knownFace('a')).toBe(before);
  expect(calls).toHaveLength(2);
});
