import type { Financials, FinancialsColumn } from '@tenfold/contract/financials';
import { type RowKey, rowKeys } from '@tenfold/domain/rows';

/** A made-up company for the tests of this folder: a loss year, a flat year, gaps, marks, and every state of a check. */
type Figures = Partial<Record<RowKey, number>>;

function column(
  period: Partial<Pick<FinancialsColumn, 'year' | 'quarter' | 'periodEnd'>>,
  figures: Figures,
  notes: Partial<Pick<FinancialsColumn, 'why' | 'marks' | 'years'>> = {},
): FinancialsColumn {
  const { year = null, quarter = null, periodEnd = null } = period;
  const values = Object.fromEntries(rowKeys.map((key) => [key, figures[key] ?? null])) as Record<
    RowKey,
    number | null
  >;
  const holes = rowKeys.filter((key) => values[key] === null);
  return {
    year,
    quarter,
    quarterlyPeriod: quarter === null ? null : `${year} Q${quarter}`,
    periodEnd,
    ...values,
    marks: {},
    ...notes,
    why: { ...Object.fromEntries(holes.map((key) => [key, 'not_filed'])), ...notes.why },
  };
}

const year = (year: number): FinancialsColumn => {
  const revenue = 100e9 + (year - 2015) * 12.5e9;
  return column(
    { year, periodEnd: `${year}-09-30` },
    {
      revenue,
      revenueChange: year === 2019 ? 0 : 0.0847,
      netIncome: year === 2020 ? -2.75e9 : revenue * 0.2,
      margin: year === 2020 ? -0.0169 : 0.2,
      earningsPerShare: year === 2020 ? -0.55 : revenue / 25e9,
      cashFlowFromOperatingActivities: revenue * 0.3,
      percentageCfoOfRevenue: 0.3,
      capex: 10e9,
      freeCashFlow: revenue * 0.3 - 10e9,
      totalAssets: 350e9,
      totalLiabilities: 290e9,
      percentageLiabilitiesOfAssets: 0.829,
      shareholdersEquity: 60e9,
      netDebt: -40e9,
      sharesOutstanding: 5e9,
      averageMarketCap: 2_455_920e6,
      averageStockPrice: 150.43,
      roe: 1.97,
      roa: 0.283,
    },
    {
      marks: { totalLiabilities: ['derived'], earningsPerShare: ['split_adjusted'] },
      why: { interestCoverage: 'no_interest_expense' },
    },
  );
};

/** The twelve months to the quarter after the last fiscal year. */
export const ltm = column(
  { year: 2026, quarter: 1, periodEnd: '2025-12-31' },
  { revenue: 231e9, netIncome: 46e9, earningsPerShare: 9.25 },
  { marks: { revenue: ['derived'] } },
);

const quarter = (index: number): FinancialsColumn => {
  const year = 2016 + Math.floor(index / 4);
  const quarter = (index % 4) + 1;
  const end = ['12-31', '03-31', '06-30', '09-30'][index % 4];
  return column(
    { year, quarter, periodEnd: `${quarter === 1 ? year - 1 : year}-${end}` },
    { revenue: 25e9 + index * 1e8, netIncome: 5e9, earningsPerShare: 1 },
    { marks: quarter === 4 ? { revenue: ['derived_quarter'] } : {} },
  );
};

const rates: Figures = {
  revenue: 0.125,
  netIncome: 0.077,
  earningsPerShare: 0.125,
  margin: 0.234,
  revenueChange: 0.065,
};
const average = column({}, rates, { years: { revenue: 10, netIncome: 7 } });

const ahead = (year: number) =>
  column(
    { year, periodEnd: `${year}-09-30` },
    { revenue: 240e9 + (year - 2026) * 20e9, netIncome: 50e9, freeCashFlow: 60e9 },
    { why: { dividendsPerShare: 'not_forecast' } },
  );

export const forecast = [2026, 2027, 2028, 2029, 2030, 2031].map(ahead);

export const financials: Financials = {
  symbol: 'ACME',
  currency: 'USD',
  reportedCurrency: 'USD',
  exchangeRate: null,
  businessKind: 'general',
  fiscalYearEnd: '0930',
  maxReached: false,
  extent: 'whole',
  actual: Array.from({ length: 11 }, (_, index) => year(2015 + index)),
  ltm: [],
  ltmYearBefore: [],
  quarterly: Array.from({ length: 40 }, (_, index) => quarter(index)),
  average: [average],
  estimated: forecast.slice(0, 1),
  projected: forecast.slice(1, 5),
  terminal: forecast.slice(5),
  forecastBase: null,
  valuationMethods: null,
  surprises: [
    { periodEnd: '2024-12-31', actual: 1.1, estimate: 1 },
    { periodEnd: '2025-03-31', actual: 2, estimate: 2.2 },
    { periodEnd: '2025-06-30', actual: 2, estimate: 2 },
    { periodEnd: '2025-09-30', actual: 3, estimate: 2.5 },
  ],
  quality: [
    {
      check: 'balance',
      state: 'passed',
      column: '2025',
      rows: ['totalAssets'],
      expected: 350e9,
      found: 350e9,
      tags: [],
    },
    {
      check: 'earnings_per_share',
      state: 'failed',
      column: '2024',
      rows: ['earningsPerShare'],
      expected: 8.5,
      found: 8,
      tags: [],
    },
    {
      check: 'cash_bridge',
      state: 'not_possible',
      column: '2025',
      rows: [],
      expected: null,
      found: null,
      tags: [],
    },
    {
      check: 'tag_switch',
      state: 'information',
      column: '2019',
      rows: ['revenue'],
      expected: null,
      found: null,
      tags: ['SalesRevenueNet', 'Revenues'],
    },
    {
      check: 'derived_share',
      state: 'information',
      column: null,
      rows: [],
      expected: 420,
      found: 31,
      tags: [],
    },
  ],
};
