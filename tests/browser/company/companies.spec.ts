import type { Page } from '@playwright/test';
import { oneOf } from '../../world/size.ts';
import { expect, takenOver, test } from '../signed-in.ts';

const firstSymbol = (page: Page) => page.locator('.companies-table tbody tr').first().locator('small');

test.describe('the list of companies', () => {
  test('is where the navigation leads, and sorts by a column from the address', async ({ page }) => {
    await page.goto('/company/AAPL');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Companies' }).click();
    await expect(page).toHaveURL(/\/companies$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
    const rows = page.locator('.companies-table tbody tr');
    expect(await rows.count()).toBeGreaterThan(30);
    await page.getByRole('columnheader', { name: 'P/E (LTM)' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/companies\?sort=pe$/);
    await expect(page.getByRole('columnheader', { name: 'P/E (LTM)' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const cheapest = await firstSymbol(page).innerText();
    await page.reload();
    await expect(firstSymbol(page)).toHaveText(cheapest);
  });

  test('narrows while one types, and says what to do where nothing matches', async ({ page }) => {
    await page.goto('/companies');
    await takenOver(page);
    const box = page.getByRole('searchbox', { name: 'Search this list' });
    await box.pressSequentially('nik');
    await expect(page).toHaveURL(/[?&]q=nik/);
    await expect(firstSymbol(page)).toHaveText('NKE');
    await expect(box).toBeFocused();
    await box.fill('zzq');
    await expect(page.getByRole('heading', { name: 'No companies match “zzq”' })).toBeVisible();
    await page.getByRole('link', { name: 'Clear search' }).click();
    await expect(page).toHaveURL(/\/companies$/);
    await expect(box).toHaveValue('');
  });

  for (const width of oneOf(3, [375, 820, 1000, 1512])) {
    test(`fits its width at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/companies');
      await expect(firstSymbol(page)).toBeVisible();
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBeLessThanOrEqual(0);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('sorts, filters by sector and saves the list it shows', async ({ page, request }) => {
      await page.goto('/companies');
      await page.getByRole('columnheader', { name: 'Value vs price' }).getByRole('link').click();
      await page
        .getByRole('navigation', { name: 'Sector' })
        .getByRole('link', { name: /Healthcare/ })
        .click();
      await expect(page).toHaveURL(/\/companies\?sort=value&sector=Healthcare$/);
      const symbols = await page.locator('.companies-table tbody small').allInnerTexts();
      expect(symbols.length).toBeGreaterThan(2);
      const file = await page.getByRole('link', { name: 'Save as CSV' }).getAttribute('href');
      const lines = (await (await request.get(file ?? '')).text()).split('\r\n').slice(1);
      expect(lines.map((line) => line.split(',')[0])).toEqual(symbols);
    });
  });
});

test.describe('a listing without data', () => {
  test('has a page in plain words that leads on, for search engines left out', async ({ page }) => {
    const reply = await page.goto('/company/KO');
    expect(reply?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('isn’t here yet');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByText('npm run')).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText('404');
    await page.getByRole('link', { name: /^See the \d+ companies$/ }).click();
    await expect(page).toHaveURL(/\/companies$/);
  });

  test('differs from an unknown symbol', async ({ page }) => {
    expect((await page.goto('/company/NOSUCH'))?.status()).toBe(404);
  });
});
