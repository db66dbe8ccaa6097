import type { Page } from '@playwright/test';

const KEYSTROKES = 40;
/** The first ones warm the threads up. */
const UNTIMED = 4;

/** A new what-if in front, with one line that ends in a number. */
export async function openWhatIf(page: Page, tables: number): Promise<void> {
  await page.locator('[role="treeitem"][data-id^="what-ifs:"]').last().click();
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

/**
 * Milliseconds from a key typed into a what-if to the frame in which the first chart shows all tables of the changed what-if. Every key
 * makes a change that was never played before: nothing comes from the results that are kept.
 */
export async function keystrokeTimes(page: Page): Promise<number[]> {
  const times: number[] = [];
  let typed = 1;
  for (let key = 0; key < KEYSTROKES; key++) {
    // Another number each time: 101, 102 … 109, 111 …
    for (; typed > (key % 9 === 0 ? 0 : 2); typed--) await page.keyboard.press('Backspace');
    if (key % 9 === 0) await page.keyboard.insertText(String(10 + key / 9));
    await page.keyboard.press('Escape');
    await settled(page);
    await page.evaluate(watch);
    await page.keyboard.press(String(1 + (key % 9)));
    typed = 3;
    const time = await page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn);
    if (key >= UNTIMED) times.push(time);
  }
  return times;
}

const settled = (page: Page): Promise<void> =>
  page.locator('[data-testid="play-status"][data-state="done"]').first().waitFor({ timeout: 60_000 });

/** In the page: looks at every frame, from the next key on, whether the first chart shows all tables of another result. */
function watch(): void {
  const status = () => document.querySelector<HTMLElement>('[data-testid="play-status"]')?.dataset;
  const before = status()?.result;
  const drawn = new Promise<number>((done) => {
    const look = (since: number): void => {
      const now = status();
      const isDrawn = document.querySelector<HTMLElement>('[data-drawn]')?.dataset.drawn === 'true';
      if (now?.result !== before && now?.tables === '1000' && isDrawn) done(performance.now() - since);
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
  await page.evaluate(() => {
    const tasks: number[] = [];
    // A kind of entry that browsers have and Node's types do not know.
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' as 'mark' });
    const done = new Promise<number>((resolve) => {
      const look = (since: number): void => {
        const status = document.querySelector<HTMLElement>('[data-testid="play-status"]')?.dataset;
        if (Number(status?.tables) === 100_000 && status?.result !== before) resolve(performance.now() - since);
        else requestAnimationFrame(() => look(since));
      };
      const before = document.querySelector<HTMLElement>('[data-testid="play-status"]')?.dataset.result;
      document.addEventListener('keydown', () => look(performance.now()), { capture: true, once: true });
    });
    Object.assign(window, { tasks, done });
  });
  await page.keyboard.press('7');
  const milliseconds = await page.evaluate(() => (window as unknown as { done: Promise<number> }).done);
  // The last picture is drawn, and long tasks are told of, a moment later.
  await page.waitForTimeout(2000);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  return { seconds: milliseconds / 1000, longestTask: Math.max(0, ...tasks) };
}
