import { expect, test } from './workbench-test.ts';

test('the workbench opens on the sample sets', async ({ page }) => {
  await expect(page.getByRole('tree')).toContainText('Dark Promoters');
  await expect(page.getByRole('tree')).toContainText('v0.4-draft');
});
