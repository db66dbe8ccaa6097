import type { Page } from '@playwright/test';

const KEYS = 60;
const PAUSE = 60;
/** Behind a number: out of its range, as it was, no number, as it was. With every key the set has other problems. */
const TYPED = ['9', 'Backspace', 'x', 'Backspace'];

/** How long the window's thread was busy at a stretch while somebody typed in the source. */
export async function typingBlocks(page: Page): Promise<{ longest: number; count: number; keys: number }> {
  await page.getByRole('button', { name: 'Source' }).first().click();
  await page.locator('.monaco-editor .view-lines').first().click();
  // Reading the file for the first time is not typing.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('ControlOrMeta+f');
  await page.getByRole('textbox', { name: 'Find' }).fill('rent: ');
  await page.locator('.find-widget .matchesCount', { hasText: /^\d+ of / }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await page.waitForTimeout(2000);
  await page.evaluate(() => {
    const blocks: number[] = [];
    Object.assign(window, { blocks });
    // A kind of entry that browsers have and Node's types do not know.
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocks.push(duration);
    }).observe({ type: 'longtask' as 'mark' });
  });
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(TYPED[key % TYPED.length]!);
    await page.waitForTimeout(PAUSE);
  }
  await page.waitForTimeout(1000);
  const blocks = await page.evaluate(() => (window as unknown as { blocks: number[] }).blocks);
  return { longest: Math.max(0, ...blocks), count: blocks.length, keys: KEYS };
}
