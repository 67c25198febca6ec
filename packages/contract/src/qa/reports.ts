import { moderationReasons } from '@tenfold/domain/qa';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime } from '../shapes.ts';
import { author } from './author.ts';
import { anyPost, reasonSentence } from './post-fields.ts';
import { postPlace } from './post-place.ts';

const own = z.object({ isReported: z.boolean() });

export const reportPost = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post react',
  path: '/qa/report/{kind}/{id}',
  summary: 'Report a question, answer or comment to the editors',
  params: anyPost,
  body: z.object({
    reason: z.enum(moderationReasons).describe('One of those that readers choose from for this kind of text'),
    /** For the editors. Needed with `other`. */
    sentence: reasonSentence,
  }),
  reply: own,
  refusals: ['not_found', 'forbidden', 'conflict'],
});

export const withdrawReport = endpoint({
  method: 'DELETE',
  access: 'person',
  limit: 'post react',
  path: '/qa/report/{kind}/{id}',
  summary: 'Withdraw a report',
  params: anyPost,
  reply: own,
  refusals: ['not_found'],
});

/** A text that readers reported. Who did is in no reply. */
const editorsReport = z.object({
  post: postPlace,
  /** For a question, its details. */
  text: z.string(),
  author,
  /** `new`: until seven days after their first approved post. Null, as `memberSince`: the account was deleted. */
  authorStanding: z.enum(['new', 'settled']).nullable(),
  memberSince: isoTime.nullable(),
  /** Until when an editor has limited them; null: nobody has. */
  limitedUntil: isoTime.nullable(),
  /** Texts of theirs that were removed for what readers reported. */
  upheldCount: z.number().int(),
  /** How many readers named each, the most frequent first. None: all withdrew what held the text. */
  reasons: z.array(z.object({ reason: z.enum(moderationReasons), count: z.number().int().positive() })),
  /** What they wrote. */
  sentences: z.array(z.string()),
  /** Only its author and editors get it until one decides. */
  isHeld: z.boolean(),
  /** When the first reader reported it. */
  since: isoTime,
});
export type EditorsReport = z.output<typeof editorsReport>;

const sharedText = z.object({
  /** For a question, its title. */
  text: z.string(),
  /** When the first of them was posted. */
  since: isoTime,
  /** Those that others read, in the order they were posted. */
  posts: z.array(z.object({ post: postPlace, author })),
});
export type SharedText = z.output<typeof sharedText>;

export const getEditorsReports = endpoint({
  method: 'GET',
  access: 'editQuestions',
  path: '/qa/editors/reports',
  summary: 'Texts that readers reported, what waits longest first',
  query: z.object({
    /** `next` of the page before. */
    cursor: z.string().max(200).optional(),
  }),
  reply: z.object({
    reports: z.array(editorsReport),
    /** What several accounts posted within a week, each text once; on the first page. */
    sharedTexts: z.array(sharedText),
    next: z.string().nullable(),
  }),
});

/** An editor who agrees hides the text with the usual call, which upholds its open reports. */
export const dismissReports = endpoint({
  method: 'POST',
  access: 'editQuestions',
  limit: 'edit questions',
  path: '/qa/editors/reports/{kind}/{id}/dismiss',
  summary: 'Leave a text that readers reported as it was',
  params: anyPost,
  reply: z.object({ isDismissed: z.literal(true) }),
  refusals: ['not_found', 'conflict'],
});
