import { cell, enter, modified, openCards, paste, undo } from './designer.ts';
import { expect, test } from './workbench-test.ts';

const inFront = (id: string | null): string => `[id="${id}"]`;

test('the cursor goes by keys, over headers and out again', async ({ page }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  const cursor = async () => grid.locator(inFront(await grid.getAttribute('aria-activedescendant')));
  await (await cell(grid, 'DJ Kellerassel', 'Name')).click();
  await page.keyboard.press('End');
  await expect(await cursor()).toContainText('Lives under the booth');
  await page.keyboard.press(`${modified}+End`);
  await expect(await cursor()).toContainText('Comes straight from the bakery');
  await page.keyboard.press(`${modified}+Home`);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(grid).not.toBeFocused();
});

test('cards are searched, filtered by numbers, sorted and grouped', async ({ page }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  const toolbar = page.getByRole('toolbar', { name: /^Acts/ });
  await toolbar.getByRole('searchbox').fill('guest dj nothing-like-it');
  await expect(page.getByText('None of the 161 acts matches the filters.')).toBeVisible();
  await toolbar.getByRole('button', { name: 'Clear filters' }).click();
  await grid.getByRole('columnheader', { name: 'Cost' }).hover();
  await grid.getByRole('button', { name: 'Filter, sort or hide Cost' }).click();
  await page.keyboard.type('400..450');
  await page.keyboard.press('Enter');
  await expect(toolbar).toContainText('8 of 161 acts');
  await grid.getByRole('columnheader', { name: 'Cost' }).getByRole('button').first().click();
  await grid.getByRole('columnheader', { name: 'Cost' }).getByRole('button').first().click();
  await expect(grid.getByRole('row').nth(1)).toContainText('450');
  await toolbar.getByLabel('Group by').selectOption({ label: 'Group: class' });
  await expect(grid.getByRole('gridcell', { name: /Class resident-dj/ })).toHaveAttribute('aria-expanded', 'true');
  await grid.getByRole('gridcell', { name: /Class resident-dj/ }).click();
  await expect(grid.getByRole('gridcell', { name: 'DJane Distel' })).toBeHidden();
  await expect(toolbar).toContainText('8 of 161 acts');
});

test('cards of a sorted grid stay where they are, and it says why', async ({ page }) => {
  const grid = await openCards(page, 'v0.3', 'Acts');
  await grid.getByRole('columnheader', { name: 'Cost' }).getByRole('button').first().click();
  await (await cell(grid, 'DJ Kellerassel', 'Name')).click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText(/in the order of the file only, and now they are sorted/)).toBeVisible();
});

test('names are chosen from a list, by key and by what people call them', async ({ page }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await (await cell(grid, 'DJ Kellerassel', 'Class')).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /guest-dj/ })).toBeVisible();
  await page.keyboard.type('Small');
  await page.keyboard.press('Enter');
  await expect(await cell(grid, 'DJ Kellerassel', 'Class')).toContainText('small-live');
  // Who clicks elsewhere has chosen nothing: what was typed is written, and marked.
  await (await cell(grid, 'DJ Kellerassel', 'Class')).click();
  await page.keyboard.type('g');
  await expect(page.getByRole('option', { name: /guest-dj/ })).toBeVisible();
  await (await cell(grid, 'Stroboskop-Uwe', 'Cost')).click();
  await expect(await cell(grid, 'DJ Kellerassel', 'Class')).toHaveAttribute('aria-invalid', 'true');
  await undo(page);
  await expect(await cell(grid, 'DJ Kellerassel', 'Class')).toContainText('small-live');
  await (await cell(grid, 'DJ Kellerassel', 'Modes')).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('p');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(await cell(grid, 'DJ Kellerassel', 'Modes')).toContainText('clubnightparty');
});

test('a changed value goes back to what is inherited, a needed one stays', async ({ page }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await (await cell(grid, 'Lady Asbest', 'Cost')).click();
  await page.keyboard.press('Delete');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toHaveText('600');
  await page.keyboard.press('Delete');
  await expect(page.getByText('Every act needs “Cost”')).toBeVisible();
});

test('many numbers are changed in one step', async ({ page }) => {
  const grid = await openCards(page, 'v0.3', 'Acts');
  await (await cell(grid, 'DJ Kellerassel', 'Cost')).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press(`${modified}+Shift+m`);
  const dialog = page.getByRole('dialog', { name: 'Change many at once' });
  await dialog.getByLabel('Percent', { exact: true }).fill('10');
  await expect(dialog).toContainText('300→330');
  await dialog.getByRole('button', { name: 'Change 2 values' }).click();
  await expect(await cell(grid, 'DJ Kellerassel', 'Cost')).toContainText('330');
  await expect(await cell(grid, 'Stroboskop-Uwe', 'Cost')).toContainText('341');
  await undo(page);
  await expect(await cell(grid, 'DJ Kellerassel', 'Cost')).toContainText('300');
  await expect(await cell(grid, 'Stroboskop-Uwe', 'Cost')).toContainText('310');
});

