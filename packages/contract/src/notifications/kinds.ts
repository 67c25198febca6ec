import { z } from 'zod';
import { alertId, forecastId } from '../ids.ts';
import { amount, isoDate, isoTime } from '../shapes.ts';

/**
 * Every kind of notification, with its public number. 2 is not used: clients of other products of this kind know
 * reports as 3. `suspended` is ours: an alert that can't fire at present.
 */
export const notificationTypes = { price: 0, question: 1, report: 3, suspended: 4 } as const;

export type NotificationKind = keyof typeof notificationTypes;
export const notificationKinds = Object.keys(notificationTypes) as NotificationKind[];

/** A price alert fired. */
const price = z.object({
  alertId,
  epoch: z.number().int(),
  /** What it was armed at. */
  target: z.number(),
  /** The last price before; null for the first. */
  before: amount,
  /** What it fired at. */
  price: z.number(),
  tradedAt: isoTime,
  simulated: z.boolean(),
  cause: z.enum(['price_moved', 'value_moved']),
  /** The forecast a model alert follows, by its name then, and the margin to its value. */
  forecastId: forecastId.nullable(),
  forecastName: z.string().nullable(),
  margin: z.number().nullable(),
});

/** Somebody commented on the person’s answer. */
const question = z.object({
  questionId: z.number().int(),
  answerId: z.number().int(),
  commentId: z.number().int(),
  title: z.string(),
  author: z.string(),
  avatar: z.string().nullable(),
  comment: z.string(),
});

/** A company filed a report. */
const report = z.object({
  accession: z.string(),
  /** `10-K`, `10-Q`, `20-F` … */
  form: z.string(),
  /** The column of the financials: `2025`, `2025-Q3`. */
  period: z.string(),
  periodEnd: isoDate,
  /** Diluted, as filed. */
  eps: amount,
  /** The currency of the earnings per share. */
  currency: z.string(),
  /** Why the person is notified: the first that applies, with the list’s or forecast’s name. */
  because: z.enum(['forecast', 'list', 'note']),
  name: z.string().nullable(),
});

/** A price alert can’t fire at present. */
const suspended = z.object({
  alertId,
  epoch: z.number().int(),
  /** The last one it had. */
  target: z.number(),
  /** `no_value`: its forecast has none, or was deleted; `no_quotes`: the company had no price for 30 days. */
  reason: z.enum(['no_value', 'forecast_deleted', 'no_quotes']),
  forecastId: forecastId.nullable(),
  forecastName: z.string().nullable(),
});

export const notificationData = { price, question, report, suspended };
export type NotificationData = {
  readonly [Kind in NotificationKind]: z.output<(typeof notificationData)[Kind]>;
};
