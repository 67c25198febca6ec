import { z } from 'zod';
import { decisions } from '../financials/contests/contests.ts';
import { namedFigure } from '../financials/text-figure.ts';
import { alertId, contestId, forecastId, listId } from '../ids.ts';
import { amount, isoDate, isoTime } from '../shapes.ts';

/**
 * Every kind of notification, with its public number. 2 is not used: clients of other products of this kind know
 * reports as 3. Those from 4 on are ours. `suspended`: an alert that can't fire at present; `question`: somebody commented
 * on the person’s answer; `post_approved`, `post_rejected`: of an answer or a comment that an editor read first; `edit_…`: of
 * an approved question.
 */
export const notificationTypes = {
  price: 0,
  question: 1,
  report: 3,
  suspended: 4,
  question_approved: 5,
  question_rejected: 6,
  question_answered: 7,
  question_with_analysts: 8,
  best_answer: 9,
  comment_reply: 10,
  followed_answer: 11,
  followed_comment: 12,
  reward: 13,
  post_hidden: 14,
  post_approved: 15,
  post_rejected: 16,
  edit_applied: 17,
  edit_declined: 18,
  contest_answered: 19,
  figure_restated: 20,
  own_figure_restated: 21,
} as const;

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

/** About the community: where it leads, and what there is to read of it at this moment. */
const post = z.object({
  /** Null of a reward. */
  questionId: z.number().int().nullable(),
  answerId: z.number().int().nullable(),
  commentId: z.number().int().nullable(),
  /** The question's title; null once it can’t be read any more, and of a reward. */
  title: z.string().nullable(),
  /** The beginning of the answer or comment, or the reason why it was rejected, declined or removed; null: none, or it can’t be read any more. */
  excerpt: z.string().nullable(),
  /** For the best answer: whether the person wrote it. */
  isOwn: z.boolean(),
  /** For a reward: the points it was reached with, 100, 200, … */
  hundred: z.number().int().nullable(),
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

/** An editor answered a contest that the person opened or follows. */
const contestAnswered = z.object({
  contestId,
  rowKey: z.string(),
  column: z.string(),
  /** `withdrawn`: an earlier correction no longer counts. */
  decision: z.enum([...decisions, 'withdrawn']),
  answer: z.string(),
});

/** A later filing changed a figure that the person named in a comment or a note. */
const ownFigureRestated = namedFigure
  .pick({ period: true, label: true, unit: true, currency: true, value: true })
  .extend({
    /** What is filed now; `value` is what the text says. */
    now: z.number(),
    filed: isoDate,
    /** The first text that names it. */
    place: z.discriminatedUnion('in', [
      z.object({ in: z.literal('note'), symbol: z.string() }),
      z.object({ in: z.literal('comment'), symbol: z.string() }),
      z.object({ in: z.literal('list_comment'), listId }),
    ]),
  });

/** What editors decided about a text, and a figure of it that was restated: its author’s alone to hear. */
export const authorPostKinds = [
  'post_hidden',
  'post_approved',
  'post_rejected',
  'edit_applied',
  'edit_declined',
  'figure_restated',
] as const satisfies readonly NotificationKind[];

/** Kinds whose text is read when they are shown: nothing of it is kept with them. */
export const postKinds = [
  'question',
  'question_approved',
  'question_rejected',
  'question_answered',
  'question_with_analysts',
  'best_answer',
  'comment_reply',
  'followed_answer',
  'followed_comment',
  'reward',
  ...authorPostKinds,
] as const satisfies readonly NotificationKind[];
export type PostNotificationKind = (typeof postKinds)[number];

export const notificationData = {
  price,
  report,
  suspended,
  contest_answered: contestAnswered,
  own_figure_restated: ownFigureRestated,
  question: post,
  question_approved: post,
  question_rejected: post,
  question_answered: post,
  question_with_analysts: post,
  best_answer: post,
  comment_reply: post,
  followed_answer: post,
  followed_comment: post,
  reward: post,
  post_hidden: post,
  post_approved: post,
  post_rejected: post,
  edit_applied: post,
  edit_declined: post,
  figure_restated: post,
};
export type NotificationData = {
  readonly [Kind in NotificationKind]: z.output<(typeof notificationData)[Kind]>;
};
export type PostNotificationData = NotificationData[PostNotificationKind];
