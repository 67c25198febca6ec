import type { Page } from '@playwright/test';
import { makeAccount, samplePerson, signInOn } from '../people.ts';
import { test as signedIn } from '../signed-in.ts';
import { expect, openPage, takenOver, test } from '../watched-page.ts';

const next = (path: string) => `?next=${encodeURIComponent(path)}`;
const limit = (page: Page) => page.locator('#max-company-page-exceed-warning-modal');
const compareButton = (page: Page) =>
  page.getByRole('button', { name: 'Compare', exact: true }).filter({ visible: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Companies a visitor has opened before the sixth. */
const five = ['NKE', 'COST', 'PG', 'WDAY', 'F'];
async function openFive(page: Page): Promise<void> {
  for (const symbol of five) await page.goto(`/company/${symbol}`);
}

test.describe('the monthly quota', () => {
  test('is announced before it runs out, and warned of afterwards', async ({ page }) => {
    const notice = page.getByRole('note').filter({ hasText: 'companies this month' });
    for (const symbol of five.slice(0, 2)) await page.goto(`/company/${symbol}`);
    await expect(notice).toHaveCount(0);
    await page.goto('/company/PG');
    await expect(notice).toContainText('3 of 5 companies this month.');
    await page.goto('/company/WDAY');
    await expect(notice).toContainText('4 of 5 companies this month.');
    await page.goto('/company/F');
    await expect(limit(page)).toHaveCount(0);
    await page.goto('/company/TSM');
    await expect(limit(page)).toBeVisible();
    await expect(limit(page)).toContainText('Sign up to open 30 companies a month.');
    await expect(limit(page)).not.toContainText('Investor');
    await expect(limit(page).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '5 of 5 companies this month',
    );
  });

  test("once used up, leaves header, valuation and text of another company's page", async ({ page }) => {
    await openFive(page);
    const response = await page.goto('/company/TSM');
    expect(response?.status()).toBe(200);
    await limit(page).press('Escape');
    await expect(limit(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Taiwan Semiconductor');
    for (const name of ['Valuation', 'Business summary', 'TSMC financial overview'])
      await expect(card(page, name)).toBeVisible();
    await expect(card(page, 'Financial performance')).toContainText('5 of 5 companies this month');
    await expect(page.getByText('5 of 5 companies this month')).toHaveCount(1);
    await expect(page.locator('.financials-table')).toHaveCount(0);
  });

  test('keeps opened companies and Apple as they were', async ({ page }) => {
    await openFive(page);
    for (const symbol of ['AAPL', 'NKE']) {
      await page.goto(`/company/${symbol}`);
      await takenOver(page);
      await expect(page.locator('tr[data-row="revenue"] td').last()).toHaveText(/\d/);
      await expect(limit(page)).toHaveCount(0);
    }
  });

  test('leads to signing up or in, and back', async ({ page }) => {
    await openFive(page);
    await openPage(page, '/company/TSM');
    const links = limit(page).getByRole('link');
    await expect(links).toHaveText(['Sign up', 'Sign in']);
    await expect(links.last()).toHaveAttribute('href', `/login${next('/company/TSM')}`);
    await links.first().click();
    await expect(page).toHaveURL(`/register${next('/company/TSM')}`);
  });
});

signedIn.describe('a company that is found out to be one too many', () => {
  signedIn.use({ refusals: [403] });

  signedIn('while its page is open is warned of there', async ({ page }) => {
    const refusal = { code: 'quota_reached', max_reached: true, error_message: 'You have opened 30 of 30.' };
    await page.route('**/api/v1/company/NKE/financials', (route) =>
      route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(refusal) }),
    );
    await page.goto('/company/NKE');
    await takenOver(page);
    await page.getByLabel('Periods:').selectOption('Quarterly');
    await expect(limit(page)).toBeVisible();
  });
});

test.describe('Light', () => {
  test('compares with one company and Apple, and hears of Investor at the second', async ({ page }) => {
    await signInOn(page, await samplePerson('ann'));
    await page.goto('/company/NKE');
    await takenOver(page);
    await compareButton(page).click();
    const panel = page.getByRole('dialog', { name: 'Compare' });
    await panel.getByRole('checkbox', { name: /MSFT/ }).check();
    await panel.getByRole('checkbox', { name: /GOOGL/ }).click();
    await expect(limit(page)).toContainText('You’ve reached the Light limit');
    await expect(panel).toHaveCount(0);
    await limit(page).getByRole('button', { name: 'OK' }).click();
    await compareButton(page).click();
    await expect(panel.getByRole('checkbox', { name: /GOOGL/ })).not.toBeChecked();
    await panel.getByRole('searchbox').fill('AAPL');
    await panel.getByRole('checkbox', { name: /AAPL/ }).check();
    await page.keyboard.press('Escape');
    const plotted = page.getByRole('list', { name: 'Plotted' });
    await expect(plotted).toContainText('MSFT');
    await expect(plotted).toContainText('AAPL');
  });

  for (const { menu, width } of [
    { menu: 'Account menu', width: 1512 },
    { menu: 'Open menu', width: 375 },
  ]) {
    test(`is the plan under Subscription & Billing, which leads to the others, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await signInOn(page, await samplePerson('ann'));
      await page.goto('/company/AAPL');
      await takenOver(page);
      await page.getByRole('button', { name: menu, exact: true }).click();
      await page.getByRole('link', { name: 'Subscription & Billing' }).click();
      await expect(page).toHaveURL('/billing');
      await expect(page.getByRole('heading', { name: 'Light' })).toBeVisible();
      await page.getByRole('link', { name: 'Choose Investor' }).click();
      await expect(page).toHaveURL('/plans?from=%2Fbilling');
      const light = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Light' }) });
      await expect(light).toContainText('Current plan');
      await expect(light).toContainText('30 companies a month');
      await expect(page.getByRole('article')).toHaveCount(3);
    });
  }
});

test.describe('Light with a used-up quota', () => {
  test.use({ refusals: [403] });

  test('hears once that no other company can be compared, and keeps its chart', async ({ page }) => {
    const known = await makeAccount(page);
    const token = await signInOn(page, known);
    const headers = { authorization: `Bearer ${token}` };
    const listed = await (await page.request.get('/api/v1/company')).json();
    const symbols = listed.companies.map(({ symbol }: { symbol: string }) => symbol);
    const others = symbols.filter((symbol: string) => !['AAPL', 'MSFT', 'NKE'].includes(symbol));
    for (const symbol of ['NKE', ...others].slice(0, 30)) {
      const opened = await page.request.get(`/api/v1/company/${symbol}/financials`, { headers });
      expect(opened.status()).toBe(200);
    }
    await page.goto('/company/NKE');
    await takenOver(page);
    await compareButton(page).click();
    const panel = page.getByRole('dialog', { name: 'Compare' });
    await panel.getByRole('checkbox', { name: /MSFT/ }).click();
    await limit(page).getByRole('button', { name: 'OK' }).click();
    await compareButton(page).click();
    await expect(panel.getByRole('checkbox', { name: /MSFT/ })).not.toBeChecked();
    await page.keyboard.press('Escape');
    const plotted = page.getByRole('list', { name: 'Plotted' });
    await expect(plotted).toContainText('Stock price');
    await expect(plotted).not.toContainText('MSFT');
    await page.reload();
    await takenOver(page);
    await expect(limit(page)).toHaveCount(0);
    await expect(page.locator('.plot-picture .chart-line').first()).toBeAttached();
  });
});
