import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { projectRoot } from '../../src-main/library/project-root.ts';
import { changedLines, modified, openCards, runCommand, saveAll, undo } from './designer.ts';
import { expect, test } from './workbench-test.ts';

const MODE = 'dark-promoters/v0.4-draft/modes/clubnight.yaml';
const FOLDER = 'dark-promoters/v0.4-draft/what-ifs';

const panel = (page: Page): Locator => page.getByTestId('what-if-panel');
const editor = (page: Page): Locator => page.getByTestId('what-if-editor');
const headline = (page: Page, measure: string): Locator => panel(page).getByRole('region', { name: measure }).first();

/** The tables of what was asked for last are played to the end. */
const played = (page: Page): Promise<void> =>
  expect(page.getByTestId('play-status').first()).toHaveAttribute('data-state', 'done', { timeout: 60_000 });

/** Does what asks for another comparison, and waits until that one is played to the end. */
async function replayed(page: Page, change: () => Promise<unknown>): Promise<void> {
  const status = page.getByTestId('play-status').first();
  const before = (await status.getAttribute('data-result')) ?? '';
  await change();
  await expect(status).not.toHaveAttribute('data-result', before);
  await played(page);
}

/** A new what-if of the draft with some lines in it, and the cursor behind them. */
async function typeWhatIf(page: Page, text: string): Promise<void> {
  await openCards(page, 'v0.4-draft', 'Locations');
  await runCommand(page, 'New what-if');
  await expect(editor(page).locator('textarea, [role=textbox]').first()).toBeFocused();
  await typeLines(page, text);
}

/** As typed by someone who knows the words: what is offered meanwhile is waved away. */
async function typeLines(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text);
  await page.keyboard.press('Escape');
}

/** What the clipboard would paste. */
async function clipboardText(page: Page): Promise<string> {
  await page.keyboard.press(`${modified}+k`);
  const search = page.getByRole('combobox', { name: 'Search cards, files, commands' });
  await search.press(`${modified}+v`);
  await expect(search).not.toHaveValue('');
  const text = await search.inputValue();
  await search.press('Escape');
  return text;
}

/** The means of both sides, as the table of a chart has them. */
async function meansOf(page: Page, measure: string): Promise<string[]> {
  const chart = panel(page).getByRole('region', { name: measure, exact: true });
  const asTable = chart.getByRole('button', { name: `${measure} as a table` });
  await asTable.click();
  const cells = await chart.getByRole('row', { name: /^Mean/ }).getByRole('cell').allTextContents();
  await asTable.click();
  return [cells[0]!, cells[3]!];
}

const numberIn = (text: string): number => Number(text.replaceAll(',', '').replace('−', '-'));
/** With as many decimals as a text has. */
const rounded = (value: number, text: string): number => Number(value.toFixed(text.split('.')[1]?.length ?? 0));

interface Simulated {
  readonly seed: number;
  readonly tables: number;
  readonly measures: { readonly [id: string]: { readonly mean: number } };
}

const run = (command: string): unknown =>
  JSON.parse(execFileSync('sh', ['-c', `${command} --json`], { cwd: projectRoot, encoding: 'utf8' }));

