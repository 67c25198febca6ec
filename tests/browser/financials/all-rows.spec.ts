import { expect, takenOver, test } from '../signed-in.ts';

const rows = '.financials-table tr[data-row]';
const outage = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({ code: 'unavailable', error_message: 'The database isn’t responding.' }),
};

test('all rows load when first chosen, and stay chosen at the next visit', async ({ page, calls }) => {
  await page.goto('/company/AAPL');
  await takenOver(page);
  await expect(page.locator(rows)).toHaveCount(26);
  const loads = () => calls.filter((call) => call.endsWith('/financials/more'));
  expect(loads()).toEqual([]);
  const choice = page.getByLabel('Rows:');
  await choice.selectOption('All');
  await expect(page.locator('tr[data-row=ebitda] td').nth(10)).toHaveText('144,748');
  await choice.selectOption('Default');
  await expect(page.locator(rows)).toHaveCount(26);
  await choice.selectOption('All');
  await expect(page.locator('tr[data-row=buybacks]')).toBeVisible();
  expect(loads()).toHaveLength(1);
  await page.reload();
  await expect(page.locator('tr[data-row=roic]')).toBeVisible();
  await page.locator('tr[data-row=ebitda] td').nth(10).click();
  await expect(page.getByRole('dialog')).toContainText('operating income + depreciation and amortization');
});

test('the default rows stay until all have loaded, and a failure can be retried', async ({ page }) => {
  let answers = 0;
  await page.route('**/financials/more', (route) =>
    ++answers === 1 ? route.fulfill(outage) : route.continue(),
  );
  await page.goto('/company/AAPL');
  await takenOver(page);
  await page.getByLabel('Rows:').selectOption('All');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('The database isn’t responding.');
  await expect(page.locator(rows)).toHaveCount(26);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('tr[data-row=ebitda]')).toBeVisible();
});

test('each further row leads to its page, with its figures and a way to the others', async ({ page }) => {
  await page.goto('/company/AAPL');
  await takenOver(page);
  await page.getByLabel('Rows:').selectOption('All');
  await page.locator('tr[data-row=ebitda] th a').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('EBITDA');
  await expect(page.getByRole('row', { name: /^2025 144,748/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^2026E/ })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Rows' }).getByRole('link', { name: 'Forward P/E' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Forward P/E');
  await expect(page.getByRole('row', { name: /^2026E/ })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Rows' })
    .getByRole('link', { name: 'Revenue', exact: true })
    .click();
  await expect(page.getByRole('row', { name: /^2025 416,161/ })).toBeVisible();
});
