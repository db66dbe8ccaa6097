import type { Page } from '@playwright/test';

const EDITS = 60;

/**
 * Milliseconds from the Tab that ends an edit to the frame in which the grid, the form beside it and the count of problems all show
 * it. Every other edit is wrong, so that the problems change each time.
 */
export async function editTimes(page: Page): Promise<number[]> {
  const column = await page.getByRole('columnheader', { name: 'Cost' }).first().getAttribute('aria-colindex');
  const row = page.locator('[role="row"][aria-rowindex="5"]');
  const times: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    const value = edit % 2 === 0 ? `oops${edit}` : String(300 + edit);
    await row.locator(`[aria-colindex="${column}"]`).click();
    await page.keyboard.type(value);
    await page.evaluate(watch, { text: value, isWrong: edit % 2 === 0, at: column });
    await page.keyboard.press('Tab');
    const time = await page.evaluate(() => (window as unknown as Watched).shown);
    if (edit >= 4) times.push(time);
  }
  return times;
}

interface Watched {
  shown: Promise<number>;
}

/** In the page: looks at every frame, from the next key on, whether all views show the value. */
function watch({ text, isWrong, at }: { text: string; isWrong: boolean; at: string | null }): void {
  const shown = new Promise<number>((done) => {
    const look = (since: number): void => {
      const cell = document.querySelector(`[role="row"][aria-rowindex="5"] [aria-colindex="${at}"]`);
      const fields = [...document.querySelectorAll<HTMLInputElement>('[aria-label="Inspector"] input')];
      const status = document.querySelector('footer')?.textContent ?? '';
      const isShown =
        (cell?.textContent?.includes(text) ?? false) &&
        fields.some((field) => field.value.replaceAll(',', '') === text) &&
        status.includes('error') === isWrong;
      if (isShown) done(performance.now() - since);
      else requestAnimationFrame(() => look(since));
    };
    document.addEventListener('keydown', () => look(performance.now()), { capture: true, once: true });
  });
  Object.assign(window, { shown });
}
