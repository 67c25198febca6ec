import { expect, test } from '../watched-page.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('a business summary has two lines, and all of them after Show more', async ({ page }) => {
    await page.goto('/company/AAPL');
    const text = page.locator('.business-summary-text');
    const lines = () =>
      text.evaluate((words) =>
        Math.round(words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight)),
      );
    expect(await lines()).toBe(2);
    await page.locator('.business-summary').getByRole('button', { name: 'Show more' }).tap();
    await expect.poll(lines).toBeGreaterThan(5);
    await page.locator('.business-summary').getByRole('button', { name: 'Show less' }).tap();
    await expect.poll(lines).toBe(2);
  });
});
