import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cell, enter, modified, openCards, runCommand } from './designer.ts';
import { expect, test, type Workbench } from './workbench-test.ts';

/** How to come to each view of the window, from the cards of a version. */
const views: Readonly<Record<string, (page: Page, workbench: Workbench) => Promise<void>>> = {
  'the grid with a card beside it': async (page) => {
    const grid = await openCards(page, 'v0.4-draft', 'Acts');
    await (await cell(grid, 'Lady Asbest', 'Cost')).click();
    await expect(page.getByRole('textbox', { name: /^Name/ }).first()).toHaveValue('Lady Asbest');
  },
  'the start': async (page) => {
    await expect(page.getByRole('heading', { name: 'Card sets' })).toBeVisible();
  },
  'a cell being edited': async (page) => {
    const grid = await openCards(page, 'v0.4-draft', 'Acts');
    await (await cell(grid, 'Lady Asbest', 'Class')).click();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: /guest-dj/ })).toBeVisible();
  },
  'many changed at once': async (page) => {
    const grid = await openCards(page, 'v0.4-draft', 'Acts');
    await (await cell(grid, 'Lady Asbest', 'Cost')).click();
    await page.keyboard.press(`${modified}+Shift+m`);
    await page.getByRole('dialog').getByLabel('Percent', { exact: true }).fill('10');
    await expect(page.getByRole('dialog')).toContainText('→');
  },
  'the panel of a column': async (page) => {
    const grid = await openCards(page, 'v0.4-draft', 'Acts');
    await grid.getByRole('columnheader', { name: 'Cost' }).hover();
    await grid.getByRole('button', { name: 'Filter, sort or hide Cost' }).click();
    await expect(page.getByRole('dialog', { name: /Cost/ })).toBeVisible();
  },
  'the choice of columns': async (page) => {
    await openCards(page, 'v0.4-draft', 'Acts');
    await page.getByRole('button', { name: 'Choose columns' }).click();
    await expect(page.getByRole('checkbox', { name: 'Cost' })).toBeVisible();
  },
  'problems with errors': async (page) => {
    const grid = await openCards(page, 'v0.4-draft', 'Acts');
    await enter(grid, 'Lady Asbest', 'Cost', 'fifteen');
    await expect(page.getByRole('grid', { name: /^Problems/ }).getByRole('row', { name: /^Error/ })).toBeVisible();
  },
  'a file changed on both sides': async (page, workbench) => {
    const grid = await openCards(page, 'v0.4-draft', 'Acts');
    await enter(grid, 'Lady Asbest', 'Cost', '500');
    await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('500');
    const file = 'dark-promoters/v0.4-draft/cards/acts.yaml';
    workbench.write(file, workbench.read(file).replace('cost: 450', 'cost: 451'));
    await page.getByRole('button', { name: 'Compare and choose…' }).click();
    await expect(page.getByRole('dialog', { name: /changed on disk/ })).toContainText('cost: 451');
  },
  'the faces of cards': async (page) => {
    await openCards(page, 'v0.4-draft', 'Acts');
    await runCommand(page, 'cards as faces');
    await page.getByRole('searchbox', { name: 'Filter acts' }).fill('asbest');
    await page.getByRole('gridcell', { name: 'Lady Asbest' }).click();
    await runCommand(page, 'print guides');
    await expect(page.getByRole('button', { name: /^Edit/ }).first()).toBeVisible();
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
  'what if, with a comparison': async (page) => {
    await compareActs(page);
    await page.getByRole('button', { name: /seed 1/ }).click();
    await expect(page.getByRole('combobox', { name: 'Seats' })).toBeVisible();
  },
  'the charts in a tab': async (page) => {
    await compareActs(page);
    await runCommand(page, 'Charts in a tab');
    await expect(page.getByTestId('charts-view')).toContainText('Profit');
  },
  'the tables behind a bar': async (page) => {
    await compareActs(page);
    const bars = page.getByRole('region', { name: 'By seat' });
    await bars.scrollIntoViewIfNeeded();
    await bars
      .getByRole('button', { name: /^Seat 1/ })
      .first()
      .click();
    await expect(page.getByTestId('table-log')).toBeVisible();
  },
  'proof sheets': async (page) => {
    await openCards(page, 'v0.4-draft', 'Acts');
    await page.getByRole('button', { name: 'Proof sheets' }).click();
    await page.getByRole('combobox', { name: 'Sides' }).selectOption('duplex-long');
    await expect(page.getByRole('img', { name: /back of sheet 1$/ })).toBeVisible();
    await expect(page.getByTestId('print-view').getByTestId('preflight')).toBeVisible();
  },
  'the export': async (page) => {
    await openCards(page, 'v0.4-draft', 'Acts');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('radio', { name: /^Tables/ }).click();
    await expect(page.getByTestId('export-view').getByTestId('preflight')).toBeVisible();
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

async function compareActs(page: Page): Promise<void> {
  await openCards(page, 'v0.4-draft', 'Acts');
  await runCommand(page, 'What if: play');
  await page.getByRole('checkbox', { name: 'Switch acts-worth-booking on' }).check();
  await expect(page.getByTestId('what-if-panel')).toContainText('higher');
  await expect(page.getByTestId('play-status')).toHaveAttribute('data-state', 'done');
}

for (const [name, open] of Object.entries(views)) {
  for (const theme of ['dark', 'light'] as const) {
    test(`${name}, ${theme}: labels, roles, focus and contrast`, async ({ page, workbench }, info) => {
      if (theme === 'light') await runCommand(page, 'light theme');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await open(page, workbench);
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

test('nothing leaves the machine', async ({ page, workbench }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.reload();
  for (const name of [
    'the grid with a card beside it',
    'the faces of cards',
    'the source',
    'the modes',
    'two versions compared',
    'the charts in a tab',
    'proof sheets',
    'the export',
  ]) {
    await views[name]!(page, workbench);
  }
  const own = new URL(page.url());
  const others = asked.filter(
    (url) => new URL(url).host !== own.host && !url.startsWith('data:') && !url.startsWith('blob:'),
  );
  expect(asked.length).toBeGreaterThan(3);
  expect(others).toEqual([]);
});
