import type { BrowserWindow, IpcMainEvent } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { serveBridge } from './bridge-server.ts';

const { on, off } = vi.hoisted(() => ({ on: vi.fn(), off: vi.fn() }));
vi.mock('electron', () => ({ ipcMain: { on, off } }));

const OWN = 'app://soundcheck';
const mainFrame = { origin: OWN };
const webContents = { mainFrame };
const window = { isDestroyed: () => false, webContents } as unknown as BrowserWindow;

beforeEach(() => void vi.clearAllMocks());

/** What the program hears of a message. */
function heard(event: object, text: unknown = 'text'): string[] {
  const texts: string[] = [];
  serveBridge(window, (received) => texts.push(received));
  const listener = on.mock.calls.at(-1)![1] as (event: IpcMainEvent, text: unknown) => void;
  listener(event as IpcMainEvent, text);
  return texts;
}

test('the page of the window is heard', () => {
  expect(heard({ sender: webContents, senderFrame: mainFrame })).toEqual(['text']);
});

test.each<[string, object]>([
  ['another window', { sender: { mainFrame }, senderFrame: mainFrame }],
  ['a frame in the page', { sender: webContents, senderFrame: { origin: OWN } }],
  ['a frame that is gone', { sender: webContents, senderFrame: null }],
])('%s is not heard', (_, event) => {
  expect(heard(event)).toEqual([]);
});

test('a page of another site in the window is not heard', () => {
  mainFrame.origin = 'https://example.org';
  expect(heard({ sender: webContents, senderFrame: mainFrame })).toEqual([]);
  mainFrame.origin = OWN;
});

test('what is no text is not heard', () => {
  expect(heard({ sender: webContents, senderFrame: mainFrame }, { call: 1 })).toEqual([]);
});

test('nobody is heard any more once the window is parted from the program', () => {
  serveBridge(window, () => {})();
  expect(off.mock.calls).toEqual([on.mock.calls[0]]);
});
