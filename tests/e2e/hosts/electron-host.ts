import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { _electron as electron } from '@playwright/test';
import { projectRoot } from '../../../src-main/library/project-root.ts';
import { electronFolder, electronProgram } from './electron-binary.ts';
import type { SavedFile, StartedHost } from './started-host.ts';

/** The desktop program, with Chromium's sandbox on. */
export async function startElectronHost(workspace: string, userFolder: string): Promise<StartedHost> {
  const app = await electron.launch({
    executablePath: electronProgram(electronFolder()!),
    args: argsFor(workspace),
    // Playwright turns it off unless it is told not to.
    chromiumSandbox: true,
    env: environment(userFolder),
  });
  const process_ = app.process();
  return {
    page: await app.firstWindow(),
    desktop: app,
    chooseFolder: (folder) =>
      app.evaluate(({ dialog }, filePath) => {
        dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [filePath] });
      }, folder),
    saved: async (ask) => {
      // The system's dialog, which would ask where to, is answered.
      const file = app.evaluate(
        ({ session }, folder) =>
          new Promise<SavedFile>((done) => {
            session.defaultSession.once('will-download', (_event, item) => {
              const name = item.getFilename();
              const path = `${folder}/${name}`;
              item.setSavePath(path);
              item.once('done', () => done({ name, path }));
            });
          }),
        userFolder,
      );
      await ask();
      return await file;
    },
    kill: async () => {
      const ended = once(process_, 'exit');
      process_.kill('SIGKILL');
      await ended;
    },
    // Without the question about unsaved work, which is asked when a window is closed by hand.
    close: async () => {
      if (process_.exitCode !== null || process_.signalCode !== null) return;
      const ended = once(process_, 'exit');
      await app.evaluate(({ app: running }) => running.exit(0)).catch(() => {});
      await ended;
    },
  };
}

/** A later start of the program, while it runs. Resolves when that start has handed over what it names and ended. */
export async function startAgain(path: string, userFolder: string): Promise<void> {
  const later = spawn(electronProgram(electronFolder()!), argsFor(path), {
    env: environment(userFolder),
    stdio: 'ignore',
  });
  await once(later, 'exit');
}

const argsFor = (path: string): string[] => ['--disable-gpu', projectRoot, path];

const environment = (userFolder: string): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  SOUNDCHECK_USER_FOLDER: userFolder,
});
