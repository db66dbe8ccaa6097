import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { projectRoot } from '../../src-main/library/project-root.ts';
import { browserOptions } from '../../tests/e2e/hosts/browser-binary.ts';
import type { Figure } from '../report.ts';
import { median } from '../timing.ts';
import { BenchHost } from './host.ts';
import { keystrokeTimes, longPlay, openWhatIf } from './what-if-times.ts';

const LONG_PLAYS = 3;

/** What a designer waits for who tries a number out: Clubnight with four greedy bots, in the browser host with Chromium. */
export async function whatIfSpeed(): Promise<Figure[]> {
  const browser = await chromium.launch(browserOptions());
  try {
    return [...(await keystrokes(browser)), ...(await longPlays(browser))];
  } finally {
    await browser.close();
  }
}

async function keystrokes(browser: Browser): Promise<Figure[]> {
  const host = await BenchHost.start(join(projectRoot, 'card-sets'));
  const page = await host.open(browser);
  await openWhatIf(page, 1000);
  const typed = await keystrokeTimes(page);
  const times = typed.times.toSorted((a, b) => a - b);
  await page.close();
  await host.close();
  const name = 'from a key in a what-if to its charts, 1,000 paired tables';
  return [
    { name: `${name}: median`, value: median(times), unit: 'ms', goal: { atMost: 250 } },
    { name: `${name}: 95 % within`, value: times[Math.floor(times.length * 0.95)]!, unit: 'ms', goal: { atMost: 500 } },
    {
      name: `${name}: longest task of the window, if above 50 ms`,
      value: typed.longestTask,
      unit: 'ms',
      goal: { atMost: 50 },
    },
  ];
}

async function longPlays(browser: Browser): Promise<Figure[]> {
  const seconds: number[] = [];
  const tasks: number[] = [];
  for (let run = 0; run < LONG_PLAYS; run++) {
    const host = await BenchHost.start(join(projectRoot, 'card-sets'));
    const page = await host.open(browser);
    await openWhatIf(page, 1000);
    const played = await longPlay(page);
    seconds.push(played.seconds);
    tasks.push(played.longestTask);
    await page.close();
    await host.close();
  }
  const name = '100,000 paired tables with charts that follow';
  return [
    { name, value: median(seconds), unit: 's', runs: seconds, goal: { atMost: 15 } },
    {
      name: `${name}: longest task of the window, if above 50 ms`,
      value: Math.max(...tasks),
      unit: 'ms',
      runs: tasks,
      goal: { atMost: 50 },
    },
  ];
}
