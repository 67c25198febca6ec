import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { draftId, postId } from '../ids.ts';
import { idParam, isoTime, madeOn } from '../shapes.ts';
import {
  answerDraft,
  draftIdField,
  isDeletedReply,
  questionCategories,
  questionDraft,
} from './post-fields.ts';

const saved = {
  id: draftId,
  /** Grows with each save. */
  revision: z.number().int(),
  createdAt: isoTime,
  updatedAt: isoTime,
};

const savedClaims = { ownsShare: z.boolean(), isGenerated: z.boolean() };

/** The question in the form it was saved. */
const savedQuestion = z.object({
  title: z.string(),
  description: z.string(),
  companies: z.array(z.string()),
  category: z.enum(questionCategories),
  year: z.string().nullable(),
  rows: z.array(z.string()),
  tags: z.array(z.string()),
  ...savedClaims,
});

export const draftOfQuestion = z.object({ ...saved, kind: z.literal('question'), data: savedQuestion });
export type DraftOfQuestion = z.output<typeof draftOfQuestion>;

export const draftOfAnswer = z.object({
  ...saved,
  kind: z.literal('answer'),
  data: z.object({ text: z.string(), ...savedClaims }),
  /** Null once the question is gone: the text can be copied. */
  questionId: postId.nullable(),
  questionTitle: z.string().nullable(),
});
export type DraftOfAnswer = z.output<typeof draftOfAnswer>;

/** Newest first. */
export const getDrafts = endpoint({
  method: 'GET',
  access: 'person',
  path: '/qa/drafts',
  summary: 'The person’s drafts of questions and answers',
  reply: z.object({ drafts: z.array(z.discriminatedUnion('kind', [draftOfQuestion, draftOfAnswer])) }),
});

export const saveQuestionDraft = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post draft',
  path: '/qa/drafts/question',
  summary: 'Save a draft of a question',
  body: z.object({ data: questionDraft, draftId: draftIdField, revision: madeOn }),
  reply: draftOfQuestion,
  refusals: ['not_found', 'conflict', 'stale'],
});

export const saveAnswerDraft = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post draft',
  path: '/qa/drafts/answer',
  summary: 'Save a draft of an answer',
  body: z.object({
    data: answerDraft,
    questionId: postId,
    draftId: draftIdField,
    revision: madeOn,
  }),
  reply: draftOfAnswer,
  refusals: ['not_found', 'conflict', 'stale'],
});

const ofDraft = z.object({ id: idParam.brand<'DraftId'>() });

/** Deleting it twice is deleting it. */
export const deleteDraft = endpoint({
  method: 'DELETE',
  access: 'person',
  limit: 'post draft',
  path: '/qa/drafts/{id}',
  summary: 'Delete a draft',
  params: ofDraft,
  reply: isDeletedReply,
});

export const restoreDraft = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post draft',
  path: '/qa/drafts/{id}/restore',
  summary: 'Bring back a draft deleted within a day',
  params: ofDraft,
  reply: z.discriminatedUnion('kind', [draftOfQuestion, draftOfAnswer]),
  refusals: ['not_found', 'conflict'],
});
