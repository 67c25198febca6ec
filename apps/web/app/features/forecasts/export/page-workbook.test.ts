import type { FinancialsColumn } from '@tenfold/contract/financials';
import { averagesForecast } from '@tenfold/domain/forecast';
import { type RowKey, rowKeys } from '@tenfold/domain/rows';
import { defaultChoice, sensitivity, valueBy } from '@tenfold/domain/valuation';
import { expect, test } from 'vitest';
import { baseOf } from '../../../../../../packages/domain/src/forecast/forecast-base.fixture.ts';
import { type ExportedPage, pageWorkbook } from './page-workbook.ts';

const base = baseOf();

function column(year: number | null, figures: Partial<Record<RowKey, number>>): FinancialsColumn {
  const values = Object.fromEntries(rowKeys.map((key) => [key, figures[key] ?? null]));
  return {
    year,
    quarter: null,
    quarterlyPeriod: null,
    periodEnd: year === null ? null : `${year}-12-31`,
    ...(values as Record<RowKey, number | null>),
    why: {},
    marks: {},
  };
}

const filing = (accession: string, figures: Record<string, string[]>) => ({
  accession,
  form: '10-K',
  filed: '2025-02-01',
  url: `https://www.sec.gov/${accession}`,
  periodEnd: '2024-12-31',
  period: '2024',
  behind: Object.keys(figures),
  figures,
});

const page: ExportedPage = {
  company: { symbol: 'ACME', name: 'Acme Inc.' },
  financials: {
    actual: [column(2023, { revenue: 9e8 }), column(2024, { revenue: 1e9, netIncome: 1e8 })],
    ltm: [],
    average: [column(null, { revenue: 0.1 })],
    currency: 'USD',
    reportedCurrency: 'EUR',
  },
  more: null,
  filings: [
    filing('newest', { '2024': ['revenue'] }),
    filing('older', { '2023': ['revenue'], '2024': ['revenue', 'netIncome'] }),
  ],
  model: {
    base,
    columns: averagesForecast(base).columns,
    result: valueBy('fcfTenYears', base, defaultChoice),
    asOf: null,
    sensitivity: sensitivity(base, averagesForecast(base), defaultChoice),
    forecastType: 'averages',
    setting: { ownFigures: {}, choice: defaultChoice, method: null },
  },
  price: 30,
  forecastName: 'Averages',
};

test('the workbook of a page names company, scale and forecast', () => {
  const [financials, fairValue] = pageWorkbook(page);
  expect(financials?.rows.slice(0, 3).map(([cell]) => cell?.value)).toEqual([
    'Acme Inc. (ACME) — Financials',
    'all figures in EUR Millions except per share data, stock price and market cap in USD',
    'Forecast: Averages. Blue cells are assumptions.',
  ]);
  expect(fairValue?.rows.some(([label]) => label?.value === 'Value per share')).toBe(true);
});

test('a filed figure leads to the newest filing it was read from', () => {
  const [financials] = pageWorkbook(page);
  const row = (key: string) => financials?.rows.find((cells) => cells[4]?.value === key);
  expect(row('revenue')?.[6]).toMatchObject({ value: 1000, link: 'https://www.sec.gov/newest' });
  expect(row('netIncome')?.[6]?.link).toBe('https://www.sec.gov/older');
});

test('an import gets the assumptions of the page where a method has others than averages', () => {
  const typedIn = (model: ExportedPage['model']) =>
    pageWorkbook({ ...page, model })
      .at(-1)
      ?.rows.filter((row) => row[2] != null && row[2].value !== 'Typed')
      .map((row) => row.map((cell) => cell?.value));
  expect(typedIn(page.model)).toEqual([]);
  const columns = averagesForecast({ ...base, averages: { ...base.averages, revenueChange: 0.3 } }).columns;
  expect(typedIn({ ...page.model, columns })?.[0]).toEqual(['2025', 'revenueChange', 0.3, 0.3]);
});

test('without a value the workbook says so, and keeps table and sources', () => {
  const none = { ok: false, method: 'fcfTenYears', why: 'shares_missing', detail: {} } as const;
  const sheets = pageWorkbook({ ...page, model: { ...page.model, result: none, sensitivity: null } });
  expect(sheets.map(({ name }) => name)).toEqual(['Financials', 'Fair value', 'Sources', 'Inputs']);
  expect(sheets[1]?.rows[1]?.[0]?.value).toBe('No fair value: the company page says why.');
  expect(sheets[2]?.rows).toHaveLength(2 + 2);
});
