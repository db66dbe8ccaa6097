// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMenu } from '../controls/menu.ts';
import type { OnPick } from './chart-frame.tsx';
import * as downloads from './downloads.ts';
import { PictureCharts } from './picture-charts.tsx';
import { svgText } from './svg-file.ts';
import { buttonOf, type Drawn, drawn, sectionOf } from './testing/drawn.tsx';
import { MADE_UP_GAME, madeUpPicture } from './testing/made-up-picture.ts';

const onPick = vi.fn<OnPick>();
const charts = (change: number, more: object = {}) => (
  <PictureCharts
    game={MADE_UP_GAME}
    picture={madeUpPicture(change)}
    modeName="Short"
    modes={[]}
    onPick={(...asked) => onPick(...asked)}
    {...more}
  />
);

let page: Drawn;
beforeEach(async () => {
  page = await drawn(charts(0.4, { hasChange: true }));
});
afterEach(async () => {
  await page.remove();
  onPick.mockReset();
  openMenu.set(undefined);
  vi.unstubAllGlobals();
});

const press = (target: Element, key: string): void => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};
const marksOf = (chart: Element): HTMLElement[] => [...chart.querySelectorAll<HTMLElement>('svg [role=button]')];

describe('what comes first', () => {
  test('is what became of the headlines: the medians, the difference of the means, its interval and a verdict', () => {
    const [figures] = page.box.querySelectorAll('[data-figures]');
    expect(figures?.textContent).toBe('Audience, peoplemedian 214 → 232mean +18 higher95 % +15 … +21');
  });

  test('is a fact where every table has changed by the same, without an interval', async () => {
    const picture = madeUpPicture(0.4);
    const [audience, ...others] = picture.measures;
    const same = { ...audience!, difference: { value: 18, low: 18, high: 18, verdict: 'every-table' as const } };
    await page.show(charts(0.4, { hasChange: true, picture: { ...picture, measures: [same, ...others] } }));
    const [figures] = page.box.querySelectorAll('[data-figures]');
    expect(figures?.textContent).toBe('Audience, peoplemedian 214 → 232mean +18 in every table');
    expect(sectionOf(page.box, 'Audience').querySelector(':scope > p')?.textContent).toBe(
      'In every one of the 10,000 tables the mean of audience is 18 people higher with the change: it does something else in at most 0.08 % of tables.',
    );
  });

  test('is that nothing has changed, where nothing has', async () => {
    await page.show(charts(0, { hasChange: true }));
    expect(page.box.textContent).toContain(
      'In none of the 10,000 tables has the change made a difference: it touches at most 0.08 % of tables.',
    );
    expect(page.box.textContent).not.toContain('what if');
    await page.show(charts(0));
    expect(page.box.textContent).not.toContain('the change');
  });

  test('is not told of seats with different bots as if only their places differed', async () => {
    const remark = 'Seats have different bots: this compares them, too.';
    const reading = (): string => sectionOf(page.box, 'By seat').querySelector(':scope > p')!.textContent;
    expect(reading()).not.toContain(remark);
    await page.show(charts(0.4, { hasChange: true, hasMixedBots: true }));
    expect(reading()).toContain(remark);
  });
});

