import type {
  Answer,
  EventName,
  FolderPurpose,
  Hello,
  Nothing,
  WorkbenchApi,
  WorkbenchEvents,
} from '../../src-shared/workbench/api.ts';
import type { Problem } from '../../src-shared/workbench/result.ts';

/** What only a host can do. */
export interface Host {
  readonly kind: Hello['host'];
  /** The system's own dialog; hosts without one leave it out. */
  readonly chooseFolder?: (purpose: FolderPurpose) => Promise<string | undefined>;
  /** Shows a file in the system's own window for files. */
  readonly showInFolder?: (path: string) => void;
}

export interface WorkbenchOptions {
  readonly host: Host;
  /** Where settings, recent workspaces and the recovery journal are kept. */
  readonly userFolder: string;
}

export type WorkbenchListener = <E extends EventName>(event: E, payload: WorkbenchEvents[E]) => void;

/** The program behind the windows, whatever the host. */
export interface Workbench {
  /** The contract for one window. */
  api(client: string): WorkbenchApi;
  /** The window of a client is gone: nobody waits for what it asked for any more. */
  left(client: string): void;
  listen(listener: WorkbenchListener): () => void;
  /** Tells all windows something of the host's own: a command of its menu. */
  tell: WorkbenchListener;
  /**
   * Opens the workspace of a folder, set or file; `open` says the set or file to the windows, and `hello` to later
   * ones. What is opened instead of something else, as nobody asked for it, is not remembered as recent; `hello` says why.
   */
  open(path: string, insteadOf?: Problem): ReturnType<WorkbenchApi['openWorkspace']>;
  /**
   * What somebody outside of the window wants to see: a later start, the system, its menu. In the open workspace it is shown; anything
   * else the window opens, which asks about unsaved work first.
   */
  want(path: string): Answer<Nothing>;
  /** Asks the windows to hand over what is being typed in them. Answers whether one has; it may be gone, or hang. */
  handOver(): Promise<boolean>;
  /** Files with unsaved work. */
  unsaved(): readonly string[];
  /** Stops watching; unsaved work stays in the journal. */
  close(): Promise<void>;
}
