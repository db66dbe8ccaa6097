// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { RecoveryView } from '../../../src-shared/workbench/workspace-view.ts';
import { connect } from '../../state/workbench.ts';
import { RecoveryDialog } from './recovery-dialog.tsx';

const calls: unknown[] = [];
const left = { file: 'v1/set.yaml', time: 0, added: 2, removed: 1, changedOnDisk: false };

async function dialogOf(recovery: RecoveryView): Promise<HTMLElement> {
  calls.length = 0;
  await connect({
    call: async (method, argument) => {
      calls.push([method, argument]);
      return { ok: true, value: { path: '/sets', sets: [], files: [] } };
    },
    listen: () => () => {},
    onConnection: () => () => {},
  });
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => root.render(<RecoveryDialog recovery={recovery} close={() => calls.push('closed')} />));
  return box;
}

const buttons = (box: HTMLElement) => [...box.querySelectorAll('button')].map(({ textContent }) => textContent);
const press = (box: HTMLElement, name: string): Promise<void> =>
  act(async () => [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

test('what is offered is taken over; what of it is missing is told with it', async () => {
  const box = await dialogOf({ files: [left], trouble: 'The recovery journal is damaged.' });
  expect(box.textContent).toContain('v1/set.yaml');
  expect(box.textContent).toContain('The recovery journal is damaged.');
  await press(box, 'Take it over');
  expect(calls).toEqual(['closed', ['recover', { take: true }]]);
});

test('where nothing can be read any more, there is nothing to take over', async () => {
  const box = await dialogOf({ files: [], trouble: 'The recovery journal is damaged.' });
  expect(buttons(box)).toEqual(expect.arrayContaining(['Remind me later', 'Do without it']));
  expect(buttons(box)).not.toContain('Take it over');
  await press(box, 'Do without it');
  expect(calls).toEqual(['closed', ['recover', { take: false }]]);
});
