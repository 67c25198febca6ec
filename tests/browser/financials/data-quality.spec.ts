import { oneOf } from '../../world/size.ts';
import { expect, takenOver, test } from '../signed-in.ts';
import { test as asVisitor, openPage } from '../watched-page.ts';

test('the footer leads to the data quality of all companies, which sorts and narrows by its address', async ({
  page,
}) => {
  await openPage(page, '/companies');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data quality' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data quality' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Data quality by company' }).locator('tbody tr');
  expect(await rows.count()).toBeGreaterThan(20);

  await page
    .getByRole('navigation', { name: 'Show' })
    .getByRole('link', { name: /^Failing/ })
    .click();
  await expect(page).toHaveURL('/data-quality?show=failing');
  const filter = page.getByRole('navigation', { name: 'Show' }).locator('[aria-current]');
  await expect(filter).toHaveText(/^Failing/);
  const failing = await rows.count();
  expect(failing).toBeGreaterThan(1);
  await expect(filter).toHaveText(`Failing ${failing}`);

  await page.getByRole('columnheader', { name: 'Gaps' }).getByRole('link').click();
  await expect(page).toHaveURL('/data-quality?show=failing&sort=gaps');
  await expect(page.getByRole('columnheader', { name: 'Gaps' })).toHaveAttribute('aria-sort', 'descending');

  await page.getByRole('searchbox', { name: 'Search this list' }).fill('amcor');
  await expect(page).toHaveURL('/data-quality?q=amcor&show=failing&sort=gaps');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('32 of 34');
});

test('a failing check opens the source of its figure on the company’s page', async ({ page }) => {
  await openPage(page, '/data-quality/AMCR');
  const first = page.getByRole('table', { name: 'Failing checks' }).locator('tbody tr').first();
  const year = /FY(\d{4})/.exec(await first.innerText())?.[1] ?? '';
  await first.getByRole('link', { name: /^Open/ }).click();
  await takenOver(page);
  const source = page.getByRole('dialog', { name: 'Source' });
  await expect(source).toContainText(`fiscal ${year}`);
  await expect(source.getByText(/10-K, filed/).first()).toBeVisible();
  await source.getByRole('button', { name: 'Close' }).click();
  await expect(source).toBeHidden();
});

test('the card of a company’s page leads to all companies and has an address', async ({ page }) => {
  await openPage(page, '/company/AMCR#data-quality');
  const card = page.locator('#data-quality');
  await expect(card.getByRole('heading', { level: 2, name: 'Data quality' })).toBeVisible();
  await card.getByRole('link', { name: 'All companies' }).click();
  await expect(page).toHaveURL('/data-quality');
});

asVisitor('a visitor sees counts of a company and is asked to sign up for its checks', async ({ page }) => {
  await openPage(page, '/data-quality?q=amcor');
  await page.getByRole('link', { name: 'AMCR Amcor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('AMCR');
  await expect(page.getByText('32 of 34')).toBeVisible();
  await expect(page.getByText(/^Sign up free to see/)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

for (const width of oneOf(4, [375, 820, 1000, 1512])) {
  test(`fits its width at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/data-quality', '/data-quality/LLY']) {
      await openPage(page, path);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed).toBeLessThanOrEqual(width);
    }
  });
}
