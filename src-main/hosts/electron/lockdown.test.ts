import type { Session, WebContents } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { forbidNetwork, lockContents, lockSession } from './lockdown.ts';

const { app } = vi.hoisted(() => ({ app: { isPackaged: true, commandLine: { appendSwitch: vi.fn() } } }));
vi.mock('electron', () => ({ app }));

beforeEach(() => void vi.clearAllMocks());

test('no name is resolved, and no proxy is asked', () => {
  forbidNetwork();
  const { calls } = app.commandLine.appendSwitch.mock;
  expect(calls).toContainEqual(['host-resolver-rules', 'MAP * ~NOTFOUND']);
  expect(calls).toContainEqual(['no-proxy-server']);
});

function lockedSession() {
  const session = {
    setPermissionRequestHandler: vi.fn(),
    setPermissionCheckHandler: vi.fn(),
    setDevicePermissionHandler: vi.fn(),
    setSpellCheckerEnabled: vi.fn(),
    webRequest: { onBeforeRequest: vi.fn() },
  };
  lockSession(session as unknown as Session);
  return session;
}

test('every permission is denied', () => {
  const session = lockedSession();
  const answer = vi.fn();
  session.setPermissionRequestHandler.mock.calls[0]![0]({}, 'notifications', answer);
  expect(answer).toHaveBeenCalledExactlyOnceWith(false);
  expect(session.setPermissionCheckHandler.mock.calls[0]![0]()).toBe(false);
  expect(session.setDevicePermissionHandler.mock.calls[0]![0]()).toBe(false);
});

test.each([
  ['app://soundcheck/index.js', false],
  ['data:image/png;base64,AAAA', false],
  ['https://example.org/', true],
  ['app://elsewhere/', true],
  ['file:///etc/passwd', true],
  ['devtools://devtools/inspector.html', true],
])('a request for %s is refused: %s', (url, cancel) => {
  const answer = vi.fn();
  lockedSession().webRequest.onBeforeRequest.mock.calls[0]![0]({ url }, answer);
  expect(answer).toHaveBeenCalledExactlyOnceWith({ cancel });
});

test('a page goes nowhere, opens nothing and embeds nothing', () => {
  const contents = { on: vi.fn(), setWindowOpenHandler: vi.fn() };
  lockContents(contents as unknown as WebContents);
  const listeners = new Map(contents.on.mock.calls as [string, (event: object) => void][]);
  const prevented = (name: string, event: object): boolean => {
    const preventDefault = vi.fn();
    listeners.get(name)!({ ...event, preventDefault });
    return preventDefault.mock.calls.length > 0;
  };
  expect(prevented('will-frame-navigate', { url: 'https://example.org/', isMainFrame: true })).toBe(true);
  expect(prevented('will-frame-navigate', { url: 'app://soundcheck/', isMainFrame: false })).toBe(true);
  expect(prevented('will-frame-navigate', { url: 'app://soundcheck/', isMainFrame: true })).toBe(false);
  expect(prevented('will-redirect', {})).toBe(true);
  expect(prevented('will-attach-webview', {})).toBe(true);
  expect(contents.setWindowOpenHandler.mock.calls[0]![0]()).toEqual({ action: 'deny' });
});
