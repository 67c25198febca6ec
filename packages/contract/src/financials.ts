import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { exchangeRate } from './exchange-rate.ts';
import { amount, isoDate, rowKey, symbolParam, why } from './shapes.ts';
import { valuationMethods } from './valuation-methods.ts';

const rate = z.number().nullable();

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

const assumptions = z.object({
  revenueChange: rate,
  margin: rate,
  percentageCfoOfRevenue: rate,
  capexChange: rate,
  totalAssetsChange: rate,
  percentageLiabilitiesOfAssets: rate,
  sharesOutstandingChange: rate,
});

const businessKind = z.enum([
  'general',
  'bank',
  'insurer',
  'broker',
  'realEstate',
  'utility',
  'captiveLender',
]);

const yearly = z.array(amount).readonly();
const payment = z.object({ day: isoDate, amount: z.number() });

/** As domain's ForecastHistory. */
const forecastHistory = z.object({
  averageYears: z.number().int(),
  fiveYearAverageYears: z.number().int(),
  fiveYearAverages: assumptions,
  lastRevenueChange: rate,
  years: z.array(z.number().int()).readonly(),
  comparableSince: z.number().int(),
  revenue: yearly,
  earningsToCommon: yearly,
  continuingEarnings: yearly,
  commonBook: yearly,
  accumulatedOci: yearly,
  earningsPerShare: yearly,
  dividendsPerShare: yearly,
  realEstate: z
    .object({
      fundsFromOperations: yearly,
      maintenance: yearly,
      sharesOutstanding: yearly,
      last: z.object({
        depreciation: amount,
        propertyGains: amount,
        impairment: amount,
        cashFlowFromOperatingActivities: amount,
        cashFlowStandsIn: z.boolean(),
        maintenanceAssumed: z.boolean(),
      }),
    })
    .nullable(),
  dividendsSince: z.object({
    listed: z.array(payment).readonly(),
    listedUntil: isoDate.nullable(),
    filed: z.array(payment).readonly(),
    repeated: z.number(),
  }),
});

/** As domain's ForecastBase: the browser recalculates forecasts from it. */
export const forecastBase = z.object({
  businessKind,
  lastYear: z.number().int(),
  lastPeriodEnd: isoDate,
  last: z.object({
    revenue: amount,
    capex: amount,
    totalAssets: amount,
    totalLiabilities: amount,
    shareholdersEquity: amount,
    sharesOutstanding: amount,
    freeCashFlow: amount,
  }),
  averages: assumptions,
  consensus: z.array(
    z.object({ fiscalYear: z.number().int(), revenue: amount, earningsPerShare: amount, analysts: amount }),
  ),
  netDebt: amount,
  preferredStock: amount,
  minorityInterest: amount,
  refusal: why.nullable(),
  adrRatio: z.number().optional(),
  afterTaxInterest: amount.optional(),
  currencyRate: z.number().optional(),
  latestCurrencyRate: z.number().optional(),
  history: forecastHistory,
});

export const qualityCheck = z.object({
  check: z.enum([
    'balance',
    'quarters_add_up',
    'earnings_per_share',
    'cash_bridge',
    'margin',
    'revenue_sign',
    'debt_of_liabilities',
    'dividends_of_earnings',
    'tag_jump',
    'share_jump',
    'tag_switch',
    'derived_share',
  ]),
  state: z.enum(['passed', 'failed', 'explained', 'not_possible', 'information']),
  cause: z.enum(['restated', 'basis_changed', 'tag_changed']).optional(),
  /** `2024` or `2024 Q3`; null for the whole company. */
  column: z.string().nullable(),
  rows: z.array(z.string()),
  expected: amount,
  found: amount,
  tags: z.array(z.string()),
});
export type QualityCheck = z.output<typeof qualityCheck>;

