import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { expect, takenOver, test } from '../signed-in.ts';

const calculator = (page: Page) => page.locator('.calculator-card');
const estimate = (page: Page) => page.locator('.fair-value');
const value = (page: Page) => calculator(page).locator('.calculator-figure').first();
const picker = (page: Page) => calculator(page).getByRole('button', { name: /^Method/ });

async function open(page: Page, symbol: string) {
  await page.goto(`/company/${symbol}`);
  await takenOver(page);
}

async function choose(page: Page, method: string) {
  await picker(page).click();
  await page.getByRole('list', { name: 'Valuation methods' }).getByRole('button', { name: method }).click();
}

test.describe('the method', () => {
  test('is shown before any choice, and credits nobody', async ({ page }) => {
    await open(page, 'AAPL');
    await expect(calculator(page)).toContainText(
      'Free cash flow, ten-year averages, 10% required return, no growth after the forecast',
    );
    await expect(estimate(page).locator('.badge').first()).toHaveText(
      'Free cash flow, ten-year averages, 10% required return, no growth after the forecast',
    );
    await expect(calculator(page)).not.toContainText(/your model/i);
  });

  test('is not judged before the reader chose: the card asks what must be true first', async ({ page }) => {
    await open(page, 'AAPL');
    const verdict = /Overvalued|Undervalued|Fairly valued/;
    await expect(calculator(page).getByRole('heading', { name: /What must be true for \$/ })).toBeVisible();
    await expect(calculator(page)).toContainText(/Revenue growth of \d+\.\d% a year, not \d+\.\d%/);
    await expect(calculator(page).getByRole('heading', { name: 'Value at 10%' })).toBeVisible();
    await expect(calculator(page)).toContainText('Enter the return you require, or press Calculate');
    await expect(calculator(page)).not.toContainText(verdict);
    await expect(estimate(page)).not.toContainText(verdict);

    await calculator(page).getByRole('button', { name: 'Calculate' }).click();
    await expect(calculator(page).getByRole('heading', { name: 'Fair value', exact: true })).toBeVisible();
    await expect(calculator(page)).toContainText(verdict);
    await expect(calculator(page)).not.toContainText('What must be true for');
  });

  test('is chosen from all offered, kept through a reload, and reset', async ({ page }) => {
    await open(page, 'AAPL');
    const byDefault = await value(page).textContent();
    await picker(page).click();
    const offered = page.getByRole('list', { name: 'Valuation methods' }).getByRole('listitem');
    await expect(offered).toHaveCount(6);
    await expect(offered.first()).toContainText('Free cash flow, ten-year averages');
    await expect(offered.filter({ hasText: 'No value:' })).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(picker(page)).toBeFocused();

    await choose(page, 'Earnings power');
    await expect(value(page)).not.toHaveText(byDefault ?? '');
    await expect(calculator(page)).toContainText('Earnings power, 10% required return');
    await expect(calculator(page).getByRole('heading', { name: 'Your model' })).toBeVisible();
    await expect(calculator(page)).toContainText('Earnings power doesn’t use a cash flow forecast.');
    await expect(calculator(page).getByRole('button', { name: 'Analysts' })).toBeDisabled();
    await expect(estimate(page)).toContainText('Value per share = last revenue');

    const chosen = await value(page).textContent();
    await page.reload();
    await takenOver(page);
    await expect(picker(page)).toHaveText('Earnings power');
    await expect(value(page)).toHaveText(chosen ?? '');

    await calculator(page).getByRole('button', { name: 'Reset' }).click();
    await calculator(page).getByRole('button', { name: 'Calculate' }).click();
    await expect(value(page)).toHaveText(byDefault ?? '');
  });

  test('is chosen by keyboard alone', async ({ page }) => {
    await open(page, 'NKE');
    await picker(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Valuation methods' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(picker(page)).toBeFocused();
    await expect(picker(page)).toHaveText('Free cash flow, five-year averages');
    await expect(estimate(page)).toContainText(
      'Free cash flow, five-year averages, 10% required return, no growth after the forecast',
    );
  });

  test('leads back to the company’s first, from one with a value and from one without', async ({ page }) => {
    await open(page, 'AAPL');
    const byDefault = await value(page).textContent();
    await choose(page, 'five-year averages');
    await expect(value(page)).not.toHaveText(byDefault ?? '');
    await calculator(page).getByRole('button', { name: 'Back to ten-year free cash flow' }).click();
    await expect(value(page)).toHaveText(byDefault ?? '');

    await choose(page, 'No value:');
    await expect(value(page)).toHaveCount(0);
    await calculator(page).getByRole('button', { name: 'Back to ten-year free cash flow' }).click();
    await expect(value(page)).toHaveText(byDefault ?? '');
    await expect(calculator(page).getByRole('button', { name: /^Back to/ })).toHaveCount(0);
  });

  test('whose growth is unlikely to last is left for one that fades, by a click', async ({ page }) => {
    await open(page, 'NVDA');
    await choose(page, 'ten-year averages');
    await expect(calculator(page)).toContainText(
      /Revenue is assumed to grow \d\d\.\d% a year for six more years/,
    );
    const lasting = await value(page).textContent();
    await calculator(page).getByRole('button', { name: 'Let growth fade to 4%' }).click();
    await expect(value(page)).not.toHaveText(lasting ?? '');
    await expect(picker(page)).toHaveText('Free cash flow, fading growth');
    await expect(calculator(page)).not.toContainText('Revenue is assumed to grow');
  });

  test('says which others are far from it, and why', async ({ page }) => {
    await open(page, 'AAPL');
    await expect(estimate(page)).toContainText('Other methods are more than three times apart.');
    await expect(estimate(page)).toContainText(
      /Excess returns: \$[\d.]+, \d\.\d times less; .*it starts from \$[\d.]+ a share of earnings on book value/,
    );
  });

  test('is valued as of the day of its price, naming both days', async ({ page }) => {
    await open(page, 'AAPL');
    const walk = estimate(page).locator('.value-walk');
    await expect(walk).toContainText('Value per share, Sep 27, 2025');
    await expect(walk).toContainText(/Rolled forward to \w+ \d+, 2026 at 10\.0%/);
    const carried = await value(page).textContent();
    await estimate(page)
      .getByRole('switch', { name: /Roll the value forward/ })
      .click();
    await expect(walk).not.toContainText('Rolled forward to');
    await expect(value(page)).not.toHaveText(carried ?? '');
    await expect(calculator(page)).toContainText('Valued at Sep 27, 2025, the last fiscal year end.');
  });
});

test.describe('an own figure', () => {
  test('values Ford by its free cash flow, is stored, and can be removed', async ({ page }) => {
    await open(page, 'F');
    await choose(page, 'ten-year averages');
    await expect(estimate(page)).toContainText('Net debt is missing.');
    await estimate(page).getByRole('button', { name: 'Use your own net debt' }).click();
    const form = page.getByRole('form', { name: 'Your own net debt' });

    await form.getByLabel('Your net debt').fill('about 20000');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toContainText('Enter a number, for example 1,234.5.');
    await expect(form.getByLabel('Your net debt')).toHaveValue('about 20000');
    expect(await axeFindings(page)).toEqual([]);
    await form.getByLabel('Your net debt').fill('20,000');
    await form.getByLabel('Source').fill('annual report');
    await form.getByRole('button', { name: 'Save' }).click();

    await expect(value(page)).toContainText('$');
    const own = await value(page).textContent();
    await expect(calculator(page)).toContainText('with your net debt');
    await expect(estimate(page)).toContainText('annual report');
    await page.reload();
    await takenOver(page);
    await expect(value(page)).toHaveText(own ?? '');

    await estimate(page).getByRole('button', { name: 'Remove your own net debt' }).click();
    await expect(estimate(page)).toContainText('Net debt is missing.');
  });
});

for (const width of [1512, 375]) {
  test(`axe finds nothing on the list of methods and on the inputs, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, 'O');
    if (width < 768) await page.getByRole('button', { name: 'YOUR MODEL' }).click();
    await picker(page).click();
    await expect(page.getByRole('list', { name: 'Valuation methods' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    if (width < 768) await page.getByRole('button', { name: 'FAIR VALUE' }).click();
    await estimate(page).getByRole('button', { name: 'Use your own payout' }).click();
    expect(await axeFindings(page)).toEqual([]);
  });
}
