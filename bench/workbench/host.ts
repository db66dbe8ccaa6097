import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, Page } from '@playwright/test';
import { projectRoot } from '../../src-main/library/project-root.ts';

/** `soundcheck serve` on a workspace, with a user folder of its own. */
export class BenchHost {
  readonly address: string;
  readonly #process: ChildProcess;
  readonly #userFolder: string;

  private constructor(address: string, host: ChildProcess, userFolder: string) {
    this.address = address;
    this.#process = host;
    this.#userFolder = userFolder;
  }

  static async start(workspace: string): Promise<BenchHost> {
    const userFolder = mkdtempSync(join(tmpdir(), 'soundcheck-bench-user-'));
    const program = join(projectRoot, 'out/main/soundcheck.js');
    const host = spawn(process.execPath, [program, 'serve', '--no-open', workspace], {
      env: { ...process.env, SOUNDCHECK_USER_FOLDER: userFolder },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    for await (const line of createInterface({ input: host.stdout! })) {
      const address = /http:\/\/\S+/.exec(line)?.[0];
      if (address !== undefined) return new BenchHost(address, host, userFolder);
    }
    throw new Error('The browser host has ended without telling its address.');
  }

  /** A window with nothing in its cache. */
  async open(browser: Browser): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(this.address);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    return page;
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGINT');
    await ended;
    rmSync(this.#userFolder, { recursive: true, force: true });
  }
}
