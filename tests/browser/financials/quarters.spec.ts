import { expect, takenOver, test } from '../signed-in.ts';

const financials = '**/api/v1/company/AAPL/financials';
const outage = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({ code: 'unavailable', error_message: 'The database isn’t responding.' }),
};
const heads = '.financials-table thead tr:last-child th:not(.row-name)';

test('quarters load when chosen, once', async ({ page, calls }) => {
  await page.goto('/company/AAPL');
  await takenOver(page);
  const quarterCalls = () => calls.filter((call) => call.endsWith('/financials'));
  expect(quarterCalls()).toEqual([]);
  const periods = page.getByLabel('Periods:');
  await periods.selectOption('Quarterly');
  await expect(page.locator(heads)).toHaveCount(40);
  await expect(page.locator(heads).last()).toHaveText(/^\d{4} Q[1-4]\w{3} \d+, \d{4}$/);
  await periods.selectOption('Annual');
  await expect(page.locator(heads).last()).toHaveText('Terminal');
  await periods.selectOption('Quarterly');
  await expect(page.locator(heads)).toHaveCount(40);
  expect(quarterCalls()).toHaveLength(1);
});

test('years stay until quarters have loaded; a failure says so and can be retried', async ({ page }) => {
  let answers = 0;
  await page.route(financials, (route) => (++answers === 1 ? route.fulfill(outage) : route.continue()));
  await page.goto('/company/AAPL');
  await takenOver(page);
  await page.getByLabel('Periods:').selectOption('Quarterly');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('The database isn’t responding.');
  await expect(page.locator(heads).last()).toHaveText('Terminal');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(heads)).toHaveCount(40);
  await expect(failure).toHaveCount(0);
});

test('chosen quarters are shown at the next visit', async ({ page }) => {
  await page.goto('/company/AAPL');
  await takenOver(page);
  await page.getByLabel('Periods:').selectOption('Quarterly');
  await page.goto('/company/NKE');
  await expect(page.locator(heads).last()).toHaveText(/^\d{4} Q[1-4]\w{3} \d+, \d{4}$/);
  await page.goto('/financials/NKE/revenue');
  await expect(page.getByRole('row', { name: /^\d{4} Q[1-4] / }).first()).toBeVisible();
});

test('condensed starts with two actual years; other years are reached by scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1512, height: 950 });
  await page.goto('/company/AAPL');
  await takenOver(page);
  await page.getByLabel('View:').selectOption('Condensed');
  const start = ['2024', '2025', expect.stringMatching(/^LTM/), 'Averages', '2026', '2027'];
  const inView = () =>
    page.locator('.financials-scroll .table-scroll').evaluate((region) => {
      const { left, right } = region.getBoundingClientRect();
      const names =
        region.querySelector('thead tr:last-child .row-name')?.getBoundingClientRect().right ?? left;
      return [...region.querySelectorAll('thead tr:last-child th:not(.row-name)')]
        .filter((head) => {
          const box = head.getBoundingClientRect();
          return box.left > names - 2 && box.right < right + 2;
        })
        .map((head) => head.textContent);
    });
  await expect.poll(inView).toEqual(start);
  // What stays in place is in view: focus on it moves nothing.
  for (const name of ['Later years', 'Earlier years']) await page.getByRole('button', { name }).focus();
  await page.locator('.financials-table .row-name a').last().focus();
  await expect.poll(inView).toEqual(start);
  // By keyboard: a click of Playwright's may scroll the table to reach what stays in place.
  await page.getByRole('button', { name: 'Later years' }).press('Enter');
  await expect.poll(inView).toContain('Terminal');
  await page.getByRole('button', { name: 'Earlier years' }).press('Enter');
  await expect.poll(inView).toContain('2022');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the chart of a row has a date range, which is kept, and the company’s currency is', async ({
    page,
  }) => {
    await page.goto('/company/AAPL#financials');
    await takenOver(page);
    await page.getByRole('button', { name: 'Show chart' }).click();
    const range = page.getByRole('group', { name: 'Date range' }).filter({ hasText: '3Y' });
    await range.getByRole('button', { name: '3Y' }).click();
    const years = page.locator('.financials .chart-table tbody th');
    await expect(years).toHaveText([
      /2023/,
      /2024/,
      /2025/,
      /2026E/,
      /2027E/,
      /2028E/,
      /2029E/,
      /2030E/,
      /Terminal/,
    ]);
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    expect(await stored('financial-current-period')).toContain('3Y');
    expect(await stored('currency')).toBe('USD');
  });
});
