import { join } from 'node:path';
import { app, dialog } from 'electron';
import { userFolder } from '../user-folder.ts';
import { registerAppScheme } from './app-protocol.ts';
import { namedPaths } from './command-line.ts';
import { Desktop } from './desktop.ts';
import { forbidNetwork } from './lockdown.ts';

const folder = userFolder();
let named = namedPaths(process.argv, process.defaultApp === true, process.cwd());
let desktop: Promise<Desktop> | undefined;

app.setName('Soundcheck');
app.setPath('userData', folder);
// Chromium's own files, apart from the user's.
app.setPath('sessionData', join(folder, 'chromium'));
forbidNetwork();
registerAppScheme();
app.enableSandbox();

/** What a later start hands over to the first one. */
interface Handover {
  readonly paths: readonly string[];
}

if (app.requestSingleInstanceLock({ paths: named } satisfies Handover)) begin();
else app.quit();

/** What is named before there is a window is opened in the first one. */
function comeBack(paths: readonly string[]): void {
  if (desktop) void desktop.then((running) => running.comeBack(paths));
  else named = [...named, ...paths];
}

function begin(): void {
  app.on('second-instance', (_event, _argv, _folder, handover) => {
    comeBack((handover as Handover).paths);
  });
  // macOS tells of files and folders in this way, the first one before the app is ready.
  app.on('open-file', (event, path) => {
    event.preventDefault();
    comeBack([path]);
  });
  app.on('window-all-closed', () => app.quit());
  let isClosed = false;
  app.on('will-quit', (event) => {
    if (isClosed || !desktop) return;
    event.preventDefault();
    void desktop
      .then((running) => running.close())
      .finally(() => {
        isClosed = true;
        app.exit();
      });
  });
  void app.whenReady().then(async () => {
    desktop = Desktop.start(folder, named);
    try {
      await desktop;
    } catch (error) {
      // Without a window nobody would know, and the lock would keep every later start away.
      console.error('soundcheck: the window could not be opened:', error);
      dialog.showErrorBox('Soundcheck could not be started', error instanceof Error ? error.message : String(error));
      app.exit(1);
      return;
    }
    // To `npm start`, which falls back to the browser when no window comes up.
    process.send?.('up');
  });
}
