import { expect, test } from './signed-in.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('the page shows the company, its table and its fair value', async ({ page }) => {
    await page.goto('/company/NKE');
    await expect(page.getByRole('heading', { level: 1, name: 'NIKE, Inc.' })).toBeVisible();
    await expect(page.locator('tr[data-row="revenue"] td').first()).toHaveText(/^\d/);
    await expect(page.getByRole('heading', { name: 'Fair value reference estimate' })).toBeVisible();
    await expect(page.getByText('Value per share', { exact: false }).first()).toBeVisible();
  });

  test('search works as a plain form', async ({ page }) => {
    await page.goto('/company/NKE');
    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('apple');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /Apple Inc/ }).first()).toBeVisible();
  });

  test('every year is there to scroll to', async ({ page }) => {
    await page.goto('/company/AAPL');
    for (const year of ['2015', '2025', '2026', '2030', 'Terminal']) {
      await expect(page.locator('.financials-table thead').getByText(year, { exact: true })).toHaveCount(1);
    }
  });
});
