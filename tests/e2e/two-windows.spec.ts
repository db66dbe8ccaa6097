import { cell, enter, openCards } from './designer.ts';
import { expect, test } from './workbench-test.ts';

test('two windows show the same work', async ({ page, workbench }) => {
  const other = await workbench.secondWindow();
  const here = await openCards(page, 'v0.4-draft', 'Acts');
  const there = await openCards(other, 'v0.4-draft', 'Acts');
  await enter(here, 'Lady Asbest', 'Cost', '777');
  await expect(await cell(there, 'Lady Asbest', 'Cost')).toContainText('777');
});
