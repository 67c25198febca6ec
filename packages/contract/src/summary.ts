import { z } from 'zod';
import { companyOverview } from './company.ts';
import { endpoint } from './endpoint.ts';
import { listId, noteId } from './ids.ts';
import { amount, idParam, isoDate, isoTime, rate } from './shapes.ts';

export const filedReport = z.object({
  symbol: z.string(),
  companyName: z.string(),
  accession: z.string(),
  form: z.string(),
  filed: isoDate,
  /** At the SEC. */
  url: z.string(),
  /** Where what it reports ends; null where none of its figures says so. */
  periodEnd: isoDate.nullable(),
  /** Only of annual reports. */
  fiscalYear: z.number().int().nullable(),
  /** EPS beside consensus, both as the source of the consensus counts them. Null where unknown or hidden from the caller. */
  earningsPerShare: z.object({ actual: z.number(), estimate: z.number() }).nullable(),
});
export type FiledReport = z.output<typeof filedReport>;

const buyBelowPrice = z.object({
  noteId,
  title: z.string().nullable(),
  /** The beginning of the note. */
  excerpt: z.string(),
  symbol: z.string(),
  currency: z.string(),
  /** All prices are in the shares of today. */
  price: z.number(),
  /** The first day since it was written on which the price was at or below it, with the close of that day; null: none. */
  touched: z.object({ day: isoDate, price: z.number(), isSimulated: z.boolean() }).nullable(),
  /** The lowest of the closes since. */
  lowest: amount,
  stockPrice: amount,
  /** Stock price / buy-below price - 1, a fraction. */
  away: rate,
});
export type BuyBelowPrice = z.output<typeof buyBelowPrice>;

export const buyBelowPrices = z.object({
  /** How many notes the person has. */
  notes: z.number().int(),
  /** How many were first touched within a week. */
  touchedLately: z.number().int(),
  /** Those first touched within a month or below whose price the stock is, newest first; then those within 10 % of the price, nearest first: three of each. */
  prices: z.array(buyBelowPrice),
});
export type BuyBelowPrices = z.output<typeof buyBelowPrices>;

export const firedLately = z.object({
  /** How many of the person’s alerts fired since yesterday began in New York. */
  count: z.number().int(),
  /** The last one, in the shares of its target; null without one. */
  last: z
    .object({
      symbol: z.string(),
      price: z.number(),
      tradedAt: isoTime,
      isSimulated: z.boolean(),
      /** `value_moved`: the value of its forecast moved to the price. */
      cause: z.enum(['price_moved', 'value_moved']),
    })
    .nullable(),
});
export type FiredLately = z.output<typeof firedLately>;

const listMover = companyOverview
  .pick({
    symbol: true,
    shortName: true,
    currency: true,
    stockPrice: true,
    stockPriceChange: true,
    lastTradeTime: true,
    quote: true,
    newestFiling: true,
  })
  .extend({
    /** The shape of ten years, 0 to 100 at equal steps of time; empty where it isn't known. */
    priceLine: z.array(z.number().nullable()),
  });
export type ListMover = z.output<typeof listMover>;

export const listToday = z.object({
  /** The default one, then by name: the first six, and the chosen one. */
  lists: z.array(z.object({ id: listId, name: z.string() })),
  total: z.number().int(),
  chosen: listId,
  /** All of it, those without figures too. */
  companies: z.number().int(),
  up: z.number().int(),
  down: z.number().int(),
  /** The mean change of those with a price, each counted once. */
  average: rate,
  /** The eight that moved most, the largest rise first. */
  movers: z.array(listMover),
});
export type ListToday = z.output<typeof listToday>;

export const getSummary = endpoint({
  method: 'GET',
  access: 'person',
  path: '/summary',
  query: z.object({ list: idParam.brand<'ListId'>().optional() }),
  summary:
    'What is new for the person: filings of companies they follow, buy-below prices, and how a list moved',
  reply: z.object({
    /** How many companies they follow. */
    followed: z.number().int(),
    /** The company they opened first; null as long as they opened none. */
    firstOpened: z.string().nullable(),
    /** At most eight of the last year, newest first. */
    filings: z.array(filedReport),
    alerts: firedLately,
    buyBelow: buyBelowPrices,
    /** Null without a list. */
    listToday: listToday.nullable(),
    /** Companies to start with, for somebody who follows none. */
    start: z.array(listMover),
  }),
});
