import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, asOfQuery, rate, symbolParam, why } from '../shapes.ts';

const moreFigures = {
  costOfRevenue: amount,
  grossProfit: amount,
  researchAndDevelopment: amount,
  sellingGeneralAdministrative: amount,
  advertising: amount,
  operatingIncome: amount,
  depreciationAndAmortization: amount,
  ebitda: amount,
  interestExpense: amount,
  pretaxIncome: amount,
  incomeTax: amount,
  stockCompensation: amount,
  buybacks: amount,
  dividendsPaid: amount,
  currentAssets: amount,
  cashAndEquivalents: amount,
  receivables: amount,
  inventory: amount,
  goodwill: amount,
  currentLiabilities: amount,
  noncurrentDebt: amount,
  roic: rate,
  enterpriseValueEbitda: amount,
  enterpriseValueFreeCashFlow: amount,
  forwardPriceEarningsRatio: amount,
};

/** The further rows of one column of the financials: the same year and quarter there. */
export const moreRowsColumn = z.object({
  year: z.number().int().nullable(),
  quarter: z.number().int().min(1).max(4).nullable(),
  ...moreFigures,
  why: z.record(z.string(), z.string()),
  marks: z.record(z.string(), z.array(z.string())),
  /** Ten-year column only: row key to the number of years behind the rate. */
  years: z.record(z.string(), z.number().int()).optional(),
});
export type MoreRowsColumn = z.output<typeof moreRowsColumn>;

export const moreRows = z.object({
  symbol: z.string(),
  /** Columns as in the financials. */
  actual: z.array(moreRowsColumn),
  ltm: z.array(moreRowsColumn),
  ltmYearBefore: z.array(moreRowsColumn),
  quarterly: z.array(moreRowsColumn),
  average: z.array(moreRowsColumn),
  /** What today's price is of the earnings analysts expect, by fiscal year. */
  expected: z.array(
    z.object({
      year: z.number().int(),
      forwardPriceEarningsRatio: amount,
      why: why.nullable(),
      analysts: amount,
      marks: z.array(z.string()),
    }),
  ),
});
export type MoreRows = z.output<typeof moreRows>;

export const getMoreRows = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'figures',
  path: '/company/{symbol}/financials/more',
  summary:
    'Further rows of the financials: costs, EBITDA, ROIC, buybacks, parts of the balance sheet, multiples',
  params: z.object({ symbol: symbolParam }),
  query: asOfQuery,
  reply: moreRows,
  refusals: ['forbidden', 'quota_reached'],
});
