import { type Financials, type FinancialsColumn, financials as shape } from '@tenfold/contract/financials';
import { fromWire } from '@tenfold/contract/wire';
import type { Column } from '@tenfold/domain/columns';
import { type Assumptions, assumptionsOf, type ForecastBase, forecastFrom } from '@tenfold/domain/forecast';
import { formatCell } from '@tenfold/domain/format';
import { isRowKey, type RowKey, type RowUnit, rowOf } from '@tenfold/domain/rows';
import { defaultChoice, fairValue, selectMethod, valuationColumns } from '@tenfold/domain/valuation';
import { expect, test } from '../signed-in.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1512, height: 950 } });

test("every cell of the table equals the API's answer and domain's result", async ({
  page,
  request,
  token,
}) => {
  test.setTimeout(300_000);
  const { companies } = await (await request.get('/api/v1/company')).json();
  expect(companies.length).toBeGreaterThanOrEqual(30);
  let cells = 0;
  for (const { symbol } of companies) {
    const answer = await request.get(`/api/v1/company/${symbol}/financials`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const financials = fromWire(shape, await answer.json()) as Financials;
    await page.goto(`/company/${symbol}`);
    const shown = await page.locator('.financials-table tr[data-row]').evaluateAll((rows) =>
      rows.map((row) => ({
        key: (row as HTMLElement).dataset.row ?? '',
        // Text for screen readers and notes are in their own elements beside the figure.
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
      const expected = columns.map(({ value, unit }) => formatCell(value(key), unit(rowOf(key).unit)));
      expect(texts, `${symbol} ${key}`).toEqual(expected);
      cells += texts.length;
    }
  }
  expect(cells).toBeGreaterThan(36 * 26 * 10);
});

interface Shown {
  readonly value: (key: RowKey) => number | null;
  /** The ten-year column shows growth for every level. */
  readonly unit: (unit: RowUnit) => RowUnit;
}

/** With the forecast of the company's free cash flow method, by domain: the API's own columns use ten-year averages. */
function shownColumns(financials: Financials): Shown[] {
  const own = (unit: RowUnit) => unit;
  const growth = (unit: RowUnit): RowUnit => (unit === 'ratio' ? unit : 'percent');
  const answered = (column: FinancialsColumn) => (key: RowKey) =>
    column[key as keyof FinancialsColumn] as number | null;
  const filed = [
    ...financials.actual.map((column) => ({ value: answered(column), unit: own })),
    ...financials.ltm.map((column) => ({ value: answered(column), unit: own })),
    ...financials.average.map((column) => ({ value: answered(column), unit: growth })),
  ];
  const base = financials.forecastBase as ForecastBase | null;
  if (base === null) return filed;
  const averages = assumptionsOf(base, 'averages');
  const computed = forecastColumns(base, averages);
  const columns = [...financials.estimated, ...financials.projected, ...financials.terminal];
  expect(columns).toHaveLength(computed.length);
  columns.forEach((column, index) => {
    for (const [key, figure] of Object.entries(computed[index]?.figures ?? {})) {
      expect(column[key as keyof FinancialsColumn], `${financials.symbol} ${key} ${column.year}`).toEqual(
        figure.value,
      );
    }
  });
  const cashFlow = selectMethod(base, defaultChoice).chosen?.cashFlow;
  const shown = forecastColumns(base, cashFlow?.assumptions ?? averages);
  return [
    ...filed,
    ...shown.map(({ figures }) => ({ value: (key: RowKey) => figures[key].value, unit: own })),
  ];
}

function forecastColumns(base: ForecastBase, assumptions: readonly Assumptions[]): Column[] {
  const forecast = forecastFrom(base, assumptions, 'averages');
  return valuationColumns(forecast, fairValue(base, forecast, defaultChoice), defaultChoice);
}
