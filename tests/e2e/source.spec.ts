import type { Page } from '@playwright/test';
import { cell, changedLines, enter, modified, openCards, runCommand, saveAll, undo } from './designer.ts';
import { expect, test } from './workbench-test.ts';

const ACTS = 'dark-promoters/v0.4-draft/cards/acts.yaml';

/** Opens the source of the cards in front, with the cursor in the editor. */
async function openSource(page: Page) {
  await page
    .getByRole('tab', { name: 'Source' })
    .or(page.getByRole('button', { name: 'Source' }))
    .first()
    .click();
  const editor = page.locator('.monaco-editor').first();
  await expect(editor).toContainText('type: act');
  await editor.locator('.view-lines').click();
  return editor;
}

/** Puts the cursor behind a text that stands once in the file. */
async function goBehind(page: Page, text: string): Promise<void> {
  await page.keyboard.press(`${modified}+f`);
  const find = page.getByRole('textbox', { name: 'Find' });
  await find.fill(text);
  await expect(page.locator('.find-widget .matchesCount')).toContainText('1 of 1');
  await find.press('Escape');
  await page.keyboard.press('ArrowRight');
}

test('typing in the source shows in the grid, with its problems marked in both', async ({ page, workbench }) => {
  const before = workbench.read(ACTS);
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  const editor = await openSource(page);
  await goBehind(page, 'cost: 420');
  await page.keyboard.type('x');
  await expect(editor.locator('.squiggly-error')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toContainText('1 error');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await expect(editor.locator('.squiggly-error')).toHaveCount(0);
  await openCards(page, 'v0.4-draft', 'Acts');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('4,201');
  await saveAll(page);
  await expect(page.getByText('all saved')).toBeVisible();
  expect(changedLines(before, workbench.read(ACTS))).toEqual(['-    cost: 420', '+    cost: 4201']);
});

test('one history over grid and source', async ({ page, workbench }) => {
  const before = workbench.read(ACTS);
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await enter(grid, 'Lady Asbest', 'Cost', '430');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('430');
  const editor = await openSource(page);
  await expect(editor).toContainText('cost: 430');
  await goBehind(page, 'cost: 450');
  await page.keyboard.type('9');
  await expect(editor).toContainText('cost: 4509');
  await undo(page);
  await expect(editor).toContainText('cost: 450');
  await expect(editor).not.toContainText('cost: 4509');
  await undo(page);
  await expect(editor).toContainText('cost: 420');
  await expect(page.getByText('all saved')).toBeVisible();
  expect(workbench.read(ACTS)).toBe(before);
});

test('undo in the search box takes back what was searched for, and nothing of the set', async ({ page }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await enter(grid, 'Lady Asbest', 'Cost', '430');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('430');
  await openSource(page);
  await page.keyboard.press(`${modified}+f`);
  const find = page.getByRole('textbox', { name: 'Find' });
  await find.fill('');
  await page.keyboard.type('cost');
  await undo(page);
  await expect(find).not.toHaveValue('cost');
  await openCards(page, 'v0.4-draft', 'Acts');
  await expect(await cell(grid, 'Lady Asbest', 'Cost')).toContainText('430');
});

test('the schema completes, explains and mends', async ({ page }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  const editor = await openSource(page);
  await goBehind(page, 'class: guest-dj');
  for (let letter = 0; letter < 'guest-dj'.length; letter++) await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+Space');
  const suggestions = page.locator('.suggest-widget');
  await expect(suggestions).toContainText('resident-dj');
  await page.keyboard.press('Escape');
  await page.keyboard.type('gest-dj');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Problems' })).toContainText('“gest-dj”');
  await page.keyboard.press('Control+.');
  const fix = page.locator('.action-widget').getByText('Change to “guest-dj”').first();
  await expect(fix).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('class: guest-dj');
  await expect(page.getByText('all saved')).toBeVisible();
  await editor.getByText('audience', { exact: true }).first().hover();
  await expect(page.locator('.monaco-hover', { hasText: 'percent more people' })).toBeVisible();
});

test('a name leads to where it is defined', async ({ page }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  await openSource(page);
  await goBehind(page, 'id: lady-asbest');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('F12');
  await expect(page.locator('.monaco-editor').first()).toContainText('name: Lady Asbest');
});

test('the outline leads to a card', async ({ page }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  const editor = await openSource(page);
  await page.keyboard.press('Alt+o');
  const outline = page.getByRole('complementary', { name: 'Outline' });
  await outline.getByRole('textbox', { name: 'Filter the outline' }).fill('simone');
  await outline.getByRole('option').first().click();
  await expect(editor.locator('.current-line').first()).toBeVisible();
  const name = page.getByRole('region', { name: 'Inspector' }).getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Spätschicht Simone');
});

test('formatting straightens what is written and keeps comments', async ({ page, workbench }) => {
  const before = workbench.read(ACTS);
  workbench.write(ACTS, before.replace('    cost: 420\n', '    cost:   420   # hers\n'));
  await openCards(page, 'v0.4-draft', 'Acts');
  const editor = await openSource(page);
  await expect(editor).toContainText('# hers');
  await runCommand(page, 'Format the document');
  // The words of the line are the same before: that there is something to save says that it was formatted.
  await expect(page.getByRole('contentinfo')).toContainText('1 unsaved file');
  await expect(editor).toContainText('cost: 420 # hers');
  await saveAll(page);
  await expect.poll(() => workbench.read(ACTS)).toContain('cost: 420 # hers\n');
  const comments = (text: string) => text.split('\n').filter((line) => line.trim().startsWith('#'));
  expect(comments(workbench.read(ACTS))).toEqual(comments(before));
});

test('the last key before saving is in the save', async ({ page, workbench }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  await openSource(page);
  await goBehind(page, 'cost: 420');
  await page.keyboard.type('123456');
  await page.keyboard.press(`${modified}+s`);
  await expect(page.getByRole('contentinfo')).toContainText(`Saved ${ACTS}`);
  expect(workbench.read(ACTS)).toContain('cost: 420123456\n');
});

test('Enter goes on below the key of a list entry, and further in where a key has no value yet', async ({
  page,
  workbench,
}) => {
  const before = workbench.read(ACTS);
  await openCards(page, 'v0.4-draft', 'Acts');
  const editor = await openSource(page);
  // By the mouse: a moment after a search, Enter still means the next match.
  const goToEndOf = async (line: string): Promise<void> => {
    await editor.locator('.view-line', { hasText: line }).click();
    await page.keyboard.press('End');
  };
  await goToEndOf('lady-asbest');
  await page.keyboard.press('Enter');
  await page.keyboard.type('# below the key');
  await goToEndOf('kaltstart-karin');
  for (let letter = 0; letter < ' kaltstart-karin'.length; letter++) await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.keyboard.type('# further in');
  await saveAll(page);
  await expect
    .poll(() => changedLines(before, workbench.read(ACTS)))
    .toEqual([
      '-    cost: 420',
      '-  - id: kaltstart-karin',
      '+    # below the key',
      '+    cost: 420',
      '+  - id:',
      '+      # further in',
    ]);
});

test('Enter knows a key however it is written, and the head of a text of several lines', async ({ workbench }) => {
  const written = [
    '  -   id: wide',
    '  - "id": quoted',
    '  - größe: umlaut',
    '  - two words: spaced',
    '  - flavour: >-',
  ];
  workbench.write(ACTS, ['type: act', 'cards:', ...written, ''].join('\n'));
  const page = await workbench.start();
  await openCards(page, 'v0.4-draft', 'Acts');
  const editor = await openSource(page);
  for (const word of ['wide', 'quoted', 'umlaut', 'spaced', 'flavour']) {
    await editor.locator('.view-line', { hasText: word }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('# below');
  }
  await saveAll(page);
  const indents = [6, 4, 4, 4, 6];
  const expected = written.flatMap((line, place) => [line, `${' '.repeat(indents[place]!)}# below`]);
  await expect.poll(() => workbench.read(ACTS).trimEnd().split('\n').slice(2)).toEqual(expected);
});

test('the keys of commands work while a source is edited', async ({ page }) => {
  await openCards(page, 'v0.4-draft', 'Acts');
  await openSource(page);
  await page.keyboard.press('Alt+p');
  await expect(page.getByRole('tab', { name: /^Proof/ })).toHaveAttribute('aria-selected', 'true');
});

test('the card beside the source is the one at the cursor', async ({ page }) => {
  const grid = await openCards(page, 'v0.4-draft', 'Acts');
  await (await cell(grid, 'Lady Asbest', 'Cost')).click();
  const name = page.getByRole('region', { name: 'Inspector' }).getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Lady Asbest');
  const editor = await openSource(page);
  await editor.locator('.view-line', { hasText: 'kaltstart-karin' }).click();
  await expect(name).toHaveValue('Kaltstart Karin');
});
