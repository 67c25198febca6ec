import { z } from 'zod';
import { amount, isoDate, rate } from '../shapes.ts';
import { valuationMethod } from '../valuation/valuation-methods.ts';
import { filedFigure } from './filed-figure.ts';

/** The value per share on the day of the price, as the company's page shows it first. */
const worth = z.object({
  method: valuationMethod,
  valuePerShare: z.number(),
  /** The day it is carried to; null where it stays at the fiscal year end. */
  day: isoDate.nullable(),
  requiredReturn: z.number(),
  terminalGrowth: z.number(),
  /** Value = constant + the sum of weight x free cash flow, a weight for each forecast year. */
  constant: z.number(),
  weights: z.array(z.number()),
  /** What the formula gives where the equity is worth nothing: from here down there is no value. */
  least: z.number(),
});

/** One row of a company: ten fiscal years as filed, six as forecast by its averages. */
export const liveRow = z.object({
  rowKey: z.string(),
  filed: z.array(filedFigure),
  forecast: z.array(
    z.object({
      year: z.number().int(),
      isTerminal: z.boolean(),
      value: z.number(),
      /** What free cash flow is calculated from, so that a typed one can be said in cells of the table. */
      revenue: amount,
      capex: amount,
    }),
  ),
  /** Null for a row that is not free cash flow, or a company that is valued otherwise. */
  worth: worth.nullable(),
});
export type LiveRow = z.output<typeof liveRow>;

/** One typed percentage and what the value becomes with it: what importing a changed workbook does. */
export const oneChange = z.object({
  rowKey: z.string(),
  year: z.number().int(),
  /** The last fiscal year's amount and change, and those of the first forecast year. */
  lastAmount: z.number(),
  lastChange: rate,
  amount: z.number(),
  before: z.number(),
  after: z.number(),
  valuePerShare: z.number(),
  valueAfter: z.number(),
});
export type OneChange = z.output<typeof oneChange>;
