import { moderationReasons, rejectionProblem } from '@tenfold/domain/qa';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { postId } from '../ids.ts';
import { isoTime, madeOn } from '../shapes.ts';
import { answer, answerComment } from './post.ts';
import { ofPost, reasonSentence } from './post-fields.ts';
import { question } from './question.ts';

const byEditor = { method: 'POST', access: 'editQuestions', limit: 'edit questions' } as const;
/** Without a value the call toggles, as it is specified. */
const wanted = z.object({ isOn: z.boolean().optional() }).default({});

export const approveQuestion = endpoint({
  ...byEditor,
  path: '/qa/questions/{id}/approve',
  summary: 'Approve a question: the seven days begin',
  params: ofPost,
  body: z.object({ revision: madeOn }).default({}),
  reply: question,
  refusals: ['not_found', 'conflict', 'stale'],
});

export const rejectQuestion = endpoint({
  ...byEditor,
  path: '/qa/questions/{id}/reject',
  summary: 'Reject a question, with a reason that its author reads',
  params: ofPost,
  body: z
    .object({
      reason: z.enum(moderationReasons),
      /** Added to the sentence of the reason. */
      sentence: reasonSentence,
      /** With `answered` alone: the question that answers it, which everybody can read. */
      answeredBy: postId.nullable().default(null),
      revision: madeOn,
    })
    .superRefine((body, context) => {
      const problem = rejectionProblem(body);
      if (problem !== null) context.addIssue({ code: 'custom', ...problem });
    }),
  reply: question,
  refusals: ['not_found', 'conflict', 'stale'],
});

export const featureQuestion = endpoint({
  ...byEditor,
  path: '/qa/questions/{id}/featured',
  summary: 'Feature a question, or stop featuring it',
  params: ofPost,
  body: wanted,
  reply: question,
  refusals: ['not_found', 'conflict'],
});

export const featureAnswer = endpoint({
  ...byEditor,
  path: '/qa/answers/{id}/featured',
  summary: 'Feature an answer, or stop featuring it',
  params: ofPost,
  body: wanted,
  reply: answer,
  refusals: ['not_found'],
});

export const featureAnswerComment = endpoint({
  ...byEditor,
  path: '/qa/comments/{id}/featured',
  summary: 'Feature a comment, or stop featuring it',
  params: ofPost,
  body: wanted,
  reply: answerComment,
  refusals: ['not_found'],
});

export const decideEdit = endpoint({
  ...byEditor,
  path: '/qa/questions/{id}/edit',
  summary: 'Approve an author’s edit, or decline it',
  params: ofPost,
  body: z.object({
    isApproved: z.boolean(),
    /** When the edit that was read was made: a newer one answers 409 `stale`. Left out: whatever it says now. */
    editedAt: isoTime.optional(),
    /** For one that is declined: its author reads its words. Left out: that it was declined, and no reason. */
    reason: z.enum(moderationReasons).optional(),
    /** Added to the reason’s words; of `other` it is all its author reads. */
    sentence: reasonSentence,
  }),
  reply: question,
  refusals: ['not_found', 'stale'],
});
