import type { EventName, FolderPurpose, Hello, WorkbenchApi, WorkbenchEvents } from '../../src-shared/workbench/api.ts';

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
  /** Opens the workspace of a folder, set or file; `open` says the set or file to the windows, and `hello` to later ones. */
  open(path: string): ReturnType<WorkbenchApi['openWorkspace']>;
  /** Files with unsaved work. */
  unsaved(): readonly string[];
  /** Stops watching; unsaved work stays in the journal. */
  close(): Promise<void>;
}
