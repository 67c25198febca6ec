import { expect, takenOver, test } from '../signed-in.ts';

test.describe('a figure', () => {
  test('opens its source, with a link to the filing and earlier values', async ({ page }) => {
    await page.goto('/company/NKE');
    await takenOver(page);
    await page.locator('tr[data-row="totalLiabilities"] td:nth-child(12)').click();
    const source = page.getByRole('dialog');
    await expect(source).toContainText('10-K');
    await expect(source).toContainText('StockholdersEquity');
    await expect(source.getByRole('link').first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/320187\//,
    );
    await page.keyboard.press('Escape');
    await expect(source).toHaveCount(0);
  });

  test('opens by keyboard', async ({ page }) => {
    await page.goto('/company/AAPL');
    await takenOver(page);
    await page.locator('tr[data-row="revenue"] a').focus();
    for (let column = 0; column < 10; column += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('391,035');
  });

  test('of a quarter not filed alone says how it was derived', async ({ page }) => {
    await page.goto('/company/AAPL');
    await takenOver(page);
    const answer = await page.request.get(
      '/api/v1/company/AAPL/financials/cashFlowFromOperatingActivities/2025-Q4/source',
    );
    const source = await answer.json();
    expect(source.formula).toMatch(/9M/);
    expect(source.marks).toContain('derived_quarter');
    expect(source.sources).toHaveLength(2);
  });
});

test.describe('the calculator', () => {
  test('has a lower value for a higher required return, stored for this company only', async ({ page }) => {
    await page.goto('/company/AAPL');
    await takenOver(page);
    const value = page.locator('.calculator-card .calculator-figure').first();
    const before = await value.textContent();
    await page.getByLabel('Required return').fill('12');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(value).not.toHaveText(before ?? '');
    const after = await value.textContent();
    expect(amount(after)).toBeLessThan(amount(before));
    await page.reload();
    await takenOver(page);
    await expect(page.getByLabel('Required return')).toHaveValue('12.0');
    await expect(value).toHaveText(after ?? '');
    await page.goto('/company/NKE');
    await takenOver(page);
    await expect(page.getByLabel('Required return')).toHaveValue('10.0');
  });

  test('has a reason instead of a number for growth not below the return', async ({ page }) => {
    await page.goto('/company/AAPL');
    await takenOver(page);
    await page.getByRole('textbox', { name: 'Terminal growth' }).fill('10');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.locator('.calculator-card')).toContainText(/growth/i);
    await expect(page.locator('.calculator-card .calculator-figure')).toHaveCount(0);
  });
});

function amount(text: string | null): number {
  return Number((text ?? '').replace(/[^\d.-]/g, ''));
}
