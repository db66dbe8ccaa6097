import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cell, changedLines, enter, openCards, runCommand, saveAll, undo } from './designer.ts';
import { expect, test, type Workbench } from './workbench-test.ts';

const ACTS = 'dark-promoters/v0.4-draft/cards/acts.yaml';
const folderOf = (workbench: Workbench): string => join(workbench.workspace, '..', 'exports');
const CSV = 'dark-promoters-v0.4-draft-csv/acts.csv';

async function exportActs(page: Page, workbench: Workbench): Promise<string> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('radio', { name: /^Tables for spreadsheets/ }).click();
  await page
    .getByRole('group', { name: 'Types', exact: true })
    .getByRole('button', { name: 'Acts', exact: true })
    .click();
  await workbench.writeInto(folderOf(workbench), () => page.getByRole('button', { name: 'Export…' }).click());
  const written = page.getByRole('region', { name: 'Written' });
  await expect(written).toContainText('acts.csv');
  return readFileSync(join(folderOf(workbench), CSV), 'utf8');
}

async function importTable(page: Page, name: string, content: string | Buffer): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await runCommand(page, 'Import CSV');
  await (await asked).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

test('a table goes out, is edited, and comes back as the smallest edit of the file', async ({ page, workbench }) => {
  const before = workbench.read(ACTS);
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  const table = await exportActs(page, workbench);
  const edited = table.replace(/^(lady-asbest,.*?,)420,/m, '$1433,');
  expect(edited).not.toBe(table);

  await importTable(page, 'acts.csv', edited);
  const dialog = page.getByRole('dialog', { name: /^Import acts\.csv/ });
  await expect(dialog).toContainText('1 value of 1 card changes');
  await expect(dialog.getByRole('table')).toContainText('Lady Asbest');
  await expect(dialog.getByRole('table')).toContainText('433');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: 'Acts' }).click();
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('433');
  await saveAll(page);
  await expect(page.getByText('all saved')).toBeVisible();
  expect(changedLines(before, workbench.read(ACTS))).toEqual(['-    cost: 420', '+    cost: 433']);
  await undo(page);
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('420');
});

test('a table with mistakes says where they are, and changes nothing', async ({ page, workbench }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  const table = await exportActs(page, workbench);
  await importTable(page, 'acts.csv', table.replace(/^(lady-asbest,.*?,)420,/m, '$1many,'));
  const dialog = page.getByRole('dialog', { name: /^Import acts\.csv/ });
  await expect(dialog.getByRole('list', { name: 'What is wrong with the table' })).toContainText('line');
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible();
});

test('a table in another encoding is not read as if it were UTF-8', async ({ page }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  await importTable(page, 'acts.csv', Buffer.from('Id,Name\r\nlady-asbest,Lady Bäsalt\r\n', 'latin1'));
  await expect(page.getByText('acts.csv is not UTF-8 text')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a set is exported in the format that is chosen of all, and not while it has errors', async ({
  page,
  workbench,
}) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const formats = page.getByRole('group', { name: 'Format' }).getByRole('radio');
  await expect(formats).toHaveCount(6);
  await page.getByRole('radio', { name: /^Changelog/ }).click();
  await workbench.writeInto(folderOf(workbench), () => page.getByRole('button', { name: 'Export…' }).click());
  await expect(page.getByRole('region', { name: 'Written' })).toContainText('changelog.md');
  const path = join(folderOf(workbench), 'dark-promoters-v0.4-draft-changelog.md');
  expect(readFileSync(path, 'utf8')).toContain('Lady Asbest');

  await page.getByRole('tab', { name: 'Acts' }).click();
  await enter(grid, 'Lady Asbest', 'Cost', 'many');
  await page.getByRole('tab', { name: 'Export' }).click();
  const errors = page.getByRole('alert', { name: 'Errors of the set' });
  await expect(errors).toContainText('It can be exported once it is mended');
  await expect(page.getByRole('button', { name: 'Export…' })).toHaveCount(0);
  await errors.getByRole('button', { name: /lady-asbest/ }).click();
  await expect(grid).toBeVisible();
  expect(existsSync(join(folderOf(workbench), CSV))).toBe(false);
});
