import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { expect, takenOver, test } from '../signed-in.ts';

const card = (page: Page) => page.locator('.fair-value');

async function open(page: Page, symbol: string) {
  await page.goto(`/company/${symbol}#value-estimate`);
  await takenOver(page);
  await card(page).getByRole('button', { name: 'What must be true for today’s price' }).click();
}

const row = (page: Page, name: string) =>
  card(page)
    .locator('.must-table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

test('each driver is solved for a price and held against ten years', async ({ page }) => {
  await open(page, 'AAPL');
  await expect(card(page)).toContainText('Each row changes one assumption until the value equals the price.');
  const price = card(page).getByLabel('Price, USD');
  await price.fill('100');
  await expect(card(page).getByRole('table', { name: 'What must be true for $100.00' })).toBeVisible();
  await expect(row(page, 'Revenue change').getByRole('img')).toHaveAttribute('aria-label', /^10 years from/);
  await expect(row(page, 'Required return')).toContainText('At this price the forecast returns');
  await expect(row(page, 'Net margin')).toContainText('No effect.');

  await price.fill('100000');
  await expect(row(page, 'Capex change')).toContainText(
    'No solution. Even with capex falling to nothing the value is',
  );
  await price.fill('');
  await expect(card(page)).toContainText('Enter a price above zero to solve for.');
  await card(page).getByRole('button', { name: 'Today’s price', exact: true }).click();
  await expect(row(page, 'Terminal growth')).toBeVisible();
});

test('a landlord is asked for the growth of its funds', async ({ page }) => {
  await open(page, 'O');
  await expect(row(page, 'Growth of AFFO per share')).toBeVisible();
  await expect(row(page, 'Terminal growth')).toContainText('No effect.');
});

for (const width of [1512, 375]) {
  test(`has no accessibility findings and nothing to scroll sideways, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, 'AAPL');
    await expect(row(page, 'Revenue change')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
}
