import { randomUUID } from 'node:crypto';
import { createWorkbench } from '../../workbench/create-workbench.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { openFirstWorkspace } from '../first-workspace.ts';
import { answerText, eventText } from '../messages.ts';
import { Conversation } from './conversation.ts';
import type { Beginning, DesktopCalls, WorkbenchCalls } from './workbench-calls.ts';

/**
 * The program behind the window, in a process of its own: while it reads and checks thousands of cards, the process of the window
 * goes on passing keys to the page.
 */
const port = process.parentPort;
let running: Workbench | undefined;
const workbench = (): Workbench => {
  if (!running) throw new Error('The workbench has not begun.');
  return running;
};

async function begin(userFolder: string, paths: readonly string[]): Promise<Beginning> {
  running = createWorkbench({
    host: {
      kind: 'desktop',
      chooseFolder: (purpose) => desktop.ask('chooseFolder', purpose),
      showInFolder: (shown) => desktop.tell('showInFolder', shown),
    },
    userFolder,
  });
  const opened = await openFirstWorkspace(running, paths);
  if (!opened.ok) await openFirstWorkspace(running, []);
  const hello = await running.api('host').hello({});
  running.listen((event, payload) => {
    desktop.tell('page', eventText(event, payload));
    if (event === 'recent-changed' && 'recent' in payload) desktop.tell('recent', payload.recent);
  });
  const { settings, recent } = hello.ok ? hello.value : { settings: {}, recent: [] };
  return { settings, recent, ...(!opened.ok && { problem: opened.problem }) };
}

const client = randomUUID();
const calls: WorkbenchCalls = {
  begin: ({ userFolder, paths }) => begin(userFolder, paths),
  page: async (text) => {
    const answer = await answerText(workbench().api(client), text);
    if (answer !== undefined) desktop.tell('page', answer);
  },
  command: (id) => workbench().tell('command', { id }),
  notice: (message) => workbench().tell('notice', { severity: 'error', message }),
  want: (path) => workbench().want(path),
  handOver: () => workbench().handOver(),
  unsaved: () => workbench().unsaved(),
  save: (files) => workbench().api('host').save({ files }),
  close: () => workbench().close(),
};

const desktop: Conversation<DesktopCalls, WorkbenchCalls> = new Conversation(
  (message) => port.postMessage(message),
  calls,
);
port.on('message', ({ data }) => void desktop.receive(data));
// Ctrl-C in a terminal reaches this process, too: the one of the window decides what becomes of both.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
