import type { Valuation } from '@tenfold/contract/valuation';
import type { ForecastBase } from '@tenfold/domain/forecast';

const averages = {
  revenueChange: 0,
  margin: 0.1,
  percentageCfoOfRevenue: 0.2,
  capexChange: 0,
  totalAssetsChange: 0,
  percentageLiabilitiesOfAssets: 0.4,
  sharesOutstandingChange: 0,
};

/** A company whose free cash flow stays at 10 million: at 10 % and 0 % its enterprise is worth 100 million. */
export const steady: ForecastBase = {
  businessKind: 'general',
  lastYear: 2025,
  lastPeriodEnd: '2025-09-27',
  last: {
    revenue: 100e6,
    capex: 10e6,
    totalAssets: 200e6,
    totalLiabilities: 80e6,
    shareholdersEquity: 120e6,
    sharesOutstanding: 2e6,
    freeCashFlow: 10e6,
  },
  averages,
  consensus: [],
  netDebt: 0,
  preferredStock: null,
  minorityInterest: null,
  refusal: null,
  adrRatio: 1,
  afterTaxInterest: null,
  history: {
    averageYears: 10,
    fiveYearAverageYears: 5,
    fiveYearAverages: averages,
    lastRevenueChange: 0,
    years: [2023, 2024, 2025],
    comparableSince: 2023,
    revenue: [100e6, 100e6, 100e6],
    earningsToCommon: [10e6, 10e6, 10e6],
    continuingEarnings: [10e6, 10e6, 10e6],
    commonBook: [120e6, 120e6, 120e6],
    accumulatedOci: [0, 0, 0],
    earningsPerShare: [5, 5, 5],
    dividendsPerShare: [null, null, null],
    realEstate: null,
    dividendsSince: { listed: [], listedUntil: null, filed: [], repeated: 0 },
  },
};

/** What ten years brought in doesn't pay for capex; what the last five did does. */
export const outspent: ForecastBase = {
  ...steady,
  averages: { ...steady.averages, percentageCfoOfRevenue: 0.08 },
};

export const indebted: ForecastBase = { ...steady, netDebt: 20e6, afterTaxInterest: 1e6 };

export const followed: ForecastBase = {
  ...steady,
  consensus: [{ fiscalYear: 2026, revenue: 110e6, earningsPerShare: 6, analysts: 12 }],
};

export const valuation: Valuation = {
  symbol: 'ACME',
  currency: 'USD',
  asOf: '2026-08-21',
  exchangeRate: null,
  earningsTo: '2026-06-27',
  newestFiling: '2026-07-31',
  staleEarnings: false,
  freeCashFlowYield: 0.0272,
  dividendYield: 0.0033,
  marketCap: 4_541_610_659_000,
  priceEarningsRatioLtm: null,
  priceBookRatio: 51.498,
  priceSalesRatio: 10.4257,
  peg: 4.7086,
  pegSource: 'five_years',
  totalReturnLtm: -0.423,
  totalReturn5y: 0.1635,
  totalReturn10y: null,
  priceScore5y: 110.4,
  earningsPerShareGrowth10y: 0.1246,
  earningsPerShareGrowth5y: 0.1786,
  freeCashFlowPerShareGrowth10y: 0.081,
  dividendsPayout: 0.1304,
  dividendsPerShareLtm: 1.03,
  dividendsPerShareGrowth10y: 0,
  week52Low: 226.79,
  week52High: 340.08,
  week52Position: 72.8749,
  analysts: { meanTarget: null, buy: 5, hold: 4, sell: 0, asOf: '2026-08-14' },
  nextEarningsDate: '2026-10-29',
  why: { priceEarningsRatioLtm: 'eps_not_positive', totalReturn10y: 'history_too_short' },
  marks: {},
  simulatedPrices: true,
};

/** A company that reports in Taiwan dollars, from an annual report before the price. */
export const rateOfTaiwan = {
  reportedCurrency: 'TWD',
  rate: 32.79,
  day: '2024-12-31',
  source: '20-F',
  stale: true,
};
