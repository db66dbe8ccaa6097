import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { games } from '../../src-engine/games/games.ts';
import { projectRoot } from '../../src-main/library/project-root.ts';
import type { Tab } from '../../src-renderer/state/tabs.ts';
import { openCards, runCommand } from './designer.ts';
import { sampleVersions } from './sample-versions.ts';
import { expect, test } from './workbench-test.ts';

const CARDS = 'cards: as a grid with a form beside it, as faces, as source, and the modes';
const VERSIONS = 'versions: compared';
const TABLES = 'tables: played, charted, and read step by step';
const WHAT_IF = 'a what-if: both sides charted';
const IMPORT = 'a table that comes back: what it would change';
const OUTPUT = 'what leaves the program: proof sheets and exports';

/** The test that walks each kind of tab: a new kind does not compile without one. */
const walks: { readonly [kind in Tab['kind']]: string } = {
  cards: CARDS,
  faces: CARDS,
  source: CARDS,
  modes: CARDS,
  compare: VERSIONS,
  charts: TABLES,
  tables: TABLES,
  print: OUTPUT,
  export: OUTPUT,
};

/** Name and id of the first card, as its form beside the grid has them. */
async function firstCard(page: Page, grid: Locator): Promise<readonly [name: string, id: string]> {
  await grid.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
  const form = page.getByRole('region', { name: 'Inspector' });
  const textOf = (field: RegExp): Promise<string> => form.getByRole('textbox', { name: field }).first().inputValue();
  return [await textOf(/^Name/), await textOf(/^Id/)];
}

/** Every view of the window on a set of every game: what works for one has to work for all, and for the next one, too. */
for (const { id, title, cardTypes, headlines, measures, rules } of games) {
  const version = sampleVersions(id).at(-1)!;
  const first = cardTypes[0]!;

  const played = (page: Page): Promise<void> =>
    expect(page.getByTestId('play-status').first()).toHaveAttribute('data-state', 'done', { timeout: 90_000 });

  test.describe(`${title} ${version}`, () => {
    test.describe.configure({ timeout: 180_000 });

    test(walks.cards, async ({ page }) => {
      for (const { plural } of cardTypes) {
        const grid = await openCards(page, version, plural, id);
        expect(await grid.getByRole('row').count()).toBeGreaterThan(3);
      }
      const grid = await openCards(page, version, first.plural, id);
      const [name] = await firstCard(page, grid);
      await expect(grid.getByRole('row').filter({ hasText: name }).first()).toBeVisible();
      const view = page.getByRole('group', { name: 'View' });
      await view.getByRole('button', { name: 'Faces' }).click();
      const gallery = page.getByRole('grid', { name: `${first.plural} as faces` });
      await expect(gallery.getByRole('img').first()).toBeVisible();
      await view.getByRole('button', { name: 'Source' }).click();
      await expect(page.locator('.monaco-editor').first()).toContainText(`type: ${first.id}`);
      await page.getByRole('tree').locator(`[data-id="modes:${id}/${version}"]`).click();
      await expect(page.getByRole('textbox', { name: /^Name/ }).filter({ visible: true }).first()).toBeVisible();
    });

    test(walks.compare, async ({ page }) => {
      await openCards(page, version, first.plural, id);
      await runCommand(page, 'Compare');
      const before = page.getByLabel('Before', { exact: true });
      await expect(before).toBeVisible();
      await expect(before).toContainText(version);
    });

    test(walks.tables, async ({ page }) => {
      await openCards(page, version, first.plural, id);
      await runCommand(page, 'What if: play');
      const panel = page.getByTestId('what-if-panel');
      await panel.getByRole('button', { name: /seed 1/ }).click();
      // Tables of some games take longer than those of others.
      await panel.getByRole('combobox', { name: 'Tables' }).selectOption('1000');
      await expect(page.getByTestId('play-status').first()).toHaveAttribute('data-tables', '1000', { timeout: 90_000 });
      await played(page);
      await runCommand(page, 'Charts in a tab');
      const charts = page.getByTestId('charts-view');
      for (const headline of headlines) {
        await expect(charts).toContainText(measures.find((measure) => measure.id === headline)!.label);
      }
      await expect(charts).toContainText(rules[0]!.label);
      const bars = page.getByRole('region', { name: 'By seat' }).first();
      await bars.scrollIntoViewIfNeeded();
      await bars
        .getByRole('button', { name: /^Seat 1/ })
        .first()
        .click();
      await expect(page.getByTestId('table-log')).toBeVisible();
    });

    test(WHAT_IF, async ({ page }) => {
      const [file] = readdirSync(join(projectRoot, 'card-sets', id, version, 'what-ifs'));
      const name = file!.replace(/\.yaml$/, '');
      await openCards(page, version, first.plural, id);
      await runCommand(page, 'What if: play');
      const panel = page.getByTestId('what-if-panel');
      await panel.getByRole('button', { name: /seed 1/ }).click();
      await panel.getByRole('combobox', { name: 'Tables' }).selectOption('1000');
      await played(page);
      const status = page.getByTestId('play-status').first();
      const plain = (await status.getAttribute('data-result')) ?? '';
      await panel.getByRole('checkbox', { name: `Switch ${name} on` }).check();
      await expect(status).not.toHaveAttribute('data-result', plain);
      await played(page);
      for (const headline of headlines) {
        const { label } = measures.find((measure) => measure.id === headline)!;
        const chart = panel.getByRole('region', { name: label, exact: true }).first();
        await expect(chart.locator('svg').first()).toBeVisible();
        await chart.getByRole('button', { name: /as a table$/ }).click();
        const columns = chart.getByRole('columnheader');
        await expect(columns.filter({ hasText: 'Baseline' }).first()).toBeVisible();
        await expect(columns.filter({ hasText: 'What if' }).first()).toBeVisible();
      }
    });

    test(IMPORT, async ({ page }) => {
      const grid = await openCards(page, version, first.plural, id);
      const [name, card] = await firstCard(page, grid);
      const asked = page.waitForEvent('filechooser');
      await runCommand(page, 'Import CSV');
      const table = `Id,Name\r\n${card},${name} II\r\n`;
      await (await asked).setFiles({ name: `${first.id}.csv`, mimeType: 'text/csv', buffer: Buffer.from(table) });
      const dialog = page.getByRole('dialog', { name: new RegExp(`^Import ${first.id}\\.csv`) });
      await expect(dialog).toContainText('1 value of 1 card changes');
      await expect(dialog.getByRole('table')).toContainText(`${name} II`);
      await dialog.getByRole('button', { name: 'Import' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('region', { name: 'Inspector' }).getByRole('textbox', { name: /^Name/ })).toHaveValue(
        `${name} II`,
      );
    });

    test(walks.print, async ({ page }) => {
      await openCards(page, version, first.plural, id);
      await page.getByRole('button', { name: 'Proof sheets' }).click();
      await page.getByRole('combobox', { name: 'Sides' }).selectOption('duplex-long');
      await expect(page.getByRole('img', { name: /back of sheet 1$/ })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByTestId('print-view').getByTestId('preflight')).toBeVisible();
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await page.getByRole('radio', { name: /^Tables/ }).click();
      await expect(page.getByTestId('export-view').getByTestId('preflight')).toBeVisible();
    });
  });
}
