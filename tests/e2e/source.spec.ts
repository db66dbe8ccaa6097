import type { Page } from '@playwright/test';
import { cell, changedLines, enter, modified, openCards, saveAll, undo } from './designer.ts';
import { expect, test } from './workbench-test.ts';

const ACTS = 'dark-promoters/v0.4-draft/cards/acts.yaml';

/** Opens the source of the cards in front, with the cursor in the editor. */
async function openSource(page: Page) {
  await page
    .getByRole('tab', { name: 'Source' })
    .or(page.getByRole('button', { name: 'Source' }))
    .first()
    .click();
  const editor = page.locator('.monaco-editor').first();
  await expect(editor).toContainText('type: act');
  await editor.locator('.view-lines').click();
  return editor;
}

/** Puts the cursor behind a text that stands once in the file. */
async function goBehind(page: Page, text: string): Promise<void> {
  await page.keyboard.press(`${modified}+f`);
  const find = page.getByRole('textbox', { name: 'Find' });
  await find.fill(text);
  await expect(page.locator('.find-widget .matchesCount')).toContainText('1 of 1');
  await find.press('Escape');
  await page.keyboard.press('ArrowRight');
}

test('typing in the source shows in the grid, with its problems marked in both', async ({ page, workbench }) => {
  const before = workbench.read(ACTS);
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  const editor = await openSource(page);
  await goBehind(page, 'cost: 420');
  await page.keyboard.type('x');
  await expect(editor.locator('.squiggly-error')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toContainText('1 error');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await expect(editor.locator('.squiggly-error')).toHaveCount(0);
  await openCards(page, 'v0.4-draft', 'Acts');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('4,201');
  await saveAll(page);
  await expect(page.getByText('all saved')).toBeVisible();
  expect(changedLines(before, workbench.read(ACTS))).toEqual(['-    cost: 420', '+    cost: 4201']);
});

test('one history over grid and source', async ({ page, workbench }) => {
  const before = workbench.read(ACTS);
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await enter(grid, 'Lady Asbest', 'Cost', '430');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('430');
  const editor = await openSource(page);
  await expect(editor).toContainText('cost: 430');
  await goBehind(page, 'cost: 450');
  await page.keyboard.type('9');
  await expect(editor).toContainText('cost: 4509');
  await undo(page);
  await expect(editor).toContainText('cost: 450');
  await expect(editor).not.toContainText('cost: 4509');
  await undo(page);
  await expect(editor).toContainText('cost: 420');
  await expect(page.getByText('all saved')).toBeVisible();
  expect(workbench.read(ACTS)).toBe(before);
});

test('the schema completes, explains and mends', async ({ page }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  const editor = await openSource(page);
  await goBehind(page, 'class: guest-dj');
  for (let letter = 0; letter < 'guest-dj'.length; letter++) await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+Space');
  const suggestions = page.locator('.suggest-widget');
  await expect(suggestions).toContainText('resident-dj');
  await page.keyboard.press('Escape');
  await page.keyboard.type('gest-dj');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Problems' })).toContainText('“gest-dj”');
  await page.keyboard.press('Control+.');
  const fix = page.locator('.action-widget').getByText('Change to “guest-dj”').first();
  await expect(fix).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('class: guest-dj');
  await expect(page.getByText('all saved')).toBeVisible();
  await editor.getByText('audience', { exact: true }).first().hover();
  await expect(page.locator('.monaco-hover', { hasText: 'percent more people' })).toBeVisible();
});

test('the last key before saving is in the save', async ({ page, workbench }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  await openSource(page);
  await goBehind(page, 'cost: 420');
  await page.keyboard.type('123456');
  await page.keyboard.press(`${modified}+s`);
  await expect(page.getByRole('contentinfo')).toContainText(`Saved ${ACTS}`);
  expect(workbench.read(ACTS)).toContain('cost: 420123456\n');
});
