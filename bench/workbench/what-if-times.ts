import type { Page } from '@playwright/test';

const KEYSTROKES = 40;
/** A picture that takes longer will not come. */
const PATIENCE = 120_000;
/** The first ones warm the threads up. */
const UNTIMED = 4;

/** A new what-if in front, with one line that ends in a number. */
export async function openWhatIf(page: Page, tables: number): Promise<void> {
  await page.locator('[role="treeitem"][data-id^="what-ifs:dark-promoters/"]').last().click();
  await page.getByTestId('what-if-panel').waitFor();
  await page.getByRole('button', { name: /seed 1/ }).click();
  await page.getByRole('combobox', { name: 'Tables' }).selectOption(String(tables));
  await page.getByRole('button', { name: 'New what-if' }).first().click();
  await page.getByTestId('what-if-editor').locator('.view-lines').waitFor();
  await page.getByTestId('what-if-editor').locator('.view-lines').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('modes.clubnight.ticketPrice: 1');
  await page.keyboard.press('Escape');
  await page.locator('[data-testid="play-status"][data-state="done"]').first().waitFor({ timeout: 60_000 });
}

export interface KeystrokeTimes {
  /** Milliseconds from a key typed into a what-if to the frame in which the first chart shows all tables of the changed what-if. */
  readonly times: readonly number[];
  /** Of the window meanwhile. */
  readonly longestTask: number;
}

/** Every key makes a change that was never played before: nothing comes from the results that are kept. */
export async function keystrokeTimes(page: Page): Promise<KeystrokeTimes> {
  const times: number[] = [];
  let typed = 1;
  await page.evaluate(watchTasks);
  for (let key = 0; key < KEYSTROKES; key++) {
    // Another number each time: 101, 102 … 109, 111 …
    for (; typed > (key % 9 === 0 ? 0 : 2); typed--) await page.keyboard.press('Backspace');
    if (key % 9 === 0) await page.keyboard.insertText(String(10 + key / 9));
    await page.keyboard.press('Escape');
    await settled(page);
    await page.evaluate(watch, { tables: 1000, patience: PATIENCE });
    await page.keyboard.press(String(1 + (key % 9)));
    typed = 3;
    const time = await page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn);
    if (key >= UNTIMED) times.push(time);
  }
  return { times, longestTask: await longestTask(page) };
}

/** In the page: notes every long task from now on. */
function watchTasks(): void {
  const tasks: number[] = [];
  // A kind of entry that browsers have and Node's types do not know.
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' as 'mark' });
  Object.assign(window, { tasks });
}

/** 0 where none was long. The last picture is drawn, and long tasks are told of, a moment later. */
async function longestTask(page: Page): Promise<number> {
  await page.waitForTimeout(2000);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  return Math.max(0, ...tasks);
}

const settled = (page: Page): Promise<void> =>
  page.locator('[data-testid="play-status"][data-state="done"]').first().waitFor({ timeout: 60_000 });

interface Watch {
  readonly tables: number;
  /** In milliseconds. */
  readonly patience: number;
}

/**
 * In the page: looks at every frame, from the next key on, whether the first chart shows all tables of another result. The charts
 * themselves say of which result they are: they follow later than the status above them.
 */
function watch({ tables, patience }: Watch): void {
  const charts = () => document.querySelector<HTMLElement>('[data-testid="drawn-charts"]');
  const before = charts()?.dataset.result;
  const drawn = new Promise<number>((done, fail) => {
    setTimeout(() => fail(new Error('The charts did not follow.')), patience);
    const look = (since: number): void => {
      const now = charts()?.dataset;
      const isDrawn = charts()?.querySelector<HTMLElement>('[data-drawn]')?.dataset.drawn === 'true';
      if (now?.result !== before && now?.tables === String(tables) && isDrawn) done(performance.now() - since);
      else requestAnimationFrame(() => look(since));
    };
    document.addEventListener('keydown', () => look(performance.now()), { capture: true, once: true });
  });
  Object.assign(window, { drawn });
}

/** Plays many tables and answers how long that took, and how long the longest task of the window was meanwhile. */
export async function longPlay(page: Page): Promise<{ readonly seconds: number; readonly longestTask: number }> {
  await page.getByRole('combobox', { name: 'Tables' }).selectOption('100000');
  await settled(page);
  await page.getByTestId('what-if-editor').locator('.view-lines').click();
  await page.keyboard.press('Control+End');
  await page.evaluate(watchTasks);
  await page.evaluate(watch, { tables: 100_000, patience: PATIENCE });
  await page.keyboard.press('7');
  const milliseconds = await page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn);
  return { seconds: milliseconds / 1000, longestTask: await longestTask(page) };
}