describe('a chart', () => {
  test('is one stop of the Tab key: arrows go from mark to mark, Enter picks', () => {
    const [first, second, third] = marksOf(sectionOf(page.box, 'By seat'));
    expect(marksOf(sectionOf(page.box, 'By seat')).map((mark) => mark.getAttribute('tabindex'))).toEqual([
      '0',
      '-1',
      '-1',
      '-1',
    ]);
    first!.focus();
    press(first!, 'ArrowDown');
    expect(document.activeElement).toBe(second);
    press(second!, 'ArrowDown');
    press(third!, 'Home');
    expect(document.activeElement).toBe(first);
    press(first!, 'Enter');
    expect(onPick).toHaveBeenCalledWith({ by: 'group', breakdown: 'seat', key: 0 }, 'Seat 1', undefined);
  });

  test('says on hover what it shows', () => {
    const [first] = marksOf(sectionOf(page.box, 'Caps that bind'));
    expect(first!.dataset.tip).toMatch(/^Marketing cap\nThe cap was reached\.\nbaseline 31\.0 % .*\nwhat if 43\.4 % /);
  });

  test('is a table as well, whose rows lead to the same tables', async () => {
    const chart = sectionOf(page.box, 'By venue class');
    await page.after(() => buttonOf(chart, 'By venue class as a table').click());
    expect([...chart.querySelectorAll('tbody th')].map(({ textContent }) => textContent)).toEqual([
      'Bar',
      'Small club',
      'Big club',
      'none',
    ]);
    buttonOf(chart, 'Big club').click();
    expect(onPick).toHaveBeenCalledWith({ by: 'group', breakdown: 'venue', key: 2 }, 'Big club', undefined);
  });

  const cellOf = (chart: Element, row: string, text: string): HTMLElement =>
    [
      ...[...chart.querySelectorAll('tbody tr')].find(({ firstChild }) => firstChild?.textContent === row)!.children,
    ].find(({ textContent }) => textContent === text) as HTMLElement;

  test('leads from every figure in its table to the seats that this tells of, on its own side', async () => {
    const chart = sectionOf(page.box, 'Audience');
    await page.after(() => buttonOf(chart, 'Audience as a table').click());
    const stretch = { by: 'measure', measure: 'audience' } as const;
    cellOf(chart, 'Median', '214').click();
    expect(onPick).toHaveBeenLastCalledWith(
      { ...stretch, from: 184, to: 244.5 },
      'Audience: middle half, 184 to 244, baseline',
      'before',
    );
    cellOf(chart, '95 %', '306').click();
    expect(onPick).toHaveBeenLastCalledWith(
      { ...stretch, from: 306, to: Number.MAX_SAFE_INTEGER },
      'Audience: highest 5 %, from 306, what if',
      'after',
    );
    buttonOf(chart, '5 %').click();
    expect(onPick.mock.lastCall?.slice(0, 2)).toEqual([
      { ...stretch, from: Number.MIN_SAFE_INTEGER, to: 158.5 },
      'Audience: lowest 5 %, up to 158, what if',
    ]);
    buttonOf(chart, 'Mean').click();
    expect(onPick.mock.lastCall?.slice(0, 2)).toEqual([{ by: 'all' }, 'All tables']);
  });

  test('leads from every quantile of the course to its own seats', async () => {
    const chart = sectionOf(page.box, 'Cash over time');
    await page.after(() => buttonOf(chart, 'Cash over time as a table').click());
    const cells = [...chart.querySelectorAll<HTMLElement>('tbody tr:first-child td[data-pickable=true]')];
    const asked = cells.map((cell) => {
      cell.click();
      return JSON.stringify(onPick.mock.lastCall);
    });
    // Of each side five quantiles, and all tables behind the mean and its interval.
    expect(cells).toHaveLength(16);
    expect(new Set(asked).size).toBe(12);
  });

  test('is gone through with arrows from figure to figure, and with Tab from row to row', async () => {
    const chart = sectionOf(page.box, 'Audience');
    await page.after(() => buttonOf(chart, 'Audience as a table').click());
    const first = buttonOf(chart, 'Mean');
    first.focus();
    press(first, 'ArrowRight');
    const mean = document.activeElement!;
    expect(mean.textContent).toBe('214');
    expect(mean.getAttribute('tabindex')).toBe('-1');
    press(mean, 'ArrowDown');
    expect(document.activeElement?.closest('tr')?.textContent).toMatch(/^5 %/);
    press(document.activeElement!, 'ArrowLeft');
    expect(document.activeElement?.textContent).toBe('5 %');
  });

  test('shows quantiles with their intervals in its table', async () => {
    const chart = sectionOf(page.box, 'Audience');
    await page.after(() => buttonOf(chart, 'Audience as a table').click());
    const median = [...chart.querySelectorAll('tbody tr')].find((row) => row.textContent?.startsWith('Median'));
    expect([...median!.children].slice(1, 7).map(({ textContent }) => textContent)).toEqual([
      ...['214', '213', '215'],
      ...['232', '231', '233'],
    ]);
  });

  test('is cumulative when asked for', async () => {
    const chart = sectionOf(page.box, 'Audience');
    await page.after(() => buttonOf(chart, 'Cumulative').click());
    expect(chart.querySelector('.recharts-area')).not.toBeNull();
    expect(chart.querySelector('.recharts-bar')).toBeNull();
    const last = marksOf(chart).at(-1)!;
    expect(last.dataset.tip).toMatch(/^Audience below .* people\nbaseline 100 % of seats\nwhat if 100 % of seats$/);
  });

  test('shows another measure of its groups when asked for', async () => {
    const chart = sectionOf(page.box, 'By seat');
    const select = chart.querySelector('select')!;
    await page.after(() => {
      select.value = 'profit';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(chart.querySelector(':scope > p')?.textContent).toContain('mean of profit');
  });

  test('can be taken away as a picture, a drawing and every table of it', () => {
    buttonOf(page.box, 'Export Audience').click();
    const { items } = openMenu.get()!;
    expect(items.map((item) => item !== 'separator' && item.title)).toEqual([
      'PNG picture',
      'SVG drawing',
      'CSV table: Mean and quantiles',
      'CSV table: Bars',
    ]);
  });
});

test('the picture of the rules has those that never fired, also where none fired', async () => {
  const saved: string[] = [];
  vi.spyOn(downloads, 'downloadSvg').mockImplementation((_, svg, chart) => {
    saved.push(svgText(svg, chart));
  });
  const save = async (): Promise<string> => {
    buttonOf(page.box, 'Export Rules that fired').click();
    const item = openMenu.get()!.items.find((one) => one !== 'separator' && one.title === 'SVG drawing');
    await page.after(() => item !== 'separator' && item?.run());
    return saved.at(-1)!;
  };
  const played = [{ name: 'Seed', text: '77', short: 'seed 77' }];
  await page.show(charts(0.4, { played }));
  const some = await save();
  expect(some).toContain('MU-1.1');
  expect(some).toMatch(/Never fired<.*MU-4\.2 tie broken by profit</);
  expect(some).toContain('seed 77 · Short · 10,000 tables');

  const picture = madeUpPicture(0.4);
  const rules = picture.rules.map((rule) => ({ ...rule, times: { before: 0, after: 0 } }));
  await page.show(charts(0.4, { played, picture: { ...picture, rules } }));
  expect(await save()).toMatch(/Never fired<.*MU-1\.1 loan taken</);
  vi.restoreAllMocks();
});

test('rules that never fired stand apart, and say when they would', () => {
  const never = page.box.querySelector('[aria-label="Rules that never fired"]')!;
  expect([...never.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'MU-2.5 a rule with a name that is rather long for its row',
    'MU-4.2 tie broken by profit',
  ]);
  expect(never.querySelector('button')!.dataset.tip).toContain('fires when it does');
});

test('a picture that says the same is not drawn again; one that says something else in one place is drawn there', async () => {
  const changed = new Set<string>();
  const watch = new MutationObserver((records) => {
    for (const { target } of records) {
      const chart = (target instanceof Element ? target : target.parentElement)?.closest('section[aria-labelledby]');
      changed.add(chart?.querySelector('h2, h3')?.textContent ?? '');
    }
  });
  watch.observe(page.box, { subtree: true, childList: true, attributes: true, characterData: true });
  await page.show(charts(0.4, { hasChange: true }));
  expect([...changed]).toEqual([]);

  const picture = madeUpPicture(0.4);
  const [full, ...flags] = picture.flags;
  const other = { ...picture, flags: [{ ...full!, after: { value: 0.5, low: 0.49, high: 0.51 } }, ...flags] };
  await page.show(charts(0.4, { hasChange: true, picture: other }));
  expect([...changed]).toEqual(['How often']);
  watch.disconnect();
});
