import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime, madeOn } from '../shapes.ts';
import { isPrintableProse } from '../text/printable.ts';
import { answer, answerComment } from './post.ts';
import { ofPost } from './post-fields.ts';
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
      reason: z
        .string()
        .trim()
        .max(1_000, 'Use at most 1,000 characters')
        .refine(isPrintableProse, 'Use letters, spaces and punctuation only')
        .default(''),
    })
    .default({ reason: '' }),
  reply: question,
  refusals: ['not_found', 'conflict'],
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

/** An approved question, as its author wants it to read. */
const pendingEdit = z.object({
  question,
  title: z.string(),
  description: z.string(),
  companies: z.array(z.string()),
  tags: z.array(z.string()),
  editedAt: isoTime,
});

/** What waits longest comes first. */
export const getEditorsQueue = endpoint({
  method: 'GET',
  access: 'editQuestions',
  path: '/qa/editors/queue',
  summary: 'Questions and edits that wait for an editor',
  reply: z.object({ questions: z.array(question), edits: z.array(pendingEdit) }),
});

export const decideEdit = endpoint({
  ...byEditor,
  path: '/qa/questions/{id}/edit',
  summary: 'Approve an author’s edit, or decline it',
  params: ofPost,
  body: z.object({
    isApproved: z.boolean(),
    /** Of the edit that was read: a newer one answers 409 `stale`. Left out: whatever it says now. */
    editedAt: isoTime.optional(),
  }),
  reply: question,
  refusals: ['not_found', 'stale'],
});
