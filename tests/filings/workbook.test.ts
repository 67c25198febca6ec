import { annualColumns, averageColumn } from '@tenfold/domain/columns';
import { type ForecastCells, filedCells, resolveForecast } from '@tenfold/domain/custom-forecast';
import { type AnyRowKey, isMoreRowKey } from '@tenfold/domain/rows';
import { defaultChoice, selectMethod, sensitivity, valueByForecast } from '@tenfold/domain/valuation';
import { type ExportedColumn, workbook } from '@tenfold/domain/workbook';
import { describe, expect, test } from 'vitest';
import { differences } from '../../packages/domain/src/workbook/recalculate.fixture.ts';
import { filingOf, filingsAreHere, marketOf } from './filings.ts';
import { forecastBaseOf } from './forecast-base-of.ts';

/** The workbook of a forecast from averages with three cells typed, one of them a formula. */
function exported(symbol: string) {
  const market = marketOf(symbol);
  const actual = annualColumns(filingOf(symbol).statements, market);
  const average = averageColumn(actual);
  const base = forecastBaseOf(symbol, market);
  const filed: ExportedColumn[] = [
    ...actual.slice(-11).map(({ year, figures, more }) => ({
      column: year ?? 0,
      kind: 'actual' as const,
      heading: String(year),
      value: (row: AnyRowKey) => (isMoreRowKey(row) ? more[row].value : figures[row].value),
    })),
    {
      column: 'averages',
      kind: 'average',
      heading: 'Averages',
      value: (row) => (isMoreRowKey(row) ? undefined : average.figures[row].value),
      years: (row) => (isMoreRowKey(row) ? null : (average.years[row] ?? null)),
    },
  ];
  const cells: ForecastCells = {
    [base.lastYear + 1]: { revenueChange: `=AVERAGE(revenueChange[${base.lastYear - 2}:${base.lastYear}])` },
    [base.lastYear + 3]: { margin: 0.12 },
    Terminal: { percentageCfoOfRevenue: 0.25 },
  };
  const custom = { startsFrom: 'averages', baseYear: base.lastYear, cells } as const;
  const { assumptions, forecast, typed } = resolveForecast(base, custom, filedCells(filed));
  const byForecast = valueByForecast(assumptions, base, defaultChoice);
  const value = byForecast.ok ? byForecast : selectMethod(base, defaultChoice).chosen;
  const columns = [
    ...filed,
    ...forecast.columns.map(({ kind, year, figures }) => ({
      column: year ?? 0,
      kind,
      heading: String(year),
      value: (row: AnyRowKey) => (isMoreRowKey(row) ? undefined : figures[row].value),
    })),
  ];
  const sheets = workbook({
    financials: { title: symbol, note: '', forecast: '', columns, typed },
    fairValue: value && {
      title: symbol,
      note: '',
      value,
      base,
      asOf: null,
      sensitivity: sensitivity(base, forecast, defaultChoice),
      price: null,
      steps: value.walk.map(({ key, ...step }) => ({ label: key, ...step })),
    },
    noValue: '',
    filings: [],
    inputs: null,
  });
  return { sheets, typed };
}

describe.skipIf(!filingsAreHere)('the workbook of a real company', () => {
  // A steady grower, the default company, a retailer, a landlord, a filer in another currency, and a former loss maker.
  test.each(['AAPL', 'NKE', 'COST', 'O', 'TSM', 'WDAY'])('%s recalculates to the page', (symbol) => {
    const { sheets, typed } = exported(symbol);
    expect(typed.map(({ failure }) => failure)).toEqual([null, null, null]);
    expect(differences(sheets)).toEqual([]);
  });

  test('has formulas for what is derived from filings', () => {
    const { sheets } = exported('AAPL');
    const numbers = (key: string) =>
      sheets[0]?.rows
        .find((row) => row[4]?.value === key)
        ?.slice(5)
        .filter((cell) => cell !== null && cell.formula === null && cell.style !== 'typed');
    for (const key of ['margin', 'freeCashFlow', 'percentageCfoOfRevenue', 'percentageLiabilitiesOfAssets']) {
      expect([key, numbers(key)]).toEqual([key, []]);
    }
    // The first year has no year before it in the table.
    for (const key of ['revenueChange', 'roa', 'roe', 'freeCashFlowGrowthRate']) {
      expect([key, numbers(key)?.length]).toEqual([key, 1]);
    }
  });
});