export const financials = z.object({
  symbol: z.string(),
  currency: z.string(),
  reportedCurrency: z.string(),
  /** At the last fiscal year's end; null within one currency. */
  exchangeRate: exchangeRate.nullable(),
  businessKind,
  /** `MMDD`, as filed. */
  fiscalYearEnd: z.string().nullable(),
  maxReached: z.boolean(),
  /** `latest_year` has one actual column and reveals no other year: rows that compare years are null, with `for_signed_in`. */
  extent: z.enum(['whole', 'latest_year']),
  /** Up to 11, oldest first. */
  actual: z.array(financialsColumn),
  /** The twelve months to the newest quarter, whose year and quarter it has; empty when none is newer than the last year. */
  ltm: z.array(financialsColumn),
  /** Up to 40, oldest first. */
  quarterly: z.array(financialsColumn),
  average: z.array(financialsColumn),
  /** One column, by averages at the default required return and growth. */
  estimated: z.array(financialsColumn),
  /** Four columns; the fifth projected year is the terminal set. */
  projected: z.array(financialsColumn),
  terminal: z.array(financialsColumn),
  /** Null without a full fiscal year. */
  forecastBase: forecastBase.nullable(),
  valuationMethods: valuationMethods.nullable(),
  /** EPS by fiscal quarter or year. */
  surprises: z.array(z.object({ periodEnd: isoDate, actual: z.number(), estimate: z.number() })),
  quality: z.array(qualityCheck),
});
export type Financials = z.output<typeof financials>;

const moreFigures = {
  grossProfit: amount,
  operatingIncome: amount,
  depreciationAndAmortization: amount,
  ebitda: amount,
  interestExpense: amount,
  incomeTax: amount,
  stockCompensation: amount,
  buybacks: amount,
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

const filedFact = z.object({
  taxonomy: z.string(),
  tag: z.string(),
  unit: z.string(),
  start: isoDate.nullable(),
  end: isoDate,
  value: z.number(),
  accession: z.string(),
  form: z.string(),
  filed: isoDate,
  url: z.string(),
});

export const figureSource = z.object({
  symbol: z.string(),
  rowKey: z.string(),
  /** As in the path: `2024`, `2024-Q3`, `LTM`. */
  column: z.string(),
  periodStart: isoDate.nullable(),
  periodEnd: isoDate.nullable(),
  value: amount,
  why: why.nullable(),
  marks: z.array(z.string()),
  /** Null for a figure as filed. */
  formula: z.string().nullable(),
  splitFactor: z.number(),
  scale: z.number(),
  /** With the sign each has in the figure. */
  sources: z.array(filedFact.extend({ sign: z.union([z.literal(1), z.literal(-1)]) })),
  /** Every other value filed for the same tags and periods, oldest filing first. */
  history: z.array(filedFact),
});
export type FigureSource = z.output<typeof figureSource>;

export const getFinancials = endpoint({
  method: 'GET',
  access: 'viewer',
  path: '/company/{symbol}/financials',
  summary: 'Actual, quarterly, ten-year, estimated and projected figures',
  params: z.object({ symbol: symbolParam }),
  reply: financials,
  refusals: ['quota_reached'],
});

export const getMoreRows = endpoint({
  method: 'GET',
  access: 'viewer',
  path: '/company/{symbol}/financials/more',
  summary: 'Further rows of the financials: gross profit, EBITDA, ROIC, buybacks, multiples',
  params: z.object({ symbol: symbolParam }),
  reply: moreRows,
  refusals: ['forbidden', 'quota_reached'],
});

export const getFigureSource = endpoint({
  method: 'GET',
  access: 'viewer',
  path: '/company/{symbol}/financials/{rowKey}/{column}/source',
  summary: "A figure's filings, derivation and earlier values",
  params: z.object({
    symbol: symbolParam,
    rowKey,
    column: z
      .string()
      .regex(/^(\d{4}(-Q[1-4])?|LTM)$/i, 'Use a year (2024), a quarter (2024-Q3) or LTM')
      .transform((text) => text.toUpperCase()),
  }),
  reply: figureSource,
  refusals: ['forbidden', 'quota_reached', 'not_found'],
});
