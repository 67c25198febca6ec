import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openChart, plotPriceAlone, pricesFromApi } from '../chart-card.ts';
import { expect, test } from '../watched-page.ts';

async function saved(page: Page, item: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: item }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('saved figures include every day of ten years, even when saved at once', async ({ page }) => {
  const { button } = await openChart(page);
  await button('Chart menu').click();
  const [head = '', ...lines] = (await saved(page, 'Save data as CSV')).split('\r\n');
  expect(head).toContain('Date,Period,AAPL Stock price (USD per share)');
  const closes = lines.map((line) => line.split(',')).filter(([, , close]) => close !== '');
  const prices = await pricesFromApi(page, 'AAPL', '10Y');
  expect(closes.map(([day, , close]) => [day, Number(close)])).toEqual(
    prices.map(({ date, value }) => [date, value]),
  );
});

test('the saved figures of a chart with events have them, by their day', async ({ page }) => {
  const { button, card } = await openChart(page);
  await button('Events').click();
  await expect(card.getByRole('list', { name: 'Events' })).toBeVisible();
  await button('Chart menu').click();
  const [head = '', ...lines] = (await saved(page, 'Save data as CSV')).split('\r\n');
  expect(head).toMatch(/,Events,Remark$/);
  expect(lines.filter((line) => line.includes('4-for-1 split'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('10-K filed'))).toHaveLength(10);
  expect(lines.find((line) => line.startsWith('2020-08-31'))).toContain('4-for-1 split');
});

test('a table opened at once has the close of each fiscal year, also after removing rows', async ({
  page,
}) => {
  const chart = await openChart(page);
  const prices = new Map((await pricesFromApi(page, 'AAPL', '10Y')).map(({ date, value }) => [date, value]));
  await plotPriceAlone(chart);
  await chart.card.getByText('Show as a table').click();
  for (let year = 2016; year < 2026; year += 1) {
    const day = [...prices.keys()].findLast((one) => one < `${year + 1}`) ?? '';
    const shown = new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    await expect(chart.card.getByRole('row', { name: shown })).toContainText(
      prices.get(day)?.toFixed(2) ?? '-',
    );
  }
});

test('incomplete data is not saved, with a message', async ({ page }) => {
  const { button, card } = await openChart(page);
  await page.route('**/chart/10Y', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: '{"code":"unavailable","error_message":"The database isn’t responding."}',
    }),
  );
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await button('Chart menu').click();
  await button('Save data as CSV').click();
  await expect(card.getByRole('alert')).toHaveText(
    'The chart couldn’t be saved. The database isn’t responding.',
  );
  expect(downloads).toBe(0);
  await page.unroute('**/chart/10Y');
  expect((await saved(page, 'Save data as CSV')).split('\r\n').length).toBeGreaterThan(2_500);
});

test('a saved picture says whose figures it shows, in which unit, from where, until when and what is simulated', async ({
  page,
}) => {
  const { button } = await openChart(page);
  await button('Chart menu').click();
  const picture = await saved(page, 'Save chart as SVG');
  for (const text of [
    '<title>Apple Inc. (AAPL), 10Y</title>',
    '>Apple Inc. (AAPL), 10Y</text>',
    '>USD billions</text>',
    '>Share price, USD</text>',
    '>USD per share</text>',
    'As of Aug 21, 2026.',
    'Figures: company filings with the SEC.',
    'Prices in fine dashes are simulated.',
  ]) {
    expect(picture).toContain(text);
  }
  expect(picture).toMatch(/Prices: .+\./);
});

test('the legend of a saved picture matches it: lines for lines, hatched bars for hatched bars', async ({
  page,
}) => {
  const { button } = await openChart(page);
  await button('Chart menu').click();
  const shapes = (await saved(page, 'Save chart as SVG')).split('\n');
  const swatchOf = (name: string) => {
    const end = shapes.findIndex((shape) => shape.endsWith(`>${name}</text>`));
    const start = shapes.findLastIndex((shape, at) => at < end && shape.startsWith('<text'));
    return shapes.slice(start + 1, end);
  };
  const line = /^<path d="M[\d.]+ [\d.]+h16" fill="none"/;
  const bar = /^<path d="M[\d.]+ [\d.]+h10v10h-10z" fill="rgb/;
  const hatching = /^<path d="(M[\d.]+ [\d.]+l[\d.]+-[\d.]+)+" fill="none"/;
  expect(swatchOf('Stock price')).toEqual([expect.stringMatching(line)]);
  expect(swatchOf('FCF per share')).toEqual([expect.stringMatching(/dasharray="7 3"/)]);
  expect(swatchOf('Revenue')).toEqual([expect.stringMatching(bar)]);
  expect(swatchOf('FCF')).toEqual([expect.stringMatching(bar), expect.stringMatching(hatching)]);
  expect(swatchOf('Simulated')).toEqual([expect.stringMatching(/^<path .*stroke-dasharray="3 2"/)]);
  expect(shapes.filter((shape) => shape.includes('stroke-dasharray="3 2"')).length).toBeGreaterThan(1);
  const [box = '', hatch = ''] = swatchOf('FCF');
  const paintOf = (shape: string) => shape.slice(shape.indexOf(' fill='), shape.indexOf(' stroke-linejoin'));
  for (const shape of [box, hatch]) {
    expect(shapes.filter((one) => one.includes(paintOf(shape))).length).toBeGreaterThan(1);
  }
});
