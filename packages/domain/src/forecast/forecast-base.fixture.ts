import type { Assumptions, ForecastBase, ForecastHistory } from './forecast.ts';

/** Every percentage zero except the shares of a whole: a business that stays as it is. */
export const unchanged: Assumptions = {
  revenueChange: 0,
  margin: 0.1,
  percentageCfoOfRevenue: 0.2,
  capexChange: 0,
  totalAssetsChange: 0,
  percentageLiabilitiesOfAssets: 0.5,
  sharesOutstandingChange: 0,
};

/** Revenue 1000, CFO 200, capex 100: a free cash flow of 100 a year on 50 shares. */
export function baseOf(parts: Partial<ForecastBase> = {}): ForecastBase {
  return {
    businessKind: 'general',
    lastYear: 2024,
    lastPeriodEnd: '2024-12-31',
    last: {
      revenue: 1000,
      capex: 100,
      totalAssets: 2000,
      totalLiabilities: 1000,
      shareholdersEquity: 1000,
      sharesOutstanding: 50,
      freeCashFlow: 100,
    },
    averages: unchanged,
    consensus: [],
    netDebt: 0,
    preferredStock: null,
    minorityInterest: null,
    refusal: null,
    history: historyOf(),
    ...parts,
  };
}

/** Two years alike: earnings of 100 on a book of 1000, and no dividend. */
export function historyOf(parts: Partial<ForecastHistory> = {}): ForecastHistory {
  return {
    averageYears: 10,
    fiveYearAverageYears: 5,
    fiveYearAverages: unchanged,
    lastRevenueChange: 0,
    years: [2023, 2024],
    comparableSince: 2023,
    revenue: [1000, 1000],
    earningsToCommon: [100, 100],
    continuingEarnings: [100, 100],
    commonBook: [1000, 1000],
    accumulatedOci: [null, null],
    earningsPerShare: [2, 2],
    dividendsPerShare: [null, null],
    realEstate: null,
    dividendsSince: { listed: [], listedUntil: null, filed: [], repeated: 0 },
    ...parts,
  };
}
