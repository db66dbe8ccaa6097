import type { Page } from '@playwright/test';

/** The program with a window, whatever the host. */
export interface StartedHost {
  readonly page: Page;
  /** A second window on the same program, where the host can have one. */
  readonly open?: () => Promise<Page>;
  /** As a power cut would. */
  kill(): Promise<void>;
  close(): Promise<void>;
}
