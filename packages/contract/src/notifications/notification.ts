import { z } from 'zod';
import { amount, isoTime } from '../shapes.ts';
import { notificationData, notificationTypes, type PostNotificationKind } from './kinds.ts';

/** `uncertain`: the mail server neither took nor refused it, so it may or may not have arrived. */
export const mailStates = ['waiting', 'sent', 'refused', 'uncertain'] as const;

const notificationBase = z.object({
  id: z.number().int().positive(),
  /** Counts the person’s notifications, without gaps. */
  seq: z.number().int().positive(),
  read: z.boolean(),
  createdAt: isoTime,
  /** The symbol of a company, or the name of a person. */
  actor: z.string(),
  avatar: z.string().nullable(),
  symbol: z.string().nullable(),
  companyName: z.string().nullable(),
  /** The currency of the company’s prices. */
  currency: z.string().nullable(),
  /** Whether it went out by email at once; null where it did not have to. */
  mail: z.enum(mailStates).nullable(),
});

function aboutPost<Kind extends PostNotificationKind>(kind: Kind) {
  return notificationBase.extend({
    kind: z.literal(kind),
    notificationType: z.literal(notificationTypes[kind]),
    /** The question’s title; null once it can’t be read any more, and of a reward. */
    value: z.string().nullable(),
    /** Lines of one kind about one thing stand together: the other people, most recent first. */
    others: z.array(z.string()),
    data: notificationData[kind],
  });
}

/** Sentences are made from it by `sentenceOf` and `detailOf`. */
export const notification = z.discriminatedUnion('kind', [
  notificationBase.extend({
    kind: z.literal('price'),
    notificationType: z.literal(notificationTypes.price),
    /** The target. */
    value: z.number(),
    data: notificationData.price,
  }),
  notificationBase.extend({
    kind: z.literal('report'),
    notificationType: z.literal(notificationTypes.report),
    /** Earnings per share. */
    value: amount,
    data: notificationData.report,
  }),
  notificationBase.extend({
    kind: z.literal('suspended'),
    notificationType: z.literal(notificationTypes.suspended),
    /** The last target. */
    value: z.number(),
    data: notificationData.suspended,
  }),
  notificationBase.extend({
    kind: z.literal('contest_answered'),
    notificationType: z.literal(notificationTypes.contest_answered),
    value: z.null(),
    data: notificationData.contest_answered,
  }),
  notificationBase.extend({
    kind: z.literal('own_figure_restated'),
    notificationType: z.literal(notificationTypes.own_figure_restated),
    /** What the text says. */
    value: z.number(),
    data: notificationData.own_figure_restated,
  }),
  aboutPost('question'),
  aboutPost('question_approved'),
  aboutPost('question_rejected'),
  aboutPost('question_answered'),
  aboutPost('question_with_analysts'),
  aboutPost('best_answer'),
  aboutPost('comment_reply'),
  aboutPost('followed_answer'),
  aboutPost('followed_comment'),
  aboutPost('reward'),
  aboutPost('post_hidden'),
  aboutPost('post_approved'),
  aboutPost('post_rejected'),
  aboutPost('edit_applied'),
  aboutPost('edit_declined'),
  aboutPost('figure_restated'),
]);
export type Notification = z.output<typeof notification>;
export type PostNotification = Extract<Notification, { kind: PostNotificationKind }>;
