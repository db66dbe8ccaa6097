import { join } from 'node:path';
import { type UtilityProcess, utilityProcess } from 'electron';
import { Conversation } from './conversation.ts';
import type { Beginning, DesktopCalls, WorkbenchCalls } from './workbench-calls.ts';

const PROGRAM = join(import.meta.dirname, 'workbench-process.js');

/** The program behind the window, as the process of the window sees it. */
export class WorkbenchLink {
  readonly #child: UtilityProcess;
  readonly #program: Conversation<WorkbenchCalls, DesktopCalls>;

  /** `ended` is called when it ends without having been asked to. */
  constructor(desktop: DesktopCalls, ended: () => void) {
    this.#child = utilityProcess.fork(PROGRAM, [], { serviceName: 'Soundcheck workbench' });
    this.#program = new Conversation((message) => this.#child.postMessage(message), desktop);
    this.#child.on('message', (message) => void this.#program.receive(message));
    this.#child.once('exit', () => {
      this.#program.end('The program behind the window has ended.');
      ended();
    });
  }

  /** `paths`: what the command line names; where it names nothing, what was open last. */
  begin(userFolder: string, paths: readonly string[]): Promise<Beginning> {
    return this.#program.ask('begin', { userFolder, paths });
  }

  get ask(): Conversation<WorkbenchCalls, DesktopCalls>['ask'] {
    return this.#program.ask.bind(this.#program);
  }

  get tell(): Conversation<WorkbenchCalls, DesktopCalls>['tell'] {
    return this.#program.tell.bind(this.#program);
  }

  /** Unsaved work is in the journal by now. */
  kill(): void {
    this.#child.kill();
  }
}
