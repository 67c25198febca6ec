import { oneOf } from '../../world/size.ts';
import {
  comparedPricesFromApi,
  dayIn,
  expectFirstAndLast,
  figuresFromApi,
  openChart,
  plotPriceAlone,
  pricesFromApi,
  valueOn,
} from '../chart-card.ts';
import { expect, test } from '../watched-page.ts';

const periods = ['10Y', '5Y', '1Y', '6M', '1M', '5D', '1D'] as const;

test("values at a date equal the API's, year by year", async ({ page }) => {
  const { cursor, spoken } = await openChart(page);
  const prices = await pricesFromApi(page, 'AAPL', '10Y');
  const revenues = await figuresFromApi(page, 'AAPL', 'revenue');
  const complete = page.waitForResponse('**/chart/10Y');
  await cursor.focus();
  await complete;
  await cursor.press('Home');
  for (let year = 2016; year <= 2025; year += 1) {
    await cursor.press('PageDown');
    await expect(cursor).toHaveAttribute('aria-valuetext', new RegExp(`^FY ${year} · `));
    const { heading, values } = await spoken();
    const day = dayIn(heading);
    const revenue = valueOn(revenues, day);
    expect(values.get('Stock price')).toContain(valueOn(prices, day).toFixed(2));
    expect(values.get('Revenue')).toBe(`${Math.round(revenue / 1e6).toLocaleString('en-US')} USD millions`);
  }
});

test('rebased, every value is the change from the first', async ({ page }) => {
  const { card, button, cursor, spoken } = await openChart(page);
  const points = await pricesFromApi(page, 'AAPL', '1Y');
  await button('Rebased').click();
  await button('1Y').click();
  await expect(card.locator('.performance-plot-side')).toHaveAttribute('aria-busy', 'false');
  await expect(cursor).toHaveAttribute('aria-valuetext', /%/);
  await cursor.press('End');
  const { heading, values } = await spoken();
  const change = valueOn(points, dayIn(heading)) / (points[0]?.value ?? 1) - 1;
  const shown = (Math.abs(change) * 100).toFixed(2);
  expect(values.get('Stock price')).toContain(change < 0 ? `(${shown}%)` : `${shown}%`);
  await cursor.press('Home');
  expect((await spoken()).values.get('Stock price')).toMatch(/^-/);
});

test("a compared company has its own values beside the page's", async ({ page }) => {
  const { card, button, panel, plotted, cursor, spoken } = await openChart(page);
  await button('Compare').click();
  await expect(panel().getByRole('checkbox', { name: /AAPL/ })).toHaveCount(0);
  await panel().getByRole('checkbox', { name: /MSFT/ }).check();
  await page.keyboard.press('Escape');
  await expect(plotted).toContainText('MSFT');
  await expect(card.getByRole('list', { name: 'Legend' })).toContainText('MSFT Stock price');
  await button('Absolute').click();
  await button('1M').click();
  await expect(cursor).toHaveAttribute('aria-valuemax', /^\d\d?$/);
  await cursor.press('End');
  const { heading, values } = await spoken();
  const prices = {
    AAPL: await pricesFromApi(page, 'AAPL', '1M'),
    MSFT: await comparedPricesFromApi(page, 'MSFT', '1M'),
  };
  for (const [symbol, points] of Object.entries(prices)) {
    const price = valueOn(points, dayIn(heading));
    expect(values.get(`${symbol} Stock price`)).toContain(price.toFixed(2));
  }
  await plotted.getByRole('button', { name: 'Remove MSFT' }).click();
  await expect(card.getByRole('list', { name: 'Legend' })).toHaveCount(0);
});

for (const period of oneOf(3, periods)) {
  test(`first and last price over ${period} are the period's`, async ({ page }) => {
    const chart = await openChart(page);
    await plotPriceAlone(chart);
    await chart.button(period).click();
    const points = await pricesFromApi(page, 'AAPL', period);
    if (period !== '10Y')
      await expect(chart.cursor).toHaveAttribute('aria-valuemax', String(points.length - 1));
    await expectFirstAndLast(chart, points);
  });
}

test('intraday prices are in New York time', async ({ page }) => {
  await page.route('**/chart/1D', async (route) => {
    const reply = await (await route.fetch()).json();
    for (const series of reply.series) {
      if (series.indicator !== 'stockPrice') continue;
      series.by_day = null;
      series.points = Array.from({ length: 40 }, (_, at) => ({
        date: new Date(Date.parse('2026-08-21T13:30:00Z') + at * 600_000).toISOString(),
        value: 300 + at / 10,
        simulated: true,
      }));
    }
    await route.fulfill({ json: reply });
  });
  const { card, button, cursor } = await openChart(page);
  await button('1D').click();
  await expect(cursor).toHaveAttribute('aria-valuemax', '39');
  await cursor.press('Home');
  await expect(cursor).toHaveAttribute(
    'aria-valuetext',
    /^Aug 21, 2026, 9:30 AM EDT\. Stock price: 300\.00 USD per share, simulated/,
  );
  await expect(card.locator('svg.plot-picture').filter({ visible: true })).toContainText('11 AM');
  await card.getByText('Show as a table').click();
  await expect(card.getByRole('row', { name: /^Aug 21, 2026, 10:50 AM EDT/ })).toContainText('300.80');
});

test('the head of the chart compares the price with that of five years before', async ({ page }) => {
  const { card } = await openChart(page);
  const points = await pricesFromApi(page, 'AAPL', '5Y');
  const score = (100 * (points.at(-1)?.value ?? 0)) / (points[0]?.value ?? 1);
  await expect(card).toContainText(
    `${score < 100 ? '−' : '+'}${Math.abs(Math.round(score - 100))}% in 5 years`,
  );
});
