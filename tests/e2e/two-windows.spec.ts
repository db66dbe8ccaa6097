import { cell, enter, openCards } from './designer.ts';
import { expect, test } from './workbench-test.ts';

test('two windows show the same work', async ({ page, workbench }) => {
  const other = await workbench.secondWindow();
  const here = await openCards(page, 'v0.4-draft', 'Acts');
  const there = await openCards(other, 'v0.4-draft', 'Acts');
  await enter(here, 'Lady Asbest', 'Cost', '777');
  await expect(await cell(there, 'Lady Asbest', 'Cost')).toContainText('777');
});

test('a window that is left while a cell is being typed in asks first', async ({ page, workbench }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  const other = await workbench.secondWindow();
  const grid = await openCards(other, 'v0.4-draft', 'Acts');
  await (await cell(grid, 'Lady Asbest', 'Cost')).click();
  await other.keyboard.type('555');
  const asked = other.waitForEvent('dialog');
  await other.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await other.keyboard.press('Enter');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('555');
});
