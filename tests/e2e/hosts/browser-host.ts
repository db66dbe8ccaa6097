import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from '@playwright/test';
import { projectRoot } from '../../../src-main/library/project-root.ts';
import type { StartedHost } from './started-host.ts';

/** `soundcheck serve` in a process of its own, and a window of Chromium on it. */
export async function startBrowserHost(browser: Browser, workspace: string, userFolder: string): Promise<StartedHost> {
  const program = join(projectRoot, 'out/main/soundcheck.js');
  const host = spawn(process.execPath, [program, 'serve', '--no-open', workspace], {
    env: { ...process.env, SOUNDCHECK_USER_FOLDER: userFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressOf(host);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const open = async () => {
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };
  const end = async (signal: NodeJS.Signals) => {
    await context.close();
    if (host.exitCode !== null || host.signalCode !== null) return;
    const ended = once(host, 'exit');
    host.kill(signal);
    await ended;
  };
  const page = await open();
  const saved = async (ask: () => Promise<void>) => {
    const download = page.waitForEvent('download');
    await ask();
    const file = await download;
    return { name: file.suggestedFilename(), path: await file.path() };
  };
  return { page, open, saved, kill: () => end('SIGKILL'), close: () => end('SIGINT') };
}

async function addressOf(host: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: host.stdout! })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('The browser host has ended without telling its address.');
}
