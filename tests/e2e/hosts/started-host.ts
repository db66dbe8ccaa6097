import type { ElectronApplication, Page } from '@playwright/test';

/** The program with a window, whatever the host. */
export interface StartedHost {
  readonly page: Page;
  /** The program around the window, where it is a desktop program. */
  readonly desktop?: ElectronApplication;
  /** A second window on the same program, where the host can have one. */
  readonly open?: () => Promise<Page>;
  /** The folder that the system's own dialog answers from now on; only where the host has such a dialog. */
  readonly chooseFolder?: (folder: string) => Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
  close(): Promise<void>;
}
