import { expect, takenOver, test } from '../signed-in.ts';

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

test('what a figure without a filing means opens by keyboard and by touch', async ({ page }) => {
  await page.goto('/company/AAPL');
  await takenOver(page);
  const forecast = page.locator('tr[data-row=averageStockPrice] td:nth-last-child(6)');
  const panel = page.getByRole('dialog');
  await forecast.click();
  await expect(panel).toContainText('Model value, not a market price.');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await page.locator('tr[data-row=averageStockPrice] a').focus();
  await page.keyboard.press('End');
  for (let column = 0; column < 7; column += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(forecast).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('Model value, not a market price.');
});

test('the source of a figure says what its tooltip does', async ({ page }) => {
  await page.goto('/company/AAPL');
  await takenOver(page);
  const explained = page.locator('.financials-table td[title]').first();
  const title = (await explained.getAttribute('title')) ?? '';
  await explained.click();
  await expect(page.getByRole('dialog')).toContainText(title.slice(0, 25));
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
