import type { IndicatorKey } from './indicator-keys.ts';

/** A colour of the series palette, 1 to 8, and one of four ways to draw what has the same colour. */
export type IndicatorLook = readonly [colour: number, pattern: 0 | 1 | 2 | 3];

/**
 * The colour and the pattern of each indicator, the same on every page and day. There are fewer looks than indicators:
 * those of the checklist have one each, the others differ from one another and from all of their own group, and in both
 * from what they are often looked at with: colour must not be the only difference.
 */
export const indicatorLooks: Readonly<Record<IndicatorKey, IndicatorLook>> = {
  stockPrice: [1, 0],
  averageStockPrice: [1, 2],
  stockPriceRange: [1, 3],
  revenue: [2, 0],
  revenueChange: [2, 1],
  totalAssets: [2, 2],
  totalAssetsChange: [2, 3],
  freeCashFlow: [3, 1],
  capex: [3, 3],
  freeCashFlowYield: [3, 2],
  capexChange: [3, 0],
  earningsPerShare: [4, 0],
  margin: [4, 1],
  sharesOutstanding: [4, 2],
  shareholdersEquity: [4, 3],
  freeCashFlowPerShare: [5, 1],
  cashFlowFromOperatingActivities: [5, 0],
  percentageCfoOfRevenue: [5, 2],
  roe: [5, 3],
  dividendsPerShare: [6, 2],
  dividendsPayout: [6, 1],
  dividendYield: [6, 0],
  netDebt: [6, 3],
  priceEarningsRatioLtm: [7, 0],
  totalLiabilities: [7, 1],
  percentageLiabilitiesOfAssets: [7, 2],
  averageMarketCap: [7, 3],
  netIncome: [8, 2],
  sharesOutstandingChange: [8, 1],
  roa: [8, 0],
  interestCoverage: [8, 3],
  // Not in the checklist: each shares the look of an indicator of another group.
  totalReturn: [2, 1],
  priceBookRatio: [2, 2],
  priceSalesRatio: [8, 1],
  grossProfit: [6, 1],
  grossMargin: [1, 3],
  cashFlowsFromInvestingActivities: [7, 2],
  cashFlowFromFinancingActivities: [8, 3],
  currentAssets: [4, 1],
  currentLiabilities: [6, 0],
  totalDebt: [3, 2],
  priceChange: [3, 3],
  leverage: [1, 1],
  earningsPerShareGrowth: [8, 2],
  earningsPerShareGrowth5y: [7, 3],
  freeCashFlowPerShareGrowth: [4, 3],
  freeCashFlowGrowth: [7, 0],
};
