import type { RowKey } from '../rows/index.ts';
import type { LineKey } from '../statements/index.ts';

/**
 * What a chart can show: the first thirty rows of the financials table, what a share was worth, and lines and ratios
 * that the table has no row for. One table decides name, unit, axis, group and colour; they are fixed per indicator.
 */
export type ChartRowKey = Exclude<RowKey, UnlistedRow>;
export type DailyKey = (typeof daily)[number];
export type ChartLineKey = (typeof lineIndicators)[number];
export type CalculatedKey = (typeof madeIndicators)[number];
export type IndicatorKey = ChartRowKey | DailyKey | ChartLineKey | CalculatedKey;

type UnlistedRow =
  | 'enterpriseValue'
  | 'netDebtEstimate'
  | 'requiredReturn'
  | 'terminalValue'
  | 'preferredStock'
  | 'minorityInterest'
  | 'freeCashFlowGrowthRate'
  | 'pvBreakdown';

export const daily = [
  'stockPrice',
  'priceChange',
  'totalReturn',
  'averageMarketCap',
  'priceEarningsRatioLtm',
  'freeCashFlowYield',
  'dividendYield',
  'priceBookRatio',
  'priceSalesRatio',
] as const;

export const lineIndicators = [
  'grossProfit',
  'cashFlowsFromInvestingActivities',
  'cashFlowFromFinancingActivities',
  'currentAssets',
  'currentLiabilities',
  'totalDebt',
] as const satisfies readonly LineKey[];

/** Made of rows and lines, and itself neither. */
export const madeIndicators = [
  'grossMargin',
  'leverage',
  'earningsPerShareGrowth',
  'earningsPerShareGrowth5y',
  'freeCashFlowPerShareGrowth',
  'freeCashFlowGrowth',
] as const;
