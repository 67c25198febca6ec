/**
 * The public keys of the rows of the financials table, in their order. Apart from what else is known of a row, so that a page
 * that only reads figures brings no labels.
 */
export type RowKey = (typeof rowKeys)[number];

export const rowKeys = [
  'earningsPerShare',
  'freeCashFlowPerShare',
  'dividendsPerShare',
  'dividendsPayout',
  'revenue',
  'revenueChange',
  'netIncome',
  'margin',
  'cashFlowFromOperatingActivities',
  'percentageCfoOfRevenue',
  'capex',
  'capexChange',
  'freeCashFlow',
  'totalAssets',
  'totalAssetsChange',
  'totalLiabilities',
  'percentageLiabilitiesOfAssets',
  'shareholdersEquity',
  'netDebt',
  'sharesOutstanding',
  'sharesOutstandingChange',
  'averageMarketCap',
  'averageStockPrice',
  'roa',
  'roe',
  'interestCoverage',
  'freeCashFlowYield',
  'dividendYield',
  'priceEarningsRatioLtm',
  'stockPriceRange',
  'enterpriseValue',
  'netDebtEstimate',
  'requiredReturn',
  'terminalValue',
  'preferredStock',
  'minorityInterest',
  'freeCashFlowGrowthRate',
  'pvBreakdown',
] as const;

const known: ReadonlySet<string> = new Set(rowKeys);

export function isRowKey(text: string): text is RowKey {
  return known.has(text);
}
