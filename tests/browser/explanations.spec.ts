import { expect, takenOver, test } from './signed-in.ts';

const badge = 'Partly simulated';
const words = 'The last close is real; days between month-end closes are simulated.';

test('what a badge means opens by keyboard, and Escape closes it', async ({ page }) => {
  await page.goto('/company/AAPL');
  await takenOver(page);
  const valuation = page.getByRole('region', { name: 'Valuation' });
  await valuation.getByRole('button', { name: badge }).focus();
  await page.keyboard.press('Enter');
  await expect(valuation.getByRole('note').filter({ hasText: words })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(valuation.getByRole('note').filter({ hasText: words })).toBeHidden();
});

test.describe('by touch, without scripts', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, javaScriptEnabled: false });

  test('what a badge means opens inside the screen', async ({ page }) => {
    await page.goto('/company/AAPL');
    await page.locator('.company-quote').getByRole('button', { name: badge }).tap();
    const note = page.locator('.company-quote').getByRole('note').filter({ hasText: words });
    await expect(note).toBeVisible();
    const box = await note.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
  });
});
