import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { CardSet } from '../../src-engine/card-set.ts';
import { projectRoot } from '../../src-main/library/project-root.ts';
import { browserOptions } from '../../tests/e2e/hosts/browser-binary.ts';
import { writeLargeSet } from '../generated-set.ts';
import type { Figure } from '../report.ts';
import { median, RUNS } from '../timing.ts';
import { bundleSizes } from './bundle-sizes.ts';
import { editTimes } from './edit-times.ts';
import { BenchHost } from './host.ts';
import { sourceTimes } from './source-times.ts';
import { typingBlocks } from './typing-blocks.ts';

/** What a designer waits for, in the browser host with Chromium. */
export async function workbenchSpeed(set: CardSet): Promise<Figure[]> {
  const browser = await chromium.launch(browserOptions());
  const folder = mkdtempSync(join(tmpdir(), 'soundcheck-bench-'));
  const workspaceOf = (cards: number): string => {
    const workspace = join(folder, String(cards));
    writeLargeSet(join(workspace, 'large', set.manifest.version), set, cards);
    return workspace;
  };
  try {
    const large = workspaceOf(10_000);
    return [
      await firstWindow(browser),
      ...(await openings(browser, large)),
      ...(await edits(browser, workspaceOf(1000), 1000, 100)),
      ...(await edits(browser, large, 10_000, 300)),
      ...(await typing(browser, large)),
      ...bundleSizes(),
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From the start of the process to a window that can be used; the browser runs already, its cache is empty. */
async function firstWindow(browser: Browser): Promise<Figure> {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    const host = await BenchHost.start(join(projectRoot, 'card-sets'));
    const page = await host.open(browser);
    runs.push((performance.now() - start) / 1000);
    await page.close();
    await host.close();
  }
  const name = 'first usable window of the browser host, from the start of the process';
  return { name, value: median(runs), unit: 's', runs, goal: { atMost: 2.5 } };
}

/** From the call of the address to the grid of a large set. */
async function openings(browser: Browser, workspace: string): Promise<Figure[]> {
  const windows: number[] = [];
  const grids: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const host = await BenchHost.start(workspace);
    const start = performance.now();
    const page = await host.open(browser);
    windows.push((performance.now() - start) / 1000);
    const clicked = performance.now();
    await openGrid(page);
    grids.push((performance.now() - clicked) / 1000);
    await page.close();
    await host.close();
  }
  const name = 'a set of 10,000 cards';
  const both = windows.map((seconds, run) => seconds + grids[run]!);
  return [
    { name: `${name}: from its name to the grid`, value: median(grids), unit: 's', runs: grids },
    { name: `${name}: new window and grid`, value: median(both), unit: 's', runs: both, goal: { atMost: 1.5 } },
  ];
}

async function openGrid(page: Page): Promise<void> {
  const set = page.locator('[role="treeitem"][data-id^="set:"]').first();
  if ((await set.getAttribute('aria-expanded')) === 'false') await set.press('ArrowRight');
  await page.locator('[role="treeitem"][data-id$=":act"]').first().click();
  await page.getByRole('gridcell').first().waitFor();
}

async function edits(browser: Browser, workspace: string, cards: number, goal: number): Promise<Figure[]> {
  const host = await BenchHost.start(workspace);
  const page = await host.open(browser);
  await openGrid(page);
  const inGrid = await editTimes(page);
  const inSource = await sourceTimes(page);
  await page.close();
  await host.close();
  const name = `an edit at ${cards.toLocaleString('en')} cards, shown in`;
  return [
    ...spread(`${name} grid and form with its problems`, inGrid, goal),
    ...spread(`${name} the source with its problems`, inSource, goal),
  ];
}

function spread(name: string, times: readonly number[], goal: number): Figure[] {
  const sorted = times.toSorted((a, b) => a - b);
  const most = sorted[Math.floor(sorted.length * 0.95)]!;
  return [
    { name: `${name}: median`, value: median(sorted), unit: 'ms' },
    { name: `${name}: 95 % within`, value: most, unit: 'ms', goal: { atMost: goal } },
  ];
}

async function typing(browser: Browser, workspace: string): Promise<Figure[]> {
  const host = await BenchHost.start(workspace);
  const page = await host.open(browser);
  await openGrid(page);
  const { longest, count, keys } = await typingBlocks(page);
  await page.close();
  await host.close();
  const name = `typing ${keys} keys in the source of a set of 10,000 cards`;
  return [
    { name: `${name}: longest block of the window`, value: longest, unit: 'ms', goal: { atMost: 50 } },
    { name: `${name}: blocks above 50 ms`, value: count, unit: '' },
  ];
}
