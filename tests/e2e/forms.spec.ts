import type { Locator, Page } from '@playwright/test';
import { cell, changedLines, openCards, runCommand, saveAll, undo } from './designer.ts';
import { expect, test } from './workbench-test.ts';

const ACTS = 'dark-promoters/v0.4-draft/cards/acts.yaml';
const CLUBNIGHT = 'dark-promoters/v0.4-draft/modes/clubnight.yaml';

const inspector = (page: Page): Locator => page.getByRole('region', { name: 'Inspector' });

async function openModes(page: Page): Promise<void> {
  const tree = page.getByRole('tree');
  const set = tree.locator('[data-id="set:dark-promoters/v0.4-draft"]');
  if ((await set.getAttribute('aria-expanded')) === 'false') await set.press('ArrowRight');
  await tree.locator('[data-id="modes:dark-promoters/v0.4-draft"]').click();
  await expect(page.getByRole('tab', { name: 'Clubnight' })).toBeVisible();
}

test('a number changed beside the card shows in the grid, is undone from its field, and is one line on disk', async ({
  page,
  workbench,
}) => {
  const before = workbench.read(ACTS);
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await (await cell(grid, 'Lady Asbest', 'Cost')).click();
  const cost = inspector(page).getByRole('spinbutton', { name: 'Cost' });
  await cost.fill('1,250');
  await cost.press('Enter');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('1,250');
  await expect(inspector(page)).toContainText('above the reference range of Guest DJ');
  await undo(page);
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('420');
  await expect(cost).toHaveValue('420');
  await cost.press('ArrowUp');
  await cost.press('ArrowUp');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('422');
  await saveAll(page);
  await expect(page.getByText('all saved')).toBeVisible();
  expect(changedLines(before, workbench.read(ACTS))).toEqual(['-    cost: 420', '+    cost: 422']);
});

test('a number that is none stays in its field until Esc, and is never written', async ({ page }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await (await cell(grid, 'Lady Asbest', 'Cost')).click();
  const cost = inspector(page).getByRole('spinbutton', { name: 'Cost' });
  await cost.fill('fifteen');
  await cost.press('Enter');
  await expect(inspector(page).getByRole('alert')).toHaveText('“fifteen” is not a number.');
  await cost.press('Escape');
  await expect(cost).toHaveValue('420');
  await expect(page.getByText('all saved')).toBeVisible();
});

test('what is undone does not come back from the field it was typed into', async ({ page }) => {
  await openModes(page);
  const price = page.getByRole('spinbutton', { name: 'Ticket price €' });
  await price.click();
  const before = await price.inputValue();
  await page.keyboard.type('8,5');
  await page.keyboard.press('Tab');
  await expect(price).toHaveValue('8.5');
  await price.click();
  await page.keyboard.type('abc');
  await page.keyboard.press('Tab');
  await expect(page.getByText('“abc” is not a number.')).toBeVisible();
  await undo(page);
  await expect(price).toHaveValue('8.5');
  await expect(page.getByText('“abc” is not a number.')).toBeHidden();
  await undo(page);
  await expect(price).toHaveValue(before);
  await price.click();
  for (let more = 0; more < 3; more++) await undo(page);
  await page.getByRole('heading', { name: 'Reference ranges' }).click();
  await expect(price).toHaveValue(before);
  await expect(page.getByText('all saved')).toBeVisible();
});

test('a number is read as in the grid, and a value from another view takes the place of a draft', async ({ page }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await (await cell(grid, 'Lady Asbest', 'Cost')).click();
  const cost = inspector(page).getByRole('spinbutton', { name: 'Cost' });
  await cost.fill('€ 8.000,5');
  await cost.press('Enter');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('8,000.5');
  await cost.fill('none');
  await cost.press('Tab');
  await expect(inspector(page).getByRole('alert')).toHaveText('“none” is not a number.');
  await (await cell(grid, 'Lady Asbest', 'Cost')).click();
  await page.keyboard.type('430');
  await cost.click();
  await expect(cost).toHaveValue('430');
  await expect(inspector(page).getByRole('alert')).toBeHidden();
});

