import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { projectRoot } from '../library/project-root.ts';
import { runBrowserWorkbench } from './browser-workbench.ts';
import { returnToCallingFolder } from './calling-folder.ts';
import { electronBinary } from './electron-binary.ts';
import { DONE, type ExitCode } from './exit-code.ts';
import { WrongCall } from './failure.ts';
import { interruptible } from './interruption.ts';
import { readCall } from './options.ts';
import { guarded } from './program.ts';
import { processTerminal, type Terminal } from './terminal.ts';

/** `npm start [-- path…]`: the workbench in a window of its own, or in the browser where there can be none. */
async function start(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { operands } = readCall(
    args,
    {},
    { min: 0, max: Number.POSITIVE_INFINITY, missing: 'Name folders, sets or files, or nothing.' },
  );
  const missingPath = operands.find((path) => !existsSync(path));
  if (missingPath !== undefined) throw new WrongCall(`There is no folder or file ${missingPath}.`);
  const paths = operands.map((path) => resolve(path));
  const binary = await electronBinary(terminal.notes);
  const missing = 'missing' in binary ? binary.missing : await runElectron(binary.path, paths);
  if (missing === undefined) return DONE;
  const sentence = `No desktop window, because ${missing}; the workbench runs in the browser at`;
  return runBrowserWorkbench({ paths, open: true, sentence }, terminal);
}

/** Resolves when the window was closed; says why when none ever came up. */
function runElectron(binary: string, paths: readonly string[]): Promise<string | undefined> {
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  return interruptible(
    (signal) =>
      new Promise((ended) => {
        const electron = spawn(binary, [projectRoot, ...paths], {
          stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
          env,
        });
        let isUp = false;
        signal.addEventListener('abort', () => electron.kill('SIGTERM'));
        electron.on('message', () => {
          isUp = true;
        });
        electron.on('error', () => ended('Electron could not be started'));
        // A second start hands over to the first one and ends at once, with success.
        electron.on('exit', (code) =>
          ended(isUp || code === 0 || signal.aborted ? undefined : 'Electron did not start'),
        );
      }),
  );
}

returnToCallingFolder('start');
const terminal = processTerminal();
process.exitCode = await guarded(terminal, () => start(process.argv.slice(2), terminal));
