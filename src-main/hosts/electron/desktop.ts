import { app, BrowserWindow, dialog, Menu, session, shell } from 'electron';
import type { FolderPurpose } from '../../../src-shared/workbench/api.ts';
import { createWorkbench } from '../../workbench/create-workbench.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { openFirstWorkspace } from '../first-workspace.ts';
import { RendererFiles } from '../renderer-files.ts';
import { serveAppScheme } from './app-protocol.ts';
import { serveBridge } from './bridge-server.ts';
import { mayClose } from './closing.ts';
import { lockContents, lockSession } from './lockdown.ts';
import { menuTemplate } from './menu.ts';
import { createWindow } from './window.ts';

const LONGEST_GOODBYE = 3000;
/** A page that is gone again so soon after it was loaded anew will not stay. */
const SOON = 10_000;

/** The running app: one window, and the program behind it. */
export class Desktop {
  private readonly window: BrowserWindow;
  private readonly workbench: Workbench;
  private reloaded = 0;
  /** The user has been asked, and the page may say its last word. */
  private mayGo = false;

  private constructor(workbench: Workbench, window: BrowserWindow) {
    this.workbench = workbench;
    this.window = window;
  }

  /** `path`: what the command line names. The app is ready. */
  static async start(userFolder: string, path: string | undefined): Promise<Desktop> {
    lockSession(session.defaultSession);
    serveAppScheme(new RendererFiles());
    const workbench = await createWorkbench({
      host: { kind: 'desktop', chooseFolder, showInFolder: (path) => shell.showItemInFolder(path) },
      userFolder,
    });
    const opened = await openFirstWorkspace(workbench, path);
    if (!opened.ok) await openFirstWorkspace(workbench, undefined);
    const hello = await workbench.api('host').hello({});
    const { settings, recent } = hello.ok ? hello.value : { settings: {}, recent: [] };
    const desktop = new Desktop(workbench, createWindow({ userFolder, settings }));
    desktop.attend();
    desktop.showRecent(recent);
    if (!opened.ok) desktop.complain(opened.problem.message);
    return desktop;
  }

  /** A later start of the program: the window comes to the front, with what that start names. */
  async comeBack(path: string | undefined): Promise<void> {
    if (this.window.isDestroyed()) return;
    if (this.window.isMinimized()) this.window.restore();
    this.window.show();
    this.window.focus();
    if (path !== undefined) await this.want(path);
  }

  private async want(path: string): Promise<void> {
    const answer = await this.workbench.want(path);
    if (!answer.ok) this.workbench.tell('notice', { severity: 'error', message: answer.problem.message });
  }

  /** Unsaved work is in the journal by now; a disk that hangs is not waited for. */
  async close(): Promise<void> {
    const late = new Promise((answer) => setTimeout(answer, LONGEST_GOODBYE));
    await Promise.race([this.workbench.close(), late]);
  }

  private attend(): void {
    const { window, workbench } = this;
    lockContents(window.webContents);
    const part = serveBridge(window, workbench);
    window.on('closed', part);
    workbench.listen((event, payload) => {
      if (event === 'recent-changed' && 'recent' in payload) this.showRecent(payload.recent);
    });
    let asking = false;
    window.on('close', (event) => {
      if (this.mayGo) return;
      event.preventDefault();
      if (asking) return;
      asking = true;
      void this.leave().finally(() => {
        asking = false;
      });
    });
    // The page has text that is not here yet. Electron would keep the window open without a word.
    window.webContents.on('will-prevent-unload', (event) => {
      const choice = dialog.showMessageBoxSync(window, {
        type: 'question',
        message: 'Some of what you typed has not been taken in yet.',
        detail: 'It is lost if you leave now.',
        buttons: ['Stay', 'Leave anyway'],
        defaultId: 0,
        cancelId: 0,
      });
      if (choice === 1) event.preventDefault();
      else this.mayGo = false;
    });
    window.webContents.on('render-process-gone', (_, { reason }) => this.revive(reason));
  }

  /** Closes the window, unless the user wants to stay. What is being typed counts as work: the page hands it over first. */
  private async leave(): Promise<void> {
    const { window, workbench } = this;
    const isThere = await workbench.handOver();
    if (window.isDestroyed() || !(await mayClose(window, workbench))) return;
    this.mayGo = true;
    // A page that does not answer cannot say that it has gone, either.
    if (isThere) window.close();
    else window.destroy();
  }

  /** Nothing is lost with the page: the work is here, and the page reads it anew. */
  private revive(reason: string): void {
    if (this.window.isDestroyed() || reason === 'clean-exit') return;
    const isHopeless = Date.now() - this.reloaded < SOON;
    this.reloaded = Date.now();
    if (isHopeless) {
      this.complain(`The window has stopped working (${reason}). Your work is kept; start Soundcheck again.`);
      return;
    }
    // Electron itself falls over a page that is loaded while it still mourns the old one.
    setTimeout(() => {
      if (!this.window.isDestroyed()) this.window.webContents.reload();
    }, 100);
  }

  private complain(message: string): void {
    void dialog.showMessageBox(this.window, { type: 'error', message, buttons: ['OK'] });
  }

  private showRecent(recent: readonly string[]): void {
    if (recent[0] !== undefined) app.addRecentDocument(recent[0]);
    const actions = {
      run: (id: string) => this.workbench.tell('command', { id }),
      openRecent: (path: string) => void this.want(path),
    };
    const state = { recent, isMac: process.platform === 'darwin', isDevelopment: !app.isPackaged };
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(actions, state)));
  }
}

const FOLDER_DIALOGS: { readonly [purpose in FolderPurpose]: Electron.OpenDialogOptions } = {
  open: { title: 'Open a folder with card sets', properties: ['openDirectory'] },
  copy: {
    title: 'Choose an empty folder for the sample sets',
    buttonLabel: 'Copy here',
    properties: ['openDirectory', 'createDirectory'],
  },
  output: {
    title: 'Choose a folder to write into',
    buttonLabel: 'Write here',
    properties: ['openDirectory', 'createDirectory'],
  },
};

async function chooseFolder(purpose: FolderPurpose): Promise<string | undefined> {
  const options = FOLDER_DIALOGS[purpose];
  const window = BrowserWindow.getAllWindows()[0];
  const { filePaths } = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
  return filePaths[0];
}
