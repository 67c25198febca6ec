import { type Financials, type FinancialsColumn, financials as shape } from '@tenfold/contract/financials';
import { fromWire } from '@tenfold/contract/wire';
import { assumptionsOf, type ForecastBase, forecastFrom } from '@tenfold/domain/forecast';
import { formatCell } from '@tenfold/domain/format';
import { isRowKey, type RowKey, rowOf } from '@tenfold/domain/rows';
import { defaultChoice, fairValue, valuationColumns } from '@tenfold/domain/valuation';
import { expect, test } from './watched-page.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1512, height: 950 } });

test('what the table shows, what the API answers and what domain computes are one, cell by cell', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const { companies } = await (await request.get('/api/v1/company')).json();
  expect(companies.length).toBeGreaterThanOrEqual(30);
  let cells = 0;
  for (const { symbol } of companies) {
    const answer = await request.get(`/api/v1/company/${symbol}/financials`);
    const financials = fromWire(shape, await answer.json()) as Financials;
    await page.goto(`/company/${symbol}`);
    const shown = await page.locator('.financials-table tr[data-row]').evaluateAll((rows) =>
      rows.map((row) => ({
        key: (row as HTMLElement).dataset.row ?? '',
        // Words for screen readers and remarks stand in elements of their own beside the figure.
        texts: [...row.querySelectorAll('td')].map((cell) => {
          const figure = cell.cloneNode(true) as HTMLElement;
          for (const remark of figure.querySelectorAll('small, .visually-hidden, .check-mark'))
            remark.remove();
          return (figure.textContent ?? '').trim();
        }),
      })),
    );
    const columns = shownColumns(financials);
    for (const { key, texts } of shown) {
      if (!isRowKey(key)) continue;
      const expected = columns.map((value) => formatCell(value(key), rowOf(key).unit));
      expect(texts, `${symbol} ${key}`).toEqual(expected);
      cells += texts.length;
    }
  }
  expect(cells).toBeGreaterThan(36 * 26 * 10);
});

type Read = (key: RowKey) => number | null;

/** Actual and average as the API has them; the forecast as domain computes it from the API's base. */
function shownColumns(financials: Financials): Read[] {
  const filed = [...financials.actual, ...financials.average].map(
    (column) => (key: RowKey) => column[key as keyof FinancialsColumn] as number | null,
  );
  const base = financials.forecastBase as ForecastBase | null;
  if (base === null) return filed;
  const forecast = forecastFrom(base, assumptionsOf(base, 'averages'), 'averages');
  const columns = valuationColumns(forecast, fairValue(base, forecast, defaultChoice), defaultChoice);
  const answered = [...financials.estimated, ...financials.projected, ...financials.terminal];
  columns.forEach((column, index) => {
    for (const key of Object.keys(column.figures) as RowKey[]) {
      expect(
        answered[index]?.[key as keyof FinancialsColumn],
        `${financials.symbol} ${key} ${column.year}`,
      ).toEqual(column.figures[key].value);
    }
  });
  return [...filed, ...columns.map((column) => (key: RowKey) => column.figures[key].value)];
}
