import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { cell, changedLines, openCards, runCommand, saveAll, undo } from './designer.ts';
import { expect, test } from './workbench-test.ts';

const ACTS = 'dark-promoters/v0.4-draft/cards/acts.yaml';

const inspector = (page: Page): Locator => page.getByRole('region', { name: 'Inspector' });
const face = (inside: Locator, words: string): Locator => inside.getByRole('img', { name: words });
/** What tells one picture from another, in few letters. */
const picture = async (shown: Locator): Promise<string> =>
  createHash('sha256')
    .update((await shown.getAttribute('src')) ?? '')
    .digest('hex');

/** The acts of the draft as faces. */
async function openFaces(page: Page): Promise<Locator> {
  await openCards(page, 'v0.4-draft', 'Acts');
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Faces' }).click();
  const gallery = page.getByRole('grid', { name: 'Acts as faces' });
  await expect(gallery).toBeVisible();
  return gallery;
}

/** Narrows the gallery down to a card and selects it. */
async function select(page: Page, gallery: Locator, name: string): Promise<Locator> {
  await page
    .getByRole('toolbar', { name: /^Faces of the acts/ })
    .getByRole('searchbox')
    .fill(name);
  const card = gallery.getByRole('gridcell', { name });
  await card.click();
  await expect(card).toHaveAttribute('aria-selected', 'true');
  return card;
}

test('a number is changed where it stands on the face, is one line on disk, and is undone', async ({
  page,
  workbench,
}) => {
  const before = workbench.read(ACTS);
  const gallery = await openFaces(page);
  const card = await select(page, gallery, 'Lady Asbest');
  const first = await picture(face(card, 'Lady Asbest, cost €420'));
  await card.getByRole('button', { name: 'Edit cost, 420' }).first().click();
  await page.keyboard.type('fifteen');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('alert')).toHaveText('“fifteen” is not a number.');
  await page.keyboard.press('Escape');
  await expect(card.getByRole('alert')).toBeHidden();
  await page.keyboard.press('F2');
  await page.keyboard.type('1,250');
  // It is not written yet, but shown.
  await expect.poll(() => picture(face(card, 'Lady Asbest, cost €420'))).not.toBe(first);
  await page.keyboard.press('Enter');
  await expect(face(card, 'Lady Asbest, cost €1,250')).toBeVisible();
  await expect.poll(() => picture(face(card, 'Lady Asbest, cost €1,250'))).not.toBe(first);
  await expect(inspector(page).getByRole('spinbutton', { name: 'Cost' })).toHaveValue('1,250');
  // The reference range of the class does not hold it.
  await expect(card.getByRole('img', { name: 'Warning' })).toBeVisible();
  await saveAll(page);
  await expect(page.getByText('all saved')).toBeVisible();
  expect(changedLines(before, workbench.read(ACTS))).toEqual(['-    cost: 420', '+    cost: 1250']);
  await undo(page);
  await expect.poll(() => picture(face(card, 'Lady Asbest, cost €420'))).toBe(first);
});

test('what is typed on a face outlives scrolling away from it', async ({ page }) => {
  const gallery = await openFaces(page);
  const card = gallery.getByRole('gridcell', { name: 'DJ Kellerassel' });
  await card.click();
  await page.keyboard.press('F2');
  await expect(card.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('777');
  await expect(card.getByRole('textbox')).toHaveValue('777');
  const top = (): Promise<number> => gallery.evaluate((element) => element.scrollTop);
  await gallery.hover();
  await page.mouse.wheel(0, 20_000);
  await expect.poll(top).toBeGreaterThan(5000);
  await expect(card.getByRole('textbox')).toHaveValue('777');
  await page.keyboard.press('Enter');
  await expect(inspector(page).getByRole('spinbutton', { name: 'Cost' })).toHaveValue('777');
});

test('the face beside the grid shows what is being typed', async ({ page }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await (await cell(grid, 'Lady Asbest', 'Cost')).click();
  const shown = face(inspector(page), 'Face of Lady Asbest');
  const before = await picture(shown);
  await page.keyboard.type('480');
  await expect.poll(() => picture(shown)).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => picture(shown)).toBe(before);
  const cost = inspector(page).getByRole('spinbutton', { name: 'Cost' });
  await cost.fill('490');
  await expect.poll(() => picture(shown)).not.toBe(before);
  await cost.press('Escape');
  await expect.poll(() => picture(shown)).toBe(before);
  await inspector(page).getByRole('button', { name: 'Face', exact: true }).click();
  await expect(shown).toBeHidden();
});

test('what does not fit on a face is a problem at its line, until it fits', async ({ page }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  const gallery = await openFaces(page);
  await select(page, gallery, 'Lady Asbest');
  const name = inspector(page).getByRole('textbox', { name: 'Name' });
  await name.fill('W'.repeat(60));
  await name.press('Enter');
  const problem = page
    .getByRole('region', { name: 'Problems' })
    .getByRole('row')
    .filter({ hasText: 'does not fit on' });
  await expect(problem).toContainText(/acts\.yaml\D*\d+:\d+/);
  await undo(page);
  await expect(problem).toBeHidden();
});

test('the gallery is gone through by keys, and is seen with guides, in other colours and from behind', async ({
  page,
}) => {
  const gallery = await openFaces(page);
  await gallery.focus();
  const inFront = async () => gallery.locator(`[id="${await gallery.getAttribute('aria-activedescendant')}"]`);
  await expect(await inFront()).toContainText('DJ Kellerassel');
  await page.keyboard.press('ArrowRight');
  await expect(await inFront()).toContainText('Stroboskop-Uwe');
  await expect(inspector(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Stroboskop-Uwe');
  await page.keyboard.press('End');
  await expect(await inFront()).toBeInViewport();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(inspector(page).locator('input:focus')).toHaveCount(1);
  await runCommand(page, 'print guides');
  await expect(page.getByRole('button', { name: 'Safe zone' })).toHaveAttribute('aria-pressed', 'true');
  await runCommand(page, 'protanopia');
  await expect(face(gallery, 'DJ Kellerassel')).toHaveCSS('filter', /url/);
  await runCommand(page, 'fronts or backs');
  await expect(face(gallery, 'Back of DJ Kellerassel')).toBeVisible();
});
