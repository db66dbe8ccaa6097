import { app, BrowserWindow, dialog, Menu, session, shell } from 'electron';
import type { FolderPurpose } from '../../../src-shared/workbench/api.ts';
import { BACK, LOST } from '../../../src-shared/workbench/bridge.ts';
import { RendererFiles } from '../renderer-files.ts';
import { serveAppScheme } from './app-protocol.ts';
import { sendToPage, serveBridge } from './bridge-server.ts';
import { mayClose } from './closing.ts';
import { lockContents, lockSession } from './lockdown.ts';
import { menuTemplate } from './menu.ts';
import { createWindow } from './window.ts';
import type { Beginning } from './workbench-calls.ts';
import { WorkbenchLink } from './workbench-link.ts';

const LONGEST_GOODBYE = 3000;
/** What is gone again so soon after it was begun anew will not stay. */
const SOON = 10_000;

/** The running app: one window, and the program behind it in a process of its own. */
export class Desktop {
  private readonly userFolder: string;
  private workbench: WorkbenchLink;
  private window!: BrowserWindow;
  private reloaded = 0;
  private restarted = 0;
  /** The user has been asked, and the page may say its last word. */
  private mayGo = false;
  private isClosing = false;

  private constructor(userFolder: string) {
    this.userFolder = userFolder;
    this.workbench = this.link();
  }

  /** `paths`: what the command line names. The app is ready. */
  static async start(userFolder: string, paths: readonly string[]): Promise<Desktop> {
    lockSession(session.defaultSession);
    serveAppScheme(new RendererFiles());
    const desktop = new Desktop(userFolder);
    const { settings, recent, problem } = await desktop.workbench.begin(userFolder, paths);
    desktop.window = createWindow({ userFolder, settings });
    desktop.attend();
    desktop.showRecent(recent);
    if (problem) desktop.complain(problem.message);
    return desktop;
  }

  /** A later start of the program: the window comes to the front, with what that start names. */
  async comeBack(paths: readonly string[]): Promise<void> {
    if (this.window.isDestroyed()) return;
    if (this.window.isMinimized()) this.window.restore();
    this.window.show();
    this.window.focus();
    for (const path of paths) await this.want(path);
  }

  private async want(path: string): Promise<void> {
    const answer = await this.workbench.ask('want', path);
    if (!answer.ok) this.workbench.tell('notice', answer.problem.message);
  }

  /** Unsaved work is in the journal by now; a disk that hangs is not waited for. */
  async close(): Promise<void> {
    this.isClosing = true;
    const late = new Promise((answer) => setTimeout(answer, LONGEST_GOODBYE));
    await Promise.race([this.workbench.ask('close', null).catch(() => {}), late]);
    this.workbench.kill();
  }

  private link(): WorkbenchLink {
    const calls = {
      page: (text: string) => this.window && sendToPage(this.window, text),
      recent: (paths: readonly string[]) => this.showRecent(paths),
      chooseFolder,
      showInFolder: (path: string) => shell.showItemInFolder(path),
    };
    return new WorkbenchLink(calls, () => void this.restart());
  }

  /** Nothing is lost with the program: unsaved work is in its journal, and the page is told to read everything anew. */
  private async restart(): Promise<void> {
    // Before there is a window, whoever starts says that there is none.
    if (this.isClosing || !this.window || this.window.isDestroyed()) return;
    const isHopeless = Date.now() - this.restarted < SOON;
    this.restarted = Date.now();
    sendToPage(this.window, LOST);
    if (isHopeless) {
      this.complain('The program behind the window has stopped working. Your work is kept; start Soundcheck again.');
      return;
    }
    this.workbench = this.link();
    let beginning: Beginning;
    try {
      beginning = await this.workbench.begin(this.userFolder, []);
    } catch {
      // That process has ended, too, and has told so by itself.
      return;
    }
    this.showRecent(beginning.recent);
    sendToPage(this.window, BACK);
  }

  private attend(): void {
    const { window } = this;
    lockContents(window.webContents);
    const part = serveBridge(window, (text) => this.workbench.tell('page', text));
    window.on('closed', part);
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
    const { window } = this;
    const isThere = await this.workbench.ask('handOver', null).catch(() => false);
    if (window.isDestroyed() || !(await this.mayClose())) return;
    this.mayGo = true;
    // A page that does not answer cannot say that it has gone, either.
    if (isThere) window.close();
    else window.destroy();
  }

  /** A program that is gone has nothing to ask about: its work is in the journal. */
  private mayClose(): Promise<boolean> {
    return mayClose(this.window, this.workbench).catch(() => true);
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
      run: (id: string) => this.workbench.tell('command', id),
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
