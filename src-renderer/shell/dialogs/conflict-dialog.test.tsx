// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Result } from '../../../src-shared/workbench/result.ts';
import { connect } from '../../state/workbench.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const FILE = 'game/v1/what-ifs/dearer.yaml';
const calls: unknown[] = [];

/** The dialog on a file whose text the program answers like this. */
async function dialogOf(readFile: Result<unknown>): Promise<HTMLElement> {
  calls.length = 0;
  await connect({
    call: async (method, argument) => {
      calls.push([method, argument]);
      if (method === 'readFile') return readFile;
      return { ok: true, value: method === 'diskText' ? { text: 'tickets: 12\n', seen: 3 } : {} };
    },
    listen: () => () => {},
    onConnection: () => () => {},
  });
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => root.render(<ConflictDialog file={FILE} close={() => calls.push('closed')} />));
  return box;
}

const press = (box: HTMLElement, name: string): Promise<void> =>
  act(async () => [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

const gone: Result<unknown> = { ok: false, problem: { code: 'file/gone', message: 'It does not exist any more.' } };

test('a file that was deleted here can stay deleted, or be taken from disk', async () => {
  for (const [button, keep] of [
    ['Keep it deleted', 'mine'],
    ['Take the file from disk', 'disk'],
  ] as const) {
    const box = await dialogOf(gone);
    expect(box.textContent).toContain('You have deleted or renamed this file here');
    expect(box.textContent).toContain('tickets: 12');
    await press(box, button);
    expect(calls.slice(-2)).toEqual([['resolveConflict', { file: FILE, keep, seen: 3 }], 'closed']);
  }
});

test('a file that was edited here is shown as both', async () => {
  const box = await dialogOf({ ok: true, value: { text: 'tickets: 11\n', revision: 2, set: 'game/v1' } });
  expect(box.textContent).toContain('tickets: 11');
  expect(box.textContent).toContain('tickets: 12');
  await press(box, 'Keep mine');
  expect(calls.slice(-2)).toEqual([['resolveConflict', { file: FILE, keep: 'mine', seen: 3 }], 'closed']);
});
