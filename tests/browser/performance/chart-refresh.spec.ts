import { openChart } from '../chart-card.ts';
import { expect, test } from '../watched-page.ts';

const chart = '**/api/v1/company/AAPL/chart/*';
const outage = {
  status: 503,
  contentType: 'application/problem+json',
  body: '{"code":"unavailable","error_message":"The database isn’t responding."}',
};
const chartCalls = (calls: readonly string[]) => calls.filter((call) => call.includes('/chart/')).length;

test.beforeEach(({ page }) => page.clock.install());

test('the chart refreshes every thirty seconds, and unchanged data is not redrawn', async ({
  page,
  calls,
}) => {
  const { card, button } = await openChart(page);
  const answered = page.waitForResponse(chart);
  await button('1M').click();
  await answered;
  await expect(card.locator('.performance-plot-side')).toHaveAttribute('aria-busy', 'false');
  const before = chartCalls(calls);
  await card.locator('svg.plot-picture').evaluateAll((pictures) => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    const watch = new MutationObserver((all) => changes.push(...all.map(({ type }) => type)));
    for (const picture of pictures)
      watch.observe(picture, { subtree: true, childList: true, attributes: true });
  });
  const refreshed = page.waitForResponse(chart);
  await page.clock.runFor(30_000);
  await (await refreshed).finished();
  await page.clock.runFor(100);
  expect(chartCalls(calls)).toBe(before + 1);
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
});

test('a hidden page does not refresh, and refreshes at once when shown', async ({ page, calls }) => {
  await openChart(page);
  const show = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await page.clock.runFor(95_000);
  expect(chartCalls(calls)).toBe(0);
  const refreshed = page.waitForResponse(chart);
  await show('visible');
  await refreshed;
  expect(chartCalls(calls)).toBe(1);
});

test.describe('in an outage', () => {
  test.use({ loggedFailure: /^chart refresh/ });

  test('a failed refresh keeps the picture', async ({ page }) => {
    const { card, cursor } = await openChart(page);
    await page.route(chart, (route) => route.fulfill(outage));
    const failed = page.waitForResponse(chart);
    await page.clock.runFor(30_000);
    await failed;
    await expect(cursor).toHaveAttribute('aria-valuetext', /Stock price/);
    await expect(card.getByText('could not be loaded')).toHaveCount(0);
  });
});

test('a period that fails to load says so, keeps the last picture, and can be retried', async ({ page }) => {
  const { card, button, cursor } = await openChart(page);
  await page.route(chart, (route) => route.fulfill(outage));
  await button('1Y').click();
  await expect(card).toContainText('The chart couldn’t be loaded.');
  await expect(card).toContainText('The database isn’t responding.');
  await expect(card).toContainText('Showing the last data we loaded.');
  await cursor.press('End');
  await expect(cursor).toHaveAttribute('aria-valuetext', /^FY 2030E/);
  await page.unroute(chart);
  await button('Try again').click();
  await expect(card.getByText('could not be loaded')).toHaveCount(0);
  await cursor.press('End');
  await expect(cursor).not.toHaveAttribute('aria-valuetext', /2030E/);
});
