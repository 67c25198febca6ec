import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { madeOn } from '../shapes.ts';
import { questionFilter } from './filter.ts';
import {
  draftIdField,
  formTrace,
  isDeletedReply,
  ofPost,
  questionEdit,
  questionForm,
} from './post-fields.ts';
import { foundQuestion, question } from './question.ts';

export const getQuestions = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'own',
  path: '/qa/questions',
  summary: 'Questions by a filter, twenty a page',
  query: questionFilter.extend({
    /** `next` of the page before. Of the tab `q-for-you` it names all that is to come. */
    cursor: z.string().max(2_000).optional(),
  }),
  reply: z.object({
    questions: z.array(question),
    /** All that match. */
    total: z.number().int(),
    /** The next page; null: this was the last. */
    next: z.string().nullable(),
  }),
  refusals: ['unauthenticated'],
});

export const searchQuestions = endpoint({
  method: 'GET',
  access: 'anyone',
  limit: 'question search',
  path: '/qa/questions/search',
  summary: 'Questions that match, the best first, ten at most',
  query: z.object({
    q: z.string().trim().max(200),
    isTitle: z
      .stringbool()
      .default(false)
      .describe('`true`: `q` is the title of a question, and those that ask the same are sought'),
  }),
  reply: z.object({ questions: z.array(foundQuestion) }),
});

export const getNamedCompanies = endpoint({
  method: 'GET',
  access: 'anyone',
  limit: 'question search',
  path: '/qa/questions/companies',
  summary: 'Companies that the title of a question names',
  query: z.object({ title: z.string().trim().max(200).describe('As typed so far') }),
  reply: z.object({ companies: z.array(z.object({ symbol: z.string(), name: z.string() })) }),
});

/** The same again within a minute answers the question that was asked. */
export const askQuestion = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post write',
  path: '/qa/questions',
  summary: 'Ask a question; editors approve it before others see it',
  body: z.object({
    data: questionForm,
    /** Gone once the question is asked. */
    draftId: draftIdField,
    form: formTrace,
  }),
  reply: question,
  refusals: ['not_found', 'conflict'],
});

/** Editors set the lists; its author edits the rest. After approval an author's edit waits for an editor. */
export const editQuestion = endpoint({
  method: 'PATCH',
  access: 'person',
  limit: 'post write',
  path: '/qa/questions/{id}',
  summary: 'Edit a question, or put it on lists of the editors',
  params: ofPost,
  body: z.object({
    questionLists: z.array(z.number().int().positive()).max(50).optional(),
    data: questionEdit.optional(),
    revision: madeOn,
  }),
  reply: question,
  refusals: ['not_found', 'forbidden', 'conflict', 'stale'],
});

/** One that waits for an editor, or was declined; where there is none, nothing changes. */
export const withdrawEdit = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post write',
  path: '/qa/questions/{id}/edit/withdraw',
  summary: 'Take back an edit of one’s own approved question',
  params: ofPost,
  reply: question,
  refusals: ['not_found', 'forbidden'],
});

/** By an editor, without answers. */
export const deleteQuestion = endpoint({
  method: 'DELETE',
  access: 'editQuestions',
  limit: 'edit questions',
  path: '/qa/questions/{id}',
  summary: 'Delete a question without answers',
  params: ofPost,
  reply: isDeletedReply,
  refusals: ['not_found', 'conflict'],
});

/** Within a day. */
export const restoreQuestion = endpoint({
  method: 'POST',
  access: 'editQuestions',
  limit: 'edit questions',
  path: '/qa/questions/{id}/restore',
  summary: 'Bring back a question deleted within a day',
  params: ofPost,
  reply: question,
  refusals: ['not_found'],
});

export const withdrawQuestion = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post write',
  path: '/qa/questions/{id}/withdraw',
  summary: 'Take back a question of one’s own that waits for approval',
  params: ofPost,
  reply: isDeletedReply,
  refusals: ['not_found', 'forbidden', 'conflict'],
});
