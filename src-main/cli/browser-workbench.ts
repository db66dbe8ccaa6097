import { openFirstWorkspace } from '../hosts/first-workspace.ts';
import { userFolder } from '../hosts/user-folder.ts';
import { openInBrowser } from '../hosts/web/browser.ts';
import { startWebHost, type WebHost } from '../hosts/web/web-host.ts';
import { errorCode } from '../output/error-code.ts';
import { createWorkbench } from '../workbench/create-workbench.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { DONE, type ExitCode } from './exit-code.ts';
import { WrongCall } from './failure.ts';
import { interruptible } from './interruption.ts';
import { counted } from './number-text.ts';
import type { Terminal } from './terminal.ts';

export interface BrowserWorkbench {
  /** Folders, sets or files. */
  readonly paths: readonly string[];
  readonly port?: number;
  readonly open: boolean;
  /** In front of the address. */
  readonly sentence: string;
}

/** The workbench in a browser, until Ctrl-C. */
export async function runBrowserWorkbench(wanted: BrowserWorkbench, { out, notes }: Terminal): Promise<ExitCode> {
  const workbench = await createWorkbench({ host: { kind: 'browser' }, userFolder: userFolder() });
  try {
    const opened = await openFirstWorkspace(workbench, wanted.paths);
    if (!opened.ok) throw new WrongCall(opened.problem.message);
    const host = await startedHost(workbench, wanted.port);
    out.line(`${wanted.sentence} ${host.startAddress} (Ctrl-C stops it)`);
    if (wanted.open) openInBrowser(host.ticketAddress());
    await interruptible(untilStopped);
    await host.close();
    const unsaved = workbench.unsaved().length;
    if (unsaved > 0) notes.line(`Unsaved work in ${counted(unsaved, 'file')} is kept; the next start offers it.`);
    return DONE;
  } finally {
    await workbench.close();
  }
}

const untilStopped = (signal: AbortSignal): Promise<void> =>
  new Promise((stopped) => signal.addEventListener('abort', () => stopped(), { once: true }));

async function startedHost(workbench: Workbench, port: number | undefined): Promise<WebHost> {
  try {
    return await startWebHost(workbench, port === undefined ? {} : { port });
  } catch (error) {
    const code = errorCode(error);
    const choose = 'Choose another with --port, or leave it out for any free one.';
    if (code === 'EADDRINUSE') throw new WrongCall(`Port ${port} is in use. ${choose}`);
    if (code === 'EACCES') throw new WrongCall(`Port ${port} is reserved for the system. ${choose}`);
    throw error;
  }
}
