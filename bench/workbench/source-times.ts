import type { Page } from '@playwright/test';

const EDITS = 60;

/**
 * Milliseconds from the Enter that ends an edit in the form to the frame in which the source in front shows the number, its mark
 * and the count of problems. Every other edit is wrong, so that the problems change each time. The numbers are odd: no sample card
 * has one, so that none is found in another card's line.
 */
export async function sourceTimes(page: Page): Promise<number[]> {
  await page.locator('[role="row"][aria-rowindex="5"] [role="gridcell"]').first().click();
  await page.keyboard.press('Alt+y');
  await page.locator('.monaco-editor .view-line', { hasText: 'cost:' }).first().waitFor();
  const field = page.getByRole('region', { name: 'Inspector' }).getByRole('spinbutton', { name: 'Cost' });
  const times: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    const isWrong = edit % 2 === 0;
    const value = String((isWrong ? -1 : 1) * (301 + 2 * edit));
    await field.fill(value);
    await page.evaluate(watch, { value, isWrong });
    await field.press('Enter');
    const time = await page.evaluate(() => (window as unknown as Watched).shown);
    if (edit >= 4) times.push(time);
  }
  return times;
}

interface Watched {
  shown: Promise<number>;
}

/** In the page: looks at every frame, from the next key on, whether the source shows the value. */
function watch({ value, isWrong }: { value: string; isWrong: boolean }): void {
  const shown = new Promise<number>((done) => {
    const look = (since: number): void => {
      const lines = [...document.querySelectorAll('.monaco-editor .view-line')];
      const isShown =
        // Monaco writes spaces that do not break.
        lines.some((line) => line.textContent?.replaceAll('\u00a0', ' ').endsWith(`cost: ${value}`)) &&
        (document.querySelector('.monaco-editor .squiggly-error') !== null) === isWrong &&
        (document.querySelector('footer')?.textContent ?? '').includes('error') === isWrong;
      if (isShown) done(performance.now() - since);
      else requestAnimationFrame(() => look(since));
    };
    document.addEventListener('keydown', () => look(performance.now()), { capture: true, once: true });
  });
  Object.assign(window, { shown });
}
