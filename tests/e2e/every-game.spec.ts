import type { Page } from '@playwright/test';
import { games } from '../../src-engine/games/games.ts';
import type { Tab } from '../../src-renderer/state/tabs.ts';
import { openCards, runCommand } from './designer.ts';
import { sampleVersions } from './sample-versions.ts';
import { expect, test } from './workbench-test.ts';

const CARDS = 'cards: as a grid, as faces, as source, and the modes';
const VERSIONS = 'versions: compared';
const TABLES = 'tables: played, charted, and read step by step';
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
      await openCards(page, version, first.plural, id);
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
