import { z } from 'zod';
import { quote } from '../company.ts';
import { forecastId } from '../ids.ts';
import { amount, isoDate, isoTime, rate, why } from '../shapes.ts';
import { noValueReason, valuationMethod } from '../valuation/valuation-methods.ts';

const reasoned = z.object({ value: amount, why: why.nullable() });

/** The model whose value stands beside a price: the person’s newest own forecast of the company, else the value its page shows first. */
const model = z.object({
  /** Null: no own forecast. */
  forecastId: forecastId.nullable(),
  name: z.string().nullable(),
  /** The number of its version. */
  version: z.number().int().nullable(),
  /** Null where the forecast leaves the method to the company. */
  method: valuationMethod.nullable(),
  /** The value of one traded share, in the trading currency. */
  valuePerShare: amount,
  /** Null with a value. */
  why: noValueReason.nullable(),
});

/** What was known of a company when a note, or an update, was written. Never changes; in the shares of then. */
export const knownThen = z.object({
  symbol: z.string(),
  /** When it was written; later for a company that was added to it later. */
  knownAt: isoTime,
  /** The currency of price and model. */
  currency: z.string(),
  price: amount,
  priceTime: isoTime.nullable(),
  /** `replay` is a simulated price. */
  priceKind: quote.shape.kind.nullable(),
  /** False where no company is left this month, and this one was not opened in it: figures and model are null then. */
  figuresVisible: z.boolean(),
  /** The last twelve months by the reports filed by then; null without one. */
  figures: z
    .object({
      currency: z.string(),
      periodEnd: isoDate,
      revenue: reasoned,
      earningsPerShare: reasoned,
      freeCashFlow: reasoned,
      netDebt: reasoned,
    })
    .nullable(),
  model: model.nullable(),
});
export type KnownThen = z.output<typeof knownThen>;

/** A figure then and now, of one share basis. */
const change = z.object({
  before: amount,
  now: amount,
  /** now - before, in the figure’s currency. */
  difference: amount,
  /** now / before - 1. Null from zero or less, with the reason. */
  change: rate,
  why: why.nullable(),
});

/** What changed since a note, or an update, was written. Per-share figures of then are in the shares of today. */
export const sinceThen = z.object({
  symbol: z.string(),
  currency: z.string(),
  price: amount,
  priceTime: isoTime.nullable(),
  priceKind: quote.shape.kind.nullable(),
  /** New shares for one of then, by the splits since. */
  splitFactor: z.number(),
  /** The price of then, in the shares of today. */
  priceBefore: amount,
  priceChange: z.object({ value: rate, why: why.nullable() }),
  /** With dividends reinvested. */
  totalReturn: z.object({ value: rate, why: why.nullable() }),
  /** The price the person typed, in the shares of today, with change and total return from it; null without one. */
  notePrice: z
    .object({
      price: z.number(),
      change: rate,
      why: why.nullable(),
      totalReturn: z.object({ value: rate, why: why.nullable() }),
    })
    .nullable(),
  figuresVisible: z.boolean(),
  /** The last twelve months then and now; null where there were or are none. Equal period ends: no report since. */
  figures: z
    .object({
      currency: z.string(),
      periodEndBefore: isoDate,
      periodEnd: isoDate,
      revenue: change,
      earningsPerShare: change,
      freeCashFlow: change,
      netDebt: change,
    })
    .nullable(),
  model: model.nullable(),
  /** The model value of then, in the shares of today. */
  modelBefore: amount,
  /** The fair-value range in the shares of today, and where today’s model value is; null without a range. */
  range: z
    .object({
      low: z.number(),
      high: z.number(),
      modelIs: z.enum(['below', 'inside', 'above']).nullable(),
      /** Null with an answer. */
      why: z.enum(['no_model_value', 'currency_mismatch', 'not_visible']).nullable(),
    })
    .nullable(),
  /** Whether the price was at or below the buy-below price since, by closes and the latest quote; null without one. */
  buyBelow: z
    .object({
      price: z.number(),
      isTouched: z.boolean().nullable(),
      /** The first day it was. */
      day: isoDate.nullable(),
      /** The close of that day, or the quote, in the shares of today. */
      touchedAt: amount,
      /** Whether that price was simulated, as in sample mode. */
      isSimulated: z.boolean(),
      why: z.enum(['no_price', 'currency_mismatch']).nullable(),
    })
    .nullable(),
});
export type SinceThen = z.output<typeof sinceThen>;
