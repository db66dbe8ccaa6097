import { expect, type Locator, type Page } from '@playwright/test';

/** What a designer does, in words of the window: no test knows classes or ids of elements. */

/** Opens the cards of a type from the tree. */
export async function openCards(
  page: Page,
  version: string,
  plural: string,
  game = 'dark-promoters',
): Promise<Locator> {
  const path = `${game}/${version}`;
  const tree = page.getByRole('tree');
  const set = tree.locator(`[data-id="set:${path}"]`);
  if ((await set.getAttribute('aria-expanded')) === 'false') await set.click();
  await tree.locator(`[data-id^="cards:${path}:"]`, { hasText: plural }).click();
  const grid = page.getByRole('grid', { name: `${plural} of ${path}` });
  await expect(grid).toBeVisible();
  return grid;
}

/** A cell by the name of its card and the title of its column. */
export async function cell(grid: Locator, card: string, column: string): Promise<Locator> {
  const header = grid.getByRole('columnheader', { name: column }).first();
  const place = await header.getAttribute('aria-colindex');
  return grid.getByRole('row').filter({ hasText: card }).first().locator(`[aria-colindex="${place}"]`);
}

/** Types a value into a cell, as in a spreadsheet. */
export async function enter(grid: Locator, card: string, column: string, value: string): Promise<void> {
  const target = await cell(grid, card, column);
  await target.click();
  await grid.page().keyboard.type(value);
  await grid.page().keyboard.press('Enter');
}

/** Pastes text where the focus is, as the system's clipboard would bring it. */
export async function paste(target: Locator, text: string): Promise<void> {
  await target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

export const modified = process.platform === 'darwin' ? 'Meta' : 'Control';

export async function saveAll(page: Page): Promise<void> {
  await page.keyboard.press(`${modified}+Shift+s`);
}

export const undo = (page: Page): Promise<void> => page.keyboard.press(`${modified}+z`);

/** Finds a command in the palette and does it. */
export async function runCommand(page: Page, words: string): Promise<void> {
  await page.keyboard.press(`${modified}+k`);
  const search = page.getByRole('combobox', { name: 'Search cards, files, commands' });
  await search.fill(`> ${words}`);
  await search.press('Enter');
  await expect(search).toBeHidden();
}

/** The lines in which two texts differ, with − and +. */
export function changedLines(before: string, after: string): string[] {
  const old = before.split('\n');
  const now = after.split('\n');
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let tail = 0;
  while (tail < Math.min(old.length, now.length) - start && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  return [
    ...old.slice(start, old.length - tail).map((line) => `-${line}`),
    ...now.slice(start, now.length - tail).map((line) => `+${line}`),
  ];
}
