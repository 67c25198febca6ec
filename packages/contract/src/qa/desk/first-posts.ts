import { moderationReasons } from '@tenfold/domain/qa';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { isoTime, madeOn } from '../../shapes.ts';
import { answer, answerComment } from '../post.ts';
import { ofPost, reasonSentence } from '../post-fields.ts';

/** `companies`: symbols of what the question is about. */
const held = { questionTitle: z.string(), companies: z.array(z.string()), writtenAt: isoTime };

const firstPost = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), ...held, answer }),
  /** `answerText`: what it is under. */
  z.object({ kind: z.literal('comment'), ...held, answerText: z.string(), comment: answerComment }),
]);
export type FirstPost = z.output<typeof firstPost>;

/** The first two posts of an account, as far as they are answers and comments; what waits longest comes first. */
export const getFirstPosts = endpoint({
  method: 'GET',
  access: 'editQuestions',
  path: '/qa/editors/posts',
  summary: 'Answers and comments of new accounts that wait for an editor',
  query: z.object({
    /** `next` of the page before. */
    cursor: z.string().max(200).optional(),
  }),
  reply: z.object({ posts: z.array(firstPost), next: z.string().nullable() }),
});

const byEditor = { method: 'POST', access: 'editQuestions', limit: 'edit questions' } as const;

/** The text that the editor read: of a newer one the revision answers 409 `stale`. */
const approved = z.object({ revision: madeOn }).default({});

const rejected = z.object({
  reason: z.enum(moderationReasons),
  /** For its author, after the words of the reason. Needed with `other`. */
  sentence: reasonSentence,
});

export const approveAnswer = endpoint({
  ...byEditor,
  path: '/qa/answers/{id}/approve',
  summary: 'Show an answer that waits',
  params: ofPost,
  body: approved,
  reply: answer,
  refusals: ['not_found', 'conflict', 'stale'],
});

export const rejectAnswer = endpoint({
  ...byEditor,
  path: '/qa/answers/{id}/reject',
  summary: 'Reject an answer that waits, with a reason that its author reads',
  params: ofPost,
  body: rejected,
  reply: answer,
  refusals: ['not_found', 'conflict'],
});

export const approveAnswerComment = endpoint({
  ...byEditor,
  path: '/qa/comments/{id}/approve',
  summary: 'Show a comment that waits',
  params: ofPost,
  body: approved,
  reply: answerComment,
  refusals: ['not_found', 'conflict', 'stale'],
});

export const rejectAnswerComment = endpoint({
  ...byEditor,
  path: '/qa/comments/{id}/reject',
  summary: 'Reject a comment that waits, with a reason that its author reads',
  params: ofPost,
  body: rejected,
  reply: answerComment,
  refusals: ['not_found', 'conflict'],
});
