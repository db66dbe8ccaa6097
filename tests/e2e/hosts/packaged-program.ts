import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Browser, chromium, expect, type Page } from '@playwright/test';

const LONGEST_START = 20_000;
/** Less than a test has. */
const LONGEST_LIFE = 50_000;

/** A packaged program that runs. Playwright's own way into Electron is closed by the fuses; the page's debugger is a way in. */
export class PackagedProgram {
  readonly #process: ChildProcess;
  readonly #address: Promise<string | undefined>;
  #said = '';
  #browser: Browser | undefined;

  constructor(program: string, userFolder: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
    this.#process = spawn(program, [...args, '--disable-gpu', '--remote-debugging-port=0'], {
      env: { ...process.env, SOUNDCHECK_USER_FOLDER: userFolder, ...env },
      stdio: ['ignore', 'inherit', 'pipe'],
      timeout: LONGEST_LIFE,
      killSignal: 'SIGKILL',
    });
    this.#address = this.#debuggerAddress();
  }

  /** Whether a desktop program comes up; one that has run as something else has ended by then. */
  async isDesktop(): Promise<boolean> {
    return (await this.#address) !== undefined;
  }

  /** The window, when it has opened a workspace. */
  async window(): Promise<Page> {
    const address = await this.#address;
    if (address === undefined) throw new Error(`The packaged program has ended without a window.\n${this.#said}`);
    // Only then is it looked into: a page that is still being made may be missed.
    await expect
      .poll(() => pageTitles(address), { timeout: LONGEST_START })
      .toContainEqual(expect.stringContaining('– Soundcheck'))
      .catch((error: Error) => {
        throw new Error(`${error.message}\n${this.#said}`);
      });
    this.#browser = await chromium.connectOverCDP(address, { timeout: LONGEST_START });
    const page = this.#browser.contexts()[0]?.pages()[0];
    if (!page) throw new Error(`The window cannot be looked into.\n${this.#said}`);
    return page;
  }

  /** When it and all processes of its own are gone: each of them holds standard error open. */
  async kill(): Promise<void> {
    await this.#browser?.close();
    const { exitCode, signalCode } = this.#process;
    if (exitCode !== null || signalCode !== null) return;
    const ended = once(this.#process, 'close');
    this.#process.kill('SIGKILL');
    await ended;
  }

  /** Chromium tells it on standard error, which is read to its end: the program never waits for a reader. */
  #debuggerAddress(): Promise<string | undefined> {
    const lines = createInterface({ input: this.#process.stderr! });
    return new Promise((told) => {
      lines.on('line', (line) => {
        this.#said += `${line}\n`;
        const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
        if (address !== undefined) told(address);
      });
      lines.on('close', () => told(undefined));
    });
  }
}

async function pageTitles(address: string): Promise<string[]> {
  const answer = await fetch(`http://${new URL(address).host}/json/list`);
  const targets = (await answer.json()) as { type: string; title: string }[];
  return targets.filter(({ type }) => type === 'page').map(({ title }) => title);
}
