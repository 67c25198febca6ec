import type { Assumptions, ForecastBase } from './forecast.ts';

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
    ...parts,
  };
}
