import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, chartPeriodParam, isoDate, isoDateOrTime, isoTime, symbolParam, why } from './shapes.ts';
import { noValueReason, valuationMethod } from './valuation/valuation-methods.ts';

export const quote = z.object({
  source: z.string(),
  kind: z.enum(['close', 'trade', 'replay']),
  delayMinutes: z.number().int().nonnegative(),
  /** Compared when shown: a prepared answer does not know when it is read. */
  staleFrom: isoTime,
  /** Whether the price, its change or the 52-week range depends on a replay or simulated closes. */
  simulated: z.boolean(),
});

export const company = z.object({
  symbol: z.string(),
  name: z.string(),
  shortName: z.string(),
  exchange: z.string().nullable(),
  stockPrice: amount,
  /** A fraction: 0.0197 is up 1.97 %. */
  stockPriceChange: amount,
  currency: z.string(),
  reportedCurrency: z.string(),
  week52Low: amount,
  week52High: amount,
  /** When the price traded; of a replay, the replayed time. */
  lastTradeTime: isoTime.nullable(),
  /** Like lastTradeTime; for a replay, the time it was replayed. */
  latestUpdate: isoTime.nullable(),
  /** The newest split in effect: price, range and all figures of the company count shares as after it. */
  lastSplit: isoDate.nullable(),
  quote: quote.nullable(),
  logo: z.string().nullable(),
  founded: z.string().nullable(),
  foundingYear: z.number().int().nullable(),
  employees: z.number().int().nullable(),
  summary: z.string().nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  /** Comma-separated. */
  keywords: z.string(),
  websiteUrl: z.string().nullable(),
  headquartersLocation: z.string().nullable(),
  sector: z.string().nullable(),
  industry: z.string().nullable(),
  mainMarkets: z.string().nullable(),
  socialMediaUrls: z.array(z.string()),
  /** `MMDD`, as filed. */
  fiscalYearEnd: z.string().nullable(),
  seo: z.object({
    seoContent: z.string().nullable(),
    industry: z.string().nullable(),
    headquartersLocation: z.string().nullable(),
    mainMarkets: z.string().nullable(),
    keyFacts: z.string().nullable(),
    investorInterestReason: z.string().nullable(),
  }),
  /** Only for a signed-in person who has forecasts of it: theirs, by name. */
  forecasts: z.array(z.object({ id: z.number().int(), name: z.string() })).optional(),
});
export type Company = z.output<typeof company>;

export const searchResult = z.object({ symbol: z.string(), name: z.string() });

/** `here`: figures are here; `loading`: it comes with the product and is being loaded; `fetch`: opening its page fetches them; `none`: listed only, so its page has no figures. */
export const coverages = ['here', 'loading', 'fetch', 'none'] as const;
export type Coverage = (typeof coverages)[number];

export const coveredResult = searchResult.extend({ coverage: z.enum(coverages) });
export type CoveredResult = z.output<typeof coveredResult>;

export const chiefExecutive = z.object({
  fullName: z.string(),
  avatar: z.string().nullable(),
  startYear: z.number().int(),
  /** Null while in office. */
  endYear: z.number().int().nullable(),
});
export type ChiefExecutive = z.output<typeof chiefExecutive>;

const bySymbol = z.object({ symbol: symbolParam });

/** The fair value its page shows first, on the day of the price: the first method with a value, or why there is none. */
export const overviewValue = z.object({
  method: valuationMethod,
  /** Fiscal years behind its averages; null for a method without averages. */
  averageYears: z.number().int().nullable(),
  valuePerShare: amount,
  /** Value per share / price - 1, a fraction; null without a value or a price. */
  valueAgainstPrice: amount,
  /** Null with a value. */
  why: noValueReason.nullable(),
  detail: z.record(z.string(), z.number()),
});
export type OverviewValue = z.output<typeof overviewValue>;

/** What a pick of a company takes for its price. */
export const priceFields = {
  stockPrice: true,
  stockPriceChange: true,
  lastTradeTime: true,
  latestUpdate: true,
  quote: true,
} as const;