test('a change moves the charts; broken, mended, applied and undone', async ({ page, workbench }) => {
  const before = workbench.read(MODE);
  await typeWhatIf(page, 'modes.clubnight.ticketPrice: +5');
  // Dearer tickets for the same crowd can only earn more.
  await expect(headline(page, 'Profit')).toContainText('higher');
  await played(page);
  const mended = await headline(page, 'Profit').textContent();

  await typeLines(page, '\nmodes.nowhere.ticketPrice: 1');
  await expect(panel(page).getByRole('alert')).toContainText('There is no mode “nowhere”');
  await expect(editor(page).locator('.squiggly-error')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Problems' })).toContainText('There is no mode “nowhere”');
  await expect(page.getByRole('contentinfo')).toContainText('valid');
  expect(await headline(page, 'Profit').textContent()).toBe(mended);
  await undo(page);
  await expect(panel(page).getByRole('alert')).toBeHidden();
  await played(page);
  expect(await headline(page, 'Profit').textContent()).toBe(mended);

  await panel(page).getByRole('button', { name: 'Apply to the set' }).click();
  await expect(page.getByRole('contentinfo')).toContainText('undo takes it back');
  // The set says it itself now: nothing is switched on, and nothing differs.
  await expect(panel(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(headline(page, 'Profit')).not.toContainText('higher');
  await saveAll(page);
  await expect(page.getByText('all saved')).toBeVisible();
  const added = changedLines(before, workbench.read(MODE));
  expect(added).toEqual(['+ticketPrice: 20']);

  await runCommand(page, 'Undo');
  await saveAll(page);
  await expect(page.getByText('all saved')).toBeVisible();
  expect(workbench.read(MODE)).toBe(before);
  expect(workbench.read(`${FOLDER}/what-if-1.yaml`)).toMatch(/\nmodes\.clubnight\.ticketPrice: \+5$/);
});

test('selectors are completed from the set, and a misspelled one is mended', async ({ page }) => {
  await typeWhatIf(page, '');
  await page.keyboard.type('clubnight.ticketPr');
  const suggestions = page.locator('.suggest-widget');
  await expect(suggestions).toContainText('modes.clubnight.ticketPrice');
  await page.keyboard.press('Enter');
  await page.keyboard.type('+2');
  await page.keyboard.press('Escape');
  await expect(editor(page)).toContainText('modes.clubnight.ticketPrice: +2');
  await expect(headline(page, 'Profit')).toContainText('higher');
  await typeLines(page, '\nmodes.clubnigt.audienceBase: 200');
  await expect(editor(page).locator('.squiggly-error')).toHaveCount(1);
  for (let step = 0; step < ': 200'.length; step++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+.');
  await expect(
    page
      .locator('.action-widget')
      .getByText(/clubnight/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toContainText('modes.clubnight.audienceBase: 200');
  await expect(editor(page).locator('.squiggly-error')).toHaveCount(0);
});

test('what-ifs are stacked, switched off, renamed and compared with each other', async ({ page }) => {
  await openCards(page, 'v0.4-draft', 'Locations');
  await runCommand(page, 'What if: play');
  await played(page);
  const acts = panel(page).getByRole('checkbox', { name: 'Switch acts-worth-booking on' });
  const rooms = panel(page).getByRole('checkbox', { name: 'Switch cheaper-big-clubs on' });
  await replayed(page, () => acts.check());
  await expect(headline(page, 'Audience')).toContainText('higher');
  const alone = await headline(page, 'Audience').textContent();
  const result = (await page.getByTestId('play-status').first().getAttribute('data-result')) ?? '';
  await replayed(page, () => rooms.check());
  await rooms.uncheck();
  // Known already: the same result, to the digit.
  await expect(page.getByTestId('play-status').first()).toHaveAttribute('data-result', result);
  await expect(headline(page, 'Audience')).toHaveText(alone ?? '');

  await panel(page).getByRole('button', { name: 'More for acts-worth-booking' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Compare against this' }).click();
  await expect(panel(page)).toContainText('against acts-worth-booking');
  await rooms.check();
  await expect(headline(page, 'Audience')).toContainText('lower');

  await panel(page).getByRole('button', { name: 'More for cheaper-big-clubs' }).click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Big rooms');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(panel(page).getByRole('checkbox', { name: 'Switch big-rooms on' })).toBeChecked();
});

test('behind every bar are its tables, and each can be played again', async ({ page }) => {
  await openCards(page, 'v0.4-draft', 'Locations');
  await runCommand(page, 'What if: play');
  await panel(page).getByRole('checkbox', { name: 'Switch acts-worth-booking on' }).check();
  await expect(headline(page, 'Audience')).toContainText('higher');
  await played(page);
  const chart = panel(page).getByRole('region', { name: 'By seat' });
  await chart.scrollIntoViewIfNeeded();
  await chart
    .getByRole('button', { name: /^Seat 3/ })
    .first()
    .click();
  const tables = page.getByRole('region', { name: /^Tables: / });
  const options = tables.getByRole('option');
  await expect(options.first()).toContainText('Seat 3');
  await options.nth(4).click();

  const log = page.getByTestId('table-log');
  await expect(log.getByRole('heading', { name: /^Table \d+$/ })).toBeVisible();
  const number = Number(/\d+/.exec((await log.getByRole('heading').first().textContent()) ?? '')![0]);
  await log.getByRole('button', { name: 'Step back' }).click();
  await log.getByRole('button', { name: 'Copy command' }).click();
  await expect(page.getByText('The command is in the clipboard')).toBeVisible();
  const command = await clipboardText(page);
  expect(command).toContain(`--table ${number}`);
  const { result } = run(command) as { result: { seats: { seat: number; audience: number; profit: number }[] } };
  const third = result.seats.find(({ seat }) => seat === 3)!;
  const shown = (await options.nth(4).textContent()) ?? '';
  expect(shown.replaceAll(',', '')).toContain(String(Math.floor(third.profit)));
  expect(shown.replaceAll(',', '')).toContain(String(third.audience));
});

test('the command repeats the comparison, and the link opens it again', async ({ page }) => {
  await openCards(page, 'v0.4-draft', 'Locations');
  await runCommand(page, 'What if: play');
  const rooms = panel(page).getByRole('checkbox', { name: 'Switch cheaper-big-clubs on' });
  await replayed(page, () => rooms.check());
  await panel(page)
    .getByRole('button', { name: /seed 1/ })
    .click();
  await replayed(page, () => panel(page).getByRole('combobox', { name: 'Tables' }).selectOption('1000'));
  const seed = panel(page).getByRole('textbox', { name: 'Seed' });
  await replayed(page, async () => {
    await seed.fill('77');
    await seed.press('Enter');
  });
  await expect(seed).toBeFocused();
  await expect(page.getByTestId('play-status')).toHaveAttribute('data-tables', '1000');
  const profit = await headline(page, 'Profit').textContent();

  await panel(page).getByRole('button', { name: 'Copy as command' }).click();
  const result = run(await clipboardText(page)) as Simulated;
  expect(result).toMatchObject({ seed: 77, tables: 1000, measures: { profit: { count: 4000 } } });
  const [before = '', after = ''] = await meansOf(page, 'Profit');
  expect(after).not.toBe(before);
  expect(rounded(result.measures.profit!.mean, after)).toBe(numberIn(after));

  await panel(page).getByRole('button', { name: 'Copy a link' }).click();
  const link = await clipboardText(page);
  await replayed(page, () => rooms.uncheck());
  await replayed(page, async () => {
    await seed.fill('78');
    await seed.press('Enter');
  });
  await expect(headline(page, 'Profit')).not.toHaveText(profit ?? '');
  await page.keyboard.press(`${modified}+k`);
  const search = page.getByRole('combobox', { name: 'Search cards, files, commands' });
  await search.fill(link);
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Open the comparison of this link');
  await search.press('Enter');
  await expect(seed).toHaveValue('77');
  await expect(rooms).toBeChecked();
  await expect(headline(page, 'Profit')).toHaveText(profit ?? '');
  await expect(page.getByText('The set does not allow')).toBeHidden();
});

test('a chart is taken away as PNG, SVG and CSV, which say what they are of', async ({ page, workbench }) => {
  await openCards(page, 'v0.4-draft', 'Locations');
  await runCommand(page, 'What if: play');
  await played(page);
  const chart = panel(page).getByRole('region', { name: 'Rules that fired', exact: true });
  const save = async (title: string): Promise<Buffer> => {
    await chart.getByRole('button', { name: 'Export Rules that fired' }).click();
    const { name, path } = await workbench.saved(() => page.getByRole('menuitem', { name: title }).click());
    expect(name).toBe(`rules-that-fired.${title.slice(0, 3).toLowerCase()}`);
    return readFileSync(path);
  };
  await chart.scrollIntoViewIfNeeded();
  const svg = (await save('SVG drawing')).toString();
  expect(svg.slice(0, 200)).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  // A long text would be of no use to whoever reads that it lacks something.
  expect(/dark-promoters\/v0\.4-draft · sha256-[0-9a-f]{12}… · /.test(svg)).toBe(true);
  expect(svg.includes('seed 1 · ')).toBe(true);
  const size = ['width', 'height'].map((side) => Number(new RegExp(` ${side}="([\\d.]+)"`).exec(svg)?.[1]));
  const png = PNG.sync.read(await save('PNG picture'));
  expect([png.width, png.height]).toEqual(size.map((length) => Math.floor(length) * 2));
  // Drawn, not only a ground.
  expect(new Set(new Uint32Array(png.data.buffer, png.data.byteOffset, png.data.length / 4)).size).toBeGreaterThan(10);
  const csv = (await save('CSV table')).toString();
  const [titles, ...lines] = csv.split('\r\n');
  expect(titles).toMatch(/^\uFEFFId,Rule,/);
  const facts = lines.slice(lines.indexOf('') + 1);
  expect(facts).toContain('Set,dark-promoters/v0.4-draft');
  expect(facts.join('\n')).toMatch(/^Checksum of the set,sha256-[0-9a-f]{64}$/m);
  expect(facts).toContain('Seed,1');
});

test('unsaved what-ifs survive a crash', async ({ workbench }) => {
  const page = await workbench.start();
  await typeWhatIf(page, 'modes.clubnight.audienceBase: 200');
  await expect(headline(page, 'Audience')).toContainText('higher');
  await workbench.kill();
  const again = await workbench.start();
  await again.getByRole('button', { name: 'Take it over' }).click();
  await expect(panel(again).getByText('what-if-1')).toBeVisible();
  await expect(headline(again, 'Audience')).toContainText('higher');
});
