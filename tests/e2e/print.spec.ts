import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enter, openCards, runCommand } from './designer.ts';
import { expect, test, type Workbench } from './workbench-test.ts';

/** The folder beside the workspace that proofs are written into. */
const folderOf = (workbench: Workbench): string => join(workbench.workspace, '..', 'proofs');
const fileOf = (type: string): string => `dark-promoters-v0.4-draft-${type}-proof.pdf`;

async function openProof(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Proof sheets' }).click();
  await expect(summary(page)).toContainText('page');
}

const choose = async (page: Page, kind: 'Types' | 'Modes', name: string): Promise<void> =>
  page.getByRole('group', { name: kind, exact: true }).getByRole('button', { name, exact: true }).click();

const summary = (page: Page) => page.getByTestId('proof-summary');
const pagesOf = (path: string): number => readFileSync(path, 'latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

async function writeProof(page: Page, workbench: Workbench): Promise<void> {
  await workbench.writeInto(folderOf(workbench), () => page.getByRole('button', { name: 'Write PDF…' }).click());
}

test('proof sheets of one type and mode: counted, seen, written', async ({ page, workbench }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  await openProof(page);
  await expect(summary(page)).toContainText('504 cards');
  await choose(page, 'Types', 'Sponsors');
  await expect(summary(page)).toContainText('55 cards');
  await choose(page, 'Modes', 'Party');
  await expect(summary(page)).not.toContainText('55 cards');
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  const pages = Number(await summary(page).getAttribute('data-pages'));
  expect(pages).toBeGreaterThan(1);
  await page.getByRole('combobox', { name: 'Sides' }).selectOption({ label: 'Both sides, turned over the long edge' });
  await expect(summary(page)).toHaveAttribute('data-pages', String(2 * pages));
  await expect(page.getByRole('img', { name: /back of sheet 1$/ })).toBeVisible();

  // Still in the field as the button is clicked.
  await page.getByRole('textbox', { name: 'X: right by, mm' }).fill('0.5');
  await writeProof(page, workbench);
  await expect(page.getByText(`Written: ${join(folderOf(workbench), fileOf('sponsor-party'))}`)).toBeVisible();
  const path = join(folderOf(workbench), fileOf('sponsor-party'));
  expect(readFileSync(path, 'latin1')).toMatch(/^%PDF-/);
  await expect(page.getByRole('region', { name: 'Written' })).toContainText(fileOf('sponsor-party'));
  expect(pagesOf(path)).toBe(2 * pages);
});

test('only what changed since the last proof is printed again', async ({ page, workbench }) => {
  test.slow();
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await openProof(page);
  await choose(page, 'Types', 'Acts');
  await expect(summary(page)).toContainText('161 cards');
  await choose(page, 'Modes', 'Clubnight');
  await expect(summary(page)).not.toContainText('161 cards');
  await writeProof(page, workbench);
  await expect(page.getByText(/^Written: /)).toBeVisible();
  await page.getByRole('combobox', { name: 'Print' }).selectOption('last');
  await expect(page.getByText('Nothing that is chosen has changed since the last proof')).toBeVisible();
  await expect(page.getByText(/^The last proof was written on/)).toBeVisible();

  await page.getByRole('tab', { name: 'Acts' }).click();
  await enter(grid, 'Lady Asbest', 'Cost', '777');
  await page.getByRole('tab', { name: 'Proof sheets' }).click();
  await expect(summary(page)).toContainText('1 card · 1 changed');
  await expect(summary(page)).toContainText('with unsaved changes');
  await expect(page.getByRole('button', { name: 'Show lady-asbest: its front has changed' })).toBeVisible();

  // What is there already is replaced only when the designer says so, and the proof of all cards is never in its place.
  const [all, changed] = ['act-clubnight', 'act-clubnight-changed'].map((cards) =>
    join(folderOf(workbench), fileOf(cards)),
  ) as [string, string];
  const before = pagesOf(all);
  writeFileSync(changed, '%PDF-before');
  await writeProof(page, workbench);
  const question = page.getByRole('dialog', { name: 'Replace files?' });
  await expect(question).toContainText(fileOf('act-clubnight-changed'));
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(readFileSync(changed, 'latin1')).toBe('%PDF-before');
  await writeProof(page, workbench);
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect.poll(() => pagesOf(changed)).toBe(1);
  expect(pagesOf(all)).toBe(before);
});

test('pages for the press have bleed from the start, and preflight warns without', async ({ page, workbench }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  await openProof(page);
  await choose(page, 'Types', 'Sabotage');
  const bleed = page.getByRole('combobox', { name: 'Bleed' });
  await expect(bleed).toHaveValue('0');
  await page.getByText('One a page, for the press').click();
  await expect(bleed).toHaveValue('3');
  await expect(summary(page)).toContainText('One card a page');
  await bleed.selectOption('0');
  const preflight = page.getByTestId('preflight');
  await preflight.click();
  await expect(preflight).toContainText('Pages have no bleed');
  await bleed.selectOption('3');
  await expect(preflight).not.toContainText('Pages have no bleed');
  await page.getByRole('combobox', { name: 'Colours' }).selectOption('cmyk');
  await expect(page.getByText(/^The preview shows the colours as RGB/)).toBeVisible();
  await writeProof(page, workbench);
  await expect(page.getByText(/^Written: /)).toBeVisible();
  const [name = ''] = readdirSync(folderOf(workbench));
  const boxes = readFileSync(join(folderOf(workbench), name), 'latin1');
  expect(boxes).toMatch(/\/TrimBox \[8\.5\d* 8\.5/);
  await page.getByText('Sheets to cut').click();
  await expect(bleed).toHaveValue('0');
});

test('what changed since a commit: nothing can be written before it is known', async ({ page }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  await openProof(page);
  const write = page.getByRole('button', { name: 'Write PDF…' });
  await expect(write).toBeEnabled();
  await page.getByRole('combobox', { name: 'Print' }).selectOption('git');
  await expect(page.getByText(/^Type the commit, tag or branch/)).toBeVisible();
  await expect(write).toBeDisabled();
  await page.getByRole('textbox', { name: 'Commit, tag or branch' }).fill('no-such-commit');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(summary(page)).toHaveText('Nothing to print');
  await expect(write).toBeDisabled();
  await page.getByRole('combobox', { name: 'Print' }).selectOption('none');
  await expect(write).toBeEnabled();
});

test('the cards that are selected in the grid', async ({ page }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await grid.getByRole('row').filter({ hasText: 'Lady Asbest' }).locator('[aria-colindex="2"]').click();
  await runCommand(page, 'Proof sheets of the selected');
  await expect(summary(page)).toContainText('1 card');
  await expect(page.getByText('Only 1 selected card.')).toBeVisible();
  await page.getByRole('button', { name: 'Print all' }).click();
  await expect(summary(page)).toContainText('504 cards');
});

test('pages are walked through with keys, and cards on them lead to the grid', async ({ page }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  await openProof(page);
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  const pages = page.getByRole('region', { name: 'Pages' });
  await pages.focus();
  await page.keyboard.press('PageDown');
  await expect(page.getByText(/^page 2 of/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Page 2 of/ })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText(/^page 66 of 66$/)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText(/^page 1 of/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Show .*-01$/ })
    .first()
    .click();
  await expect(page.getByRole('grid', { name: /^Locations of/ })).toBeVisible();
});

test('a set with errors is not printed; its errors are shown instead', async ({ page, workbench }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await openProof(page);
  await expect(summary(page)).toContainText('504 cards');
  await page.getByRole('tab', { name: 'Acts' }).click();
  await enter(grid, 'Lady Asbest', 'Cost', 'many');
  await page.getByRole('tab', { name: 'Proof sheets' }).click();
  const errors = page.getByRole('alert', { name: 'Errors of the set' });
  await expect(errors).toContainText('The set has 1 error.');
  await expect(page.getByRole('button', { name: 'Write PDF…' })).toBeDisabled();
  await errors.getByRole('button', { name: /lady-asbest/ }).click();
  await expect(grid).toBeVisible();
  expect(existsSync(folderOf(workbench))).toBe(false);
});

test('the calibration sheet', async ({ page, workbench }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  await openProof(page);
  await page.getByRole('combobox', { name: 'Sides' }).selectOption({ label: 'Both sides, turned over the short edge' });
  await workbench.writeInto(folderOf(workbench), () =>
    page.getByRole('button', { name: 'Calibration sheet…' }).click(),
  );
  await expect(page.getByText(/^Written: .*calibration-a4-duplex-short\.pdf$/)).toBeVisible();
  expect(pagesOf(join(folderOf(workbench), 'calibration-a4-duplex-short.pdf'))).toBe(2);
});
