import type { ElectronApplication, Page } from '@playwright/test';

export interface SavedFile {
  readonly name: string;
  readonly path: string;
}

/** The program with a window, whatever the host. */
export interface StartedHost {
  readonly page: Page;
  /** The program around the window, where it is a desktop program. */
  readonly desktop?: ElectronApplication;
  /** A second window on the same program, where the host can have one. */
  readonly open?: () => Promise<Page>;
  /** The folder that the system's own dialog answers from now on; only where the host has such a dialog. */
  readonly chooseFolder?: (folder: string) => Promise<void>;
  /** A file that the page gives to its user: what it is called, and where it lies once it is whole. */
  saved(ask: () => Promise<void>): Promise<SavedFile>;
  /** As a power cut would. */
  kill(): Promise<void>;
  close(): Promise<void>;
}
