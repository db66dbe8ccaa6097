// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import type { Transport } from '../../src-shared/workbench/transport.ts';
import { connect, workbenchNow } from '../state/workbench.ts';
import { EditorLayer } from './editor-layer.tsx';
import { gridModel } from './grid-model.ts';

const cost: Field = { key: 'cost', title: 'Cost', kind: 'number', required: true };
const row: Row = { key: 'a', value: { id: 'a', name: 'A', cost: 420 }, origin: 'own', file: '' };

/** The editor of a cell, over a connection that is gone or there. */
async function editor(transport: Pick<Transport, 'call'>) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await connect({ ...transport, listen: () => () => {}, onConnection: () => () => {} });
  const model = gridModel('s', 'act');
  model.now = {
    ...{ set: 's', fields: [cost], rows: [row], modes: [], lines: [], lineOf: new Map(), page: 1 },
    type: { id: 'act', label: 'Act', plural: 'Acts', field: { ...cost, kind: 'group', fields: [cost] } },
    layout: { columns: [{ field: cost, left: 0, width: 90 }], frozen: 0, width: 90 },
  };
  const cell = { line: 0, column: 0, key: 'a', field: 'cost' };
  model.editing.set({ cell, row, field: cost, over: true });
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    box.remove();
    model.editing.set(undefined);
    vi.unstubAllGlobals();
  });
  await act(async () => root.render(<EditorLayer model={model} />));
  const type = (text: string) =>
    act(async () => {
      const area = box.querySelector('textarea')!;
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, text);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const enter = () =>
    act(async () => {
      const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      box.querySelector('textarea')!.dispatchEvent(key);
    });
  return { box, type, enter };
}

test('what could not be sent stands in its editor again, and can be sent once more', async () => {
  let isThere = false;
  const sent: unknown[] = [];
  const { box, type, enter } = await editor({
    call: async (_, argument) => {
      if (!isThere) throw new Error('gone');
      sent.push(argument);
      return { ok: true, value: { keys: ['a'] } };
    },
  });
  await type('333');
  await enter();
  expect(box.querySelector('textarea')?.value).toBe('333');
  expect(workbenchNow().notices.at(-1)?.message).toContain('Not written');
  await enter();
  expect(box.querySelector('textarea')?.value).toBe('333');
  isThere = true;
  await enter();
  expect(sent).toMatchObject([{ edit: { changes: [{ path: ['cost'], value: 333 }] } }]);
  expect(box.textContent).toBe('');
});
