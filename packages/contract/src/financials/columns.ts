import { z } from 'zod';
import { amount, isoDate, rate } from '../shapes.ts';

const figures = {
  revenue: amount,
  revenueChange: rate,
  netIncome: amount,
  margin: rate,
  cashFlowFromOperatingActivities: amount,
  percentageCfoOfRevenue: rate,
  capex: amount,
  capexChange: rate,
  freeCashFlow: amount,
  totalAssets: amount,
  totalAssetsChange: rate,
  totalLiabilities: amount,
  percentageLiabilitiesOfAssets: rate,
  shareholdersEquity: amount,
  sharesOutstanding: amount,
  sharesOutstandingChange: rate,
  netDebt: amount,
  minorityInterest: amount,
  preferredStock: amount,
  roa: rate,
  roe: rate,
  earningsPerShare: amount,
  freeCashFlowPerShare: amount,
  dividendsPerShare: amount,
  dividendsPayout: rate,
  interestCoverage: amount,
  dividendYield: rate,
  freeCashFlowYield: rate,
  requiredReturn: rate,
  freeCashFlowGrowthRate: rate,
  terminalValue: amount,
  pvBreakdown: amount,
  enterpriseValue: amount,
  averageMarketCap: amount,
  averageStockPrice: amount,
  netDebtEstimate: amount,
  stockPriceRange: amount,
  priceEarningsRatioLtm: amount,
};

export const financialsColumn = z.object({
  /** Null for the ten-year column. */
  year: z.number().int().nullable(),
  quarter: z.number().int().min(1).max(4).nullable(),
  /** Quarterly columns only, e.g. `2025 Q3`. */
  quarterlyPeriod: z.string().nullable(),
  periodEnd: isoDate.nullable(),
  ...figures,
  why: z.record(z.string(), z.string()),
  marks: z.record(z.string(), z.array(z.string())),
  /** Ten-year column only: row key to the number of years behind the rate. */
  years: z.record(z.string(), z.number().int()).optional(),
});
export type FinancialsColumn = z.output<typeof financialsColumn>;
