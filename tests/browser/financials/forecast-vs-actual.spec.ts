import { axeFindings } from '../axe-findings.ts';
import { newName, openForEditing } from '../forecast-cells.ts';
import { createForecast, showForecast } from '../saved-forecast.ts';
import { expect, test } from '../signed-in.ts';

const year = 2024;
const level = (row: string, actual: number, forecast: number) => ({
  row,
  actual,
  mine: { forecast, error: forecast / actual - 1, difference: null },
  averages: { forecast: null, error: null, difference: null },
  analysts: null,
});

/** A year that was filed since a version was saved: the sample ends before any saved today can be scored. */
const scored = {
  forecast_id: 1,
  year,
  accession: '0000320193-24-000123',
  filed: '2024-11-01',
  horizon: 1,
  version: 1,
  saved_at: '2023-12-04T15:00:00Z',
  year_was_over: false,
  split_factor: 1,
  rows: [],
  levels: [level('revenue', 391_035e6, 400_000e6), level('earningsPerShare', 6.08, 5.9)],
  score: { mine: null, averages: null, skill: null, rows: 0 },
  typed_score: null,
};

test('a saved forecast is what years it foresaw are compared with, and the table says so', async ({
  page,
  token,
}) => {
  const name = newName('Predicted');
  await createForecast({ page, token }, 'AAPL', { name, values: {} });
  await page.route('**/forecast/*/scores', (route) => route.fulfill({ json: { years: [scored] } }));
  await openForEditing(page, 'AAPL');
  const card = page.locator('.financials');
  const table = card.locator('.financials-table');
  await expect(table.locator('.versus')).toHaveCount(0);
  await showForecast(page, name);
  await expect(card.getByText(`Against ${name}, else consensus`)).toBeVisible();

  const expected = table.locator('.versus');
  await expect(expected.getByRole('rowheader')).toHaveText([
    'Your forecastforecast vs actual',
    'Your forecastforecast vs actual',
  ]);
  const heads = await table.locator('thead tr').last().locator('th').allTextContents();
  const at = heads.findIndex((head) => head.startsWith(String(year))) - 1;
  const revenue = table.locator('tr[data-row="revenue"] > td').nth(at);
  await expect(revenue).toHaveClass(/miss/);
  await expect(table.locator('tr[data-row="earningsPerShare"] > td').nth(at)).toHaveClass(/beat/);
  await expect(expected.last().locator('td').nth(at)).toHaveText('400,000 your forecast');
  expect(await axeFindings(page, { part: '.financials' })).toEqual([]);

  await revenue.click();
  await expect(page.getByRole('dialog', { name: 'Source' })).toContainText(
    'Your forecast of Dec 4, 2023 was 400,000, first reported 391,035: a miss.',
  );
  await page.keyboard.press('Escape');

  await page.getByLabel('Forecast:').last().selectOption('averages');
  await expect(table.locator('.versus')).toHaveCount(0);
});
