import type { Answer, FolderPurpose, Nothing, SaveOutcome, Settings } from '../../../src-shared/workbench/api.ts';
import type { Problem } from '../../../src-shared/workbench/result.ts';

/** What the window's side needs to begin with. */
export interface Beginning {
  readonly settings: Settings;
  readonly recent: readonly string[];
  /** Why what was asked for is not what is open. */
  readonly problem?: Problem;
}

/** What the workbench is asked and told in its own process. */
export interface WorkbenchCalls {
  begin(argument: { readonly userFolder: string; readonly paths: readonly string[] }): Promise<Beginning>;
  /** A message of the page. */
  page(text: string): Promise<void>;
  /** A command of the system's menu. */
  command(id: string): void;
  notice(error: string): void;
  want(path: string): Answer<Nothing>;
  handOver(argument: null): Promise<boolean>;
  unsaved(argument: null): readonly string[];
  save(files: readonly string[]): Answer<SaveOutcome>;
  close(argument: null): Promise<void>;
}

/** What the workbench asks and tells the process of the window: what only that one can do. */
export interface DesktopCalls {
  /** An answer or an event for the page. */
  page(text: string): void;
  recent(paths: readonly string[]): void;
  chooseFolder(purpose: FolderPurpose): Promise<string | undefined>;
  showInFolder(path: string): void;
}
