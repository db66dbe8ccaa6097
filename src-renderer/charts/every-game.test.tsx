// @vitest-environment jsdom
/// <reference types="node" />
import { afterEach, describe, expect, test, vi } from 'vitest';
import { greedyBot } from '../../src-engine/bots/greedy.ts';
import { randomBot } from '../../src-engine/bots/random.ts';
import type { DetailedSample } from '../../src-engine/sample.ts';
import { Sampler } from '../../src-engine/sample.ts';
import { drawPicture } from '../../src-engine/statistics/draw-picture.ts';
import type { Bot } from '../../src-engine/table.ts';
// biome-ignore lint/style/noRestrictedImports: what a chart asks for is checked against what answers it
import { listTables } from '../../src-main/play/table-list.ts';
import type { Side, TableFilter } from '../../src-shared/what-if/play.ts';
import { sampleSets } from '../../tests/sample-sets.ts';
import { PictureCharts } from './picture-charts.tsx';
import { type Drawn, drawn, sectionOf } from './testing/drawn.tsx';

/** The charts know no game: whatever a game declares has its chart, and every chart leads to tables. */
const cases = (await sampleSets()).flatMap(({ game, set, version }) => {
  const seats = Math.min(4, game.seats(set).max);
  return set.modes.map((mode) => ({ name: `${game.title} ${version}, ${mode.name}`, game, set, mode, seats }));
});

/** Another way to play is a change that every game knows. */
const changes = [
  { change: 'without a change', after: greedyBot },
  { change: 'with one', after: randomBot },
];

const TABLES = 48;
const SENSELESS = /NaN|undefined|Infinity|\[object/;

let page: Drawn | undefined;
afterEach(async () => {
  await page?.remove();
  vi.unstubAllGlobals();
});

describe.each(cases)('$name', ({ game, set, mode, seats }) => {
  const rules = game.compile(set, mode.id, seats);
  const { categories } = rules;
  const stops = { before: rules.stops, after: rules.stops };
  const play = (bot: Bot): DetailedSample =>
    new Sampler(game, rules).playDetailed(
      Array.from({ length: seats }, () => bot),
      5,
      0,
      TABLES,
    );

  test.each(changes)('has a chart for everything, $change', async ({ after }) => {
    const samples = { before: [play(greedyBot)], after: [play(after)] };
    const plan = { look: 1, looks: 1, precision: 0, compares: after !== greedyBot };
    const picture = drawPicture({ ...game, categories, stops }, samples.before, samples.after, plan);
    const other = drawPicture({ ...game, categories, stops }, samples.before, samples.before, plan);
    const onPick = vi.fn<(filter: TableFilter, label: string, side?: Side) => void>();
    page = await drawn(
      <PictureCharts
        game={game}
        picture={picture}
        modeName={mode.name}
        modes={[{ mode: 'other', name: 'Another mode', picture: other }]}
        hasChange={after !== greedyBot}
        onPick={onPick}
      />,
    );
    const { box } = page;
    const folded = box.querySelector<HTMLElement>('[aria-expanded=false]');
    if (folded) await page.after(() => folded.click());

    const titles = [
      ...game.measures.map(({ label }) => label),
      'By seat',
      'By mode',
      ...game.traits.map(({ kind, label, group }) =>
        kind === 'flag' ? (group ?? 'How often') : `By ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      ),
      ...(game.account ? [game.account.title] : []),
      ...(game.course ? [`${game.course.label} over time`] : []),
      'Rules that fired',
    ];
    for (const title of new Set(titles)) {
      const chart = sectionOf(box, title);
      expect(chart.querySelector('svg.recharts-surface'), title).not.toBeNull();
      expect(chart.querySelector(':scope > p')?.textContent, title).toMatch(/^.{10,}\.$/);
    }
    for (const { label, kind } of game.traits) if (kind === 'flag') expect(box.textContent).toContain(label);
    for (const { label } of game.account?.parts ?? []) expect(box.textContent).toContain(label);
    for (const { id } of game.rules) expect(box.textContent).toContain(id);
    expect(box.innerHTML).not.toMatch(SENSELESS);

    const picked = (): number => {
      for (const mark of box.querySelectorAll<HTMLElement>(
        '[data-pickable=true], [aria-label="Rules that never fired"] button',
      )) {
        const before = onPick.mock.calls.length;
        mark.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        expect(onPick.mock.calls.length).toBe(before + 1);
        const [filter, label, side] = onPick.mock.lastCall!;
        expect(label).not.toBe('');
        const lists = (['before', 'after'] as const).map((side) =>
          listTables(game, { side, stops, samples }, filter, 0, 1),
        );
        expect(lists, JSON.stringify(filter)).not.toContain(undefined);
        // What is written as a quantile or an end has seats that are there.
        const asked = mark.closest(
          'section[aria-label$="Mean and quantiles, table"], section[aria-label$="over time, table"]',
        );
        if (asked) expect(lists[side === 'before' ? 0 : 1]?.total, label).toBeGreaterThan(0);
      }
      return onPick.mock.calls.length;
    };
    const ofCharts = picked();
    expect(ofCharts).toBeGreaterThan(titles.length);

    await page.after(() => {
      for (const button of box.querySelectorAll<HTMLElement>('[aria-label$=" as a table"]')) button.click();
    });
    for (const title of new Set(titles)) {
      const chart = sectionOf(box, title);
      expect(chart.querySelectorAll('tbody tr').length, title).toBeGreaterThan(0);
      // Tables stand behind every row.
      expect(chart.querySelector('tbody tr:not([data-pickable=true])')?.textContent, title).toBeUndefined();
      for (const cell of chart.querySelectorAll('thead th')) expect(cell.textContent, title).not.toBe('');
    }
    expect(box.innerHTML).not.toMatch(SENSELESS);
    expect(picked()).toBeGreaterThan(ofCharts);

    for (const { id, groups } of picture.breakdowns) {
      for (const { key, label, before, isOpen } of groups) {
        const filter = { by: 'group', breakdown: id, key, ...(isOpen && { orMore: true }) } as const;
        expect(listTables(game, { side: 'before', stops, samples }, filter, 0, 1)?.total, label).toBe(before.count);
      }
    }
  });
});
