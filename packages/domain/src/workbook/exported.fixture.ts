import {
  type FiledCells,
  type ForecastCells,
  filedCells,
  resolveForecast,
} from '../custom-forecast/index.ts';
import { baseOf, historyOf, unchanged } from '../forecast/forecast-base.fixture.ts';
import type { ForecastBase } from '../forecast/index.ts';
import type { AnyRowKey } from '../rows/index.ts';
import {
  type MethodValue,
  type Sensitivity,
  sensitivity,
  type ValuationChoice,
  valuationColumns,
  valueAsOf,
  valueByForecast,
} from '../valuation/index.ts';
import { type ExportedColumn, workbook } from './index.ts';

const day = '2025-11-21';

export const base = baseOf({
  netDebt: 150,
  preferredStock: 20,
  adrRatio: 2,
  currencyRate: 4,
  latestCurrencyRate: 5,
  afterTaxInterest: 6,
  history: historyOf({
    dividendsSince: {
      listed: [{ day: '2025-03-01', amount: 0.4 }],
      listedUntil: '2026-01-01',
      filed: [],
      repeated: 0,
    },
  }),
  averages: {
    ...unchanged,
    revenueChange: (1000 / 900) ** 0.5 - 1,
    capexChange: 0.02,
    margin: 0.12,
    sharesOutstandingChange: -0.01,
  },
});

const filedFigures: readonly (readonly [number, Partial<Record<AnyRowKey, number | null>>])[] = [
  [2022, { revenue: 900, netIncome: 81, margin: 0.09, capex: 80, revenueChange: 0.2 }],
  [
    2023,
    {
      revenue: 950,
      netIncome: 100,
      margin: 100 / 950,
      capex: null,
      revenueChange: 950 / 900 - 1,
      totalAssets: 1900,
    },
  ],
  [
    2024,
    {
      revenue: 1000,
      revenueChange: 1000 / 950 - 1,
      netIncome: 100,
      margin: 0.1,
      cashFlowFromOperatingActivities: 200,
      percentageCfoOfRevenue: 0.2,
      capex: 100,
      freeCashFlow: 100,
      totalAssets: 2000,
      totalLiabilities: 1000,
      percentageLiabilitiesOfAssets: 0.5,
      shareholdersEquity: 1000,
      sharesOutstanding: 50,
      netDebt: 150,
      preferredStock: 20,
      roa: 100 / 1950,
      earningsPerShare: 2,
    },
  ],
];

const averageFigures: Partial<Record<AnyRowKey, number>> = {
  revenue: (1000 / 900) ** 0.5 - 1,
  margin: (0.09 + 100 / 950 + 0.1) / 3,
  revenueChange: 0.07,
};

export const filedColumns: readonly ExportedColumn[] = [
  ...filedFigures.map(([column, figures]) => ({
    column,
    kind: 'actual' as const,
    heading: String(column),
    value: (row: AnyRowKey) => figures[row] ?? null,
    link: () => `https://example.com/${column}`,
  })),
  {
    column: 'averages',
    kind: 'average',
    heading: 'Averages',
    value: (row) => averageFigures[row] ?? null,
    years: () => 2,
  },
];
const filed: FiledCells = filedCells(filedColumns);

/** The workbook of a forecast, and what the page shows of it. */
export function exported(of: ForecastBase, cells: ForecastCells, choice: ValuationChoice) {
  const { assumptions, forecast, typed } = resolveForecast(
    of,
    { startsFrom: 'averages', baseYear: 2024, cells },
    filed,
  );
  const value = valueByForecast(assumptions, of, choice);
  const carried = value.ok ? valueAsOf(day, value, of) : null;
  const asOf = carried?.ok ? carried : null;
  const columns =
    value.ok && value.cashFlow !== null
      ? valuationColumns(forecast, value.cashFlow.value, choice)
      : forecast.columns;
  const table: ExportedColumn[] = [
    ...filedColumns,
    ...columns.map(({ kind, year, figures }) => ({
      column: year ?? 0,
      kind,
      heading: kind === 'terminal' ? 'Terminal' : String(year),
      value: (row: AnyRowKey) => (row in figures ? figures[row as keyof typeof figures].value : undefined),
    })),
  ];
  const sheets = workbook({
    financials: { title: 'Acme', note: 'all figures in Millions', forecast: 'Custom', columns: table, typed },
    fairValue: value.ok
      ? {
          title: 'Acme',
          note: '',
          value,
          base: of,
          asOf,
          sensitivity: carriedGrid(value, sensitivity(of, forecast, choice), of),
          price: 12,
          steps: [],
        }
      : null,
    noValue: 'No value',
    filings: [],
    inputs: {
      symbol: 'ACME',
      forecast: 'Custom',
      inputs: { ...choiceInputs(choice), startsFrom: 'averages', baseYear: 2024, values: cells },
    },
  });
  return { sheets, value, asOf, columns: table };
}

function carriedGrid(value: MethodValue, grid: Sensitivity, of: ForecastBase): Sensitivity {
  return {
    ...grid,
    values: grid.values.map((line) =>
      line.map((valuePerShare, at) => {
        if (valuePerShare === null) return null;
        const requiredReturn = grid.returns[at] ?? 0;
        const carried = valueAsOf(day, { ...value, valuePerShare, requiredReturn }, of);
        return carried.ok ? carried.valuePerShare : valuePerShare;
      }),
    ),
  };
}

function choiceInputs({ requiredReturn, terminalGrowth, leverage = 'unlevered' }: ValuationChoice) {
  return { requiredReturn, terminalGrowth, leverage, method: null, ownFigures: {} };
}
