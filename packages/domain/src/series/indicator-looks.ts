import type { IndicatorKey } from './indicators.ts';

/** A colour of the series palette, 1 to 8, and one of four ways to draw what has the same colour. */
export type IndicatorLook = readonly [colour: number, pattern: 0 | 1 | 2 | 3];

/**
 * The colour and the pattern of each indicator, the same on every page and day. Those often looked at together differ
 * in both: a chart must not be told apart by colour alone.
 */
export const indicatorLooks: Readonly<Record<IndicatorKey, IndicatorLook>> = {
  stockPrice: [1, 0],
  totalReturn: [1, 1],
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
  priceBookRatio: [7, 2],
  priceSalesRatio: [7, 1],
  grossProfit: [4, 1],
  grossMargin: [6, 0],
  cashFlowsFromInvestingActivities: [7, 2],
  cashFlowFromFinancingActivities: [8, 3],
  currentAssets: [4, 0],
  currentLiabilities: [8, 1],
  totalDebt: [6, 2],
  priceChange: [1, 2],
  leverage: [5, 3],
  earningsPerShareGrowth: [4, 2],
  earningsPerShareGrowth5y: [4, 3],
  freeCashFlowPerShareGrowth: [5, 2],
  freeCashFlowGrowth: [3, 0],
};
