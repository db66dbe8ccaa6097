import { defineConfig } from '@playwright/test';
import { electronFolder, electronMissing } from './hosts/electron-binary.ts';

const hasElectron = electronFolder() !== undefined;
// Playwright loads this file in every worker; once is enough to be told.
if (!hasElectron && process.env.TEST_WORKER_INDEX === undefined)
  console.log(`Electron suite skipped: ${electronMissing}`);

/** The desktop program has one window. */
const TWO_WINDOWS = '**/two-windows.spec.ts';
/** Of a browser alone: no program is started. */
const PAINTERS = '**/painters.spec.ts';
/** Of the desktop program alone; the package is made of an Electron. */
const DESKTOP = ['**/package.spec.ts', '**/desktop.spec.ts'];

/** One suite, two hosts: the browser host in Chromium, and Electron where there is a binary that may be started. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../out/e2e',
  // Only what never comes is waited for so long: a machine that does much else is slow, and right all the same.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 1,
  forbidOnly: true,
  // A machine of many may be slow for a moment; what passes only the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  projects: [
    { name: 'browser', testIgnore: DESKTOP },
    ...(hasElectron ? [{ name: 'electron', testIgnore: [TWO_WINDOWS, PAINTERS] }] : []),
  ],
});
