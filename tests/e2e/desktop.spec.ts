import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { cell, enter, openCards, saveAll } from './designer.ts';
import { startAgain } from './hosts/electron-host.ts';
import { expect, test } from './workbench-test.ts';

const ACTS = 'dark-promoters/v0.4-draft/cards/acts.yaml';
const BUTTONS = ['Save', 'Don’t save', 'Cancel'];

/** Closes the window as by hand. Answers what the system's dialog asks, which is answered with `button`. */
const closeAnswering = (desktop: ElectronApplication, button: string): Promise<string> =>
  desktop.evaluate(
    ({ BrowserWindow, dialog }, response) =>
      new Promise<string>((asked) => {
        dialog.showMessageBox = (async (...call: unknown[]) => {
          asked((call.at(-1) as { message: string }).message);
          return { response, checkboxChecked: false };
        }) as typeof dialog.showMessageBox;
        BrowserWindow.getAllWindows()[0]!.close();
      }),
    BUTTONS.indexOf(button),
  );

test('a later start shows the window, and in it what lies in the open workspace', async ({ page, workbench }) => {
  const { desktop, userFolder, workspace } = workbench;
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await enter(grid, 'Lady Asbest', 'Cost', '555');
  await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.hide());
  await startAgain(join(workspace, 'dark-promoters/v0.3/set.yaml'), userFolder);
  await expect(page.locator('.monaco-editor').first()).toContainText('game:');
  const windows = await desktop.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => window.isVisible()),
  );
  expect(windows).toEqual([true]);
  // Nothing was asked, and what is unsaved is still there.
  const again = await openCards(page, 'v0.4-draft', 'Acts');
  await expect(await cell(again, 'Lady Asbest', 'Cost')).toContainText('555');
});

test('a later start with another workspace asks about unsaved work first', async ({ page, workbench }) => {
  const { userFolder, workspace } = workbench;
  const other = join(workspace, '..', 'other-sets');
  cpSync(join(workspace, 'monstercat'), join(other, 'monstercat'), { recursive: true });
  const tree = page.getByRole('tree');
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await enter(grid, 'Lady Asbest', 'Cost', '555');
  await startAgain(other, userFolder);
  const question = page.getByRole('dialog', { name: 'Unsaved work' });
  await expect(question).toContainText('acts.yaml');
  await expect(tree).toContainText('v0.4-draft');
  await question.getByRole('button', { name: 'Save and go on' }).click();
  await expect(tree).not.toContainText('v0.4-draft');
  expect(workbench.read(ACTS)).toContain('cost: 555');
});

test('a window that is closed asks about its work, also that which is still being typed', async ({
  page,
  workbench,
}) => {
  const { desktop } = workbench;
  const before = workbench.read(ACTS);
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await (await cell(grid, 'Lady Asbest', 'Cost')).click();
  await page.keyboard.type('555');
  expect(await closeAnswering(desktop, 'Cancel')).toBe(`Save ${ACTS} before closing?`);
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('555');
  expect(workbench.read(ACTS)).toBe(before);
  const closed = desktop.waitForEvent('close');
  // The program may be gone before it has answered.
  await closeAnswering(desktop, 'Save').catch(() => {});
  await closed;
  expect(workbench.read(ACTS)).toBe(before.replace('cost: 420', 'cost: 555'));
});

test('the page opens no window, goes nowhere and is allowed nothing', async ({ page, workbench }) => {
  const { desktop } = workbench;
  expect(await page.evaluate(() => window.open('https://example.org/') === null)).toBe(true);
  expect(await page.evaluate(() => Notification.requestPermission())).toBe('denied');
  const refused = page.evaluate(
    () => new Promise((told) => navigator.geolocation.getCurrentPosition(told, ({ code }) => told(code))),
  );
  expect(await refused).toBe(1);
  const prevented = desktop.evaluate(
    ({ BrowserWindow }) =>
      new Promise((told) => {
        const { webContents } = BrowserWindow.getAllWindows()[0]!;
        webContents.once('will-frame-navigate', (event) => setImmediate(() => told(event.defaultPrevented)));
      }),
  );
  const address = page.url();
  await page.evaluate(() => {
    window.location.href = 'https://example.org/';
  });
  expect(await prevented).toBe(true);
  expect(page.url()).toBe(address);
  expect(await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('a program that dies behind the window is begun anew, and what was unsaved is offered', async ({
  page,
  workbench,
}) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await enter(grid, 'Lady Asbest', 'Cost', '555');
  await expect(page.getByText('1 unsaved file')).toBeVisible();
  const died = await workbench.desktop.evaluate(({ app }) => {
    const program = app.getAppMetrics().find(({ name, serviceName }) => /workbench/i.test(`${name} ${serviceName}`));
    return program !== undefined && process.kill(program.pid, 'SIGKILL');
  });
  expect(died).toBe(true);
  const dialog = page.getByRole('dialog', { name: 'Unsaved work from last time' });
  await dialog.getByRole('button', { name: /Take|Bring|Restore/ }).click();
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('555');
  await enter(grid, 'Lady Asbest', 'Cost', '556');
  await saveAll(page);
  await expect(page.getByRole('contentinfo')).toContainText(`Saved ${ACTS}`);
  expect(workbench.read(ACTS)).toContain('cost: 556');
});

test('the window comes back where it was', async ({ page, workbench }) => {
  await expect(page.getByRole('tree')).toBeVisible();
  const bounds = { x: 40, y: 30, width: 1000, height: 640 };
  const closed = workbench.desktop.waitForEvent('close');
  await workbench.desktop
    .evaluate(({ BrowserWindow }, wanted) => {
      const window = BrowserWindow.getAllWindows()[0]!;
      window.setBounds(wanted);
      window.close();
    }, bounds)
    .catch(() => {});
  await closed;
  await workbench.start();
  const now = await workbench.desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getBounds());
  expect(now).toEqual(bounds);
});