export const companyOverview = company
  .pick({
    symbol: true,
    name: true,
    shortName: true,
    exchange: true,
    sector: true,
    currency: true,
    ...priceFields,
  })
  .extend({
    /** The close behind the three ratios below. */
    ratiosAsOf: isoDate.nullable(),
    marketCap: amount,
    priceEarningsRatioLtm: amount,
    freeCashFlowYield: amount,
    /** By ratio; only those that are null. */
    why: z.record(z.string(), why),
    newestFiling: z.object({ form: z.string(), filed: isoDate }).nullable(),
    /** Null without a full fiscal year, and where the page of the company hides it from the caller. */
    value: overviewValue.nullable(),
    /** Whether the caller may see the value. */
    valueVisible: z.boolean(),
  });
export type CompanyOverview = z.output<typeof companyOverview>;

export const listCompanies = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'figures',
  path: '/company',
  summary: 'Companies with figures, largest first',
  reply: z.object({ companies: z.array(companyOverview) }),
});

export const getCompany = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/company/{symbol}',
  summary: 'One company',
  params: bySymbol,
  reply: company,
});

/** Best first, those with figures before others; five unless asked for more. `symbol` is any typed text: a public name. */
export const searchCompanies = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/company/{text}/search',
  summary: 'Search companies by symbol or name',
  params: z.object({
    text: z.string().trim().min(1, 'Enter a search text').max(80, 'Use at most 80 characters'),
  }),
  query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(5) }),
  reply: z.object({ results: z.array(coveredResult) }),
});

export const searchSymbols = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/company/symbols/search',
  summary: 'Company names by symbol',
  body: z.object({ symbols: z.array(symbolParam).min(1).max(100) }),
  reply: z.object({ results: z.array(coveredResult) }),
});

/** In this order; `off` where nobody set the address the SEC asks for, `available` before anybody asked; `loading` what comes with the product. */
export const filingFetchStates = [
  'off',
  'loading',
  'available',
  'queued',
  'fetching',
  'reading',
  'calculating',
  'pricing',
  'ready',
  'refused',
] as const;
export type FilingFetchState = (typeof filingFetchStates)[number];

export const filingFetchRefusals = ['unreachable', 'no_filer', 'no_figures', 'unreadable', 'failed'] as const;
export type FilingFetchRefusal = (typeof filingFetchRefusals)[number];

export const filingFetch = z.object({
  symbol: z.string(),
  name: z.string(),
  state: z.enum(filingFetchStates),
  /** With `refused`. */
  refusal: z.enum(filingFetchRefusals).nullable(),
});
export type FilingFetch = z.output<typeof filingFetch>;

export const getFilingFetch = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/company/{symbol}/fetch',
  summary: 'How far the fetch of a listed company’s filings is',
  params: bySymbol,
  reply: filingFetch,
});

export const fetchFilings = endpoint({
  method: 'POST',
  access: 'anyone',
  path: '/company/{symbol}/fetch',
  summary: 'Fetch the filings of a listed company without figures',
  params: bySymbol,
  // A page of another site can't send JSON without asking first.
  body: z.object({}),
  reply: filingFetch,
});

/** Companies that come with the product. Both zero where it runs without them. */
export const getSample = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/sample',
  summary: 'How many of the sample’s companies are loaded',
  reply: z.object({ loaded: z.number().int(), total: z.number().int() }),
});

export const getChiefExecutives = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/company/{symbol}/ceo',
  summary: 'Chief executives with their years, newest first',
  params: bySymbol,
  reply: z.object({ chiefExecutives: z.array(chiefExecutive) }),
});

export const getStockPrice = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'figures',
  path: '/company/{symbol}/stock/{period}',
  summary: 'Closing prices over a period, oldest first; intraday prices for periods of days',
  params: bySymbol.extend({
    period: chartPeriodParam,
  }),
  reply: z.object({
    period: z.string(),
    currency: z.string(),
    /** The last price of the period. */
    value: amount,
    /** A fraction of the first close. */
    change: amount,
    points: z.array(
      z.object({
        period: z.string(),
        datetime: isoDateOrTime,
        value: z.number(),
        simulated: z.boolean(),
      }),
    ),
  }),
  refusals: ['forbidden', 'quota_reached'],
});
