import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { postId } from '../ids.ts';
import { idParam, isoTime } from '../shapes.ts';
import { author } from './author.ts';
import { answer, answerComment } from './post.ts';
import { ofPost } from './post-fields.ts';
import { question, questionTitle } from './question.ts';
import { answerSorts } from './question-choices.ts';

export { answerSorts } from './question-choices.ts';

/** What happened to a question, oldest first. */
const action = z.object({
  action: z.enum([
    'asked',
    'approved',
    'rejected',
    'featured',
    'closed',
    'with_analysts',
    'best_answer',
    'answered_by_analyst',
  ]),
  datetime: isoTime,
  /** Whose question or answer it was; null where nobody did it. */
  author: author.nullable(),
  /** What it came to: to the author. */
  points: z.number().int().nullable(),
});
export type QuestionAction = z.output<typeof action>;

const answerPage = {
  /** Thirty at most, the best and featured first. */
  sort: z.enum(answerSorts).default('upvotes'),
  /** Is on the page whatever the sort. */
  answer: idParam.optional().describe('An answer that must be among them'),
  comment: idParam.optional().describe('A comment whose branch must be among the comments'),
  cursor: z.string().max(200).optional(),
};

/** A question's own page. Not found for others while it waits, and once it is rejected or deleted. */
export const getQuestionLog = endpoint({
  method: 'GET',
  access: 'viewer',
  path: '/qa/questions/{id}/log',
  summary: 'A question with its answers, and what happened to it',
  params: ofPost,
  query: z.object(answerPage),
  reply: z.object({
    question,
    actions: z.array(action),
    /** The next answers; null: these were the last. */
    next: z.string().nullable(),
    similar: z.array(questionTitle),
  }),
  refusals: ['not_found'],
});

export const getAnswers = endpoint({
  method: 'GET',
  access: 'viewer',
  path: '/qa/answers',
  summary: 'Answers to a question, thirty a page',
  query: z.object({ questionId: idParam, ...answerPage }),
  reply: z.object({ answers: z.array(answer), next: z.string().nullable() }),
  refusals: ['not_found'],
});

export const getAnswerComments = endpoint({
  method: 'GET',
  access: 'viewer',
  path: '/qa/comments',
  summary: 'All comments on an answer with their replies, oldest first',
  query: z.object({ answerId: idParam }),
  reply: z.object({ comments: z.array(answerComment) }),
  refusals: ['not_found'],
});

/** Small and the same for all: asked again and again while a question is read. */
export const getQuestionCounters = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/qa/questions/{id}/counters',
  summary: 'Votes, answers and comments of a question at this moment',
  params: ofPost,
  reply: z.object({
    /** Grows when a text is added, changed or removed. */
    version: z.number().int(),
    answersCount: z.number().int(),
    posts: z.array(
      z.object({
        id: postId,
        likesCount: z.number().int(),
        dislikesCount: z.number().int(),
        /** Answers, comments or replies. */
        childrenCount: z.number().int(),
      }),
    ),
  }),
  refusals: ['not_found'],
});
