import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cell, modified, openCards, runCommand } from './designer.ts';
import { expect, test } from './workbench-test.ts';

/** How to come to each view of the window, from the cards of a version. */
const views: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the grid with a card beside it': async (page) => {
    const grid = await openCards(page, 'v0.4-draft', 'Acts');
    await (await cell(grid, 'Lady Asbest', 'Cost')).click();
    await expect(page.getByRole('textbox', { name: /^Name/ }).first()).toHaveValue('Lady Asbest');
  },
  'the source': async (page) => {
    await openCards(page, 'v0.4-draft', 'Acts');
    await page.getByRole('button', { name: 'Source' }).first().click();
    await expect(page.locator('.monaco-editor').first()).toContainText('type: act');
  },
  'the modes': async (page) => {
    await openCards(page, 'v0.4-draft', 'Acts');
    await page.getByRole('tree').locator('[data-id="modes:dark-promoters/v0.4-draft"]').click();
    await expect(page.getByLabel('Ticket price').first()).toBeVisible();
  },
  'two versions compared': async (page) => {
    await openCards(page, 'v0.4-draft', 'Acts');
    await runCommand(page, 'Compare');
    await expect(page.getByTestId('view')).toContainText('Lady Asbest');
  },
  'the palette': async (page) => {
    await page.keyboard.press(`${modified}+k`);
    await page.getByRole('combobox', { name: /^Search/ }).fill('asbest');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'the help on keys': async (page) => {
    await runCommand(page, 'Keyboard');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

for (const [name, open] of Object.entries(views)) {
  for (const theme of ['dark', 'light'] as const) {
    test(`${name}, ${theme}: labels, roles, focus and contrast`, async ({ page }, info) => {
      if (theme === 'light') await runCommand(page, 'light theme');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await open(page);
      await page.screenshot({ path: info.outputPath(`${theme}.png`) });
      // The other way opens a page of its own, which the desktop program does not allow.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      const found = violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((n) => n.html.slice(0, 200)).join('\n  ')}`,
      );
      expect(found.join('\n')).toBe('');
    });
  }
}

test('nothing leaves the machine', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.reload();
  for (const name of ['the grid with a card beside it', 'the source', 'the modes', 'two versions compared']) {
    await views[name]!(page);
  }
  const own = new URL(page.url());
  const others = asked.filter(
    (url) => new URL(url).host !== own.host && !url.startsWith('data:') && !url.startsWith('blob:'),
  );
  expect(asked.length).toBeGreaterThan(3);
  expect(others).toEqual([]);
});
