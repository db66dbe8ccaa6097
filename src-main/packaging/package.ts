import { join, relative } from 'node:path';
import { processTerminal } from '../cli/terminal.ts';
import { projectRoot } from '../library/project-root.ts';
import { packageProgram } from './package-program.ts';
import { unpackedElectron } from './unpacked-electron.ts';

/** `npm run package`: the desktop program as a folder below out/package. */
const { out, notes } = processTerminal();
try {
  const electron = await unpackedElectron(notes);
  if ('missing' in electron) throw new Error(electron.missing);
  const program = await packageProgram(electron, join(projectRoot, 'out/package'));
  out.line(`Packaged with Electron ${electron.version}: ${relative('', program)}`);
} catch (error) {
  notes.line(`soundcheck: no package, because ${error instanceof Error ? error.message : String(error)}.`);
  process.exitCode = 1;
}