test('a reference range changes beside the spread of its cards, and a count leads to them', async ({
  page,
  workbench,
}) => {
  const before = workbench.read(CLUBNIGHT);
  await openModes(page);
  const from = page.getByRole('spinbutton', { name: 'Guest DJ cost from' });
  await expect(page.getByRole('img', { name: /^Guest DJ cost: 0 below/ })).toBeVisible();
  await from.fill('450');
  await from.press('Enter');
  await expect(page.getByRole('img', { name: /^Guest DJ cost: 2 below/ })).toBeVisible();
  await saveAll(page);
  await expect(page.getByText('all saved')).toBeVisible();
  expect(changedLines(before, workbench.read(CLUBNIGHT))).toEqual([
    '-      cost: { min: 400 }',
    '+      cost: { min: 450 }',
  ]);
  await page.getByRole('button', { name: 'Guest DJ cost: show 2 below' }).click();
  await expect(page.getByRole('grid', { name: 'Acts of dark-promoters/v0.4-draft' })).toBeVisible();
});

test('classes and phases of a mode are added, moved and taken out', async ({ page, workbench }) => {
  const before = workbench.read(CLUBNIGHT);
  await openModes(page);
  const acts = page.getByRole('region', { name: 'Act classes' });
  await acts.getByLabel('New class').fill('Große Band');
  await acts.getByRole('button', { name: 'Add class' }).click();
  await expect(acts.getByRole('spinbutton', { name: 'Große Band cost to' })).toHaveValue('1,600');
  await expect(acts).toContainText('grosse-band');
  await acts.getByRole('button', { name: 'Take out Große Band' }).click();
  await expect(acts).not.toContainText('grosse-band');
  await page.getByRole('button', { name: 'Move location earlier, now 2 of 5' }).click();
  await expect(page.getByRole('button', { name: 'Move location later, now 1 of 5' })).toBeVisible();
  for (let step = 0; step < 3; step++) await runCommand(page, 'Undo');
  await expect(page.getByText('all saved')).toBeVisible();
  expect(workbench.read(CLUBNIGHT)).toBe(before);
});

test('the card beside the grid is left for modes and comparisons, with what was typed into it', async ({ page }) => {
  await openModes(page);
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await (await cell(grid, 'Lady Asbest', 'Cost')).click();
  await inspector(page).getByRole('spinbutton', { name: 'Cost' }).fill('433');
  await page.keyboard.press('Alt+PageUp');
  await expect(page.getByRole('tab', { name: 'Clubnight' })).toBeVisible();
  await expect(inspector(page)).toContainText('Select a card in the grid');
  await page.keyboard.press('Alt+PageDown');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('433');
  await expect(inspector(page)).toContainText('Lady Asbest');
  await runCommand(page, 'Compare');
  await expect(inspector(page)).toContainText('Select a card in the grid');
});

test('a version is compared with the one it extends, and single changes are reverted', async ({ page, workbench }) => {
  const before = workbench.read(ACTS);
  await openCards(page, 'v0.4-draft', 'Acts');
  await runCommand(page, 'Compare');
  await expect(page.getByText('5 cards changed, 1 added, 1 removed')).toBeVisible();
  await page.getByRole('button', { name: 'Revert Cost of Lady Asbest' }).click();
  await expect(page.getByText('4 cards changed, 1 added, 1 removed')).toBeVisible();
  await saveAll(page);
  await expect(page.getByText('all saved')).toBeVisible();
  expect(changedLines(before, workbench.read(ACTS))).toEqual(['-  - id: lady-asbest', '-    cost: 420']);
  await page.getByLabel('Before', { exact: true }).selectOption({ label: 'v0.4-draft, as saved' });
  await expect(page.getByText('No difference')).toBeVisible();
});
