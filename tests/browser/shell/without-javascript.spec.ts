import { chartCard, dayIn, pricesFromApi, valueOn } from '../chart-card.ts';
import { expect, test } from '../signed-in.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('the page shows the company, its table and its fair value', async ({ page }) => {
    await page.goto('/company/NKE');
    await expect(page.getByRole('heading', { level: 1, name: 'NIKE, Inc.' })).toBeVisible();
    await expect(page.locator('tr[data-row="revenue"] td').first()).toHaveText(/^\d/);
    await expect(page.getByRole('heading', { name: 'Fair value reference estimate' })).toBeVisible();
    await expect(page.getByText('Value per share', { exact: false }).first()).toBeVisible();
    // The browser gets only the failed checks: this list is the server's.
    const outcomes = page.locator('.quality-outcome');
    await expect(outcomes.filter({ hasText: /^\d+ of \d+ years passed$/ }).first()).toBeVisible();
  });

  test('search works as a plain form', async ({ page }) => {
    await page.goto('/company/NKE');
    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('apple');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /Apple Inc/ }).first()).toBeVisible();
  });

  test('every year is reached by scrolling', async ({ page }) => {
    await page.goto('/company/AAPL');
    for (const year of ['2015', '2025', '2026', '2030', 'Terminal']) {
      await expect(page.locator('.financials-table thead').getByText(year, { exact: true })).toHaveCount(1);
    }
  });

  test("the chart's data table has the close of each fiscal year, to the day", async ({ page }) => {
    await page.goto('/company/AAPL');
    const prices = await pricesFromApi(page, 'AAPL', '10Y');
    const { card } = chartCard(page);
    await card.getByText('Show as a table').click();
    const rows = card.locator('.chart-table tbody tr');
    for (const year of ['2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025']) {
      const row = rows.filter({ hasText: `FY ${year} ·` });
      const day = dayIn(await row.getByRole('rowheader').innerText());
      await expect(row.getByRole('cell').first()).toContainText(valueOn(prices, day).toFixed(2));
    }
  });
});
