// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FaceView } from '../../src-shared/workbench/face-view.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { FaceFields } from './face-fields.tsx';

const type: CardTypeInfo = {
  id: 'act',
  label: 'Act',
  plural: 'Acts',
  field: {
    key: 'act',
    title: 'Act',
    kind: 'group',
    required: true,
    fields: [
      { key: 'name', title: 'Name', kind: 'text', required: true },
      { key: 'cost', title: 'Cost', kind: 'number', required: true },
    ],
  },
};
const row: Row = { key: 'a', value: { id: 'a', name: 'A', cost: 420 }, origin: 'own', file: 'cards/acts.yaml' };
const face: FaceView = {
  type: 'act',
  key: 'a',
  width: 60,
  height: 90,
  svg: '',
  regions: [
    { field: ['name'], box: { x: 5, y: 5, width: 50, height: 8 } },
    { field: ['cost'], box: { x: 5, y: 60, width: 20, height: 8 } },
  ],
  troubles: [],
};

let box: HTMLElement;
let root: Root;
beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(() => {
  flushSync(() => root.unmount());
  box.remove();
});

test('what is typed right behind the key that asks for an editor is typed into the first number', () => {
  const show = (asked: number): void =>
    flushSync(() => root.render(<FaceFields {...{ set: 's', type, row, face, asked }} />));
  show(0);
  expect(document.activeElement).toBe(document.body);
  // No later turn of the page may be needed: the next key comes when this returns.
  show(1);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Cost');
  expect((document.activeElement as HTMLTextAreaElement).value).toBe('420');
});
