import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, test as base, type ElectronApplication, expect, type Page } from '@playwright/test';
import { projectRoot } from '../../src-main/library/project-root.ts';
import { browserOptions } from './hosts/browser-binary.ts';
import { startBrowserHost } from './hosts/browser-host.ts';
import { startElectronHost } from './hosts/electron-host.ts';
import type { SavedFile, StartedHost } from './hosts/started-host.ts';

/** The workbench on a workspace of its own, with a user folder of its own. */
export class Workbench {
  readonly workspace: string;
  readonly userFolder: string;
  readonly #start: () => Promise<StartedHost>;
  #host: StartedHost | undefined;

  constructor(workspace: string, userFolder: string, start: () => Promise<StartedHost>) {
    this.workspace = workspace;
    this.userFolder = userFolder;
    this.#start = start;
  }

  get page(): Page {
    if (!this.#host) throw new Error('The workbench has not been started.');
    return this.#host.page;
  }

  get desktop(): ElectronApplication {
    if (!this.#host?.desktop) throw new Error('This host is no desktop program.');
    return this.#host.desktop;
  }

  async start(): Promise<Page> {
    this.#host = await this.#start();
    await ready(this.page);
    return this.page;
  }

  async secondWindow(): Promise<Page> {
    const page = await this.#host?.open?.();
    if (!page) throw new Error('This host has one window only.');
    await ready(page);
    return page;
  }

  /** Answers the question for a folder that the program asks next, in its own dialog or the system's. */
  async writeInto(folder: string, ask: () => Promise<void>): Promise<void> {
    await this.#host?.chooseFolder?.(folder);
    await ask();
    if (this.#host?.chooseFolder) return;
    const dialog = this.page.getByRole('dialog').filter({ hasText: 'Into the folder' });
    const path = dialog.getByRole('textbox', { name: 'Into the folder' });
    // What is typed must not be overtaken by the first listing.
    await expect(path).not.toHaveValue('');
    await expect(dialog.getByText(/^Up to/)).toBeVisible();
    await path.fill(folder);
    await dialog.getByRole('button', { name: 'Write here' }).click();
    await expect(dialog).toBeHidden();
  }

  saved(ask: () => Promise<void>): Promise<SavedFile> {
    if (!this.#host) throw new Error('The workbench has not been started.');
    return this.#host.saved(ask);
  }

  async kill(): Promise<void> {
    await this.#host?.kill();
  }

  async close(): Promise<void> {
    await this.#host?.close();
  }

  read(file: string): string {
    return readFileSync(join(this.workspace, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.workspace, file)), { recursive: true });
    writeFileSync(join(this.workspace, file), text);
  }
}

async function ready(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', /.*/);
}

export const test = base.extend<{ workbench: Workbench; page: Page }, { chromium: Browser | undefined }>({
  /** Only the browser host needs one. */
  chromium: [
    async ({ playwright }, use, info) => {
      const browser = info.project.name === 'electron' ? undefined : await playwright.chromium.launch(browserOptions());
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],
  workbench: async ({ chromium }, use, info) => {
    const folder = mkdtempSync(join(tmpdir(), 'soundcheck-e2e-'));
    const workspace = join(folder, 'card-sets');
    const userFolder = join(folder, 'user');
    cpSync(join(projectRoot, 'card-sets'), workspace, { recursive: true });
    const workbench = new Workbench(workspace, userFolder, () =>
      info.project.name === 'electron'
        ? startElectronHost(workspace, userFolder)
        : startBrowserHost(chromium!, workspace, userFolder),
    );
    await use(workbench);
    await workbench.close();
    rmSync(folder, { recursive: true, force: true });
  },
  page: async ({ workbench }, use) => {
    await use(await workbench.start());
  },
});

export { expect };