test('the first of the selected cells is filled down', async ({ page }) => {
  const grid = await openCards(page, 'v0.3', 'Acts');
  await (await cell(grid, 'DJ Kellerassel', 'Cost')).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press(`${modified}+d`);
  await expect(await cell(grid, 'Stroboskop-Uwe', 'Cost')).toContainText('300');
  await undo(page);
  await expect(await cell(grid, 'Stroboskop-Uwe', 'Cost')).toContainText('310');
});

test('one name is set in many cards', async ({ page }) => {
  const grid = await openCards(page, 'v0.3', 'Acts');
  await (await cell(grid, 'DJ Kellerassel', 'Class')).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press(`${modified}+Shift+m`);
  const dialog = page.getByRole('dialog', { name: 'Change many at once' });
  await dialog.getByLabel('Set to').selectOption('guest-dj');
  await dialog.getByRole('button', { name: 'Change 2 values' }).click();
  await expect(await cell(grid, 'DJ Kellerassel', 'Class')).toContainText('guest-dj');
  await expect(await cell(grid, 'Stroboskop-Uwe', 'Class')).toContainText('guest-dj');
});

test('rows beyond the end become cards, once that is confirmed, in one step and whole', async ({ page }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await grid.click({ position: { x: 100, y: 60 } });
  await page.keyboard.press(`${modified}+End`);
  await page.keyboard.press('Home');
  await paste(grid, 'Spätschicht Zwei\nNew One\nNew Two\n');
  await page.getByRole('button', { name: 'Add 2 new acts' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '164');
  await expect(grid.getByRole('gridcell', { name: 'New Two' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('valid');
  await expect(page.getByRole('contentinfo')).not.toContainText('error');
  await undo(page);
  await expect(grid).toHaveAttribute('aria-rowcount', '162');
  await expect(page.getByText('all saved')).toBeVisible();
});

test('cards are dragged by their numbers', async ({ page }) => {
  const grid = await openCards(page, 'v0.3', 'Acts');
  const number = (place: number) => grid.getByRole('rowheader', { name: `${place}`, exact: true });
  await number(1).click();
  const [from, to] = [await number(1).boundingBox(), await number(3).boundingBox()];
  await page.mouse.move(from!.x + 20, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(from!.x + 20, from!.y + 40, { steps: 3 });
  await page.mouse.move(to!.x + 20, to!.y + 24, { steps: 3 });
  await page.mouse.up();
  await expect(grid.getByRole('row').filter({ hasText: 'DJ Kellerassel' }).getByRole('rowheader')).toHaveText('3');
});

test('columns that were hidden stay hidden', async ({ page }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('checkbox', { name: 'Id' }).uncheck();
  await expect(grid.getByRole('columnheader', { name: 'Id', exact: true })).toBeHidden();
  await page.reload();
  const again = await openCards(page, 'v0.4-draft', 'Acts');
  await expect(again.getByRole('columnheader', { name: 'Cost' })).toBeVisible();
  await expect(again.getByRole('columnheader', { name: 'Id', exact: true })).toBeHidden();
});

test('a copied block can be pasted elsewhere', async ({ page }) => {
  const grid = await openCards(page, 'v0.3', 'Acts');
  await enter(grid, 'DJ Kellerassel', 'Cost', '444');
  await expect(await cell(grid, 'DJ Kellerassel', 'Cost')).toContainText('444');
  await (await cell(grid, 'DJ Kellerassel', 'Cost')).click();
  await page.keyboard.press('Shift+ArrowRight');
  const copied = await grid.evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  });
  expect(copied).toBe('444\t10');
  await (await cell(grid, 'Onkel Moder', 'Cost')).click();
  await paste(grid, copied);
  await expect(await cell(grid, 'Onkel Moder', 'Cost')).toContainText('444');
});

test('a dialog of the grid keeps its keys from the cards behind it', async ({ page }) => {
  const grid = await openCards(page, 'v0.3', 'Acts');
  await (await cell(grid, 'DJ Kellerassel', 'Cost')).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press(`${modified}+Shift+m`);
  const dialog = page.getByRole('dialog', { name: 'Change many at once' });
  await dialog.getByLabel('Column', { exact: true }).focus();
  for (const key of [`${modified}+d`, `${modified}+Shift+d`, 'Alt+w']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(grid).toHaveAttribute('aria-rowcount', '161');
  await expect(await cell(grid, 'Stroboskop-Uwe', 'Cost')).toContainText('310');
  await expect(page.getByText('all saved')).toBeVisible();
});
