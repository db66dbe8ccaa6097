import { cell, changedLines, enter, modified, openCards, paste, runCommand, saveAll, undo } from './designer.ts';
import { expect, test } from './workbench-test.ts';

const ACTS = 'dark-promoters/v0.4-draft/cards/acts.yaml';

test('a number typed into the grid is one changed line on disk', async ({ page, workbench }) => {
  const before = workbench.read(ACTS);
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await enter(grid, 'Lady Asbest', 'Cost', '444');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('444');
  expect(workbench.read(ACTS)).toBe(before);
  await saveAll(page);
  await expect(page.getByText('all saved')).toBeVisible();
  expect(changedLines(before, workbench.read(ACTS))).toEqual(['-    cost: 420', '+    cost: 444']);
});

test('a value inherited from the version before becomes an override of its own', async ({ page, workbench }) => {
  const before = workbench.read(ACTS);
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await enter(grid, 'DJ Kellerassel', 'Cost', '333');
  await expect(await cell(grid, 'DJ Kellerassel', 'Cost')).toContainText('333');
  await saveAll(page);
  await expect(page.getByText('all saved')).toBeVisible();
  expect(changedLines(before, workbench.read(ACTS)).filter((line) => line.length > 1)).toEqual([
    '+  - id: dj-kellerassel',
    '+    cost: 333',
  ]);
});

test('a block from a spreadsheet is pasted as one step, and undone as one', async ({ page }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await (await cell(grid, 'Lady Asbest', 'Cost')).click();
  await paste(grid, '€ 1.200\t20\n€ 1.300\t25\n');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('1,200');
  await expect(await cell(grid, 'Kaltstart Karin', 'Cost')).toContainText('1,300');
  await expect(await cell(grid, 'Kaltstart Karin', 'Audience')).toContainText('25');
  await undo(page);
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('420');
  await expect(await cell(grid, 'Kaltstart Karin', 'Audience')).toContainText('15');
  await expect(page.getByText('all saved')).toBeVisible();
});

test('what is wrong shows at once, and a quick fix mends it', async ({ page, workbench }) => {
  const before = workbench.read(ACTS);
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await enter(grid, 'Lady Asbest', 'Cost', 'fifteen');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('contentinfo')).toContainText('1 error');
  const problem = page.getByRole('grid', { name: /^Problems/ }).getByRole('row', { name: /^Error .*Cost/ });
  await problem.getByRole('button', { name: /15/ }).first().click();
  await expect(page.getByRole('contentinfo')).toContainText('valid');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('15');
  await saveAll(page);
  await expect(page.getByText('all saved')).toBeVisible();
  expect(changedLines(before, workbench.read(ACTS))).toEqual(['-    cost: 420', '+    cost: 15']);
});

test('cards are copied and deleted, and all of it can be undone', async ({ page, workbench }) => {
  const before = workbench.read(ACTS);
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await expect(grid).toHaveAttribute('aria-rowcount', '162');
  await (await cell(grid, 'Kaltstart Karin', 'Cost')).click();
  await runCommand(page, 'Duplicate');
  await expect(grid).toHaveAttribute('aria-rowcount', '163');
  // The copy stands in the version's own file, which comes last; the view has followed it there.
  await grid.press(`${modified}+Home`);
  await (await cell(grid, 'Lady Asbest', 'Name')).click();
  await runCommand(page, 'Delete');
  await expect(grid).toHaveAttribute('aria-rowcount', '162');
  await expect(grid).not.toContainText('Lady Asbest');
  await undo(page);
  await undo(page);
  await expect(grid).toHaveAttribute('aria-rowcount', '162');
  await expect(page.getByText('all saved')).toBeVisible();
  expect(workbench.read(ACTS)).toBe(before);
});

test('a new card gets its id with its name, cards are moved, and undo takes all of it back', async ({
  page,
  workbench,
}) => {
  const file = 'dark-promoters/v0.3/cards/acts.yaml';
  const before = workbench.read(file);
  const grid = await openCards(page, 'v0.3', 'Acts');
  const row = (card: string) => grid.getByRole('row').filter({ hasText: card }).first();
  await (await cell(grid, 'DJ Kellerassel', 'Name')).click();
  await runCommand(page, 'Add a card');
  await expect(row('New act')).toContainText('new-act');
  await expect(row('New act').getByRole('gridcell', { selected: true })).toHaveText('New act');
  await page.keyboard.type('Zoë Zack');
  await page.keyboard.press('Enter');
  await expect(row('Zoë Zack')).toContainText('zoe-zack');
  const place = (card: string) => row(card).getByRole('rowheader');
  await expect(place('Zoë Zack')).toHaveText('2');
  await (await cell(grid, 'Zoë Zack', 'Name')).click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(place('Zoë Zack')).toHaveText('3');
  await expect(place('Stroboskop-Uwe')).toHaveText('2');
  await undo(page);
  await expect(place('Zoë Zack')).toHaveText('2');
  await undo(page);
  await expect(row('New act')).toContainText('new-act');
  await undo(page);
  await expect(grid).toHaveAttribute('aria-rowcount', '161');
  await expect(page.getByText('all saved')).toBeVisible();
  expect(workbench.read(file)).toBe(before);
});

test('a value that is still being typed is saved with the rest', async ({ page, workbench }) => {
  const before = workbench.read(ACTS);
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await (await cell(grid, 'Lady Asbest', 'Cost')).click();
  await page.keyboard.type('446');
  await page.keyboard.press(`${modified}+s`);
  await expect(page.getByRole('contentinfo')).toContainText(`Saved ${ACTS}`);
  expect(changedLines(before, workbench.read(ACTS))).toEqual(['-    cost: 420', '+    cost: 446']);
});
