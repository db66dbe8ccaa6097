import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cell, enter, openCards, saveAll, undo } from './designer.ts';
import { expect, test } from './workbench-test.ts';

const ACTS = 'dark-promoters/v0.4-draft/cards/acts.yaml';

test('a file changed by another program shows at once', async ({ page, workbench }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  workbench.write(ACTS, workbench.read(ACTS).replace('cost: 420', 'cost: 421'));
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('421');
});

test('a set that goes and comes back, as with another branch, shows its new cards and what is edited in them', async ({
  page,
  workbench,
}) => {
  const tree = page.getByRole('tree');
  const [at, away] = [join(workbench.workspace, 'dark-promoters/v0.4-draft'), join(workbench.workspace, '..', 'away')];
  const before = await openCards(page, 'v0.4-draft', 'Acts');
  // So that the window knows it at a later revision than it comes back with.
  await enter(before, 'Lady Asbest', 'Cost', '430');
  await saveAll(page);
  await expect(page.getByRole('contentinfo')).toContainText(`Saved ${ACTS}`);
  renameSync(at, away);
  await expect(tree).not.toContainText('v0.4-draft');
  renameSync(away, at);
  workbench.write(ACTS, workbench.read(ACTS).replace('cost: 430', 'cost: 421'));
  await expect(tree).toContainText('v0.4-draft');
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('421');
  await enter(grid, 'Lady Asbest', 'Cost', '500');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('500');
});

test('a file changed on both sides is shown as both, and the designer chooses', async ({ page, workbench }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await enter(grid, 'Lady Asbest', 'Cost', '500');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('500');
  const theirs = workbench.read(ACTS).replace('cost: 450', 'cost: 451');
  workbench.write(ACTS, theirs);
  await page.getByRole('button', { name: 'Compare and choose…' }).click();
  const dialog = page.getByRole('dialog', { name: /changed on disk/ });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('cost: 500');
  await expect(dialog).toContainText('cost: 451');
  expect(workbench.read(ACTS)).toBe(theirs);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  await saveAll(page);
  await expect(page.getByText('all saved')).toBeVisible();
  expect(workbench.read(ACTS)).toContain('cost: 500');
  expect(workbench.read(ACTS)).toContain('cost: 450');
});

test('the file from disk can be taken, and undo brings mine back', async ({ page, workbench }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await enter(grid, 'Lady Asbest', 'Cost', '500');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('500');
  const theirs = workbench.read(ACTS).replace('cost: 450', 'cost: 451');
  workbench.write(ACTS, theirs);
  await page.getByRole('button', { name: 'Compare and choose…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the file from disk' }).click();
  await expect(await cell(grid, 'Kaltstart Karin', 'Cost')).toContainText('451');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('420');
  await expect(page.getByText('all saved')).toBeVisible();
  await undo(page);
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('500');
  expect(workbench.read(ACTS)).toBe(theirs);
});

test('work that was not saved survives a killed process', async ({ page, workbench }) => {
  const before = workbench.read(ACTS);
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await enter(grid, 'Lady Asbest', 'Cost', '555');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('555');
  await workbench.kill();
  expect(workbench.read(ACTS)).toBe(before);
  const again = await workbench.start();
  const dialog = again.getByRole('dialog', { name: 'Unsaved work from last time' });
  await expect(dialog).toContainText('acts.yaml');
  await dialog.getByRole('button', { name: /Take|Bring|Restore/ }).click();
  const restored = await openCards(again, 'v0.4-draft', 'Acts');
  await expect(await cell(restored, 'Lady Asbest', 'Cost')).toContainText('555');
  await saveAll(again);
  await expect(again.getByText('all saved')).toBeVisible();
  expect(workbench.read(ACTS)).toBe(before.replace('cost: 420', 'cost: 555'));
});

test('the source of a file that is deleted on disk takes no text until undo brings it back', async ({
  page,
  workbench,
}) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  await page
    .getByRole('tab', { name: 'Source' })
    .or(page.getByRole('button', { name: 'Source' }))
    .first()
    .click();
  const editor = page.locator('.monaco-editor').first();
  await expect(editor).toContainText('type: act');
  rmSync(join(workbench.workspace, ACTS));
  const banner = page.getByRole('status').filter({ hasText: `${ACTS} was deleted on disk. Undo brings it back.` });
  await expect(banner).toBeVisible();
  await editor.locator('.view-lines').click();
  await page.keyboard.type('lost');
  await expect(editor).not.toContainText('lost');
  await banner.getByRole('button', { name: 'Undo' }).click();
  await expect(banner).toBeHidden();
  await expect(editor).toContainText('type: act');
  await editor.locator('.view-lines').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# found ');
  await saveAll(page);
  await expect(page.getByText('all saved')).toBeVisible();
  expect(workbench.read(ACTS)).toMatch(/^# found /);
});
