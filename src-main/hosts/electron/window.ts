import { join } from 'node:path';
import { BrowserWindow, nativeTheme, screen } from 'electron';
import type { Settings } from '../../../src-shared/workbench/api.ts';
import { PAGE } from './app-protocol.ts';
import { keepWindowState, placeWindow, readWindowState, SMALLEST } from './window-state.ts';

/** `--bg` of both themes: what is there before the page is. */
const BACKGROUND = { dark: '#141319', light: '#ffffff' };
const LONGEST_BLANK = 5000;

export interface WindowOptions {
  readonly userFolder: string;
  readonly settings: Settings;
}

/** The one window. It shows itself when its page has something to show. */
export function createWindow({ userFolder, settings }: WindowOptions): BrowserWindow {
  const statePath = join(userFolder, 'window.json');
  const kept = readWindowState(statePath);
  const window = new BrowserWindow({
    ...placeWindow(kept?.bounds, [screen.getPrimaryDisplay().workArea, ...screen.getAllDisplays().map(areaOf)]),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    title: 'Soundcheck',
    backgroundColor: BACKGROUND[themeOf(settings)],
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  });
  const show = (): void => {
    clearTimeout(impatience);
    if (window.isDestroyed() || window.isVisible()) return;
    if (kept?.maximised) window.maximize();
    window.show();
  };
  // A window that nobody sees cannot say what is wrong with it.
  const impatience = setTimeout(show, LONGEST_BLANK);
  window.once('ready-to-show', show);
  window.on('close', () => {
    keepWindowState(statePath, { bounds: window.getNormalBounds(), maximised: window.isMaximized() });
  });
  window.on('closed', () => clearTimeout(impatience));
  void window.loadURL(PAGE);
  return window;
}

const areaOf = ({ workArea }: Electron.Display): Electron.Rectangle => workArea;

function themeOf({ theme }: Settings): 'dark' | 'light' {
  if (theme === 'light' || theme === 'dark') return theme;
  return theme === 'system' && !nativeTheme.shouldUseDarkColors ? 'light' : 'dark';
}
