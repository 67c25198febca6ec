import { z } from 'zod';
import { amount, isoDate, rate, why } from '../shapes.ts';

const assumptions = z.object({
  revenueChange: rate,
  margin: rate,
  percentageCfoOfRevenue: rate,
  capexChange: rate,
  totalAssetsChange: rate,
  percentageLiabilitiesOfAssets: rate,
  sharesOutstandingChange: rate,
});

export const businessKind = z.enum([
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

/** The same as domain's ForecastHistory. */
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

const consensusFigures = z.object({ revenue: amount, earningsPerShare: amount });

/** The same as domain's ForecastBase: the browser recalculates forecasts from it. */
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
  trailing: consensusFigures.extend({ periodEnd: isoDate }).nullable().optional(),
  averages: assumptions,
  consensus: z.array(
    consensusFigures.extend({
      fiscalYear: z.number().int(),
      analysts: amount,
      asOf: isoDate.optional(),
      source: z.string().optional(),
      low: consensusFigures.optional(),
      high: consensusFigures.optional(),
    }),
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
